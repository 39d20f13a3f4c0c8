# The report of a simulation.
progress = games
simulated = { $game }: { $played } of { $games } games played, { $finished } finished, seeds from { $seed }.
options-none = Options: none.
options-given = Options: { $options }.
option-given = { $setting }: { $value }
seat-bot = { $seat } { $bot }
none = none
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
chances = Chances at { $choices } choices, off by { $off } in a hundred on average
chances-tenth = said { $said } in a hundred, came { $came }, at { $choices } choices
speed = Speed: { $decisions } decisions in { $seconds } s, { $rate } a second.
odd-games = Odd games
odd-longest = longest ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-shortest = shortest ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-lopsided = most lopsided ({ $turns } turns, { $decisions } decisions, spread { $spread }):
odd-unfinished = unfinished ({ $turns } turns, { $decisions } decisions, spread { $spread }):
interrupted-after = Interrupted after { $played } of { $games } games.

# The columns of results for other tools.
column-seed = The seed of the game; with the bots and options it can be played again.
column-finished = Whether the game came to its end.
column-decisions = How many choices were made.
column-turns = The number of the last turn or round.
column-winners = The seats that won; the first is 0.
column-ending = How it ended, as the key of a message.
column-score = A number for each seat, whose spread tells how lopsided the end was.
column-group = For each seat its { $name }.
column-fact = The { $name } of the game.
column-chances = At every choice whose it was and the chance to win in thousandths, where chances were asked for.

# Whether a game keeps to its bands.
balance-of = { $game }, played by { $bots } on all seats, seeds from { $seed }. Shares in a hundred; the interval holds the truth 95 times in 100.
counts-won = All win together
counts-seat = Seat { $seat } wins
cell-seats =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
balance-share = { $share } ({ $low } to { $high }, { $games } games)
balance-within = { $what }: { $share }, within { $least } to { $most }
balance-edge = { $what }: { $share }, within { $least } to { $most }, but its interval is not
balance-outside = { $what }: { $share }, OUTSIDE of { $least } to { $most }
balance-near = { $what }: { $share }, outside of { $least } to { $most }, but its interval is not
balance-told = { $what }: { $share }
balance-falls = From { $first } to { $second } it grows harder by { $points } in a hundred.
balance-rises = From { $first } to { $second } it grows EASIER by { $points } in a hundred.
balance-sum =
    { $outside ->
        [0] All { $rows } keep to their bands.
        [one] One of { $rows } does not keep to its band.
       *[other] { $outside } of { $rows } do not keep to their bands.
    }

# The balance report.
gap = …
report-title = Report of the Laboratory
report-measured = { $game }, measured by { $games } games of { $bots } on all seats
report-bar = a bar shows where the truth lies 95 times in 100
report-games = { $games } games
report-few = { $games } games: too few to tell
report-each = { $games } games each
report-interval = { $low } to { $high } in a hundred, { $games } games
report-first-title = How often whoever begins wins
report-first =
    { $seats ->
        [2] First player
       *[other] First of { $seats }
    }
report-tables = How often all win together
report-choice = { $verb }: who chose it wins
report-caveat = Lozenges: of the seats that chose it, so many in a hundred won. Who is ahead chooses other things than who is behind, so this is not what the choice is worth. Rings: a model in which every choice, the seat’s side and the table have their part.
report-all = All { $count }
report-column-thing = what
report-column-won = won
report-column-interval = interval
report-column-model = model
report-column-times = times
report-column-verb = choice
report-column-rule = rule
report-length = Turns in a game
report-half = half are over by turn { $turns }
report-bands = The bands of this game
report-band = { $what }: should be { $least } to { $most }
report-drama = Choices and drama
report-decisions = Choices in a game
report-options = Options at a choice
report-real = Choices with more than one option, in a hundred
report-most = Options at the widest choice
report-changes = Times the favourite changes in a game
report-swing = How far the first seat’s chance moves in a game, in points
report-lowest = Lowest chance of whoever won in the end (half were lower)
report-open = Part of a game before its winner leads for good (half were longer), in a hundred
report-unused = What nobody met
report-unused-none = Everything that is printed was named in these { $games } games.
report-unused-some =
    { $count ->
        [one] One printed thing was not named in any of { $games } games:
       *[other] { $count } printed things were not named in any of { $games } games:
    }
report-verbs = What was chosen, and how often
report-never = Never chosen: { $verbs }.
report-rules = Rules that came up
report-rules-said = Of { $rules } rules that the code cites, { $never } did not come up in { $games } games that were looked at closely.
report-rules-never = The { $count } that did not
report-source = Gaslamp { $version }, content { $content }, seeds from { $seed }, bots: { $bots }.

# A certificate

certify-of = { $game }, with Gaslamp { $version }, rules { $rules }, content { $content }, { $engine ->
    [compiled] compiled
   *[other] interpreted
}.
certify-played = { $positions } positions of { $games } games were held beside { $worlds } redealt worlds: { $bytes } bytes.
certify-state = coming to the table, the whole state: { $count }
certify-help = what a first-time player is told, slips and the teacher's whispers: { $count }
certify-choice = every message after a choice, in order: { $count }
certify-list = the lists of the hall: { $count }
certify-replay = replays: { $count }
certify-report = reports: { $count }
certify-hint = hints: { $count }
certify-missed = what the teacher says was let go: { $count }
certify-chance = chances: { $count }
certify-digest = Digest of all that was told: { $digest }.
certify-same = Nobody was told what they could not know: there is no difference.
certify-spectator = somebody who watches
certify-stranger = a stranger
certify-seat = seat { $seat }
certify-differs = DIFFERENT in { $part }, for { $who }: found after { $after } choices of the game with seed { $seed }; { $fewest } of them show it.
certify-real = in truth: { $text }
certify-other = elsewhere: { $text }
certify-table = seats { $seats }; { $options }

# What if

whatif-title = What if?
whatif-progress = { $deals } of { $games } deals
whatif-of = { $game }: as it is and as it would be, on the same { $deals } deals. Shares in a hundred; the intervals hold together, whenever one looks, 95 times in 100.
whatif-change = { $name }: { $fields }
whatif-wins = wins
whatif-share = { $what }: { $before } before, { $after } after; { $change } ({ $low } to { $high })
whatif-card-before = { $name } as it is: chosen by { $used } of { $seats } seats, of whom { $won } in a hundred won ({ $verbs })
whatif-card-after = { $name } as it would be: chosen by { $used } of { $seats } seats, of whom { $won } in a hundred won ({ $verbs })
whatif-verb = { $verb }: { $times }
whatif-differs = Settled after { $deals } deals: it makes a difference.
whatif-same = Settled after { $deals } deals: there is no difference of { $points } points or more.
whatif-open = Not settled after { $deals } deals: no difference is seen that could not be chance.
tune-tried = { $what } ({ $games } games a table): off by { $off }
tune-best = { $game }: the best that was tried, off by { $off }:
