# Prompts: what is asked of whom.
ask-character = { $a }: choose a Character.
ask-lead-extra = Who leads { $a } as well?
ask-lift-toll = In which Area is the King's Toll lifted?
ask-planning = Turn over cards, fill your clock, and say when you are ready.
ask-leader = Who is the Investigation Leader?
ask-before-moves = Before the moves of Action { $a }: take a Detour, use a free effect, or pass.
ask-last-moment = Before the Chapter ends: use a free effect, or pass.
ask-segment-end = The Time Segment is about to end and raise Dread, now at { $a }: use a free effect, or pass.
ask-free-detour = { $a }: which arrow do you turn, and where to?
ask-replan = { $a }: which token do you replace?
ask-investigation = Action { $a }: which investigation is next?
ask-add-points = You have { $a } of { $b } Action Points. Add some, or be done.
ask-let-go = { $a } can lead no more Allies: let one go, or leave the new one.
ask-menace = Which Goon strikes first?
ask-react-flip = { $a } flipped { $b }. { $c } Let it stand?
ask-react-trauma = { $a } flipped the Trauma, { $b }: no icons of the sheet count, and the Trauma die is rolled. Let it stand?
ask-resolve = Whose flipped card takes effect first?
ask-react-condition = { $a } is about to be { $b }. Do something, or pass.
ask-heal = Discard a Condition ({ $a } at the most), or leave it.
ask-victim = Who is { $a }?
ask-order-of-strikes = Who is { $a } first?
ask-give-item = Who gets the Item?
ask-give-virtue = Who gets the Virtue token?
ask-item-source = { $a }: take an Item of the Supply, or the top of the deck.
ask-ready-items = Whose Items are readied?
ask-ready-item = { $a }: ready one of your Items, or none.
ask-lose-item = Which Item is discarded?
ask-ease = Where does the Eased token go?
ask-remove-goon = Which Goon is removed?
ask-next-to-roll = Who rolls next?
ask-before-roll =
    { $a } has { $b ->
        [one] 1 die
       *[other] { $b } dice
    } to roll. Add some, or roll.
ask-after-roll =
    { $a ->
        [one] 1 success
       *[other] { $a } successes
    } so far. Use an effect, or pass.
ask-in-or-out = Challenge { $a }: who is in, who bows out?
ask-helping-hand = Before the others go on: use a free effect, or pass.
ask-next-to-face = Who meets the Challenge next?
ask-facing = { $a } has { $b } of { $c } Action Points. Add some, or be done.
ask-unstrung = Spare { $a } the penalty with a Secret?
ask-discard-hand = { $a }: discard cards from your hand ({ $b } to go).
ask-showdown =
    { $a }: roll your { $b ->
        [one] Action die
       *[other] { $b } Action dice
    }.
ask-last-chance =
    { $a ->
        [one] 1 success
       *[other] { $a } successes
    } against { $b }. One last chance, or pass.

# Options.
option-be = Play { $a }
option-lead-extra = { $a } does
option-lift = { $a }
option-time-up = End the planning for everybody
option-ready = Ready
option-not-ready = Not ready after all
option-reveal = Turn { $a } face up
option-place = { $a }, { $b }: token { $c }
option-turn = { $a }, { $b }: turn the token to { $c }
option-take-back = { $a }, { $b }: take the token back
option-swap = { $a }: exchange { $b } and { $c }
option-take-stash = { $a }: take the { $b } from the Stash
option-return-stash = { $a }: put the { $b } back into the Stash
option-mark = Put a { $b } marker on { $a }
option-unmark = Take the { $b } marker off { $a }
option-leader = { $a } leads
option-detour = { $a }, { $b }: Detour to the { $c }
option-pass = Pass
option-investigate = Investigate { $a }: { $b }
option-investigate-unseen = Investigate { $a }
option-face-goon = Face the Goon at { $a }: { $b }
option-take-ally = { $a } takes { $c } along, the Ally at { $b }
option-let-go = { $a } lets { $b } go
option-decline = Leave it
option-end-action = No more investigations in this Action
option-menace = The Goon at { $a }: { $b }
option-use = { $a } uses { $b }
option-use-dice =
    { $a } uses { $b } on { $c ->
        [one] 1 blank die
       *[other] { $c } blank dice
    }
option-use-on = { $a } uses { $b } on a die of { $c }
option-deplete = { $a } depletes { $b }
option-deplete-dice =
    { $a } depletes { $b } to reroll { $c ->
        [one] 1 blank die
       *[other] { $c } blank dice
    }
option-deplete-on = { $a } depletes { $b } on a die of { $c }
option-sacrifice = { $a } sacrifices { $b }
option-virtue = { $a } spends a Virtue token: { $b }
option-draw = { $a } draws an Investigation card
option-next = { $a }
option-roll = { $a } rolls
option-resolve = { $a }
option-heal = Discard { $b } from { $a }
option-victim = { $a }
option-lose-item = { $a } loses { $b }
option-give = { $a }
option-from-supply = Take { $a }
option-from-deck = Take the top Item of the deck
option-ready-item = Ready { $b }
option-ready-items = Ready all Items of { $a }
option-replan = { $a }, { $b }: replace the token with { $c }
option-ease = Ease { $a }
option-remove-goon = Remove { $a }
option-in = { $a } is in
option-out = { $a } bows out
option-play = { $a } plays { $b }
option-done = Done
option-bribe = { $a } pays five cards for a success
option-secret = Use { $a }
option-show-hand = { $a } lays the hand open for everybody
option-discard = { $a } discards { $b }

# What an option costs or brings.
note-text = { $a }
note-detour = now { $a }; Dread { $b } to { $c }
note-points-to = now { $a }
note-stash = 1 Dread at the end of the Chapter
note-adds =
    { $a }: { $b ->
        [one] 1 point
       *[other] { $b } points
    } more
note-more =
    { $a ->
        [one] 1 point
       *[other] { $a } points
    } more
note-points =
    who is there brings { $a ->
        [one] 1 point
       *[other] { $a } points
    } against { $b }; { $c } Dread if it is left
note-short =
    { $a ->
        [one] 1 point
       *[other] { $a } points
    } short
note-dice =
    keeps { $a ->
        [one] 1 die
       *[other] { $a } dice
    }
note-deck =
    { $a ->
        [one] the last card
       *[other] { $a } cards
    } in the deck
note-again = for the second time

# What an option would throw away.
caution-detour = Dread is at { $a }: a Detour loses the Story.
caution-time-up =
    { $a ->
        [one] Somebody is
       *[other] { $a } players are
    } not ready yet; the plans would be final for all.

# Why not.
why-character-taken = Somebody plays that Character already.
why-led-already = That player has led the fourth Character already.
why-revealed = The card is face up already.
why-no-token = No token of that number is left beside the clock.
why-slot-full = There is a token in that slot; take it back or exchange it.
why-on-clock = The Stash token lies in the clock; take one of its number back first.
why-stash-gone = That token is not in the Stash any more.
why-own-token-free = A token of your own of that number is still free.
why-no-marker = All markers of that colour are on the board.
why-left = This Character has left the Ally already.
why-same-direction = The arrow points there already.
why-number-up = A token with its number up cannot be turned.
why-too-early = The Plot card's time has not come.
why-out-of-order = An earlier Plot card is still open.
why-handled = That Location is finished for this Action.
why-face-down = The card was not revealed in the Planning Phase.
why-tilted = The Item is tilted.
why-no-match = None of its icons matches the card.
why-uneven = The others have had less.
why-siren = The Siren holds the Unhinged: bowing out costs two cards.
why-no-bribe = A bribe needs a Challenge beaten for each success.
why-poor = A bribe costs five cards.

# The log.
opening = { $a } begins.
story-text = { $a }
character-chosen = { $a } plays { $b }.
chapter-begins = Chapter { $a }: 24 cards lie face down across London.
chapter-ends = Chapter { $a } ends, and the board is counted.
toll-lifted = The King's Toll will be lifted in one Area.
toll-spares = No Toll is asked in the { $a }.
planning-begins = Big Ben strikes once: Chapter { $a } is planned in { $b } minutes.
reveals = { $a }: { $b }.
reveals-plot = { $a }: Plot { $b }.
takes-stash = { $a } takes the { $b } from the Stash; it costs 1 Dread at the end of the Chapter.
returns-stash = { $a } puts the { $b } back into the Stash.
plans-anew = { $a } plans anew.
is-ready = { $a } is ready.
time-is-up = Big Ben strikes for the third time: the plans are final.
leads = { $a } leads the investigation.
hour-strikes = Action { $a }, { $b } ({ $c }): everybody moves.
takes-detour = { $a } takes a Detour at { $b }, to the { $c }.
replaces-number = { $a } replaces the token of { $b }: it is a { $c } now.
replaces-arrow = { $a } replaces the token of { $b }: it leads to the { $c } now.
investigates = An investigation at { $a }: { $b }.
faces-goon = At { $a } a Goon is in the way: { $b }.
draws = { $a } draws { $b }.
solved = Solved, and a clue from now on: { $a }.
not-solved = Not solved, and still there: { $a }.
takes-ally = { $a } takes { $b } along.
lets-go = { $a } lets { $b } go.
ally-leaves = { $a } leaves with the end of the Chapter:
goon-beaten = Beaten: { $a }.
goon-strikes = A Goon strikes: { $a }.
goon-removed = Gone from the board: { $a }.
no-goon-left = No Goon is left to be removed:
no-secret-left = No Secret is left to be learnt:
uses = { $a } uses { $b }.
depletes = { $a } depletes { $b }.
sacrifices = { $a } sacrifices { $b }.
spends-virtue = { $a } spends a Virtue token: { $b }.
all-ready = All Items are ready again.
readies-items = All Items of { $a } are ready again.
readies-item = { $a } readies { $b }.
flips = { $a } flips { $b }.
flips-trauma = { $a } flips the Trauma, { $b }.
flips-talent = { $a } flips the Talent, { $b }.
trauma-die = The Trauma die of { $a } shows { $b }.
rolls =
    { $a } rolls { $b ->
        [one] 1 die
       *[other] { $b } dice
    }: { $c ->
        [one] 1 success
       *[other] { $c } successes
    }.
rerolls =
    { $a } rolls { $b ->
        [one] 1 die
       *[other] { $b } dice
    } again: { $c ->
        [one] 1 success
       *[other] { $c } successes
    } now.
plot-result =
    Plot { $a }: { $b ->
        [one] 1 success
       *[other] { $b } successes
    }; the best outcome takes { $c }.
plot-text = { $b }
endgame-begins = Plot { $a }: the Endgame begins.
gains-confidence = The team gains { $a } Confidence.
takes-confidence = { $a } takes { $b } Confidence into the hand.
shows-hand = { $a } lays the hand open for everybody.
gains-item = { $a } gains { $b }.
gains-virtue = { $a } gains a Virtue token.
gains-secret = The team learns a Secret: { $a }.
uses-secret = The team uses a Secret: { $a }.
gains-die =
    { $a } has { $b ->
        [one] 1 Action die
       *[other] { $b } Action dice
    } now.
loses-item = { $a } loses { $b }.
ignores-condition = { $a } is not { $b } after all.
takes-condition = { $a } is { $b }.
second-condition = { $a } is { $b } again.
is-healed = { $a } is no longer { $b }.
is-defeated = { $a } is defeated.
discards-card = { $a } discards { $b }.
plays-card = { $a } plays { $b }.
dread-rises = Dread rises by { $a } to { $b }.
dread-plot = Plot { $c } was not done in time: Dread rises by { $a } to { $b }.
dread-alone = { $c } walks alone: Dread rises by { $a } to { $b }.
dread-face-down = { $c }, a card left face down: Dread rises by { $a } to { $b }.
dread-unsolved = Left unsolved, { $c }: Dread rises by { $a } to { $b }.
dread-goon = A Goon still at large, { $c }: Dread rises by { $a } to { $b }.
dread-stash = A token taken from the Stash: Dread rises by { $a } to { $b }.
dread-whispers = Whispers at the Trauma of { $c }: Dread rises by { $a } to { $b }.
dread-falls = Dread falls by { $a } to { $b }.
eases = An Eased token is put on { $a }.
endgame = The Endgame: { $a } is waiting.
bows-out = { $a } bows out until the Showdown.
challenge = The Challenge: { $a } { $b }
beats-challenge = { $a } masters { $b }
fails-challenge = { $a } fails at { $b }
showdown = The Final Showdown.
victory =
    { $a } is won with { $b ->
        [one] 1 point
       *[other] { $b } points
    }.
score = Counted: { $a } for the Characters, { $b } for successes beyond the target, { $c } for Items, Virtue tokens and cards in hand, less { $d } for Conditions.
opens = The next Story is open: { $a }.
defeat = { $a } is lost.

# The end.
won =
    { $a ->
        [one] 1 success
       *[other] { $a } successes
    } against { $b }: London can sleep. Score: { $c }.
lost-showdown =
    { $a ->
        [one] 1 success
       *[other] { $a } successes
    } against { $b }: the Antagonist prevails.
lost-dread = Dread is at { $a }: the city is lost.
lost-trail = The last Plot card was not investigated: the trail runs cold.
lost-defeated = Nobody is left to stand against the Antagonist.

# Settings that do not fit.
wrong-team = Team '{ $team }' is for one seat that leads several Characters.
story-locked = { $story } opens when { $before } is won; with the option campaign=open all Stories can be played.

# The game.
title = London Dread
summary = Plan a night of horrors together against the clock, then see how the plan holds.
plan-help = Name a Character (if you lead several) and write one word for each hour from 6 a.m. on: a number from 1 to 6, an arrow n, e, s or w (6n takes the 6 for it), or - for no token. The name of an hour (noon, 2pm) goes on from there; what the line does not reach stays. Example: milton w 4 6n - noon 3.

# Its settings.
setting-story = Story
    .help = Four Stories, to be won one after another.
setting-story-the-letter = The Letter
    .help = One Chapter; the one to begin with.
setting-story-caped-killer = The Caped Killer
    .help = Nobody should walk alone.
setting-story-uncrowned-king = The Uncrowned King
    .help = A toll on four Locations.
setting-story-london-dread = London Dread
    .help = Goons, Secrets, and Calypso herself.
setting-team = Team
    .help = How many Characters the players lead.
setting-team-auto = One each
    .help = With 2 or 3 seats Allies help; one seat leads four.
setting-team-four = Four, no Allies
    .help = Four Characters are led by whoever plays.
setting-team-two = Two
    .help = One person leads two Characters, with Allies.
setting-team-three = Three
    .help = One person leads three Characters, with Allies.
setting-difficulty = Difficulty
    .help = How long the Planning Phase lasts.
setting-difficulty-normal = Normal
    .help = 12 minutes.
setting-difficulty-hard = Hard
    .help = 10 minutes.
setting-difficulty-dread = Dread
    .help = 8 minutes.
setting-characters = Characters
    .help = Who plays whom.
setting-characters-choose = Choose
setting-characters-random = By lot
    .help = A little harder.
setting-impeccable = Impeccable Investigation
    .help = Successes beyond the top outcome.
setting-impeccable-on = Give Confidence
setting-impeccable-off = Give nothing
    .help = Harder.
setting-confidence = Investigation deck
    .help = Confidence cards at the start.
setting-confidence-3 = Three
setting-confidence-0 = None
    .help = Harder.
setting-confidence-5 = Five
    .help = Easier.
setting-virtue = Virtue
    .help = Virtue tokens for each Character at the start.
setting-virtue-1 = One
setting-virtue-0 = None
    .help = Harder.
setting-virtue-2 = Two
    .help = Easier.
setting-items = Items
    .help = Random Items for each Character at the start. Changes most.
setting-items-1 = One
setting-items-0 = None
    .help = Harder.
setting-items-2 = Two
    .help = Easier.
setting-campaign = Campaign
    .help = Which Stories can be played.
setting-campaign-in-order = One after another
    .help = A Story opens when the one before is won.
setting-campaign-open = All open
    .help = For those who want to begin anywhere.

# The clock of the Planning Phase.
clock-planning = Planning
clock-late = The time is up: what lies in the Action Clocks is final.
