# Every word of the shell and of the board that shows any game.
# Marks <b>, <i>, <small> and <kbd> may stand in a message that has them already.

-brand = Gaslamp

## The page

page-title = { -brand }
page-description = A gaslit table for rule-heavy board games.
page-noscript = { -brand } needs JavaScript to show the table.
page-title-lobby = { $lit ->
    [0] { -brand }
   *[other] ● ({ $lit }) Your move · { -brand }
}
page-title-table = { $mine ->
    [yes] ● Your move · { $title } · { -brand }
   *[no] { $title } · { -brand }
}

## What everything uses

brand = { -brand }
close = Close
tools = Tools
seat-n = Seat { $seat }
you-suffix = { $name } (you)
to-the-lobby = To the lobby
not-now = Not now
your-move = Your move
evening-paper = The Evening Lamp
not-your-turn = It is not your turn to choose.
nothing-asked = Nothing is asked of you now.
nothing-with-picked = That does not go with what is picked. Press what is picked once more to let it go.
nothing-concerns = That piece has no part in what is asked now. { $asked }
nothing-undo = There is nothing to undo.
nothing-redo = There is nothing to redo.
chance-below = <{ $percent }
chance-above = >{ $percent }
odds = { $message } { $percent }
# A list in a sentence: what stands before, and what is added.
list-middle = { $a }, { $b }
list-and = { $a } and { $b }
# Short notes beside each other, and sentences after each other.
list-apart = { $a } · { $b }
list-sentences = { $a } { $b }

## The line to the server

line-no-answer = The server does not answer. Is it still running?
line-status = The server answered { $status }.
line-bad-link = This link no longer opens a seat. Ask the host for a new one.
line-bad-page = The server does not accept this page.
line-no-table = There is no such table here.
line-renewed = The link to this seat was renewed; this one no longer opens it.
line-down = The line is down; it is being mended.
line-broke = The line broke before the answer came.

## The lobby

lobby-pages = Pages
lobby-playbill = Playbill
lobby-building = The engine is being compiled; the bots think faster as soon as it is there.
lobby-games = Games
cover-seats = { $count } seats
cover-seats-range = { $least } to { $most } seats

daily-title = The daily deal
daily-what = { $game }: the same cards and dice for all who sit down to-day. Everybody here sees how it went.
daily-take = Take it
daily-go-on = Go on
daily-open = How it went
daily-today = To-day’s deal
daily-yesterday = Yesterday’s deal
daily-of = The deal of { $day }
daily-earlier = The day before
daily-later = The day after
daily-taken = { $taken ->
    [0] Nobody has taken it yet.
    [one] One has taken it, { $finished ->
        [0] nobody has finished.
       *[other] and finished.
    }
   *[other] { $taken } have taken it, { $finished ->
        [0] nobody has finished.
        [one] one has finished.
       *[other] { $finished } have finished.
    }
}
daily-you-won = You won.
daily-you-lost = You lost.
daily-alone = Nobody else has played this deal yet.
daily-best = { $others ->
    [one] Better than the one other who played this deal.
   *[other] Better than all { $others } others who played this deal.
}
daily-worst = { $others ->
    [one] The one other who played this deal did no worse.
   *[other] None of the { $others } others who played this deal did worse.
}
daily-better = Better than { $hundred } in a hundred of those who played this deal: { $worse } of { $others }.
daily-bots-play = Not all bots have played it yet.
daily-uncounted = Your game is not compared: it went back behind what had been shown, a bot ended it, or several people played.
daily-not-first = Compared is the first game of this deal that you brought to an end.
daily-otherwise = This table was laid otherwise than the handbill lays it, so it is not compared.
daily-hidden = Play to-day’s deal to its end and you see how it went for others. To-morrow everybody does.
daily-nobody = Nobody here has played this deal to its end.
daily-list = Those who played it
daily-company = Played in company
daily-place = Place
daily-who = Who
daily-result = Result
daily-you = { $name } (you)
daily-bot = { $name }, a bot
daily-won = won
daily-lost = lost
daily-waiting = Not played yet by { $bots }. Bots play it here one after the other, when the server has nothing better to do.
daily-gave-up = { $bots } took too long and gave up.
daily-public = Names and results of those who play the daily deal are seen by everybody on this server.
daily-share = { $title }: the daily deal of { $day }. The same cards and dice for everybody.
daily-share-mine = { $title }, the daily deal of { $day }. { $compared }

home-title = Who is at home
home-lit = { $count ->
    [0] No door is lit: nobody waits for you.
    [one] One door is lit: there it is your turn.
   *[other] { $count } doors are lit: there it is your turn.
}
home-none = Nobody is at home.
home-light = Light a lamp
home-open = Doors that stand open
home-away = Put away ({ $count })
tickets-link = Link to a table
tickets-link-hint = a link to join or watch
tickets-go = Go
tickets-import = Import a save
tickets-file = Save file
tickets-bad-link = A link looks like …/table/NAME, with # and a long word after it if it opens a seat.
tickets-daily = daily { $day }
tickets-fork = fork
door-yours = your turn, { $since }
door-wait = they wait for { $names }
door-free = a chair is free
door-watch = you may watch
door-won = won by { $names }
door-over = it is over
door-sit = Sit down
door-look-in = Look in
door-look-on = Watch
door-look-back = Look back
door-away = Put away
door-away-named = Put away: { $title }
door-fetch = Fetch again
door-fetch-named = Fetch again: { $title }
since-now = just now
since-minutes = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
}
since-hours = { $hours ->
    [one] for an hour
   *[other] for { $hours } hours
}
since-day = since { $day }

## Being called

ring-title = My other devices
ring-what = Your seats live in this browser. With a link of your own, your other devices hold them, too: the same tables, the same notes, the same victories. There is no account and no password; the link is also the way back if this browser forgets everything.
ring-begin = Make my link
ring-has = Open this link on your other device, or keep it where you keep your keys. From then on both hold every seat that either of them takes.
ring-note = Whoever has this link sits on your seats. Give it to nobody but yourself.
ring-drop = Make this link void
ring-offered = This link joins this browser to a ring of keys. From then on whoever made it holds all your seats, as you hold theirs. Is it your own?
ring-join = Yes, it is mine
ring-decline = No, leave everything as it is
ring-void = This link was made void: nothing is shared by it any more.
ring-insecure = This page came over a plain address of the network, and browsers do not seal anything for such a page. (With https, or on the server’s own machine, your devices could share your seats.)

calls-title = Call me
calls-what = When it is your turn the tab says so in its title. You can be called, too.
calls-begin = Call me in this browser
calls-stop = Call me no more
calls-sound = Sound for my turn
calls-insecure = This page came over a plain address of the network, and browsers let such a page call nobody. The tab’s title, the sound of a struck match and the feed below work all the same. (With https, or on the server’s own machine, this browser could call you.)
calls-reach = { $reach ->
    [push] This browser calls you when it is your turn, also when no page of the table is open.
    [page] This browser calls you while a page of the table is open, however far behind. It has no push service that could reach you otherwise; the feed below can.
    [refused] The browser was told not to let us call you. Its settings for this page can change that.
   *[insecure] This page may not call anybody.
}
calls-nowhere = You sit at no table yet. Take a seat first; then you can be called to it.
calls-feed = A feed of my turns
calls-feed-what = For a feed reader or a calendar: the tables where it is your turn. Whoever knows the address can read that, and nothing else.
calls-feed-make = Make the feed
calls-atom = For feed readers (Atom)
calls-ical = For calendars (iCal)
calls-void = Make these addresses void

new-label = New table
new-begin = Light the lamp and begin
new-begin-watch = bots play, you look on
new-begin-link = then hand out the links
new-begin-screen = all at this screen
new-begin-alone = alone
new-begin-bots = with bots
new-scroll = Company and options
new-seats = Seats
new-company = Company
new-way-alone = Alone
new-way-watch-one = Watch a bot
new-way-bots = With bots
new-way-bots-help = You take the first seat, bots the others.
new-way-screen = At this screen
new-way-screen-help = Everybody sits here; a curtain closes between seats when there are secrets.
new-way-link = By link
new-way-link-help = You get a link for each other seat; it opens the seat once.
new-way-watch = Watch bots
new-way-watch-help = Bots take every seat.
company-title = The company
company-who-sits = Who shall sit at seat { $seat }?
company-none = Nobody of the company: choose a portrait.
company-who = { $bot ->
    [pip] Pip, the link-boy.
    [mrs-tibbs] Mrs. Tibbs, the landlady.
    [inspector-crane] Inspector Crane, of the Yard.
    [dr-thorne] Dr. Thorne, of the Hospital.
   *[lamplighter] The Lamplighter; nobody knows his name.
  }
company-manner = { $bot ->
    [pip] Runs ahead with the torch and looks at nothing for long.
    [mrs-tibbs] Takes what lies nearest, and never asks what it costs later.
    [inspector-crane] Counts your cards aloud, and asks where you were on turn nine.
    [dr-thorne] Cuts once. She has already weighed what you will answer.
   *[lamplighter] Has seen this street end every way it can.
  }
company-rating = { $rating } ± { $off }
company-share = { $share } in 100
company-rated = Rating { $rating }, between { $low } and { $high }.
company-wins = With its like it wins { $share } in a hundred; between { $low } and { $high }.
company-beats = Beats { $below } { $times } times in 100.
company-steps = Each step up is a stronger head, and measured.
company-of = { $bot ->
    [pip] the link-boy
    [mrs-tibbs] the landlady
    [inspector-crane] of the Yard
    [dr-thorne] of the Hospital
   *[lamplighter] nobody knows his name
  }
company-you = You
company-free = A free chair
company-free-for = for a friend or a bot
company-choosing = choosing now
company-seated = has a chair
company-rating-of = rating { $rating }
company-off = ± { $off }
company-in-hundred = in 100, ± { $off }
company-beats-one = beats { $below }
company-times = times in 100
company-together = games its company wins
company-unmeasured = not measured yet
new-seat-by-seat = Seat by seat
new-bot = Bot: { $bot }
new-bot-help = <b>{ $bot }</b>: { $help }
new-terms = Terms of this table
names-title = Names
names-you = You
new-chance = Chance
new-daily = The daily deal: everybody who takes it today gets the same cards and dice, and can know them in advance; names and results are seen by everybody on this server
new-seed = Seed
new-seed-hint = by lot
new-seed-help = A chosen seed is shown to everybody at the table: whoever knows it can know every card and die.
new-phrase = Your phrase
new-phrase-hint = drawn by your browser
new-phrase-help = It goes into the deal, after the server has sealed its secret: so neither of you can choose the cards. With a seed or the daily deal there is no such proof.
new-seed-wrong = A seed is a whole number.

invited-to = { $names ->
    [nobody] You are invited to <b>{ $game }</b>.
   *[other] { $names } asks you to the table: <b>{ $game }</b>.
}
invited-name = What shall the others call you?
invited-sit = Sit down
invited-look-on = Look on
invited-waiting = A chair is drawn up for you…

## Settings

settings-title = Settings
settings-language = Language
settings-motion = Motion
settings-motion-auto = As the system says
settings-motion-full = Full
settings-motion-full-help = Pieces travel, numbers float.
settings-motion-reduced = Still
settings-motion-reduced-help = No travel, no fog; the log says it.
settings-speed = Speed
settings-speed-leisurely = Leisurely
settings-speed-usual = Usual
settings-speed-brisk = Brisk
settings-speed-at-once = At once
settings-speed-at-once-help = Other people’s moves are not played out one by one.
settings-text = Text
settings-text-usual = Usual
settings-text-large = Large
settings-text-larger = Larger
settings-contrast = Contrast
settings-contrast-usual = Usual
settings-contrast-high = High
settings-contrast-high-help = Blacker ink, whiter paper, stronger lines.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-sound-on-help = Paper, wood, a struck match for your turn, a low bell for harm.
settings-volume = Volume
settings-name = Your name
settings-name-hint = as others see it

## Help and credits

help-title = Help
help-glows = <b>What glows, you may do.</b> Press a glowing piece; if several things can be done with it, the bar above your pieces offers them. The bar always says whose turn it is and what is asked.
help-reason = <b>What does not glow has a reason.</b> Press it anyway, or press <kbd>w</kbd> on it, and the reason and its rule are shown.
help-read = <b>Everything can be read.</b> Rest the pointer on a card or a piece, or hold a finger on it, and it is shown large, with what its words mean.
help-undo = <b>Undo</b> is free until something hidden was shown or somebody else chose; the small arrow beside it, and “Back to here” in the log, go further back. Beyond that people must agree, as the table was laid; bots grant nobody a second look.
help-keys = Keys
key-tab = Tab, Shift+Tab
key-tab-does = go from region to region
key-arrows = Arrows, Home, End
key-arrows-does = go among the pieces of a region
key-enter = Enter, Space
key-enter-does = pick the piece or press the button
key-numbers-does = choose the option with that number; again, if it would lose you something
key-a-does = play all, where a game has such a thing; where the order may matter, it asks
key-p-does = go to the prompt
key-undo = u, Shift+U
key-undo-does = undo, redo
key-b-does = how far back
key-h-does = light the candles: the three best choices with reasons, which 1, 2 and 3 take; again to put them out
key-glass = Shift+H
key-glass-does = how likely you win, and nothing else
key-k-does = skip the bots’ turn; what they did is told in one slip
key-w-does = why can’t I? – about the piece or option under the focus
key-o-does = all options, and all that is closed now
key-r-does = rules
key-l-does = log
key-point-does = point at the piece under the focus, or at what is pressed next (with a mouse: Alt and click)
key-n-does = my notes
key-slash-does = command box
key-s-does = seats and links
key-t-does = table talk
key-m-does = menu
key-question-does = this help
key-esc = Esc
key-esc-does = close, or let go of what is picked
key-replay = ← → Space
key-replay-does = while replaying: step back, step on, play

about-title = About
about-what = { $version ->
    [none] { -brand } is a table for rule-heavy board games. It knows every rule, plays the missing seats, and shows its reasons.
   *[other] { -brand } { $version } is a table for rule-heavy board games. It knows every rule, plays the missing seats, and shows its reasons.
}
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, recoloured and hatched.
about-typefaces = Typefaces: IM Fell English and IM Fell English SC, Abril Fatface, Alegreya Sans and EB Garamond, all under the SIL Open Font License 1.1.
about-own = All drawings, sounds and words of the table are our own, under the MIT licence.
about-others = What others made, with its licences

## The bar along the top

top-home = { -brand }: back to the lobby
top-undo = Undo
top-undo-key = Undo (u)
undo-far = How far back
undo-step = { $far ->
    [turn] Your whole turn
    [action] Your last action
   *[decision] Your last choice
}
undo-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
undo-asks = · the table is asked
undo-from-log = In the log, “Back to here” beside a line goes back to that moment.
undo-terms = { $title }: { $said }
top-redo = Redo
top-hint = Hint
top-chance = Chance
top-rules = Rules
top-log = Log
top-menu = Menu
seats-label = Seats
seats-thinking = thinking
seats-here = here
seats-nobody = nobody yet
seats-bot = bot
seats-away = away
seats-how = { $name }: { $how }
seats-you = you
seats-asked = , to choose now
react-when = When I could react

clock-label = { $standing ->
    [paused] { $title }: { $minutes } minutes left, { $struck } of { $bells } bells struck, stopped
    [nobody] { $title }: { $minutes } minutes left, { $struck } of { $bells } bells struck, waiting for somebody
   *[running] { $title }: { $minutes } minutes left, { $struck } of { $bells } bells struck
}
clock-stopped = stopped
clock-waiting = waiting for somebody
clock-go-on = Go on
clock-stop = Stop
clock-more = +{ $minutes } min
clock-start = The clock strikes: your time begins.
clock-bell = The clock strikes { $bell }.
clock-up = The last bell: the time is up.
clock-pause = { $by ->
    [table] The table stopped the clock.
   *[seat] { $who } stopped the clock.
}
clock-resume = { $by ->
    [table] The table let the clock go on.
   *[seat] { $who } let the clock go on.
}
clock-extend = { $by ->
    [table] The table took more time.
   *[seat] { $who } took more time.
}

time-h = { $hours } h
time-d = { $days } d
time-hours = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
time-left = { $per ->
    [game] { $time } left for the game
   *[turn] { $time } left for the turn
}
time-up = time is up
time-away = away until { $day }
time-away-until = Away until
time-go-away = I am away
time-back = I am back
notice-late = <b>{ $name }</b>'s time is up.
notice-late-bot = Let a bot play for them
notice-late-claim = Sit down there
tickets-due = { $time } left
tickets-up = time is up

## The prompt

prompt-label = What to do
prompt-moment = One moment
prompt-laid = The table is being laid.
prompt-over = The game is over
prompt-yours = Your move, { $name }
prompt-several = Several things can be done with it. Choose one, or pick another piece.
prompt-pick = Your pick
prompt-missing = Waiting for { $names } to sit down
prompt-missing-help = Send the link to that seat: press the name above, or open Menu, Seats and links.
prompt-others = { $count ->
    [one] { $names } is to choose
   *[other] { $names } are to choose
}
prompt-watching = You are watching. { $line }
prompt-shoulder = You look over { $name }’s shoulder. { $line }
prompt-thinking = Thinking. { $line }
prompt-more = More: { $option }
prompt-less = Less: { $option }
prompt-closed = Not now:
prompt-back = Back
prompt-skip = Skip to your turn
prompt-stood-in = A bot plays for you. { $line }
prompt-all = All { $count } options, and why others are closed
prompt-all-short = all { $count }
# Begins with the words of prompt-closed-short, which stand on the plate.
prompt-closed-all = why not? All { $count } options, and why others are closed
prompt-closed-short = why not?
lamp-lit = The lamp is being lit…

## A piece under the pointer

piece-next-to = Next to { $places }.
piece-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slip-things = { $count } things to do with it
price-said = It costs
slip-not-now = <b>Not now</b> { $why } <small>{ $rule }</small>

## Notices

notice-line = <b>The line is down.</b> Calling again; nothing is lost.
notice-good = Good
notice-agree-all = { $count ->
    [one] Everybody at the table has to agree to go back over the last choice.
   *[other] Everybody at the table has to agree to go back over the last { $count } choices.
}
notice-ask-back = Ask the table to go back
notice-leave = Leave it
notice-caution = { $caution } <b>{ $option }?</b>
notice-yes = Yes, really
notice-no = No
notice-request = { $count ->
    [one] <b>{ $name }</b> asks to go back over the last choice.
   *[other] <b>{ $name }</b> asks to go back over the last { $count } choices.
}
notice-request-waits = { $count ->
    [one] <b>{ $name }</b> asks to go back over the last choice. Waiting for { $others }.
   *[other] <b>{ $name }</b> asks to go back over the last { $count } choices. Waiting for { $others }.
}
notice-agrees = { $name } agrees
notice-agree = Agree
notice-refuse = Refuse
notice-take-back = Take it back
notice-thinking = Thinking it over…
notice-hint = <b>{ $option }.</b> { $reason }
notice-plan = The whole plan
notice-do = Do it
notice-thanks = Thanks
menu-chance = { $sits ->
    [yes] How do I stand?
   *[no] How do they stand?
  }
menu-chance-help = How likely one wins, as far as one can know
candle-title = By candle-light
candle-count = { $count ->
    [one] all there is to choose
    [2] the two best
   *[other] the three best
  }
candle-out = Put the candles out
candle-then = { $label }, then { $then }
candle-behind = { $behind ->
    [best] best
    [as-good] as good as another
    [hair] a hair behind
    [little] a little behind
   *[deal] a good deal behind
  }
candle-ask = How likely do you win after “{ $label }”?
candle-question = ?
candle-chance = { $won } in a hundred
candle-in-hundred = <b>{ $won }</b> in a hundred <i>{ $low } to { $high }</i>
candle-between = { $low } to { $high }
glass-said = { $mine ->
    [yes] As it stands you win { $won } in a hundred such games; probably { $low } to { $high }.
   *[no] As it stands { $name } wins { $won } in a hundred such games; probably { $low } to { $high }.
  }
glass-after = After “{ $label }” you win { $won } in a hundred such games; probably { $low } to { $high }.
notice-rematch = There is a rematch.
notice-sit = Sit down
reveal-times = { $name } ×{ $count }
note-chat = { $name }: “{ $text }”
note-answer = Answer
note-refused = The table does not go back: not everybody agreed.
note-took-back = { $name } went back.
note-pick-gone = { $by ->
    [seat] { $name } was quicker: what you had picked is no longer possible.
   *[table] What you had picked is no longer possible.
}
note-not-in-one-go = There is nothing to choose in one go now.
note-one-go-stopped = Stopped after { $made } of { $count }: look first.
note-nothing-skip = There is nothing to skip: no bot is thinking.
note-hint-when = A hint is given when you are to choose.
note-out-of-sight = What that line names is no longer in sight, and nothing is printed on it.
note-no-option = Nothing in sight has the number { $number }. Press o for the list of all options.
note-pile = { $title }: { $count }, facedown. Nobody may look at what lies there.
note-may = That may be done: it glows.
note-nothing-closed = Nothing is closed to you now.

## What others did

tidings-done = Done to you by { $names }
tidings-skipped = What { $names } did
tidings-away = Since you were away
tidings-came = What came of it
tidings-change = { $title } { $from } → { $to }
tidings-more = { $count ->
    [one] One thing before that
   *[other] { $count } things before that
}
tidings-again = See it again
card-gone = No longer in sight

## The sheets beside the board

options-title = What can be done
options-counts = { $open } open, { $closed } closed
why-title = Why not?
why-open = Open the rules there
rules-title = The rules
rules-find = Find
rules-find-hint = a word or a rule’s number
rules-parts = Parts of the rules
rules-part-now = Now
rules-part-glance = At a glance
rules-part-words = Words
rules-part-rules = All rules
rules-behind = What stands behind this rule
street-title = The rules, accounted for
street-lit = { $lit } of { $all } windows lit
street-legend-lit = kept and proved
street-legend-dark = left to you
street-legend-example = can be played
street-window = { $number }: { $id }, kept and proved
street-window-example = { $number }: { $id }, kept and proved, with an example that can be played
street-window-dark = { $number }: { $id }, left to the players
street-place = { $house }, { $place } of { $all }
street-more = What stands behind this rule
street-ruling = Ruling { $id }
street-example = Example { $id }, can be played
street-tests = { $count ->
    [one] Proved by a test
   *[other] Proved by { $count } tests
}
street-breaks = It is noticed when
street-used = How often it is used
street-uses = { $uses } times, in { $met } of { $games } games.
street-counted = Counted in { $games } random games of version { $version }, cards { $digest }.
street-play = Play example { $id }
street-clicks = { $moves ->
    [0] just to look at
    [one] one choice
   *[other] { $moves } choices
}
street-next = Next rule
rules-none = No rule speaks of “{ $wanted }”.
log-label = Log
log-left = Here you left
log-back = Back to here
log-what = What happened
note-points = { $what ->
    [none] { $who } points at something on the board.
   *[other] { $who } points: { $what }
}
point-how = Press what everybody should look at. Esc lets it be.
point-watcher = Somebody who looks on
notes-title = My notes
notes-what = Only this seat reads them: no other player, no spectator, nobody over your shoulder.
notes-keep = Keep
notes-kept = Kept
phrases = Say it at once
phrase-good-evening = Good evening.
phrase-your-turn = Your turn, I believe.
phrase-one-moment = One moment.
phrase-take-your-time = Take your time.
phrase-well-played = Well played!
phrase-ouch = Ouch.
phrase-my-mistake = My mistake.
phrase-thanks = Thank you.
phrase-watch-out = Watch out!
phrase-good-game = A good game.
chat-title = Table talk
chat-none = Nobody has said anything yet.
chat-watch = Whoever looks on reads what is said; those who sit at the table speak.
chat-say-to = Say to the table
chat-say = Say
chat-about = look at that moment (choice { $at })
chat-speaks-of = About the moment after choice { $at }.
chat-speaks-no-more = about nothing in particular

menu-title = Menu
menu-front-page = Front page
menu-front-page-help = How it ended
menu-undo-help = Your last choice, your action, your turn
menu-look-back = Look back
menu-look-back-help = The game so far, step by step
menu-fork = Fork this position
menu-fork-help = A new table from here, bots in the other seats
menu-fair-help = Where chance comes from here, and the proof
menu-save = Save to a file
menu-save-help = Import it in any lobby
menu-report = Report a bug
menu-report-help = A file with what you see here
menu-seats-help = { $sits ->
    [yes] Invite, rename, let a bot play for you
   *[other] Who sits where, and the link for those who look on
}
menu-chat-help = { $sits ->
    [yes] Say something to the table
   *[other] What is said at the table
}
menu-point = Point at something
menu-point-help = Then press it: everybody who sees it sees a ring around it
menu-notes-help = For this seat alone
menu-openly = Play without curtains
menu-curtains = Close curtains between seats
menu-openly-help = Whoever is at this screen sees every seat it holds
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-sound-help = Press to change
menu-settings-help = Motion, speed, text, contrast, sound
menu-help = Help and keys
menu-help-help = Everything works without a mouse
menu-about = About and credits
menu-lobby-help = The table waits for you there

links-title = Seats and links
links-bot = A bot sits here: { $bot }.
links-nobody = Nobody sits here yet.
links-here = { $screens ->
    [0] Here.
    [one] Here.
   *[other] Here, on { $screens } screens.
}
links-away = Away; the seat is kept.
links-held = This screen holds the seat.
links-name = Name
links-take-back = Take the seat back
links-let-bot = Let a bot play for me
links-copied = Copied
links-copy = Copy the link
links-share = Share
links-qr = The link as a QR code
links-alone = Only this machine can open it. Start the server with “gaslamp serve --lan” and others in your network can, too.
links-bot-here = Put a bot here
links-which-bot = Which bot
links-once = It opens the seat once, for whoever follows it first.
links-link = Link to this seat
links-invite = Take the bot out and invite somebody
shoulder-begin = Let somebody look over my shoulder
shoulder-copy = Copy the link for the learner
shoulder-what = Whoever has this link sees what you see and can do nothing. Everybody at the table is told.
shoulder-end = Nobody looks any more
shoulder-told = Somebody may look over this shoulder.
links-new = New link
links-only-here = Only on this screen: close it on the others
links-spectators = Spectators
links-spectators-help = Whoever opens this sees only what everybody may see.
links-copy-spectators = Copy the spectators’ link

## The curtain between two people at one screen

curtain-label = The curtain is closed
curtain-pass = Pass the screen to
curtain-openly = No curtains at this table
curtain-i-am = I am { $name }

## Looking back

replay-label = Replay
replay-title = Looking back
replay-at = Choice { $at } of { $last }. { $what }
replay-choice = { $name }: { $option }
replay-chose = { $name } chose
replay-beginning = The beginning
replay-first = To the beginning
replay-back = One step back
replay-pause = Pause
replay-play = Play
replay-on = One step on
replay-last = To the end
replay-position = Position
replay-whose = Whose eyes
replay-everybody = Everybody’s eyes
replay-seat = { $name }’s eyes
replay-spectator = A spectator’s eyes
replay-link-help = Link to this moment, to copy and send
replay-link = Link
remarks = Said of this moment
replay-remark = Remark
replay-remark-help = Remark on this moment
replay-copied = Copied: whoever opens it sees this moment, as far as they may.
replay-fork = Play from here
replay-fork-help = Play from here, against bots
replay-stop = Back
replay-stop-help = Back to the table

## The front page at the end of a game

front-left-ear = Final
    edition
front-right-ear = One
    halfpenny
front-night = The night wins
front-shared = A shared triumph
front-triumph = Triumph for { $names }
front-victory = Victory is yours
front-bitter = A bitter morning
front-last = The last edition
front-turns = last turn
front-choices = choices
front-length = at the table
front-seconds = { $seconds } s
front-minutes = { $minutes } min
front-hours = { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h
front-lines = The night in lines
front-undos = Taken back
front-undo = { $count ->
    [one] <b>{ $name }</b>: once
   *[other] <b>{ $name }</b>: { $count } times
}
front-undo-shown = { $count ->
    [one] <b>{ $name }</b>: once, { $shown } after something was shown
   *[other] <b>{ $name }</b>: { $count } times, { $shown } after something was shown
}
front-most = What they did most
front-did = <b>{ $name }</b>: { $deeds }
front-hints = By candle-light
front-hint = { $count ->
    [one] <b>{ $name }</b>: one hint
   *[other] <b>{ $name }</b>: { $count } hints
}
front-again-watch = Play this deal yourself
front-next = Next: { $title }
front-again-swapped = Again, seats swapped
front-again = Again
front-replay = Replay
front-look = Look at the table
curve-label = { $title } over the game. { $rows }
curve-row = { $owner }: from { $from } to { $to }

## The command box

command-label = Command box
command-hint = a number, a key, why KEY, undo, hint, log, rules ID, help
command-undo = Say undo, undo action or undo turn.
command-help = A number or a key chooses. Also: options, all, why KEY, hint, undo [action or turn], redo, log, rules [ID or word], replay [N], save, say TEXT, seats, help.
command-unknown = “{ $word }” is neither a command nor a key of the menu. { $help }
command-closed = { $why } ({ $rule })
command-why = { $option }: { $why } ({ $rule }) { $text }
command-numbers = The options are 1 to { $last }.
command-option = { $number }. { $option }  ({ $key })
command-open = That can be chosen: it is on the menu.
command-nothing-closed = Nothing closed is called “{ $what }”.
command-listen = Spectators listen.

## The board that shows any game

any-seats = Seats at the table
any-tracks = Tracks
any-led-by-you = led by you
any-led-by = led by { $name }
any-may-be-used = , { $what }
any-not-now = , not now: { $why }
any-of-owner = of { $owner }
any-in-place = in { $place }
any-of-owner-in-place = of { $owner } in { $place }
any-track = { $most ->
    [none] { $title } { $value }
   *[other] { $title } { $value } of { $most }
}
any-track-noted = { $most ->
    [none] { $title } { $value }, { $note }
   *[other] { $title } { $value } of { $most }, { $note }
}
any-of = of { $most }
any-gazetteer = a gazetteer of its places
any-with = with { $pieces }
any-next-to = next to { $places }
any-may-be-chosen = may be chosen
any-piece-in = { $piece } in { $place }
any-look-through = press to look through
any-usable = may be used
any-choose-from = To choose from
any-tray = { $whose }: { $title }
any-zone = { $owner }, { $title }
any-fold = fold
any-empty = nothing in hand

# Fair play: the sealed envelope that chance comes from.
fair-title = Fair play
fair-what = Before the deal the server sealed a secret and showed what it commits to. Every card and die follows from that secret, from what people add and from what they choose. At the end the envelope is opened, and everybody can play the whole game again and see that nothing was changed.
fair-commitment = Commitment
fair-swapped = This is not the commitment that you were shown first: the server has changed it.
fair-secret = Secret
fair-fingerprint = Fingerprint of the game
fair-phrases = What people added
fair-no-phrases = Nobody has added anything yet.
fair-phrase-at = { $at ->
    [-1] before the deal:
    [0] after the deal:
    [one] after one choice:
   *[other] after { $at } choices:
  }
fair-add = A phrase of your own; it counts from the next choice on
fair-add-it = Add it
fair-open-what = Once the envelope is opened nobody can go back any more: whoever chose again would know what comes.
fair-opened = The envelope has been opened.
fair-check = Open it and check the game
fair-proof-own = The secret is the one that was committed to: your own browser has worked it out.
fair-proof-commitment = The secret is the one that was committed to.
fair-proof-wrong = The secret does not belong to the commitment you were shown!
fair-proof-game = The deal and all { $choices } choices were played again from the secret, and the game ended as it did{ $back ->
    [0] {""}
    [one] {" "}(people went back once)
   *[other] {" "}(people went back { $back } times)
  }.
fair-proof-phrases = { $count ->
    [0] Nobody had added a phrase.
    [one] One phrase counted.
   *[other] { $count } phrases counted.
  }
fair-proof-distrust = This server did the playing. Whoever would rather not take its word saves the game and runs “gaslamp verify” on it anywhere else.
front-fair = Was it fair?

# Luck

front-luck = The luck of this game
luck-title = The luck of this game
luck-house = The dice of this house
luck-listening = Every die and card is looked at once more …
luck-what = What dice and draws brought, beside what they would bring on average from what was there then.
luck-house-what = Your own luck in all finished games here, and every die that was ever thrown in them: { $games ->
        [one] one game
       *[other] { $games } games
    }{ $left ->
        [0] .
       *[other] , and { $left } more that are still to be looked at.
    }
luck-none = No dice and no draws of yours yet.
luck-dice = The dice

# Learning by playing: the programme of a game's lessons, and the slip of a lesson.
learn-it = Learn it in ten minutes
learn-page-title = Learn { $title } · Gaslamp
learn-tonight = To-night, at this table
learn-with = { $teacher } shows you
learn-go-on = you are in chapter { $number }
learn-first-game = Your first game
learn-how = { $count } short chapters, each played on the real table. Leave when you like; the seal stays.
learn-count = { $done } of { $count }
learn-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
  }
learn-enough = { $count ->
    [0] Begin where you like.
   *[other] The first { $count } are enough for a first game. Begin where you like.
  }
programme-chapter = Chapter { $number }
programme-minutes = min
programme-learned = (learned)
programme-to-come = (to come)
programme-begin = begin
programme-go-on = go on
lesson-label = Lesson { $number }: { $title }
lesson-by = { $teacher }, { $about }
lesson-of = of { $steps }
lesson-lit = Lit: { $names }.
lesson-chapter = { $title }, chapter { $number }
lesson-candles = { $burnt } of { $count } candles burnt down
lesson-next = Next lesson
lesson-first-game = Light the lamp: your first game
lesson-back-we-go = Back we go
lesson-now-you = Now you
lesson-go-on = Go on
lesson-once-more = Once more
lesson-show = Show me
lesson-back = Back
lesson-rule = The rule
lesson-skip = skip
lesson-know = I know this
lesson-idea-back = One idea back
lesson-put-away = Put away
lesson-listen = Your teacher has a word
lesson-listen-line = Read the slip, then go on there.
primer-title = Your primer
primer-by = with { $teacher }
primer-foot = Nothing you do in a lesson is counted. Esc on the slip puts the lesson away and keeps your place.
menu-show = Show this position to my friends
menu-show-help = A table of its own where nothing moves by itself: a link that shows what you see, and your pointer
shoulder-shown = Whoever has this link sees this position as you do. Press . and then a piece, or hold Alt and press it, to point at it.
teacher-says = { $teacher }:
slip-label = A word in passing
slip-no-more = No more slips
settings-slips = Slips that explain an idea when it first matters
settings-slips-on = On
settings-slips-off = Off
settings-slips-on-help = Each idea once, and never over what is to be chosen.

# The review of a finished game.
front-review = Where was it won and lost?
review-label = The review
review-page-two = page two · { $won ->
    [yes] how the night was won
   *[no] how the night was lost
  }
review-chance = the chance in a hundred, from what this seat knew
review-deal = deal
review-curve = The chance to win, from { $start } in a hundred at the deal to { $result } at the end.
review-point = Turning point { $number }, { $when }: { $kind }, from { $before } to { $after } in a hundred. { $sentence }
review-went = Where { $points } in a hundred went
review-came = Where { $points } in a hundred came from
review-error = give or take { $error }
review-sharpness = Sharpness
review-luck = Luck of the deal
review-thinking = thinking, { $done } of { $of } choices
review-stop = Stop thinking
review-stopped = thought about { $done } of { $of } choices so far
review-think-on = Think on
review-moment = { $when }: { $asked }
review-as-seen = the table before it was chosen, as { $name } saw it
review-of = { $number } of { $count }
review-points = turning points
review-you-did = { $mine ->
    [yes] You did
   *[no] { $name } did
  }
review-better = Better
review-in-a-hundred = in a hundred
review-between = in a hundred, { $low } to { $high }
review-options = All choices that were looked at, from { $low } to { $high } in a hundred
review-see = See it on the table
review-play-on = Play on from here
review-link = Link to this moment
review-next = Next point
review-front = Front page
review-whose = As
review-none = There was no turning point: nothing changed the chance by 3 in a hundred or more.
