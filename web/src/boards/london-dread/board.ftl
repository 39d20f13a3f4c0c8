# The words of London Dread's board.
title = London Dread
subtitle = twelve hours, four clocks
masthead = The Evening Lamp

# Characters, as they are called in a hurry
person-sturmer = Stürmer
person-milton = Milton
person-degas = Degas
person-murphy = Murphy
person-sterling = Sterling
person-maria = Maria
letters-sturmer = St
letters-milton = Mi
letters-degas = De
letters-murphy = Mu
letters-sterling = Ba
letters-maria = Ma

ability-courage = COURAGE
ability-guile = GUILE
ability-might = MIGHT
ability-lore = LORE
ability-influence = INFLUENCE
ability-insight = INSIGHT
ability-spellcraft = SPELLCRAFT
ability-faith = FAITH
ability-science = SCIENCE
ability-wild = WILD
seal-useless = { $ability }, which counts for nothing here
condition-injured = Injured
condition-unhinged = Unhinged

# Hours: on slips and in sentences; on the dial only the number
hour-6am = 6 am
hour-8am = 8 am
hour-10am = 10 am
hour-noon = noon
hour-2pm = 2 pm
hour-4pm = 4 pm
hour-6pm = 6 pm
hour-8pm = 8 pm
hour-10pm = 10 pm
hour-midnight = midnight
hour-2am = 2 am
hour-4am = 4 am
dial-6am = 6
dial-8am = 8
dial-10am = 10
dial-noon = 12
dial-2pm = 2
dial-4pm = 4
dial-6pm = 6
dial-8pm = 8
dial-10pm = 10
dial-midnight = 12
dial-2am = 2
dial-4am = 4
time-morning = Morning
time-day = Day
time-night = Night
time-left = left
area-north = North
area-east = East
area-south = South
area-west = West
streets-north = North Streets
streets-east = East Streets
streets-south = South Streets
streets-west = West Streets
river-1 = River
river-2 = Thames

# The top bar
phases-label = Phases of the Story
phase-planning = Planning
phase-story = Story
phase-endgame = Endgame
phase-showdown = Showdown
story-setup = { $story }
story-chapter =
    { $chapter ->
        [1] { $story }, Chapter I
       *[other] { $story }, Chapter II
    }
story-hour =
    { $chapter ->
        [1] { $story }, Chapter I, { $hour }
       *[other] { $story }, Chapter II, { $hour }
    }

# Dread
dread = Dread
lost = lost
target = target
dread-of = Dread { $dread }
thermometer-said =
    Dread { $dread } of 50, target number { $target }.{ $plan ->
        [-1] { "" }
       *[other] { " " }The plan leads to { $plan } at least.
    }{ $soon ->
        [-1] { "" }
       *[other] { " " }After this choice { $soon }.
    }

# The map
london = London
map-whole = Whole map
map-closer = Closer
people-show = Characters, or the watch
card-none = no card
card-said = { $card }, { $place }.
card-dread-said = Difficulty { $difficulty }, Dread { $dread }; asks for { $icons }.
card-plot-said = Plot { $letter }, { $time }, Dread { $dread }; asks for { $icons }.
card-ally-said = An Ally with { $icons }.
card-hidden-said = Face down: 2 Dread if it stays so.
goon-said = { $goon } is there.
goon-full = { $goon }, Goon, Difficulty { $difficulty }. { $may }
visit-said =
    { $hour }: { $who }, { $verdict ->
        [solved] { $points } of { $need }, solved
        [short] { $points } of { $need }, too weak
        [beats-goon] { $points } of { $need }, Goon beaten
        [short-of-goon] { $points } of { $need }, too weak for the Goon
        [rolls] { $points } dice and more
        [joins] the Ally joins
        [no-room] no room for the Ally
        [too-early] too early
        [out-of-order] an earlier Plot card comes first
        [begins-endgame] the Endgame begins
        [face-down] still face down
       *[other] nothing there
    }.
notes-said = Notes: { $notes }.
note-green = taken care of
note-red = draw clues here
note-yellow = an Item here
note-white = a Virtue token here
may-go =
    Press to go there at { $hour }{ $stash ->
        [0] .
       *[other] {" "}with a token of the Stash, 1 Dread.
    }
may-arrow =
    Press to go there at { $hour }{ $stash ->
        [0] .
       *[other] {" "}with a token of the Stash, 1 Dread.
    }
result-odds = { $worst } worst, { $best } best
you-may = You may: { $what }.
streets-said = { $streets }.
medal-said = { $who } at { $place }. { $may }
joins = joins
stash-cost = +{ $dread }
stash-cost-told = Stash +{ $dread }
slip-joins = joins
slip-no-room = no room
slip-too-early = too early
slip-out-of-order = too soon
slip-begins-endgame = the end
slip-face-down = face down

# The watch
watch-label = Action Clocks of the team
hour-empty = empty
hour-arrow = to the { $streets }
hour-number = token { $number }
hour-said = { $who }, { $hour }: { $what }.
hour-at =
    At { $place }{ $count ->
        [0] .
       *[other] {" "}with { $others }.
    }
hour-weak = Too weak, or nothing to do.
hour-in-hand = This hour is in hand; press again to take it back.
hour-press = Press to take this hour in hand.
ring-said =
    { $ready ->
        [yes] The ring of { $who }, who is ready.
       *[no] The ring of { $who }.
    }
corner-plots =
    { $count ->
        [1] plot { $plots }
       *[other] plots { $plots }
    }
corner-weak = red rim: too weak
tray-label = Tokens
tray-own = your tokens
tray-stash = the Stash, 1 Dread each
token-said =
    Token { $number }: { $free ->
        [0] none free
       *[other] { $free } free
    }.
token-may = Press to lay it at { $hour }.
stash-said =
    The { $number } of the Stash: { $where ->
        [yours] you have it
        [there] there
       *[gone] taken
    }.
stash-may = Press to take it and lay it at { $hour }, 1 Dread.
stash-return = Press to put it back.

# The prompt
ask-where = { $hour }: where to, { $who }?
ask-where-line = Press a card of the { $area }, or a street sign.
ask-done = Every hour is planned
ask-done-line = Press an hour to change it, or say that you are ready.
ask-waiting = You are ready
ask-waiting-line = The others are still planning; you may change your plan.
deed-place =
    { $stash ->
        [0] { $area } { $number }
       *[other] { $area } { $number } with the Stash’s { $number }
    }
deed-result =
    { $need ->
        [0] likely { $before } → { $after }
       *[other] { $points } of { $need }, likely { $before } → { $after }
    }
deed-short = { $points } of { $need }, short by { $missing }
result-ready =
    { $count ->
        [0] every hour is planned
        [1] { $hour } stays empty
       *[other] { $count } hours stay empty
    }
# Buttons where it is clear whose they are; with a name where it is not
short-roll =
    { $count ->
        [0] Roll
        [1] Roll the die
       *[other] Roll { $count } dice
    }
short-use = Use { $what }
short-deplete = Give up { $what }
short-reroll =
    { $count ->
        [1] Roll 1 die again
       *[other] Roll { $count } dice again
    }
short-deplete-reroll =
    { $count ->
        [1] Give up { $what } for a die
       *[other] Give up { $what } for { $count } dice
    }
short-sacrifice = Send { $what } away
short-virtue = Spend Virtue
short-draw = Draw a clue
short-stand = Let it stand
short-take-back = Take it back
short-turn = Number up
short-time-up = End the planning
short-bribe = Bribe: five cards
short-of = { $who }: { $deed }
ask-stands =
    { $count ->
        [0] No success in { $dice }
        [1] One success in { $dice }
       *[other] { $count } successes in { $dice }
    }

# Facts
fact-label = What lies there
fact-close = Close
fact-place-line = { $place }. { $line }
fact-hidden = { $place }. Face down: 2 Dread if it stays so. A press turns it up.
fact-plot =
    { $ends ->
        [yes] Plot { $letter }, { $time }. { $place }. Whoever comes begins the Endgame.
       *[no] Plot { $letter }, { $time }. { $place }.
    }
items-fit = Items that fit
of-need = of { $need }
verdict-said =
    { $verdict ->
        [solved] { $stash ->
            [0] { $hour }: solved, saves { $dread }
           *[other] { $hour }: solved, saves { $dread }, Stash costs { $stash }
        }
        [beats-goon] { $hour }: the Goon is beaten
        [short] { $hour }: short by { $missing }
        [short-of-goon] { $hour }: short of the Goon by { $missing }
        [rolls] { $hour }: dice decide
        [joins] { $hour }: joins
        [no-room] { $hour }: nobody has room
        [too-early] { $hour }: too early
        [out-of-order] { $hour }: an earlier Plot comes first
        [begins-endgame] { $hour }: the Endgame begins
        [face-down] { $hour }: still face down
       *[other] { $hour }: nothing there
    }
plan-becomes = likely { $before } → { $after }
notes-title = Notes
plan-title =
    { $chapter ->
        [1] The plan of Chapter I
       *[other] The plan of Chapter II
    }
plan-dread =
    { $most ->
        [51] Dread at the end; above 50 the city is lost.
       *[other] Dread at the end; the dice may raise it to { $most }.
    }
plan-least = least Dread
plan-likely = likely Dread
plan-helped = with ready Items
plan-over = { $dread }+
plan-plots-row = Plots
plot-met = Plot { $letter } at { $hour }
plot-unmet = Plot { $letter } is not met
plan-alone = { $hour }: { $who } alone, Dread +{ $count }
plan-trail =
    { $trail ->
        [held] The trail is held: every Plot card is met.
       *[lost] { $hidden ->
            [0] The trail would be lost: a Plot card is left.
            [1] The trail would be lost: one Plot card is not found yet.
           *[other] The trail would be lost: { $hidden } Plot cards are not found yet.
        }
    }
plan-empty =
    { $count ->
        [0] Every hour of yours is planned.
        [1] One hour of yours is empty.
       *[other] { $count } hours of yours are empty.
    }
plan-look = Point at a card to see who comes and what is missing.

# Plates
plates-label = Characters
plate-said =
    { $who }. { $icons }. Virtue tokens: { $virtue }.{ $late ->
        [yes] { " " }Dice: { $dice }.
       *[no] { "" }
    }{ $ill ->
        [0] { "" }
       *[other] { " " }{ $conditions }.
    }
you = you
ready = ready
defeated = defeated
bowed-out = out
goes-in = goes in
goes-out = bows out
no-virtue = no Virtue token
dice-earned = dice for the Showdown
chest-label = Decks
chest-clues = clues
chest-items = Items
chest-virtue = Virtue
clues-said = { $count } cards in the Investigation deck.
items-said = { $count } cards in the Item deck.
virtue-said = { $count } Virtue tokens left.
stores-label = What lies beside the board
stores-close = Close
slips-label = Choices

# Investigations
inquiry-label = { $card }
inquiry-where = { $hour }, { $place }.
inquiry-challenge =
    { $missing ->
        [0] { $who } alone: it is enough.
       *[other] { $who } alone: short by { $missing }.
    }
inquiry-rolls =
    { $left ->
        [0] All have rolled.
       *[other] { $done ->
            [0] { $waiting } still to roll.
           *[other] { $rolled } rolled, { $waiting } still to roll.
        }
    }
inquiry-eased = Eased: { $count } more { $count ->
        [1] counts
       *[other] count
    }.
inquiry-hardened = Hardened: { $count } less { $count ->
        [1] counts
       *[other] count
    }.
source-flipped = flipped
clues-left =
    { $count ->
        [1] draw the last clue
       *[other] draw one of { $count } clues
    }
gain = +{ $points }
points =
    { $count ->
        [1] Action Point
       *[other] Action Points
    }
and-more = { $n }+
enough = It is enough.
short-by = { $missing } more would solve it.
goon-else = Else: { $failure }
begins-endgame = Here the Endgame begins.
die-hit = success
die-blank = blank
die-wait = to roll

# Endgame and Showdown
finale-label = The Endgame
antagonist-said = { $name }: { $text }
challenge-said = { $name } { $text }
no-challenge-yet = The first Challenge is turned up when all have decided.
facing =
    of { $need }: { $who } { $missing ->
        [0] beats it.
       *[other] is short by { $missing }.
    }
hands-label = Hands
hands-others = Hands of the others
hand-of =
    { $count ->
        [0] { $who }, no clues
        [1] { $who }, one clue
       *[other] { $who }, { $count } clues
    }
hand-hidden =
    { $count ->
        [1] { $who }: one clue
       *[other] { $who }: { $count } clues
    }
clue-said = { $card }: { $icons }.
deed-in = goes in
deed-out = bows out
deed-show-hand = shows the hand
deed-bribe = bribes
showdown = The Final Showdown
lamps-said = { $have } of { $need } lamps burn
showdown-said =
    { $dice ->
        [0] { $need } lamps must burn; { $have } do.
       *[other] { $need } lamps must burn; { $have } do, { $dice } dice are left: { $chance }.
    }

# Setup
casting-label = Who plays whom
sheet-said =
    { $taken ->
        [yes] { $who }, { $title }, is taken. { $text }
       *[no] { $who }, { $title }. { $text }
    }
sheet-taken = seat { $seat }
signs-label = Street signs

## Why something cannot be laid into an hour

why-no-arrow = No arrow is in hand: press a glowing arrow of your clock first.
why-no-hour = No hour is in hand: press an hour of your clock first.
why-no-token = { $who } has no token left to lay as an arrow, and the Stash has none either.
why-far = At { $hour } { $who } begins in the { $area }. To go elsewhere, press a street sign for that hour first.
why-no-number = No token { $number } is left for { $who }, neither beside the clock nor in the Stash.
