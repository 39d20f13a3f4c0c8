# What is wrong, in one sentence, and what would be right.

# Setting up a game.
seats-of-game = { $title } is played with { $seats } seats.
no-such-option = { $title } has no option '{ $key }'; it has: { $known }.
no-such-value = The option '{ $key }' cannot be '{ $value }'; it can be: { $values }.
no-plans = { $title } has no plans to be typed.

# At the table.
no-such-bot = There is no bot '{ $name }'; there are: { $known }.
no-such-preference = There is no preference '{ $how }'; a seat can be asked: { $known }.
cannot-sit = Nobody called '{ $who }' can sit down; a seat is: { $allowed }.
game-over = The game is over.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
not-your-turn = It is not { $name }'s turn to choose.
closed = { $why } ({ $rule })
not-on-menu = '{ $key }' is not one of the options now; choose one of the menu's keys.
can-be-chosen = '{ $key }' can be chosen: it is on the menu.

# Going back.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
redo-of-another = The next choice to redo is another seat's.
no-undo-asked = Nobody has asked to undo anything.
undo-others-chose = Somebody else has chosen since your last choice; ask the table to go back.
undo-too-late = The time is up; what was chosen before stays.
undo-shown-since = Something hidden was shown or chance has spoken since; ask the table to go back.
undo-none-made = You have made no choice that could be undone.
undo-never = At this table nothing is taken back once something hidden was shown or chance has spoken.
undo-bots-refuse = Something hidden was shown or chance has spoken since, and bots grant nobody a second look. A table can be laid where going back is free.
no-such-term = A table has no term '{ $key }'; it has: { $known }.
undo-final = In { $title } nothing is taken back once something hidden was shown or chance has spoken.

# Saves and positions.
save-changed = The rules or cards have changed since this game was played ({ $trouble }); it goes on from where it stood, without undo.
save-of-position = it was begun at a position of another game
save-other-cards = it was begun with other cards
save-leads-elsewhere = the same choices now lead elsewhere
save-failed = { $error }
save-other-pieces = The save was made with other cards than these; load it with the content pack it was made with, or without one if it had none.
position-too-large = it shows more than any table has room for
position-stuck = nobody can choose anything
position-over-and-asked = it is over and somebody is still to choose
save-choices-misfit = its choices no longer fit

no-such-game = There is no game '{ $game_id }'; there are: { $known }.
content-entry = { $file }, { $table } '{ $id }', field '{ $field }': { $what }.
cannot-read = { $path } cannot be read: { $error }.
not-toml = { $path } is not valid TOML: { $error }.
no-such-table-in-content = { $path }: there is no table '{ $table }'; the tables are { $known }.
not-a-list-of-tables = { $path }: '{ $table }' should be written as [[{ $table }]].
pack-other-game = { $file }: the pack is for '{ $it }', not for '{ $game_id }'.
pack-without-unknown = { $file }: 'without' names '{ $gone }', a card the game does not have.
pack-no-folder = { $pack } is not a folder; a content pack is a folder with a { $file }.
pack-no-file = { $pack } has no { $file }; it should give `game` and `name`.
pack-field-missing = { $file }, field '{ $field }': is missing; it should be a text.
pack-without-list = { $file }, field 'without': should be a list of ids.
pack-whole = { $file }, field 'whole': should be true or false.
pack-field-unknown = { $file }: '{ $it }' is not known; the fields are game, name, without, whole.
save-not-ours = This is not a Gaslamp save: its first line should be 'gaslamp save 1'.
save-other-format = This save has another format than '{ $head }'; use the version that wrote it.
save-cut-short = The save is cut short: its closing 'check:' line is missing.
save-damaged = The save is damaged: its content does not match its 'check:' line.
save-damaged-line = The save is damaged: a line of it cannot be read ({ $error }).
snapshot-pile = The snapshot in the save has a pile with pieces that no game has.
snapshot-foreign-class = The save names '{ $name }', which is not a part of its game.
snapshot-unknown-class = The save names '{ $name }', which this version does not have.
snapshot-too-large = The snapshot in the save is larger than any position of a game.
snapshot-long-list = The snapshot in the save has a list longer than any game's.
snapshot-long-text = The snapshot in the save has a text longer than any game's.
snapshot-number = The snapshot in the save has a number that is out of range.
snapshot-misfit = The snapshot in the save does not fit this version of the game.
snapshot-no-state = The snapshot in the save is not the state of a game.
no-such-table = There is no such table; the link may be cut short.
server-stopping = The server is stopping; come back in a moment.
table-cannot-open = This table cannot be opened: { $trouble }
send-json = Send JSON, with the header Content-Type: application/json.
body-too-big = A body has at most { $most } kB here.
body-unusable = The body cannot be used: { $error }.
bearer-expected = The Authorization header should be: Bearer TOKEN,TOKEN…
too-many-tokens = At most { $most } tokens fit into one request.
should-be-number = '{ $name }' should be a whole number, { $least } to { $most }.
too-many-new-tables = That is a lot of new tables; wait a few seconds.
token-needed = Send the token of a seat at this table.
save-being-opened = Another save from your address is being opened; try again then.
tokens-needed = Send the tokens whose tables you want to see.
only-founder = Only who made the table can make new links for it.
table-seats = The table has seats 0 to { $most }.
save-needs-links = A save shows everybody's secrets: while the game runs it takes the links of all seats that are not simply bots', and none may be open; afterwards one link.
statistics-early = Statistics come when the game is over.
game-seats = The game has { $count } seats; name as many or none.
finish-first = The game is not over yet; finish it first.
no-game-here = There is no game '{ $game_id }'; see /api/games.
eyes-wrong = 'eyes' should be a seat, { $spectator } or { $all }.
eyes-own = Until the game is over you look back with your own eyes.
nothing-to-hint = Nothing is asked of this seat now, so there is nothing to hint.
hint-coming = A hint is being thought about; it comes in a moment.
hint-stale = The table has moved on while the hint was thought about.
clock-only = Nobody chooses that here: it happens when the time is up.
no-time-runs = No time is running now.
clock-strict = This table plays with strict time: nothing stops the clock.
clock-no-more = This table plays with pauses, but nobody gets more time.
clock-last = More time has been taken { $most } times; that was the last.
seed-or-daily = A table has a seed of its own or the day's, not both.
not-your-seat = You do not hold seat { $seat }; use that seat's link.
bot-plays-seat = A bot plays this seat; take the seat back first.
no-such-position = There is no position { $wanted } here; there are { $first } to { $last }.
too-many-tokens-in-hello = At most { $most } tokens fit into one hello.
link-opens-nothing = This link opens no seat here; ask for a new one.
somebody-sits = Somebody sits there; only they can leave the seat.
make-new-link = Make a new link for the seat and pass it on; who joins sits down.
save-cannot-open = The save cannot be opened: { $trouble }.
save-no-position = The save cannot be opened: it is no position of its game.
save-nested = The save is damaged: its snapshot is nested too deep.
save-out-of-range = The save is damaged: its seed or rules number is out of range.
save-too-long = The save has more than { $most } choices; that is no game of ours.
save-seats = The save has { $count } seats; name as many or none.
position-other-pieces = it has other pieces than the game
position-unplayable = The position in the save cannot be played on ({ $why }).
position-other-game = it is another game's
position-other-kind = '{ $name }' is of another kind
position-cannot-go-on = The game cannot go on that way: its position does not fit.
id-used-for-other = This id was used for another choice; use a new one.
moved-on = The table has moved on since you chose; here is how it stands.
position-cannot-go-on-from-start = The game cannot go on that way from the position it was begun with.
no-reactions = In this game nobody is asked to react, so nothing can be chosen.
moved-on-look = The table has moved on since; look again.
id-used = This id was used before; use a new one.
protocol-other = This server speaks protocol { $protocol }; reload the page.
room-full = The room is full: too many look at this table in the same way.
who-can-sit = Who can sit down here: { $known }.
seats-too-fast = Seats change hands too fast here; wait a moment.
invitation-void = This invitation has been followed before or is void; ask for a new one.
talk-too-fast = That is a lot of talk; wait a moment.
state-just-sent = The state was sent just now; wait a few seconds.
name-too-long = A name has at most { $most } characters; this one has { $count }.
nothing-said = There is nothing to say in this message; write some text.
talk-too-long = A message has at most { $most } characters; this has { $count }.
port-unusable = Port { $it } on { $host } cannot be used ({ $error }); try another --port.
hello-first = The first message should be a hello.
messages-too-fast = Too many messages at once; this one was ignored.
hello-twice = You have said hello already; open another connection.
text-frames = Send text frames, not binary ones.
message-too-big = A message has at most { $most } kB.
message-unusable = This message cannot be used: { $error }.
too-much-work = Too much is being worked out here now; try again in a moment.
store-other-version = { $path } was written by another version of Gaslamp (format { $found }, this one writes { $newest }); use that version or another data folder.
store-cannot-migrate = { $path } cannot be brought from format { $found } to { $newest } ({ $error }); nothing in it was changed.
folder-unusable = The data folder { $folder } cannot be used: { $error }.
database-unusable = The database { $path } cannot be used: { $why }.
database-damaged = The database { $path } is damaged ({ $found }): put a backup of it in its place, or move it and the files beside it away to begin with an empty one.
folder-in-use = Another Gaslamp is using the data folder { $folder }; stop it or name another folder.
clock-stands = The clock stands still already.
clock-runs = The clock runs already.
broken = Something went wrong here; the table goes on from what is stored.
hint-too-long = This takes too long to think about.
hint-failed = The hint could not be worked out.
hello-slow = Say hello within ten seconds.
takes-too-long = it takes longer than { $seconds } seconds
takes-too-much = it needs too much memory
nothing-here = There is nothing here; see docs/protocol.md for what there is.
method-nothing = { $method } does nothing here.
request-wrong = { $detail }
request-failed = Something went wrong here; nothing was changed.
given-up = That takes longer than it may here; it was given up.
came-too-late = The request did not come in time.
wrong-host = This server does not go by that name.
foreign-page = Only this server's own pages may do that.
requests-too-fast = That is a lot of requests at once; wait a few seconds.
no-such-words = There are no such words here; see /api/languages.
position-misfit = it does not fit together

# Fields of content: each ends a sentence that names file, entry and field.
field-missing = is missing; it should be { $kind }
field-of-other-kind = is { $value }; it should be { $kind }
field-too-small = is { $value }; it should be at least { $least }
field-not-one-of = is '{ $value }'; it should be one of { $values }
field-unknown = is not known; the fields are { $known }
field-used-twice = is used twice; { $file } has it too
kind-str = a text
kind-int = a whole number
kind-bool = true or false
kind-list = a list
kind-dict = a table
kind-float = a number


# What is typed on the command line.
no-such-command = There is no command '{ $command }'; the commands are: { $commands }.
no-such-language = There is no language '{ $tag }'; there are: { $tags }.
no-language-folder = { $path } is not the folder of a language: that is named by a tag such as 'de' or 'pt-BR' and holds files like table/terminal.ftl.
language-file-unreadable = { $path } cannot be read as text.
see-help = { $trouble } See `gaslamp { $command } --help`.
makes-no-sense = '{ $word }' makes no sense here.
stands-alone = { $name } stands alone, without '{ $value }'.
needs-something = { $name } needs something behind it.
given-twice = { $name } is given twice.
is-missing = { $name } is missing.
no-number = { $name } is given as '{ $value }'; it should be a whole number.
option-unlike = The option '{ $word }' should be written as key=value.
option-twice = The option '{ $key }' is given twice with different values.
seat-out-of-range = There is no seat { $number }; the seats are 1 to { $seats }.

# Files.
cannot-write = { $path } cannot be written: { $why }.
write-folder = { $path } cannot be written: it is a folder.
write-odd-file = { $path } cannot be written: it is not an ordinary file.
write-forbidden = { $path } cannot be written: it may not be changed.
write-no-save = { $path } exists and is not a Gaslamp save; choose another name.
no-text-file = { $path } is not a text file, so it is no Gaslamp save.
record-damaged = The record of games won, { $path }, cannot be read; move it away to begin a new one.

# Saves at the terminal.
save-keeps-options = A save keeps its own options and seed; leave out --option and --seed.
save-of-other-game = { $path } is a game of '{ $game }', not of '{ $wanted }'.
save-of-other-seats = The save has { $seats } seats, and --seats names { $named }.
save-of-other-cards = The save does not fit the cards of this version; if it was played with a content pack, name it with --pack.
replay-not-both = Name a save file, or --game, --seed and --bots of a simulation, not both.
replay-what = Name a save file, or a simulated game by --game, --seed and --bots.
replay-other-rules = { $path } cannot be shown again: it was played with other rules or cards; if those were a content pack, name it with --pack.

# What is typed at the table.
over = The game is over; nothing is asked any more.
unreadable-line = That line is not readable text; type it again.
before-question = '{ $typed }' came before the question; read it first.
option-closed = { $label } is closed: { $why } ({ $rule })
neither-yes-nor-no = '{ $typed }' is neither yes nor no, so nothing is chosen.
not-understood = '{ $typed }' is no number or key of the menu and no command; try `help`.
no-such-number = There is no number { $number }; `menu` shows what can be chosen.
no-such-amount = There is no { $amount } to choose of { $number }: { $label }.
no-amounts = Of { $number } there is no more or less to choose: type { $number } alone.
several-options = '{ $typed }' can be: { $labels }. Which one?
several-names = '{ $wanted }' can be { $names }; which one?
no-such-part = There is no part '{ $part }'; say `board` alone or with one of: { $parts }.
nothing-closed = Nothing is closed now: all there is to do is on the menu.
nothing-closed-like = Nothing that is closed now has '{ $typed }' in it; `why` alone lists all.
on-the-menu = { $label } can be chosen: it is on the menu.
how-to-undo = Say `undo` to take back your last choice, `undo action` or `undo turn` to go further back, and `undo ask`, `undo action ask` or `undo turn ask` to ask the table for it.
undo-refused = { $name } does not agree; nothing is taken back.
log-of-what = `log { $typed }` should be `log` with a number of lines.
look-at-what = Say what to look at: a card, a piece, a place or a seat, by its name.
nothing-called = Nothing is called '{ $wanted }'; `board` shows what there is.
save-where = Say where to save: `save FILE`.
how-to-menu = Say `menu` for what can be chosen, or `menu all` for every single option.
no-menu-behind = There is no menu to go back to; `undo` takes back a choice.
which-seat = Say `seat N` with a person's seat that is asked now: { $seats }.
no-such-rule = No rule has the id, the beginning or the word '{ $wanted }'.
no-such-game-here = There is no game '{ $typed }'; type a number from 1 to { $most }.
nothing-planned = In this game nothing is planned ahead; choose from the menu.
no-plan-now = There is no plan to suggest now; `hint` tells what a bot would choose.

# Simulations.
no-eyes = Bots cannot learn { $title }: nothing says what they see of it.
too-few-generations = The number of generations is { $generations }; it should be at least 1.
too-few-bots = A ladder needs at least two different bots.
too-few-games = The number of games is { $games }; it should be at least 1.
limit-too-small = The limit of decisions is { $limit }; it should be at least 1.
bots-unlike-seats = { $bots } bots are named for { $seats } seats; name one, or one per seat.
seed-out-of-range = The seed { $seed } is out of range; it should be from 0 to { $most }.
jobs-out-of-range = The number of jobs is { $jobs }; it should be from 1 to { $most }.
worker-killed = A process of the simulation was ended from outside; try again.
random-game-breaks = A random game breaks (seed { $seed }, { $seats } seats): { $why }.

# Whether the server is well.
health-slow = Nothing can be written within three seconds.
health-disk = Nothing can be written; look at the disk.
