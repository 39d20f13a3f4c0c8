# What every table says, whatever is played there.

# A setting of games that are played against time.
setting-clock = Clock
    .help = Whether people may stop or stretch the time. Bots and terminals have none.
setting-clock-strict = Strict
    .help = The time runs and nothing stops it.
setting-clock-pause = With pauses
    .help = Everybody may stop the clock and let it go on.
setting-clock-extend = With extensions
    .help = Pauses, and the full time again up to ten times.
setting-clock-off = No limit
    .help = Take all the time you need.

# What the people of a table agree on when it is laid, whatever is played.
setting-undo = Taking back what was shown
    .help = Your own choices are taken back freely until something hidden is shown, dice are rolled or somebody else chooses. This is about going back behind that.
setting-undo-ask = When people agree
    .help = Everybody else is asked. Bots never grant a second look.
setting-undo-never = Never
    .help = What was shown stays shown, whoever agrees.
setting-undo-free = Freely
    .help = Nobody is asked but other people whose choices would go too.

setting-pace = Time to think
    .help = How much time everybody has. It runs for whoever is waited for, also while they are not here.
setting-pace-none = None
    .help = Take all the time you need.
setting-pace-turn-2m = 2 minutes a turn
setting-pace-turn-10m = 10 minutes a turn
setting-pace-turn-1d = A day a turn
    .help = Whoever is away can say until when; up to 28 days in all.
setting-pace-turn-3d = 3 days a turn
    .help = Whoever is away can say until when; up to 28 days in all.
setting-pace-game-1h = An hour each
    .help = For the whole game.
setting-pace-game-3h = 3 hours each
    .help = For the whole game.
setting-pace-game-3d = 3 days each
    .help = For the whole game. Whoever is away can say until when; up to 28 days in all.
setting-pace-game-10d = 10 days each
    .help = For the whole game. Whoever is away can say until when; up to 28 days in all.
setting-runs-out = When time runs out
setting-runs-out-bot = A bot plays on
    .help = Until its person takes the seat back; who has used up the time of the whole game cannot.
setting-runs-out-claim = The seat may be claimed
    .help = Somebody who watches may take it, and those who play may let a bot have it; until then its person can still choose.
setting-weekends = Saturdays and Sundays
setting-weekends-count = Count
setting-weekends-rest = Do not count
    .help = Nobody's time runs then. Days begin at midnight in UTC.

setting-advice = Hints
    .help = Whether the table helps whoever asks. Everybody reads when somebody does so for the first time.
setting-advice-on = Hints and chances
    .help = The three best choices with reasons, and the chance of winning.
setting-advice-chance = The chance only
    .help = How likely one wins, as it stands or after a choice; no hints.
setting-advice-off = Neither
    .help = Everybody thinks for themselves.

# How a seat wants to be asked when it could react.
prefer-always = Ask me every time
    .help = Nobody learns anything from how long you take.
prefer-able = Ask me only when I can react
    .help = Faster; a pause shows that you can.
prefer-my-turn = Ask me nothing until my turn
    .help = All chances to react pass by; from your turn on you are asked every time again.

# What seats are called whose people have no name; a bot with a name is called by it.
seat-player = Player { $n }
seat-bot = Bot { $n }
seat-bot-again = { $bot } { $n }

# What the table itself says in the talk.
says-sat-down = { $name } sat down.
says-new-link = There is a new link to { $name }'s seat; an old one is void.
says-plays-again = { $name } plays again.
says-lets-bot-play = { $name } lets a bot play: { $bot }.
says-host-put-bot = The host put a bot on { $name }'s seat: { $bot }.
says-host-put-bot-for = The host put a bot on { $name }'s seat, who can take it back at any time: { $bot }.
says-refuses-undo = { $name } does not agree to go back.
says-wish-over = { $name } no longer wishes to go back.
says-time-up-bot = { $name }'s time is up; a bot plays on: { $bot }.
says-time-up-claim = { $name }'s time is up; the seat may be claimed.
says-away = { $name } is away until { $day }.
says-back = { $name } is back.
says-shoulder = Somebody may look over { $name }'s shoulder now.
says-shoulder-ends = Nobody looks over { $name }'s shoulder any more.
says-candles = { $name } lit the candles: from here on this is a game with hints.
says-glass = { $name } looked at the weather-glass: from here on this is a game with chances.
says-bot-stuck = A bot could not think and took its first option.

# Why a hint is what it is.
hint-planner = It is what the game's own planner advises.
hint-only = It is the only thing you can do.
hint-wins = It wins the game, as far as one can see from here.
hint-rest-loses = Everything else seems to lose the game.
hint-as-good = Looking to the end of your turn it is as good as anything else, such as “{ $label }”.
hint-best = Of { $count } options it leaves you best off at the end of your turn: { $lead } points ahead of the next, “{ $label }”.

# Why one choice is better than another. $list: what it leads to, in the words of the game.
candle-leads-better = Unlike the next, it leads to { $list }.
candle-would-lead = It would have led to { $list }.
candle-leads-worse = Beside the first, it leads to { $list }.
candle-leads-other = It leads to { $list }.
candle-leads-but = It leads to { $a }, but also to { $b }.
candle-unsure = There was no time to tell them apart.
candle-order = It comes to the same in another order.
candle-best-chance = Over many possible games it leaves you clearly the best chance.
candle-plain = { $behind ->
    [as-good] It comes to much the same.
    [hair] Little tells them apart but the chance it leaves.
   *[other] It simply leaves you less of a chance.
  }

# What is known in advance about how a table was dealt.
dealt-chosen = Whoever laid this table chose its seed, { $seed }: with it all cards and dice can be known in advance.
dealt-daily = This is the daily deal of { $day }: the same for everybody, and its cards and dice can be known in advance; names and results of those who play it are seen by everybody on this server.
dealt-saved = This table was laid from a save: whoever has the file can know what is hidden here.
dealt-replayed = This table goes on from a finished game: whoever has looked back at it knows what is hidden here.

# Why nobody can prove that a table's chance was fair.
unproved-chosen = There is no proof of fair play here: whoever laid the table chose its seed.
unproved-daily = There is no proof of fair play here: the daily deal is the same for everybody, so it was fixed by the day.
unproved-saved = There is no proof of fair play here: the table was laid from a save.
unproved-position = There is no proof of fair play here: the table was laid at a position and not dealt.
unproved-changed = There is no proof of fair play here: rules or cards have changed since the deal, so the game cannot be found again from its secret.
unproved-older = There is no proof of fair play here: the table is older than the proofs.

# What this language calls itself.
language-name = English

# What calls somebody to a table where they are asked, and the feed of such turns.
says-your-move = Your move: { $title }
says-turns = My turns at Gaslamp

# Gaslamp as an app, and the page for when the server cannot be reached.
says-app = A gaslit table for rule-heavy board games.
says-offline-title = The lamp is out
says-offline = The server of this table cannot be reached: it is not running, or this device is not in its network.
says-offline-what = Your seats are kept in this browser and your games on the server. Nothing is lost; nothing can be played until the server is back.
says-offline-again = Try again

# When somebody takes a save or a report of a running game.
says-saved = The game was saved; the file shows all that is hidden.

# Where the server is.
says-at = Gaslamp is at { $url }
says-in-network = In this network: { $url }
says-workers = { $count } processes serve the tables.
says-ctrl-c = Ctrl-C stops it.

# The page where no pages have been built.
says-not-built-title = Gaslamp is running
says-not-built = The table's pages have not been built into this installation.
says-not-built-where = A release from the package index has them. In a checkout, run `make play`.
says-not-built-games = the games
says-not-built-interface = the interface

# Stands in a sentence for whoever or whatever it is about.
something = …

# Luck

luck-line = { $who }, { $what } ({ $times ->
        [one] once
       *[other] { $times } times
    }): { $words }
luck-of = { $what }, { $game }
luck-everything = all of it together
luck-even = about as it should be.
luck-un-under = a little below what was due; one in { $one } fares no better.
luck-un-seldom = unlucky; only one in { $one } fares no better.
luck-un-rare = most unlucky; only one in { $one } fares no better.
luck-lucky-under = a little above what was due; one in { $one } fares better still.
luck-lucky-seldom = lucky; only one in { $one } fares better still.
luck-lucky-rare = most lucky; only one in { $one } fares better still.
luck-you = You
die-fair = { $what } ({ $game }), { $throws } throws: fair, as far as can be told. A fair one is at least that uneven { $chance } times in a hundred; one throw and the next agree by { $serial }, which chance does { $together } times in a hundred.
die-suspected = { $what } ({ $game }), { $throws } throws: NOT FAIR, it seems. A fair one is at least that uneven only { $chance } times in a hundred; one throw and the next agree by { $serial }, which chance does { $together } times in a hundred.
