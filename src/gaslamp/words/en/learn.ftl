# What every teacher says, whatever is taught.

not-now = Not now: what the lesson asks for comes first.
lost = That was the end of it, and not the one we want.
like-this = Like this. Now you.

# In a first game.
no-more = You need me no more. When in doubt, ask for a hint.
could-still = Before your last choice you could still have done this: { $label }.
