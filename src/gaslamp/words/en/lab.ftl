# The report of a simulation.
progress = games
simulated = { $game }: { $played } of { $games } games played, { $finished } finished, seeds from { $seed }.
options-none = Options: none.
options-given = Options: { $options }.
option-given = { $setting }: { $value }
seat-bot = { $seat } { $bot }
none = none
# Stands in the sentence of an ending for whoever it is about.
somebody = …
wins-by-seat = Wins by seat
endings = Endings
column-games = games
column-wins = wins
column-share = share
column-interval = 95 % interval
interval = { $low } to { $high }
length = Length of a finished game
length-turns = turns: mean { $mean }, median { $median }, from { $least } to { $most }
length-decisions = decisions: mean { $mean }, median { $median }, from { $least } to { $most }
speed = Speed: { $decisions } decisions in { $seconds } s, { $rate } a second.
odd-games = Odd games
odd-longest = longest ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-shortest = shortest ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-lopsided = most lopsided ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-unfinished = unfinished ({ $turns } turns, { $decisions } decisions, spread { $spread }):
interrupted-after = Interrupted after { $played } of { $games } games.
