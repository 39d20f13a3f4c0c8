# The commands of `gaslamp` and what can stand behind them. Words in backticks and words with dashes
# are typed: they stay as they are.

about = Gaslamp: a digital table for rule-heavy board games.
usage = Usage: { $usage }
usage-command = COMMAND …
usage-options = [OPTIONS]
commands = Commands:
arguments = Arguments:
options = Options:
more-help = `gaslamp COMMAND --help` says more; `gaslamp --version` tells the version; `gaslamp --language TAG COMMAND` speaks another language.
unless-told = { $help } Unless told otherwise: { $default }.
interrupted = Interrupted.

# What stands behind a command or an option.
word-game = GAME
word-id = ID
word-file = FILE
word-pack = PACK
word-folder = FOLDER
kind-text = TEXT
kind-number = NUMBER
kind-path = PATH

play = Open the table in the browser, or play at this terminal.
    .about = Open the table in the browser; with a game or a save, play at this terminal.
    .game = The game's id, to play it at this terminal.
    .seats = Who sits where, with commas: `human`, or the name of a bot. Unless told otherwise the first seat is human and the others are bots.
    .option = A setting of the game as `key=value`; may be given several times.
    .seed = The number that decides all chance; without it one is drawn.
    .pack = A folder with a content pack to play with.
    .load = A save file to go on from.
    .terminal = Play at this terminal, and be asked for the game.

serve = Serve tables to browsers, for many people.
    .about = Serve tables to browsers until told to stop.
    .host = The address to listen on; unless told otherwise only this machine can reach it.
    .port = The port to listen on; 0 takes any free one.
    .lan = Let phones and computers in this network join; prints an address and a QR code.
    .data = The folder where tables are kept.
    .allow = A further host name under which a proxy reaches the server; may be given several times.
    .proxy = The address of a proxy that is believed when it says for whom it asks; may be given several times.
    .personal = For one person's machine: whoever opens the printed address may take back every table.
    .browser = Open the browser.

games = List the games with their seats and options.
    .about = List the games with their seats and options.

rules = Read a game's rules.
    .about = Read a game's rules.
    .game = The game's id.
    .id = A rule's id, the beginning of one, or a word to look for; without it all rules.

replay = Show a saved or a simulated game again.
    .about = Show a saved game again, or a simulated one by its seed.
    .file = A save file.
    .game = Instead of a file: the game of a simulation.
    .seed = The simulated game's seed.
    .bots = The bots that played it, with commas.
    .seats = How many seats there were, when one bot sat on all of them.
    .option = A setting of the simulation as `key=value`; may be given several times.
    .pack = The content pack it was played with.
    .limit = The simulation's bound on decisions.
    .step = Wait for Enter after every choice.
    .seat = Show only what this seat could see (1 is the first); without it everything.

check = Check a content pack and try it out.
    .about = Check a content pack and try it out in random games.
    .pack = The pack's folder.

check-language = Check the files of another language.
    .about = Compare the files of a language with the English ones: what is missing, what is not used, and what takes other arguments.
    .folder = The language's folder.

simulate = Let bots play many games and count.
    .about = Let bots play many games and count. The same seed gives the same result, however many jobs there are.
    .game = The game's id.
    .games = How many games to play.
    .bots = One bot for all seats, or one per seat with commas; unless told otherwise all choose blindly.
    .seats = How many seats, when one bot sits on all of them.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .option = A setting of the game as `key=value`; may be given several times.
    .pack = A folder with a content pack to play with.
    .limit = A game that is not over after so many decisions counts as unfinished.
    .json = Print one JSON object instead of a report.
    .csv = Also write one row per game to this file.
    .chances = Look at every choice how likely its seat wins, from what it knows, and tell how that came true; in the CSV every chance.

train = Let bots play a game and learn from it.
    .about = Let bots play a game and learn what a seat sees of its chances. The same seed gives the same weights, however many jobs there are.
    .game = The game's id.
    .games = How many games each generation plays.
    .generations = How many generations; from the second on a league of all before plays.
    .trials = In how many further games the newest plays by itself, so that its chances come true.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .out = Where to write what was learned; without it into the game's folder.

generation = Generation { $number }: { $rows } positions learned, { $held } held out; log loss { $loss } (by the hand-made value { $judge }), chances off by { $off } in a hundred.
trained = { $weights } weights are written to { $path }.

ladder = Let bots play each other and rate them.
    .about = Let bots play each other and rate them, with intervals. Where all seats win together, each bot plays with its like and the share of wins counts.
    .game = The game's id.
    .games = How many games each pair plays, or each company.
    .bots = Which bots, with commas; without it all there are.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.

ladder-together = Wins of a hundred, with the 95 % interval; { $games } games each.
ladder-rated = Ratings with the 95 % interval; 400 points more are odds of ten to one, and { $bot } has 1000.
ladder-pair = { $one } against { $other }: { $won } of a hundred in { $games } games.
