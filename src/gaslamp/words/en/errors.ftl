# What is wrong, in one sentence, and what would be right.

# Setting up a game.
seats-of-game = { $title } is played with { $seats } seats.
no-such-option = { $title } has no option '{ $key }'; it has: { $known }.
no-such-value = The option '{ $key }' cannot be '{ $value }'; it can be: { $values }.
no-plans = { $title } has no plans to be typed.

# At the table.
no-such-bot = There is no bot '{ $name }'; there are: { $known }.
no-such-preference = There is no preference '{ $how }'; a seat can be asked: { $known }.
