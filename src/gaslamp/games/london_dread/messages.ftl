# Prompts: what is asked of whom.
ask-character = { $a }: choose a Character.
    .you = Choose a Character.
ask-lead-extra = Who leads { $a } as well?
ask-lift-toll = In which Area is the King's Toll lifted?
ask-planning = Turn over cards, fill your clock, and say when you are ready.
ask-leader = Who is the Investigation Leader, who calls the hours and settles ties?
ask-before-moves = Before the moves of Action { $a }: take a Detour, use a free effect, or pass.
ask-last-moment = Before the Chapter ends: use a free effect, or pass.
ask-segment-end = The Time Segment is about to end and raise Dread, now at { $a }: use a free effect, or pass.
ask-free-detour = { $a } – which arrow of { $b } is turned, and where to?
ask-replan = { $a } – which token of { $b } is replaced?
ask-investigation = Action { $a }: which investigation is next?
ask-add-points = You have { $a } of { $b } Action Points. Add some, or be done.
ask-let-go = { $a } can lead no more Allies: let one go, or leave the new one.
ask-menace = Which Goon strikes first?
ask-react-flip = { $a } flipped { $b }. { $c } Let it stand?
ask-react-trauma = { $a } flipped the Trauma, { $b }: no icons of the sheet count, and the Trauma die is rolled. Let it stand?
ask-resolve = Whose flipped card takes effect first?
ask-react-condition = { $a } is about to be { $b }. Do something, or pass.
ask-heal = { $a } – discard a Condition ({ $b } at the most), or leave it.
ask-victim = { $a } – who is { $b }?
ask-order-of-strikes = { $a } – who is { $b } first?
ask-give-item = { $a } – who gets the Item?
ask-give-virtue = { $a } – who gets the Virtue token?
ask-item-source = { $a } – { $b } takes an Item of the Supply, or the top of the deck.
ask-ready-items = { $a } – whose Items are readied?
ask-ready-item = { $a } – ready one Item of { $b }, or none.
ask-lose-item = { $a } – which Item is discarded?
ask-ease = { $a } – where does the Eased token go?
ask-remove-goon = { $a } – which Goon is removed?
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
ask-in-or-out = Challenge { $a } of { $b }: who is in, who bows out?
ask-helping-hand = Before the others go on: use a free effect, or pass.
ask-next-to-face = Who meets the Challenge next?
ask-facing = { $a } has { $b } of { $c } Action Points. Add some, or be done.
ask-unstrung = Spare { $a } the penalty with a Secret?
ask-discard-hand = { $a } – { $b } discards cards from the hand ({ $c } to go).
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
    .does = You lead this Character, with its icons, its Virtue and its six Personality cards.
option-lead-extra = { $a } does
option-lift = { $a }
option-time-up = End the planning for everybody
    .does = The plans are final for everybody, also for those who are not ready.
option-ready = Ready
    .does = Your plan stands; when everybody is ready the Story Phase begins.
option-not-ready = Not ready after all
    .does = You plan on, and the others wait for you.
option-reveal = Turn { $a } face up
    .does = A card of the board is turned over; it stays face up.
option-place = { $a }, { $b }: token { $c }
    .does = A token with its number up: at that hour the Character goes to the Location of that number in its Area.
option-turn = { $a }, { $b }: turn the token to { $c }
    .does = The token becomes an arrow to an Area, or its number again.
option-take-back = { $a }, { $b }: take the token back
    .does = The token lies beside the clock again.
option-swap = { $a }: exchange { $b } and { $c }
    .does = The two tokens of the clock change places.
option-take-stash = { $a }: take the { $b } from the Stash
    .does = A third token of that number, for 1 Dread at the end of the Chapter.
option-return-stash = { $a }: put the { $b } back into the Stash
    .does = The token costs nothing any more.
option-mark = Put a { $b } marker on { $a }
    .does = A marker for the others to see; it means what you agree on.
option-unmark = Take the { $b } marker off { $a }
    .does = The marker is free again.
option-leader = { $a } leads
    .does = The Investigation Leader decides where the book asks for one.
option-detour = { $a }, { $b }: Detour to the { $c }
    .does = An arrow of an hour not yet carried out is turned elsewhere; each turn raises Dread by 1.
option-pass = Pass
    .does = You let this moment go.
option-investigate = Investigate { $a }: { $b }
    .does = Those who stand there meet what lies there; each Location is met once in an Action.
option-investigate-unseen = Investigate { $a }
option-face-goon = Face the Goon at { $a }: { $b }
option-take-ally = { $a } takes { $c } along, the Ally at { $b }
    .does = The Ally goes with the Character, adds its icons, and can be sacrificed.
option-let-go = { $a } lets { $b } go
    .does = The Ally leaves, so that another can come along.
option-decline = Leave it
option-end-action = No more investigations in this Action
    .does = What has not been investigated in this Action stays as it is.
option-menace = The Goon at { $a }: { $b }
option-use = { $a } uses { $b }
    .does = The Item is tilted until it is readied again.
option-use-dice =
    { $a } uses { $b } on { $c ->
        [one] 1 blank die
       *[other] { $c } blank dice
    }
option-use-on = { $a } uses { $b } on a die of { $c }
option-deplete = { $a } depletes { $b }
    .does = The Item is discarded for its stronger effect.
option-deplete-dice =
    { $a } depletes { $b } to reroll { $c ->
        [one] 1 blank die
       *[other] { $c } blank dice
    }
option-deplete-on = { $a } depletes { $b } on a die of { $c }
option-sacrifice = { $a } sacrifices { $b }
    .does = The Ally is discarded for its effect; its icons go with it.
option-virtue = { $a } spends a Virtue token: { $b }
    .does = A Virtue token is spent for what the sheet says.
option-draw = { $a } draws an Investigation card
    .does = The top card of the Investigation deck is turned over; matching icons count.
option-next = { $a }
option-roll = { $a } rolls
    .does = One Action die for each Action Point; two sides in six are successes.
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
    .does = The Character meets the next Challenge, for an Action die if it is beaten.
option-out = { $a } bows out
    .does = The Character meets no more Challenges and keeps its dice for the Showdown.
option-play = { $a } plays { $b }
    .does = The card of the hand adds its matching icons, and is gone.
option-done = Done
    .does = Nothing more is added.
option-bribe = { $a } pays five cards for a success
    .does = Five cards of the hand are paid for a success.
option-secret = Use { $a }
    .does = The team uses the Secret, once and for all.
option-show-hand = { $a } lays the hand open for everybody
    .does = Everybody sees the hand from now on.
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
    } more{ note-goes }
note-adds-dice =
    { $a }: { $b ->
        [one] 1 die
       *[other] { $b } dice
    } more{ note-goes }
note-goes = { $c ->
    [0] { "" }
   *[other] , as its own { $c } go
}
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
note-asked-again = you are asked again when all have rolled

# What an option costs, on a tag.
price-dread = { $a } Dread
price-used-up = used up

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
story-locked = { $story } opens when { $before } is won; where the Campaign is “All open”, all Stories can be played.

# The game.
title = London Dread
summary = Plan a night of horrors together against the clock, then see how the plan holds.
    .weight = about an hour, middling
score-counted = Score
plan-help = Name a Character (if you lead several) and write one word for each hour from 6 a.m. on: a number from 1 to 6, an arrow n, e, s or w (6n takes the 6 for it), or - for no token. The name of an hour (noon, 2pm) goes on from there; what the line does not reach stays. Example: milton w 4 6n - noon 3. `board map` shows the cards, `board table` what the plan meets.

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

# Abilities, places, hours and other small words.
name-courage = COURAGE
name-guile = GUILE
name-might = MIGHT
name-lore = LORE
name-influence = INFLUENCE
name-insight = INSIGHT
name-spellcraft = SPELLCRAFT
name-faith = FAITH
name-science = SCIENCE
name-wild = WILD
name-6am = 6 a.m.
name-8am = 8 a.m.
name-10am = 10 a.m.
name-noon = noon
name-2pm = 2 p.m.
name-4pm = 4 p.m.
name-6pm = 6 p.m.
name-8pm = 8 p.m.
name-10pm = 10 p.m.
name-midnight = midnight
name-2am = 2 a.m.
name-4am = 4 a.m.
name-north = North
name-east = East
name-south = South
name-west = West
name-green = green
name-red = red
name-yellow = yellow
name-white = white
name-injured = Injured
name-unhinged = Unhinged
name-morning = Morning
name-day = Day
name-night = Night
name-number = its number
name-dread-1 = Dread +1
name-dread-2 = Dread +2
name-placeholder = Plot placeholder
name-arrow-north = north
name-arrow-east = east
name-arrow-south = south
name-arrow-west = west
plot-called = { $a }: { $b }
location-called = { $a } { $b } ({ $c })
    .short = { $b } ({ $c })
    .told = The Location a token with a { $b } leads to from anywhere in the { $d }.
streets-called = { $a } Streets
    .short = Streets
plot-told = { $a } { $b }

# What effects say on cards. $a is how many, a Condition, or the icons.
effect-icons = { $a }
effect-either = { $a }
effect-wild-in-company = +{ $a } WILD if at least one other Character takes part
effect-reroll =
    { $a ->
        [16] Reroll any number of your Action dice
       *[other] Reroll up to { $a } of your Action dice
    }
effect-reroll-anybody = Reroll { $a } Action die just rolled by a Character at your Location
effect-successes =
    { $a ->
        [one] 1 automatic success
       *[other] { $a } automatic successes
    }
effect-keep-wild = When you flip your Trauma: keep the WILD icon of your sheet
effect-flip-trauma-again = When you flip your Trauma, before the die: flip a new card
effect-flip-again = Before your flipped card takes effect: put it back and flip a new one
effect-ward = A Character at your Location ignores a Condition it would take right now
effect-ward-self = Ignore a Condition you would take right now
effect-heal =
    { $a ->
        [one] Discard up to 1 Condition among the Characters at your Location
       *[other] Discard up to { $a } Conditions among the Characters at your Location
    }
effect-lower = Lower Dread by { $a }
effect-raise = Raise Dread by { $a }
effect-confidence = Gain { $a } Confidence
effect-ready-all = Ready all other Items of one Character at your Location
effect-ready-one = Ready one of your Items
effect-random-item =
    { $a ->
        [one] Gain 1 random Item
       *[other] Gain { $a } random Items
    }
effect-item =
    { $a ->
        [one] Gain 1 Item
       *[other] Gain { $a } Items
    }
effect-virtue =
    { $a ->
        [one] Gain 1 Virtue token
       *[other] Gain { $a } Virtue tokens
    }
effect-free-detour = Take one Detour without raising Dread
effect-replan = Replace one of your tokens in a slot not yet reached by any number or arrow
effect-you = You are { $a }
effect-all = All present are { $a }
effect-one = One Character present is { $a }
effect-lose-item = Discard { $a } Item of a Character present
effect-lift-toll = Lift the Toll in 1 Area of Chapter II
effect-ease = Put 1 Eased token on a face-up Location card
effect-secret = Gain 1 of Calypso's Secrets
effect-remove-goon = Remove 1 Goon of your choice from the board
effect-die =
    { $a ->
        [one] Gain 1 Action die
       *[other] Gain { $a } Action dice
    }
effect-discard-hand = Discard { $a } cards of your choice from your hand
effects-none = No effect
effects-more = { $a }; { $b }

# What stands on cards.
icon-added = +{ $a } { $b }
icons-more = { $a } { $b }
text-dread = Difficulty { $a }, Dread { $b }: { $c }. { $d }
text-ally = { $a }. Sacrifice: { $b }.
text-ally-two = { $a }; with two Characters also { $b }. Sacrifice: { $c }.
text-might = { $a } Might: { $b } on the target number against two Characters, { $c } against three, { $d } against four.
text-confidence = { $a }
text-item = Use: { $a }. Deplete: { $b }.
text-plot = { $a }, Dread { $b }: { $c }. { $d }.
text-plot-endgame = { $a }, Dread { $b }. Begin Endgame: 2 Confidence for each Character present.
text-tier = { $a }: { $b }
reach-from = { $a }+
reach-range = { $a }–{ $b }
reach-one = { $a }
text-challenge = Difficulty { $a }: { $b }. Beaten: { $c }. Failed: { $d }.
text-goon = Difficulty { $a }: { $b }. Loot: { $c }. Menace: { $d }.
text-sheet = { $a }. Virtue, { $b }: { $c }
text-sheet-ended = { $a }. Virtue, { $b }: { $c }.
text-sheet-printed = { $a }. { $b }: { $c }.
text-virtue = { $a }: { $b }.
text-icons = { $a }.
text-no-icons = No icons.
text-talent = A Talent. { $a } { $b }.
text-trauma = The Trauma. No icons of the sheet count; the Trauma die is rolled.

# What can be looked at.
about-ally = An Ally.
about-dread-card = A Dread card.
about-confidence-card = A Confidence card: drawn in an investigation, or played from the hand against a Challenge, it adds its icons.
about-item = An Item.
about-goon = A Goon.
about-a-secret = One of Calypso's Secrets.
about-story = Story { $a }; its symbol is the { $b }.
about-personality = A Personality card of { $a }.
about-sheet = { $a }; { $b } on the sheet.
    .virtue = Virtue, { $a }: { $b }.
    .deck = Personality cards:
    .card = { $a }: { $b }
    .confidence = { $a }.
about-injured = Injured
    .text = A Condition, with no effect by itself. A second copy raises Dread by 5 in the Story Phase; in the Endgame it defeats the Character.
    .also = injury
about-unhinged = Unhinged
    .text = A Condition, with no effect by itself. A second copy raises Dread by 5 in the Story Phase; in the Endgame it defeats the Character.
about-virtue-token = Virtue token
    .text = Spent for the Virtue on the Character's sheet. There are twelve in all.
    .also = virtue
about-stash-token = Stash
    .text = Six more tokens, one of each number, for all clocks together. Each one taken costs 1 Dread at the end of the Chapter.
    .also = stash token
about-hardened = Hardened
    .text = The card there needs 1 Action Point, or 1 success, more.
about-eased = Eased
    .text = The card there needs 1 Action Point, or 1 success, less.
about-location-card = Face-down card
    .text = Nobody knows what it is. Left face down it costs 2 Dread at the end of the Chapter.
    .also = face-down
about-secret = Secret
    .text = One of Calypso's three Secrets in the Story London Dread. The team learns them in the course of it and uses each once, in the Endgame.
    .also = secrets
about-confidence = Confidence
    .text = 24 cards with icons. What the team gains goes into the Investigation deck, from which any Character that takes part may draw; in the Endgame it goes into the hand of the Character that gains it.
    .also = confidence card, investigation deck
about-morning = Morning
    .text = The Time Segment from 6 a.m. to noon, Actions 1 to 4. A Plot card marked so can be investigated at any time, and costs its Dread at the end of all three segments while it is not done.
    .also = time segment, 6am, 8am, 10am, noon
about-day = Day
    .text = The Time Segment from 2 p.m. to 8 p.m., Actions 5 to 8. A Plot card marked so can be investigated from 2 p.m. on, and costs its Dread at the end of Day and of Night while it is not done.
    .also = 2pm, 4pm, 6pm, 8pm
about-night = Night
    .text = The Time Segment from 10 p.m. to 4 a.m., Actions 9 to 12. A Plot card marked so can be investigated from 10 p.m. on, and costs its Dread at the end of Night while it is not done.
    .also = 10pm, midnight, 2am, 4am
about-plot = Plot card
    .text = Investigated in the order of the letters, each from its time on; all of a Chapter must be done in it, or the Story is lost.
    .also = plot cards
about-dread = Dread
    .text = Above 50 the Story is lost at once. The target number of the Final Showdown is 1, 1 more for every full 5 Dread, and the Might of the Antagonist.
    .also = dread track, target number

# The board.
headline-setup = Setup
goal = Dread { $a }: above { $b } London is lost. Roll { $c ->
        [one] one success
       *[other] { $c } successes
    } or more in the Final Showdown at the end, as things stand.
aim-win = Win: { $a ->
        [one] one success
       *[other] { $a } successes
    } in the Final Showdown
aim-lose = Lose: Dread above { $b } (now { $a })
headline-endgame = The Endgame
headline-showdown = The Final Showdown
headline-chapter =
    Chapter { $a ->
        [1] I
       *[other] II
    }
headline-planning =
    Chapter { $a ->
        [1] I
       *[other] II
    }, planning
headline-action =
    Chapter { $a ->
        [1] I
       *[other] II
    }, Action { $b } ({ $c })
seat-leads = leads the investigation
seat-empty = No Character yet
board-london = London
board-face-down = Face-down card
mark-goon = Goon
mark-ally = Ally
mark-plot = Plot { $a }
mark-talent = Talent
mark-trauma = Trauma
mark-tilted = tilted
mark-hardened = Hardened
mark-eased = Eased
zone-of = { $a }: { $b }
zone-supply = Supply
zone-items = Item deck
zone-item-discard = Item discard
zone-investigation = Investigation deck
zone-confidence = Confidence
zone-confidence-discard = Confidence discard
zone-dread-discard = Dread discard
zone-stash = Stash
zone-antagonist = Antagonist
zone-challenges = Challenges
zone-secrets = Calypso's Secrets
zone-meetings = Meetings by this plan
zone-left = Left by this plan
zone-hours = Hours planned
zone-clock = Action Clock
zone-tokens = Tokens left
zone-conditions = Conditions
zone-own-items = Items
zone-hand = Hand
zone-flipped = Flipped card
zone-allies = Allies
zone-drawn = Drawn cards
zone-sheet = Sheet
slot-empty = { $a } –
slot-token = { $a }: { $b }
tokens-left = { $a } × { $b }
track-dread = Dread
track-target = Target number
track-virtue-pool = Virtue tokens left
track-virtue = Virtue
track-dice = Dice
track-plan = Dread by this plan
    .most = up to { $a } as the dice fall
    .lost = above { $a } the Story is lost
    .trail = Plot { $a } is not done by this plan: the Story is lost
    .more = { $a }; { $b }

# The plan: who is where, and what comes of it.
plan-place = { $a }: { $b }
plan-meeting = { $a }: { $b }
plan-left = { $a } at { $b }
plan-no-card = no card
plan-team = { $a } at { $b }
    .points = { $a } at { $b }: { $c } of { $d } points
    .dice = { $a } at { $b }: { $c } dice and what the flipped cards add

# Where Action Points come from, besides cards with a name.
source-sheet = sheet
source-items = added

verdict-empty = nothing there
verdict-face-down = face down, cannot be investigated
verdict-joins = joins
verdict-no-room = nobody has room for an Ally
verdict-solved = solved
verdict-short = short by { $a }
verdict-beats-goon = Goon beaten
verdict-short-of-goon = too weak for the Goon by { $a }
verdict-rolls = rolls
verdict-begins-endgame = the Endgame begins
verdict-too-early = too early
verdict-out-of-order = an earlier Plot card comes first
suggest-reveal = First turn over the card at { $a }.
suggest-clock = { $a }: { $b }.
suggest-nothing = nothing
suggest-number = { $a } { $b }
suggest-arrow = { $a } to the { $b } (a { $c })
suggest-dread = Dread at the end of the Chapter: { $a }.
suggest-dread-range = Dread at the end of the Chapter: { $a } to { $b }.

# Chances.
odds-outcome = { $a } successes ({ $b })
odds-win = the team wins, without rerolls
odds-win-secrets = the team wins, without rerolls and Secrets
odds-win-items =
    the team wins if the Items that give { $a ->
        [one] 1 success
       *[other] { $a } successes
    } for sure are used, without rerolls
odds-win-items-secrets =
    the team wins if the Items that give { $a ->
        [one] 1 success
       *[other] { $a } successes
    } for sure are used, without rerolls and Secrets

# Plans typed in one line.
plan-form = write one word for each hour from 6 a.m. on: a number from 1 to 6, an arrow n, e, s or w (6n takes the 6 for it), or - for no token
plan-too-late = Clocks are filled in the Planning Phase only.
plan-whose = Say first whose clock it is: { $who }.
plan-too-long = The clock has twelve hours; '{ $word }' is one too many.
plan-empty = To plan, { $form }.
plan-unknown = '{ $word }' is neither { $who } nor a token; { $form }.
plan-nobody = a Character of yours
plan-too-many = { $who } would need { $count } tokens of number { $number }; there are two, and a third in the Stash.
plan-stash-gone = { $who } would need a third token of number { $number }, and that one is not in the Stash any more.

# What is wrong with content.
wrong-id = should be small letters and digits, with hyphens between
wrong-abilities = is { $given }; it should be a list of abilities
wrong-ability = '{ $word }' is no ability; there are { $known }
wrong-often = has '{ $word }' more than { $most } times
wrong-effects = { $given } should be a list of effects
wrong-effect = { $given } should be an effect such as {"{"} lower = 2 {"}"}
wrong-effect-here = '{ $word }' is not an effect here; there are { $known }
wrong-condition = { $word } = { $given } should be injured or unhinged
wrong-true = { $word } = { $given } should be { $word } = true
wrong-amount = { $word } = { $given } should be a number from 1 to { $most }
wrong-tier = is { $tier }; it should be 1 or 2
wrong-no-icons = is empty; a Dread card shows at least one ability
wrong-might = should be three numbers, for two, three and four Characters
wrong-no-effect = is empty; it should hold an effect
wrong-item = and 'deplete' should each hold an effect (LD-ITEM-01)
wrong-personality = should have six Personality cards, with one talent, one trauma
wrong-talent = is for talents only
wrong-tiers = should start from 0 and rise
wrong-last-plot = needs Plot cards whose last one begins the Endgame
wrong-plots = has { $count } Plot cards in Chapter { $chapter }, not 4 to 6
wrong-letters = has letters of Chapter II before letters of Chapter I
wrong-challenges = needs six Challenges and an Antagonist
wrong-places = locations.toml: the places should be north-1 to west-6, each once.
wrong-dread-cards = Tier { $tier } has { $count } Dread cards; it needs at least { $least }.
wrong-allies = There must be exactly { $count } Allies.
wrong-items = There are { $count } Items; { $most } is the most.
wrong-characters = There must be 4 to 16 Characters.
wrong-stories = The stories must be numbered 1, 2, 3 and so on.
wrong-goons = There must be 2 to 6 Goons and at most 3 Secrets.
wrong-confidence = There must be at least 5 Confidence cards.

# What simulations count games by.
count-character = Wins by Character
count-target = Target number

# What follows, as a reason for a choice: $a is more or less, $b how many, $c of what.
sees-dread = { $a ->
    [more] { $b } Dread more
   *[less] { $b } Dread less
  }
sees-plots = { $a ->
    [more] { $b } more of the Plot done
   *[less] { $b } less of the Plot done
  }
sees-items = { $a ->
    [more] more Items for the team
   *[less] fewer Items for the team
  }
sees-virtue = { $a ->
    [more] more Virtue in the team
   *[less] less Virtue in the team
  }
sees-cards = { $a ->
    [more] more cards in hand
   *[less] fewer cards in hand
  }
sees-conditions = { $a ->
    [more] more Conditions to bear
   *[less] fewer Conditions to bear
  }
sees-allies = { $a ->
    [more] more Allies
   *[less] fewer Allies
  }
sees-dice = { $a ->
    [more] more dice for later
   *[less] fewer dice for later
  }
sees-defeated = { $a ->
    [more] more of the team defeated
   *[less] fewer of the team defeated
  }
sees-out = { $a ->
    [more] more of the team out of it
   *[less] fewer of the team out of it
  }
sees-successes = { $a ->
    [more] { $b } more successes
   *[less] { $b } fewer successes
  }

# What a seat did most, on the front page at the end: so many of them.

deed-place = { $a ->
    [one] { $a } hour planned
   *[other] { $a } hours planned
}
deed-turn = { $a ->
    [one] { $a } token turned
   *[other] { $a } tokens turned
}
deed-take-back = { $a ->
    [one] { $a } token taken back
   *[other] { $a } tokens taken back
}
deed-swap = { $a ->
    [one] { $a } pair of hours exchanged
   *[other] { $a } pairs of hours exchanged
}
deed-take-stash = { $a ->
    [one] { $a } token of the Stash taken
   *[other] { $a } tokens of the Stash taken
}
deed-mark = { $a ->
    [one] { $a } marker put down
   *[other] { $a } markers put down
}
deed-detour = { $a ->
    [one] { $a } Detour
   *[other] { $a } Detours
}
deed-investigate = { $a ->
    [one] { $a } investigation
   *[other] { $a } investigations
}
deed-menace = { $a ->
    [one] { $a } Goon faced
   *[other] { $a } Goons faced
}
deed-use = { $a ->
    [one] { $a } Item used
   *[other] { $a } Items used
}
deed-deplete = { $a ->
    [one] { $a } Item depleted
   *[other] { $a } Items depleted
}
deed-sacrifice = { $a ->
    [one] { $a } Ally sacrificed
   *[other] { $a } Allies sacrificed
}
deed-virtue = { $a ->
    [one] { $a } Virtue token spent
   *[other] { $a } Virtue tokens spent
}
deed-draw = { $a ->
    [one] { $a } Investigation card drawn
   *[other] { $a } Investigation cards drawn
}
deed-roll = { $a ->
    [one] { $a } roll of the dice
   *[other] { $a } rolls of the dice
}
deed-play = { $a ->
    [one] { $a } Personality card played
   *[other] { $a } Personality cards played
}
deed-bribe = { $a ->
    [one] { $a } bribe
   *[other] { $a } bribes
}
deed-secret = { $a ->
    [one] { $a } Secret used
   *[other] { $a } Secrets used
}
deed-in = { $a ->
    [one] { $a } Challenge met
   *[other] { $a } Challenges met
}
deed-replan = { $a ->
    [one] { $a } hour planned anew
   *[other] { $a } hours planned anew
}
deed-heal = { $a ->
    [one] { $a } card healed
   *[other] { $a } cards healed
}

# Dice and piles, on the luck sheet.
luck-action = action dice
luck-trauma = trauma dice
luck-personality = personalities drawn
luck-investigation = investigation cards
