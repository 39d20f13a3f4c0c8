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
word-patch = PATCH
word-lesson = LESSON
word-store = STORE
word-old-house = FROM
word-new-house = TO
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
    .database = A PostgreSQL database in which tables are kept instead (`postgresql://…`); better named by GASLAMP_DATABASE where it holds a password.
    .allow = A further host name under which a proxy reaches the server; may be given several times.
    .proxy = The address of a proxy that is believed when it says for whom it asks; may be given several times.
    .workers = How many processes serve tables on this machine; more than one share a PostgreSQL database.
    .inner = The address (`host:port`, port 0: any) at which processes that share a database reach each other; it must be closed to everybody else.
    .keep-days = After so many days without a move a table is deleted; 0 keeps all.
    .token-days = After so many days without use the link to a seat opens nothing any more.
    .security-log = A file for what concerns security: who was let in, who was not. Else it is part of the log.
    .personal = For one person's machine: whoever opens the printed address may take back every table.
    .browser = Open the browser.

backup = Keep all tables in one file, while people play.
    .about = Keep everything in one file, as it stands at this moment; a server may go on meanwhile. A store is a folder, or a PostgreSQL database (`postgresql://…`).
    .file = The file, which must be new.
    .store = Where the tables are; unless told, where `gaslamp serve` keeps them.
    .done = Everything is in { $file } (SHA-256 { $digest }).

restore = Put back what a backup holds.
    .about = Put everything that a backup holds into a store, which must be empty and not in use: a folder, or a PostgreSQL database (`postgresql://…`), whatever the backup was made of. A backup of an older Gaslamp is brought up to date.
    .file = The backup.
    .store = Where the tables are to be; unless told, where `gaslamp serve` looks for them.
    .done = Everything is back (SHA-256 { $digest }).

move-house = Copy all tables from one store to another.
    .about = Copy everything from one store to another, which must be empty, and compare both. A store is a folder, or a PostgreSQL database (`postgresql://…`). No server may be using either.
    .old-house = Where the tables are.
    .new-house = Where they are to be.
    .done = Everything is there; both hold the same (SHA-256 { $digest }).

games = List the games with their seats and options.
    .about = List the games with their seats and options.

learn = Learn a game by playing it, in ten minutes.
    .about = Learn a game at this terminal: short lessons on the real table, then a first game with a teacher beside you. What you have learned is kept, and you go on where you left.
    .game = The game's id, or a file of lessons of one's own.
    .lesson = A lesson's number or id, to begin there.
    .list = List the lessons.

rules = Read a game's rules.
    .about = Read a game's rules.
    .game = The game's id.
    .id = A rule's id, the beginning of one, or a word to look for; without it all rules.
    .coverage = Tell of each rule which tests prove it, which broken rules guard it, how often random games used it, and which examples can be played.

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

verify = Check that a saved game was dealt fairly.
    .about = Check a save of a fair table that is over: that its secret is the one that was committed to before the deal, and that every card and die of the whole game follows from it.
    .file = A save file.
    .commitment = The commitment that was shown at the table, to compare.
    .pack = The content pack it was played with.

luck = Tell how lucky everybody was in a saved game.
    .about = Play a saved game again and tell of every seat what its dice and draws brought beside what they would bring on average, and how likely it is to have been at least that unlucky. Of a game that still runs a save tells everything; so does this.
    .file = A save file.
    .pack = The content pack it was played with.
    .json = Print it as JSON.

certify = Certify that a game tells nobody what they may not know.
    .about = Play games with people's and bots' seats and compare everything that a seat, a spectator and a stranger receive with what they would receive in other worlds, in which all that they cannot know is dealt anew: every message in its order and to the byte, lists, replays, reports, hints and chances. What differs is shown with the fewest choices that lead to it.
    .game = The game's id.
    .positions = How many positions are looked at, at least.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .json = Print the certificate as JSON.
    .out = A file to write the certificate to, as JSON.

review = Tell where a finished game was won and lost.
    .about = Tell where a finished game was won and lost: how much of it was the choices of this seat, the others' choices, chance, and what nobody could have known; the turning points, and how sharp everybody was.
    .file = A save file of a game that is over.
    .seat = For whom; seat 1 unless you say otherwise.
    .limit = How much to think about each choice, in hundredths of what the best bot would.
    .seed = By which chance to think; another one thinks of other possible games.
    .json = Print it as JSON.
    .pack = The content pack it was played with.

check = Check a content pack and try it out.
    .about = Check a content pack and try it out in random games.
    .pack = The pack's folder.

check-language = Check the files of another language.
    .about = Compare the files of a language with the English ones: what is missing, what is not used, and what takes other arguments.
    .folder = The language's folder.

check-lesson = Check lessons of your own.
    .about = Check a file of lessons: every lesson is played by its right ways, and every other way is tried. `gaslamp learn FILE` plays them.
    .file = The file, in TOML; docs/add-a-lesson.md says what stands there.

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
    .parquet = Also write one row per game to this file as Parquet, with what it is and where it comes from.
    .chances = Look at every choice how likely its seat wins, from what it knows, and tell how that came true; in the CSV every chance.
    .luck = Listen to every die and draw, and tell whether the dice are fair.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

train = Let bots play a game and learn from it.
    .about = Let bots play a game and learn what a seat sees of its chances. The same seed gives the same weights, however many jobs there are.
    .game = The game's id.
    .games = How many games each generation plays; with 0 nothing is learned anew, and trials only bring what was learned into line.
    .generations = How many generations; from the second on a league of all before plays.
    .trials = In how many further games the newest plays by itself, so that its chances come true.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .out = Where to write what was learned; without it into the game's folder.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

generation = Generation { $number }: { $rows } positions learned, { $held } held out; log loss { $loss } (by the hand-made value { $judge }), chances off by { $off } in a hundred.
trained = { $weights } weights are written to { $path }.

ladder = Let bots play each other and rate them.
    .about = Let bots play each other and rate them, with intervals. Where all seats win together, each bot plays with its like and the share of wins counts.
    .game = The game's id.
    .games = How many games each pair plays, or each company.
    .bots = Which bots, with commas; without it all there are.
    .seed = The first game's seed; every next game takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .keep = Write the ratings into the game's folder, where the table reads them.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

ladder-kept = The ratings are written to { $path }.
ladder-together = Wins of a hundred, with the 95 % interval; { $games } games each.
ladder-rated = Ratings with the 95 % interval; 400 points more are odds of ten to one, and { $bot } has 1000.
ladder-pair = { $one } against { $other }: { $won } of a hundred in { $games } games.

match = Let a bot play another and count its wins.
    .about = Let a bot play another, each deal from every side, and count its wins, with intervals. Where all seats win together, both play the same deals, one company after the other.
    .game = The game's id.
    .bot = Whose wins are counted.
    .against = Who sits on all other seats, or plays the same deals.
    .games = How many games.
    .seats = How many seats; without it two, if the game can be played by two.
    .seat = The seat the bot always has; without it each in turn.
    .seed = The first deal's seed; every next deal takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .option = A setting as KEY=VALUE; may be given several times.
    .times = How many times the work of its level the bot does.
    .open = The bot sees all cards: to see how far it could come.

match-result = { $bot } won { $won } of { $games }, { $share } in a hundred (95 % interval { $low } to { $high }); { $milliseconds } ms of CPU time a choice, the longest { $longest } ms.

report = Write a page about a game's balance.
    .about = Let bots play the tables of a game's `bands.toml` and write a page that needs nothing else: wins with intervals by side, leader, level and seats, lengths, how choices go with winning, which cards and rules come up, how wide and how dramatic games are. The same as JSON and CSV beside it.
    .game = The game's id.
    .bots = One bot for all seats, or one per seat with commas.
    .games = How many games each table plays.
    .seed = The first game's seed, the same for each table.
    .jobs = How many games at a time; without it as many as there are cores.
    .pack = A folder with a content pack to play with.
    .out = Where to write the page; without it the game's id with `.html`.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

report-written = { $path } is written, with the same as JSON and CSV beside it ({ $games } games).

balance = Say whether a game keeps to its bands.
    .about = Let bots play the tables of a game's `bands.toml` and say which shares of wins keep to their bands, with intervals. The same seeds are played whatever the cards say, so a changed card meets the same deals. The exit code is 1 if a share lies outside of its band.
    .game = The game's id.
    .bots = One bot for all seats, or one per seat with commas.
    .games = How many games each table plays at first.
    .most = How many games a table plays where the interval touches the edge of its band.
    .band = Only the band of this id.
    .seed = The first game's seed, the same for each table.
    .jobs = How many games at a time; without it as many as there are cores.
    .pack = A folder with a content pack to play with.
    .json = Print one JSON object instead of a report.
    .csv = Also write one row per share to this file.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

whatif = Tell what a changed card would do.
    .about = Let bots play a game as it is and as a patch would have it, both on the same deals, until the difference is settled or the games are used up. Tells the change of every share with an interval that holds whenever one looks, and what became of the changed cards.
    .game = The game's id.
    .patch = A TOML file like those of the game's content, with only the `id` and the fields that change.
    .bots = One bot for all seats, or one per seat with commas.
    .games = How many deals at most; each is played twice.
    .counts = What is compared: a group of the game, `won`, or `seat-1`; without it what the first band of the game counts.
    .fine = A difference of fewer points in a hundred is none.
    .seats = How many seats.
    .option = A setting as KEY=VALUE; may be given several times.
    .seed = The first deal's seed; every next deal takes the next number.
    .jobs = How many games at a time; without it as many as there are cores.
    .json = Print it as JSON.
    .page = A page for a browser, written anew after every 50 deals, with how far it has come.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.

tune = Search numbers of cards that bring shares into their band.
    .about = Try versions of a patch whose numbers are ranges, such as `cost = {"{"} from = 2, to = 5 {"}"}`: all play a few games of a band's tables, the better half twice as many, and so on until one is left. Prints everything it tries. Cards that the book prints are refused.
    .game = The game's id.
    .patch = A TOML file like those of the game's content, with only the `id` and the fields that change.
    .band = The band of the game's `bands.toml`; without it all of them.
    .bots = One bot for all seats, or one per seat with commas.
    .games = How many games each table plays at first.
    .tries = How many versions at most; where there are more, some by lot.
    .seed = The first game's seed, the same for all versions.
    .jobs = How many games at a time; without it as many as there are cores.
    .engine = Who plays: `local` is this machine's cores, `ray` a Ray cluster.
    .address = The cluster's address, such as `127.0.0.1:6379`; without it Ray is started here.
