# Prompts: what is asked of whom.
ask-colour = { $a }: choose your colour.
ask-first-card = { $a }: play a card. Abilities may be used before it.
ask-another = { $a }: play another card, or stop.
ask-free-moment = { $a }: Insanity comes next. Use an ability first?
ask-end-turn = { $a }: end your turn, or use another ability.
ask-refill = { $a }: refill your hand. Take the top of the deck or an open card.
ask-minion = { $a }, { $b }: place or move a Minion.
ask-building = { $a }, { $b }: place a Building.
ask-assassination = { $a }, { $b }: remove a pawn in an area in Trouble.
ask-summon = { $a }, { $b }: Summon an Elder One.
ask-summon-free = { $a }: the Summon is free. Which Elder One, and where?
ask-no-building = { $a }, { $b }: no Building can be placed now. Use an ability first, or skip it.
ask-no-assassination = { $a }, { $b }: nobody can be assassinated now. Use an ability first, or skip it.
ask-no-summon = { $a }, { $b }: nobody can be summoned now. Use an ability first, or skip it.
ask-no-scroll = { $a }, { $b }: the Scroll does nothing now ({ $c }). Use an ability first, or skip it.
ask-money = { $a }, { $b }: take money from the bank.
ask-scroll = { $a }, { $b }. Scroll: { $c }.
ask-summon-price = { $a }: summon which Elder One, and where? The roll is { $b } above the Insanity level, so each HP costs £{ $b }.
ask-sacrifice = { $a }: sacrifice Minions to bring { $b } down?
ask-swap-cards = { $a }: which hand card for which open card?
ask-swap-cards-more = { $a }: a second hand card for a second open card?
ask-river-travel = { $a }: which Minion travels along the Thames, and where to?
ask-stir-or-calm = { $a }: where does Trouble start or end?
ask-spawn = { $a }: beside which Minion is an Agent put?
ask-house = { $a }: which Agent goes to { $b }?
ask-unrest = { $a }: where does Trouble start, in { $b } or next to it?
ask-scrap = { $a }: which hand card is thrown away for money?
ask-invite = { $a }: where is an Agent put, in { $b } or next to it?
ask-devour = { $a }: whom does { $b } remove?
ask-pull = { $a }: which Agent does { $b } pull in?
ask-whisper = { $a }: throw away a hand card for { $b }.
ask-walk = { $a }: where does { $b } walk?
ask-drive = { $a }: which Agent does { $b } drive out, and where to?
ask-window-scroll = { $a }: { $b } is about to touch you. React?
ask-window-removal = { $a }: your Agent in { $b } is about to be removed. React?
ask-window-move = { $a }: your Minion in { $b } is about to be moved. React?
ask-window-elder = { $a }: { $b } is about to be hit. React?
ask-return = { $a }: your Agent in { $b } was removed. Bring it back elsewhere?
ask-shelter = { $a }: the Event is { $b }. Let it pass you by?
ask-own-loss = { $a }: the dice were unkind. What do you lose?
ask-give-up = { $a }: give up one of your Minions.
ask-give = { $a }: pass a card to { $b }.
ask-tithe = { $a }: give { $b } money or a hand card.
ask-payer = { $a }: who pays you £{ $b }?
ask-throw-other = { $a }: you see the hand of { $b }. Throw one card of it away.
ask-throw = { $a }: throw away a hand card.
ask-keep = { $a }: which of the stolen cards do you keep?
ask-sell = { $a }: sell hand cards for £{ $b } each, or be done.
ask-throw-more = { $a }: throw away { $b ->
    [one] 1 more hand card
   *[other] up to { $b } hand cards
 }, or be done.
ask-pay-or-stuck = { $a }: pay { $b } £{ $c }, or this card sticks to you and fills a place of your hand.
ask-pay-or-building = { $a }: pay { $b } £{ $c }, or lose a Building.
ask-pick-building = { $a }: which Building does { $b } lose?
ask-hired-kill = { $a }: which pawn is assassinated?
ask-hired-removal = { $a }: remove a Minion in Trouble that is not of { $b }.
ask-swap = { $a }: which Minion does it trade places with?
ask-put-more = { $a }: put one more Agent there?
ask-removal = { $a }: which Minion is removed?
ask-subsidence = { $a }: the ground gives way. Pay £2 for a Building, or lose the rest.
ask-flood = { $a }: your Agents flee from the water.
ask-murder = { $a }: pick a Minion in { $b } to be removed.

# Options.
option-colour = { $a }
option-declare = Declare victory
option-play = Play { $a }
option-go-on = Go on
option-skip = Skip this symbol
option-stop = Play no further card
option-end-turn = End the turn
option-use-river-travel = Use { $a }: a Minion along the Thames
option-use-stir-or-calm = Use { $a }: start or end Trouble beside a Minion
option-use-swap-cards = Use { $a }: swap hand cards for open ones
option-use-spawn = Use { $a }: an Agent beside a Minion
option-use-house = Use the { $a }: an Agent in { $b }
option-use-unrest = Use the { $a }: start Trouble in { $b } or next to it
option-use-scrap = Use the { $a }: throw away a hand card for money
option-use-rent = Use the { $a }: rent from the Minions of others in { $b }
option-use-invite = Use the { $a }: an Agent in { $b } or next to it
option-use-tribute = Use the { $a }: money from the bank
option-use-stir = Use { $a }: start Trouble in { $b }
option-use-toll = Use { $a }: a toll from the others in { $b }
option-use-devour = Use { $a }: remove a Minion or Grenadier in { $b }
option-use-pull = Use { $a }: pull an Agent of another player into { $b }
option-use-whisper = Use { $a }: draw a card, then throw one away
option-use-walk = Use { $a }: walk out of { $b }
option-use-hoard = Use { $a }: roll for money
option-use-drive = Use { $a }: drive an Agent of another player out of { $b }
option-place = Place an Agent in { $a }
option-place-more = Lift your Agent in { $b } and place it in { $a }
option-move-own = Move your Agent from { $a } to { $b }
option-move-elder = Move { $a } to { $b }
option-summon = Summon: roll against the Insanity level
option-summoned = Summon { $a } ({ $c } HP) in { $b }
option-no-summon = Summon nobody
option-kill = Assassinate an Agent of { $a } in { $b }
option-kill-elder = Attack { $a }
option-kill-citizen = Assassinate a New Citizen in { $a }
option-sacrifice-own = Sacrifice your Agent in { $a }
option-sacrifice-elder = Sacrifice your { $a }
option-skull-alone = Strike with the skull alone
option-build = Build your { $a } in { $b }
option-take-money = Take £{ $a }
option-scroll = Do the Scroll of { $a }
option-scroll-on = Use the Scroll of { $b } on { $a }
option-draw = Draw from the deck
option-take-open = Take { $a }
option-pass = Let it happen
option-react = React with { $a }
option-return = { $a }: the Agent returns in { $b }
option-push = Move an Agent of { $a } from { $b } to { $c }
option-push-elder = Move { $a } to { $b }
option-remove = Remove an Agent of { $a } in { $b }
option-remove-own = Remove your own Agent in { $a }
option-remove-elder = Strike { $a }
option-lose-own = Give up your Agent in { $a }
option-lose-elder = Give up your { $a }
option-pay = Pay
option-accept = Do not pay
option-give = Pass { $a }
option-throw = Throw away { $a }
option-sell = Sell { $a }
option-done = Done
option-pass-card = Sell { $a } to { $b }
option-trouble = Start Trouble in { $a }
option-calm = End Trouble in { $a }
option-grenadier = Send a Grenadier from { $a } to { $b }
option-grenadier-away = Remove a Grenadier in { $a }
option-grenadier-away-more = Pay { $b } and send a Grenadier in { $a } away for good
option-swap = Swap an Agent of { $a } in { $b }
option-swap-own = Swap your Agent in { $a }
option-swap-elder = Swap { $a }
option-keep = Keep { $a }
option-take-over = Take over the Building in { $a } and put your { $b } there
option-area = { $a }
option-area-building = The { $b } in { $a }
option-transfer = { $a } pays { $b }
option-swap-cards = Lay down { $a }, take { $b }
option-flee-own = Your Agent flees from { $a } to { $b }
option-pay-for = Pay for the { $a }

# What an option costs or brings.
note-card = { $a }
note-card-scroll = { $a }; Scroll: { $b }
note-card-interrupt = { $a }; { $b }
note-price = { $a ->
    [0] no money
   *[other] £{ $a }
 }
note-price-to = £{ $a } to { $b }
note-free = free
note-gain = { $a ->
    [0] no money
   *[other] +£{ $a }
 }
note-loan = +£{ $a } now, £{ $b } due at the end
note-cards = { $a ->
    [one] 1 card
   *[other] { $a } cards
 }
note-stirs = Trouble starts in { $a }
note-calms = Trouble ends in { $a }
note-calms-and-stirs = Trouble ends in { $a } and starts in { $b }
note-hit = 1 hit, it takes { $a }
note-hit-or-sacrifice = 1 hit, it takes { $a }: { $b ->
    [one] 1 more
   *[other] { $b } more
 } by sacrifices would remove it
note-hit-removes = it goes back to the pool
note-sacrifice = { $a ->
    [one] 1 hit
   *[other] { $a } hits
 }, { $b } missing
note-objective = { $a }

# What may happen, with its chance behind it.
odds-summon-free = the Summon is free
odds-hoard-pays = the bank pays
odds-bank-pays = the bank pays (7 or more)
odds-player-pays = another player pays (7 or more)
odds-minion-removed = a Minion is removed (7 or more)
odds-goes-wrong = it goes wrong (1)

# What an option would throw away.
caution-declare = You could declare victory with { $a } now; this lets the moment pass.
caution-unused-elder = You have not used { $a } this turn, which would bring £{ $b }.
caution-unused-building = You have not used the { $a } this turn, which would bring £{ $b }.

# Why not.
why-colour-taken = Another player has that colour.
why-must-play = You hold cards; one of them must be played.
why-sloth = Your Objective waits for the end of the game; it cannot be declared.
why-not-met = The condition of your Objective is not met.
why-first-round = Nobody may declare in the first round.
why-too-late = A declaration is the first thing of a turn; that moment is over.
why-too-far = None of your Minions is there or next to it.
why-no-trouble = There is no Trouble in that area.
why-two-elders = You control two Elder Ones already.
why-no-minion-out = You have no Minion on the board.
why-pool-empty = No Elder One is left in the pool.
why-too-dear = It costs £{ $a }, which you do not have.
why-nothing = It would do nothing now.
why-no-replacement = You need a Building of equal or lower cost in your reserve to put there.
why-nobody-to-kill = Nobody stands in Trouble who could be assassinated.
why-built-on = There is a Building in that area already.
why-no-minion = You have no Minion in that area.
why-trouble = There is Trouble in that area.
why-on-board = That Building stands elsewhere; it can be moved only when all six are on the board.
why-used = It was used this turn.
why-new-building = You gained it this turn; it can be used from your next turn on.
why-new-elder = It was summoned this turn; it can be used from your next turn on.
why-wrong-moment = That card does not answer this.
why-deck-empty = The deck is empty, and the discard pile never becomes a new one.
why-no-money = You do not have £{ $a }.
why-no-building = That player has no Building on the board.

# What happened.
first-player = { $a } begins.
board-is = { $a } is { $b }.
objective-is = Your Objective is { $a }.
turn-begins = Turn { $a }: { $b } ({ $c }).
rolled = The die shows { $a }.
trouble-starts = Trouble starts in { $a }.
trouble-ends = The Trouble in { $a } is over.
placed = { $a } places an Agent in { $b }.
lifted = { $a } takes an Agent out of { $b }.
moved = An Agent of { $a } goes from { $b } to { $c }.
elder-moved = { $a } goes from { $b } to { $c }.
citizen-comes = A New Citizen comes to { $a }.
citizen-goes = A New Citizen leaves { $a }.
no-citizen-left = No New Citizen is left beside the board.
grenadier-enters = A Grenadier comes to { $a }.
grenadier-gone = A Grenadier leaves { $a } for good.
bank-pays = The bank pays { $a } £{ $b }.
bank-pays-nothing = The bank has nothing to pay { $a } for.
pays-bank = { $a } pays the bank £{ $b }.
pays = { $a } pays { $b } £{ $c }.
pays-nothing = { $a } has no money to pay { $b }.
drew = { $a } draws { $b ->
    [one] 1 card
   *[other] { $b } cards
 } from the deck.
drew-card = You drew { $a }.
threw = { $a } throws away { $b }.
gave = { $a } passes a card to { $b }.
gave-card = The card is { $a }.
laid-open = { $a } is laid open.
took-open = { $a } takes { $b }.
out-of-cards = { $a } cannot refill.
ends-by-deck = The cards have run out.
azathoth-awakes = Azathoth awakes.
declared = { $a } ({ $b }) reveals { $c }.
sloth-wins = { $a } ({ $b }) reveals { $c }.
points = { $a } ({ $b }) has { $c ->
    [one] 1 point
   *[other] { $c } points
 }.
reacted = { $a } reacts with { $b }.
saved = It stays where it is.
warded = The Scroll passes { $a } by.
sheltered = The Event passes { $a } by.
removed = An Agent of { $a } is removed from { $b }.
hit = { $a } is hit and stays.
elder-removed = { $a } is driven from { $b } back to the pool.
attacks = { $a } strikes at an Agent of { $b } in { $c }.
attacks-elder = { $a } strikes at { $b } in { $c }.
attacks-citizen = { $a } strikes at a New Citizen in { $b }.
sacrificed = { $a } sacrifices an Agent in { $b }.
sacrificed-elder = { $a } sacrifices { $b }.
built = { $a } builds the { $b } in { $c }.
building-lost = { $a } loses the { $b } in { $c }.
summon-fails = { $a } cannot pay for any Elder One.
summons-nobody = { $a } summons nobody.
summoned = { $a } summons { $b } in { $c }.
insanity = Insanity rises to { $a }.
event = Event: { $a }.
lost-in-fog = { $a } is lost in the fog.
uses = { $a } uses { $b }.
uses-building = { $a } uses the { $b }.
uses-board = { $a } uses the ability of the player board.
swapped-cards = { $a } lays down { $b } and takes { $c }.
aims = { $a } uses { $b } on { $c }.
divined = { $a } has seen unused Objectives.
divined-one = { $a } is unused.
traded-objective = { $a } trades the Objective for an unused one.
new-objective = Your Objective is now { $a }.
recalled = { $a } gets { $b } back from the discard pile.
offers-card = { $a } sells a card to { $b }.
saw-card = You see { $a }.
traded-hands = { $a } and { $b } trade hands.
stuck = The card { $b } sticks to { $a }.
played = { $a } plays { $b }.
no-building = { $a }: no Building can be placed.
no-assassination = { $a }: nobody can be assassinated.
no-summon = { $a }: nobody can be summoned.
no-scroll = { $a }: the Scroll does nothing now.
no-interrupt = { $a } does nothing as the card of the turn.

# How it ended.
won-by-objective = { $a } wins with { $b }.
won-by-clock = The game ran out, and { $a } wins with { $b }.
won-by-points = Nobody holds Sloth: { $a } wins with { $b ->
    [one] 1 point
   *[other] { $b } points
 }.
shared-by-points = Nobody holds Sloth, and with { $a ->
    [one] 1 point
   *[other] { $a } points
 } the victory is shared.

# The game.
title = Great Old Ones
summary = Rivals in a London going mad, each with a secret Objective, before Azathoth awakes.

# Its settings.
setting-colours = Colours
    .help = Who plays which colour; it changes nothing else.
setting-colours-choose = Choose
    .help = Each player chooses a free colour, in turn order.
setting-colours-by-seat = By seat
    .help = Green, yellow, purple and blue, in the order of seats.
setting-first-player = First player
    .help = Who begins.
setting-first-player-random = By lot
setting-first-player-seat-1 = The first seat
