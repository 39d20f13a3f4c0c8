# What every teacher says, whatever is taught.

not-now = Not now: first what is lit.
lost = That was the end of it, and not the one we want.
like-this = Like this. Now you.

# In a first game.
no-more = You need me no more. I am under Hint.
could-still = You could still have done this: { $label }.
