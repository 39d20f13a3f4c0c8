# Prompts: what is asked of whom.
ask-colour = { $a }: choose your colour.
    .you = Choose your colour.
ask-first-card = { $a }: play a card. Abilities may be used before it.
ask-another = { $a }: play another card, or stop.
ask-free-moment = { $a }: Insanity comes next. Use an ability first?
ask-end-turn = { $a }: end your turn, or use another ability.
ask-refill = { $a }: refill your hand. Take the top of the deck or an open card.
ask-minion = { $a }, { $b }: place or move a Minion.
ask-building = { $a }, { $b }: place a Building.
ask-assassination = { $a }, { $b }: remove a pawn in an area in Trouble.
ask-summon = { $a }, { $b }: Summon an Elder One.
ask-summon-free = { $a }, { $b }: the Summon is free. Which Elder One, and where?
ask-no-building = { $a }, { $b }: no Building can be placed now. Use an ability first, or skip it.
ask-no-assassination = { $a }, { $b }: nobody can be assassinated now. Use an ability first, or skip it.
ask-no-summon = { $a }, { $b }: nobody can be summoned now. Use an ability first, or skip it.
ask-no-scroll = { $a }, { $b }: the Scroll does nothing now ({ $c }). Use an ability first, or skip it.
ask-money = { $a }, { $b }: take money from the bank.
ask-scroll = { $a }, { $b }. Scroll: “{ $c }.”
ask-summon-price = { $a }, { $c }: summon which Elder One, and where? The roll is { $b } above the Insanity level, so each HP costs £{ $b }.
ask-sacrifice = { $a }, { $c }: sacrifice Minions to bring { $b } down?
ask-swap-cards = { $a }, ability of the board: which hand card for which open card?
ask-swap-cards-more = { $a }, ability of the board: a second hand card for a second open card?
ask-river-travel = { $a }, ability of the board: which Minion travels along the Thames, and where to?
ask-stir-or-calm = { $a }, ability of the board: where does Trouble start or end?
ask-spawn = { $a }, ability of the board: in which area where you have a Minion is an Agent put?
ask-house = { $a }, { $c }: which Agent goes to { $b }?
ask-unrest = { $a }, { $c }: where does Trouble start, in { $b } or next to it?
ask-scrap = { $a }, { $c }: which hand card is thrown away for money?
ask-invite = { $a }, { $c }: where is an Agent put, in { $b } or next to it?
ask-devour = { $a }: whom does { $b } remove?
ask-pull = { $a }: which Agent does { $b } pull in?
ask-whisper = { $a }: throw away a hand card for { $b }.
ask-walk = { $a }: where does { $b } walk?
ask-drive = { $a }: which Agent does { $b } drive out, and where to?
ask-window-scroll = { $a }: { $b }, played by { $c }, is about to touch you: “{ $d }.” React?
ask-window-removal = { $a }: { $c } is about to remove your Agent in { $b }. React?
ask-window-move = { $a }: { $c } is about to move your Minion in { $b }. React?
ask-window-elder = { $a }: { $c } is about to hit { $b }. React?
ask-window-removal-event = { $a }, { $c }: your Agent in { $b } is about to be removed. React?
ask-window-move-event = { $a }, { $c }: your Minion in { $b } is about to be moved. React?
ask-window-elder-event = { $a }, { $c }: { $b } is about to be hit. React?
ask-return = { $a }: your Agent in { $b } was removed. Bring it back elsewhere?
ask-shelter = { $a }: the Event is { $b }: “{ $c }.” Let it pass you by?
ask-own-loss = { $a }, { $b }: the dice were unkind. What do you lose?
ask-give-up = { $a }, { $b }: give up one of your Minions.
ask-give = { $a }, { $c }: pass a card to { $b }.
ask-tithe = { $a }, { $c }: give { $b } money or a hand card.
ask-payer = { $a }, { $c }: who pays you £{ $b }?
ask-throw-other = { $a }, { $c }: you see the hand of { $b }. Throw one card of it away.
ask-throw = { $a }, { $b }: throw away a hand card.
ask-keep = { $a }, { $b }: which of the stolen cards do you keep?
ask-sell = { $a }, { $c }: sell hand cards for £{ $b } each, or be done.
ask-throw-more = { $a }, { $c }: throw away { $b ->
    [one] 1 more hand card
   *[other] up to { $b } hand cards
 }, or be done.
ask-pay-or-stuck = { $a }: pay { $b } £{ $c }, or { $d } sticks to you and fills a place of your hand until the game ends.
ask-pay-or-building = { $a }, { $d }: pay { $b } £{ $c }, or lose a Building.
ask-pick-building = { $a }, { $c }: which Building does { $b } lose?
ask-hired-kill = { $a }, { $b }: which pawn is assassinated?
ask-hired-removal = { $a }, { $c }: remove a Minion in Trouble that is not of { $b }.
ask-swap = { $a }, { $b }: which Minion does it trade places with?
ask-put-more = { $a }, { $b }: put one more Agent there?
ask-removal = { $a }, { $b }: which Minion is removed?
ask-subsidence = { $a }, { $b }: the ground gives way. Pay £2 for a Building, or lose the rest.
ask-flood = { $a }, { $b }: your Agents flee from the water.
ask-murder = { $a }, { $c }: pick a Minion in { $b } to be removed.

# Options.
option-colour = { $a }
    .does = Choose the colour of your pieces.
option-declare = Declare victory
    .does = Reveal your Objective, whose condition is met, and win at once.
option-play = Play { $a }
    .does = Play this hand card; its symbols follow from top to bottom.
option-go-on = Go on
    .does = Use no ability before what comes next.
option-skip = Skip this symbol
    .does = Leave this symbol; the next one follows.
option-stop = Play no further card
    .does = Play no further card this turn.
option-end-turn = End the turn
    .does = Refill your hand; then the next player has the turn.
option-use-board =
    .does = Use the ability of your player board, once in your turn.
option-use-building =
    .does = Use the ability of a Building of yours, once in your turn.
option-use-elder =
    .does = Use the ability of an Elder One of yours, once in your turn.
option-use-river-travel = Use { $a }: a Minion along the Thames
option-use-stir-or-calm = Use { $a }: start or end Trouble where you have a Minion
option-use-swap-cards = Use { $a }: swap hand cards for open ones
option-use-spawn = Use { $a }: an Agent where you have a Minion
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
    .does = Put an Agent of yours in an area. With an empty supply one on the board is lifted for it.
option-place-more = Lift your Agent in { $b } and place it in { $a }
option-move =
    .does = Move one of your Minions. Trouble ends where it leaves, and starts where it meets a pawn.
option-move-own = Move your Agent from { $a } to { $b }
option-move-elder = Move { $a } to { $b }
option-summon = Summon: roll against the Insanity level
    .does = Roll the twelve-sided die: the higher above the Insanity level, the dearer the Elder One.
option-summoned = Summon { $a } ({ $c } HP) in { $b }
    .does = Pay for an Elder One of the pool; it comes to an area with a Minion of yours, and Trouble with it.
option-no-summon = Summon nobody
    .does = Take no Elder One after all.
option-kill = Assassinate an Agent of { $a } in { $b }
    .does = Remove a pawn in an area in Trouble, or give an Elder One there a hit.
option-kill-elder = Attack { $a }
option-kill-citizen = Assassinate a New Citizen in { $a }
option-sacrifice =
    .does = Remove a Minion of your own beside the Elder One for more hits.
option-sacrifice-own = Sacrifice your Agent in { $a }
option-sacrifice-elder = Sacrifice your { $a }
option-skull-alone = Strike with the skull alone
    .does = Strike without a sacrifice.
option-build = Build your { $a } in { $b }
    .does = Pay for a Building and place it in an area with a Minion of yours.
option-take-money = Take £{ $a }
    .does = Take so much money from the bank.
option-scroll = Do the Scroll of { $a }
    .does = Do what the text of the card says.
option-scroll-on = Use the Scroll of { $b } on { $a }
    .does = Do what the text of the card says to this player.
option-draw = Draw from the deck
    .does = Take the top card of the deck.
option-take-open = Take { $a }
    .does = Take an open card; the next card of the deck is laid open for it.
option-pass = Let it happen
    .does = Do not react.
option-react = React with { $a }
    .does = Play an Interrupt from your hand against what is about to happen.
option-return = { $a }: the Agent returns in { $b }
    .does = Play an Interrupt from your hand: the removed Agent comes back in this area.
option-push = Move an Agent of { $a } from { $b } to { $c }
    .does = Move a Minion of another player.
option-push-elder = Move { $a } to { $b }
option-remove = Remove an Agent of { $a } in { $b }
    .does = Remove a Minion, or give an Elder One a hit.
option-remove-own = Remove your own Agent in { $a }
option-remove-elder = Strike { $a }
option-lose =
    .does = Give up a Minion of your own.
option-lose-own = Give up your Agent in { $a }
option-lose-elder = Give up your { $a }
option-pay = Pay
    .does = Pay what is asked.
option-accept = Do not pay
    .does = Do not pay, and bear what follows.
option-give = Pass { $a }
    .does = Pass this hand card on.
option-throw = Throw away { $a }
    .does = Put this card on the discard pile.
option-sell = Sell { $a }
    .does = Put this hand card on the discard pile for money from the bank.
option-done = Done
    .does = Leave it at that.
option-pass-card = Sell { $a } to { $b }
    .does = Pass a hand card to another player, who has to pay for it.
option-trouble = Start Trouble in { $a }
    .does = Put a Trouble marker in an area.
option-calm = End Trouble in { $a }
    .does = Take the Trouble marker out of an area.
option-grenadier = Send a Grenadier from { $a } to { $b }
    .does = Move a Grenadier; the Trouble where it comes ends.
option-grenadier-away = Remove a Grenadier in { $a }
    .does = Take a Grenadier out of the game.
option-grenadier-away-more = Pay { $b } and send a Grenadier in { $a } away for good
option-swap = Swap an Agent of { $a } in { $b }
    .does = Choose a Minion that trades places with another.
option-swap-own = Swap your Agent in { $a }
option-swap-elder = Swap { $a }
option-keep = Keep { $a }
    .does = Keep this card; the other ones go back.
option-take-over = Take over the Building in { $a } and put your { $b } there
    .does = Pay the owner for a Building and put one of yours in its place.
option-area = { $a }
    .does = Choose this area.
option-area-building = The { $b } in { $a }
option-transfer = { $a } pays { $b }
    .does = One other player pays another.
option-swap-cards = Lay down { $a }, take { $b }
    .does = Lay a hand card open and take an open card for it.
option-flee =
    .does = Move an Agent out of the flooded area.
option-flee-own = Your Agent flees from { $a } to { $b }
option-pay-for = Pay for the { $a }
    .does = Pay for this Building, so that it stands.

# What an option costs or brings.
note-card = { $a }{ now-in-vain }
note-card-scroll = { $a }{ now-in-vain }; Scroll: { $c }
note-card-interrupt = { $a }{ now-in-vain }; { $c }
now-in-vain = { $b ->
    [1] {" "}– no Building can be placed now
    [2] {" "}– nobody can be assassinated now
    [3] {" "}– nobody can be summoned now
   *[other] { "" }
 }
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

# What an option costs, on a tag.
price-money = £{ $a }

# What may happen, with its chance behind it.
odds-summon-free = the Summon is free
odds-hoard-pays = the bank pays
odds-bank-pays = the bank pays (7 or more)
odds-player-pays = another player pays (7 or more)
odds-minion-removed = a Minion is removed (7 or more)
odds-goes-wrong = it goes wrong (1)

# What an option would throw away.
caution-declare = You could declare victory with { $a } now; this lets the moment pass.
caution-interrupt = { $a } does nothing as the card of your turn; kept in hand it can answer what others do.
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
why-idle-river-travel = None of your Minions is beside the Thames.
why-idle-stir-or-calm = You have no Minion on the board.
why-idle-spawn = You have no Minion on the board.
why-idle-swap-cards = It needs a card in your hand and an open one.
why-idle-unrest = There is Trouble there already, and in every area next to it.
why-idle-scrap = You have no hand card to throw away.
why-idle-rent = No other player has a Minion there.
why-idle-stir = There is Trouble where { $a } stands already.
why-idle-toll = No other player has a Minion where { $a } stands.
why-idle-devour = Nobody else stands where { $a } does, and no Grenadier.
why-idle-pull = No Agent of another player is next to { $a }.
why-idle-whisper = The deck is empty.
why-idle-drive = No Agent of another player is where { $a } stands.
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
why-area-card = Play a card first: its symbols say what is placed or moved.
why-area-end = Your cards are played; only abilities are left this turn.
why-area-free = Insanity comes next; before it you may only use abilities.
why-area-refill = Your hand is filled now; the map waits for the next card.
why-area-answer = Now you only say whether a card of yours stops it.
why-area-roll = The roll comes first; then an Elder One and its area are chosen.
why-area-money = { $a } brings money now; nothing is placed.
why-area-scroll = The text of { $a } is not about this area.
why-area-hand = The ability asks for something else than an area.
why-area-pawn = A pawn is chosen now, not an area.
why-other-asked = What is asked now comes first, and it is not about this.
why-only-own = Only your own pawns are in that area, and you do not kill your own.
why-not-riverside = It does not lie on the Thames.
why-own-riverside = Only your own Minions beside the Thames travel on it.
why-not-the-building = The Agent goes where your { $a } stands.
why-not-near-building = It is neither where your { $a } stands nor next to it.
why-not-near-elder = It is not next to { $a }.
why-not-with-elder = It is not in the area of { $a }, or is { $a }.
why-not-next-agent = Only an Agent of another player next to { $a } is pulled in.
why-not-with-elder-agent = Only an Agent of another player in the area of { $a } is driven out.
why-elder-walks = Only { $a } itself walks.
why-trouble-there = There is Trouble in that area already.
why-citizen = New Citizens belong to nobody; only an Assassination in Trouble touches them.
why-grenadier = Grenadiers move or leave only where a text names them.
why-building-stands = A Building is used from its owner’s plate, in a free moment of their turn.
why-own-kill = An Assassination never strikes your own Minions.
why-own-minion = Your Minions move when a card shows the Minion symbol, or when a text says so.
why-minion = It belongs to { $a }: you touch it only by an Assassination, or where a text says so.
why-in-pool = It comes by a card with the Summon symbol, and by a roll.
why-ability-later = Abilities wait for a free moment: before, between and after cards and their symbols.
why-reserve = It is placed by a card with the Building symbol, for £{ $a }.
why-nowhere-to-build = No area has a Minion of yours and neither a Building nor Trouble.
why-player = Players are named only where a Scroll says so.
why-no-interrupt = It has no Interrupt that answers this.
why-card-refill = Your hand is filled now; cards are played as your next turn begins.
why-card-end = A further card needs the symbol that lets you play another.
why-card-in-play = { $a } is finished first.
why-card-ability = What is asked now is finished first.
why-row-later = Cards are taken when your hand is filled, at the end of your turn.
closed-area = An area of London
closed-own-minion = Your Minion
closed-minion = A Minion of another player
closed-citizen = A New Citizen
closed-grenadier = A Grenadier
closed-building = A Building
closed-pool = An Elder One of the pool
closed-board = Your player board
closed-reserve = A Building of your reserve
closed-player = Another player
closed-hand = A card of your hand
closed-row = An open card
closed-deck = The deck

# What happened.
first-player = { $a } begins.
board-is = { $a } is { $b }.
objective-is = Your Objective is { $a }.
turn-begins = Turn { $a }: { $b } ({ $c }).
rolled = The die shows { $a }.
nothing-rolled = Nothing comes of it.
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
drew = { $c } draws { $b ->
    [one] 1 card
   *[other] { $b } cards
 } from the deck.
drew-card = { $a } draws { $b }.
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
saved = The Minion stays where it is.
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
event = Event: { $a }. { $b }.
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
saw-card = { $a } sees { $b }.
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
    .weight = about an hour, middling
score-counted = Points ahead

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

# What can be looked up: the name, other names for it (between semicolons), what is told of it.
term-agent = Agent
    .also = Agents
    .text = A player's own pawn; every player has twelve. Agents on the board are worth 5 points each at the end.
    .more = An Agent is a Minion. With an empty supply, placing one means lifting one of your own from the board.
term-minion = Minion
    .also = Minions
    .text = An Agent, or an Elder One that a player controls.
term-pawn = Pawn
    .also = pawns
    .text = A Minion or a New Citizen. A pawn that comes to another causes Trouble, and a pawn that leaves ends it. Grenadiers and Buildings are no pawns.
term-new-citizen = New Citizen
    .also = New Citizens; citizen; citizens; New Citizens beside the board
    .text = A pawn that belongs to nobody; there are three. They come with the Event New Arrivals.
    .more = Whoever wants to control the area must have more pieces there than there are New Citizens. New Citizens cause Trouble and can be assassinated, but they are no Minions.
term-grenadier = Grenadier
    .also = Grenadiers
    .text = Nobody controls an area with a Grenadier. One that enters an area ends the Trouble there.
    .more = The four of them wait on the Doomsday track. A Grenadier is no pawn: it neither causes Trouble nor can it be assassinated, and it moves only when a text names it.
term-trouble = Trouble
    .also = Trouble marker; Trouble markers; Trouble markers on the board
    .text = A marker comes to an area when a pawn is placed or moved beside another pawn. It goes as soon as any pawn leaves the area, and when a Grenadier enters it.
    .more = Only in Trouble can a pawn be assassinated, and no Building can be placed there.
term-elder-one = Elder One
    .also = Elder Ones
    .text = It is summoned from the pool, counts as a Minion of its owner, and has an ability that may be used once in each own turn after the one it came in.
    .more = It is removed only when its hits in one turn reach its HP, and is worth 5 points for each HP at the end. Nobody controls more than two.
term-doomsday-track = Doomsday track
    .also = Insanity track; Insanity marker; track
    .text = The Insanity marker goes up one level for each Insanity symbol and never down.
term-area = Area
    .also = Areas; neighbour; neighbours
    .text = One of the twelve parts of London. Two areas with a common border, or a bridge between them, are neighbours.
term-thames = Thames
    .also = river
    .text = The river. A Flood drives Agents out of areas on it, and some move along it.
term-control = Control
    .also = Areas controlled; Held by
    .text = You control an area if you have more pieces there than any other player, and more than there are New Citizens; Agents, Elder Ones and your Building count one each. Nobody controls an area with a Grenadier.
term-points = Points
    .also = Points if it ended now; Scoring; score
    .text = They are counted only if nobody has won before the end: 5 for each Agent on the board, 5 for each HP of your Elder Ones, the cost of your Buildings on the board, and your money after loans are paid back. A loan that cannot be paid back costs 15.
term-winning = Winning
    .also = declare; declare victory; victory; end of the game
    .text = Declare your Objective at the start of an own turn after the first round, if its condition is met, and you win at once. If the deck runs out or Azathoth awakes before, the holder of Sloth wins, else whoever has the most points.
about-all-objectives = All there are: { $a }.
term-objective-card = Objective
    .also = Objectives; Unused Objectives; Objectives this player could have
    .text = A secret goal; everybody has one. Its condition depends on the number of players.
term-turn = Turn
    .also = Setup; round; playing a card
    .text = Declare victory or not; play one card and do its symbols from top to bottom; refill your hand. Abilities may be used before, between and after the symbols.
term-action-card = Action card
    .also = Action cards; card; cards; hand card; hand cards
    .text = A card of the deck. Its symbols are done from top to bottom; each but Insanity may be skipped.
term-hand = Hand
    .also = refill
    .text = At the end of your turn you refill it to five cards, from the top of the deck or from the open cards. Whoever holds more keeps them all. A card that sticks to you fills a place of it.
term-deck = Deck
    .also = Drawing; end of the deck; Yellow cards in the deck; Purple cards in the deck; Yellow cards not seen; Purple cards not seen; yellow card; purple card; yellow cards; purple cards
    .text = Yellow cards lie on top, purple ones below. When it has run out and somebody cannot refill their hand, the game ends.
term-open-cards = Open cards
    .also = open card
    .text = Three cards of the deck that lie face up. Whoever refills may take one of them.
term-discard-pile = Discard pile
    .also = discard
    .text = Played and thrown away cards, face up. They do not come back into the deck.
term-in-play = In play
    .text = The card whose symbols are being done, and the Event that happens.
term-in-front = In front
    .also = loan; loans; stuck
    .text = Cards that lie in front of a player: loans, which are paid back at the end, and cards that stick to the player and fill a place of the hand for the rest of the game.
term-supply = Supply
    .also = Agents in supply
    .text = A player's Agents that are not on the board. If it is empty, placing one means lifting one of your own from the board.
term-building = Building
    .also = Buildings; Building card; Building cards; Buildings in reserve; reserve
    .text = Every player owns one of each of the six. It counts for control, is worth its cost at the end, and has an ability that may be used once in each own turn after the one it came in. Nobody places one in an area in Trouble or beside another Building.
term-ability = Ability
    .also = abilities; used this turn; new this turn; summoned this turn
    .text = Player boards, Buildings and Elder Ones have one, for once in each own turn. Using it is no symbol of a card; a new Building or Elder One waits until your next turn.
term-player-board = Great Old One
    .also = Great Old Ones; Player board; Player boards
    .text = The board of a player, with an ability for once in each own turn.
term-hp = HP
    .also = hit; hits; HP left
    .text = The strength of an Elder One: as many hits in one turn remove it. Hits are forgotten when the turn ends. Each HP is worth 5 points at the end.
term-pool = Pool
    .also = Elder Ones in the pool
    .text = The Elder Ones that nobody controls. A removed one goes back there.
term-event = Event
    .also = Events; Event deck; Random Event
    .text = It happens when the Insanity marker enters a box with an Event: the top card of the Event deck.
term-azathoth = Azathoth
    .text = It awakes when the Insanity marker reaches the last box of the Doomsday track, and the game ends at once.
term-bank = Bank
    .also = payments
    .text = It pays what cards and abilities bring and takes what they cost; it is never empty.

# The symbols of Action cards, as a card says them, in a word each, and as what can be looked up.
symbol-minion = place or move a Minion
    .short = Minion
    .name = Place or move a Minion
    .also = Minion symbol; M; move
    .text = Place an Agent where one of your Minions stands or next to it (anywhere if you have none on the board), or move one of your Minions to a neighbour.
symbol-building = place a Building
    .short = Building
    .name = Place a Building
    .also = Building symbol; B
    .text = Pay for one of your Buildings and place it where you have a Minion, in an area without Trouble and without a Building.
symbol-assassination = Assassination
    .short = Assassination
    .name = Assassination
    .also = skull; A
    .text = Remove a New Citizen or another player's Agent from an area in Trouble, or give another player's Elder One there a hit. Your own Minions beside an Elder One may be sacrificed for more hits if that brings it down.
symbol-summon = Summon
    .short = Summon
    .name = Summon
    .also = S; die
    .text = Roll the twelve-sided die. Up to the Insanity level an Elder One of the pool is free; above it each HP costs as many pounds as the roll is too high. It comes to an area with one of your Minions, and Trouble comes with it.
symbol-money = £{ $a }
    .short = £{ $a }
    .name = Money
    .also = £
    .text = Take so many pounds from the bank.
symbol-scroll = Scroll
    .short = Scroll
    .name = Scroll
    .also = X
    .text = Do what the text of the card says, or leave it as a whole.
symbol-insanity = Insanity
    .short = Insanity
    .name = Insanity
    .also = I
    .text = The only symbol that must be done: the Insanity marker goes up one level, and what the new box holds happens at once.
symbol-another = play another card
    .short = play another card
    .name = Play another card
    .also = P; another card
    .text = When this card is finished you may play another one from your hand.
symbol-interrupt = Interrupt
    .short = Interrupt
    .name = Interrupt
    .also = !; Interrupts
    .text = A card to react with from the hand, in anybody's turn, at the moment its text names. Played as the card of your turn it does nothing.

# What cards say: their symbols from top to bottom, then their text.
card-symbols = { $a } · { $b }
card-text = [{ $a }]
card-text-words = [{ $a }] { $b }
card-number = C{ $a }

# The conditions of Objectives.
goal-control = Control at least { $a } areas.
goal-contested = Control at least { $a } areas, { $b } of them with another's piece.
goal-presence = Have a Minion in at least { $a } areas without Grenadier.
goal-trouble = At least { $a } Trouble markers are on the board.
goal-wealth = Money and Buildings, less loans, are worth at least £{ $a }.
goal-elders = Control two Elder Ones with at least { $a } HP together.
goal-clock = The deck runs out or Azathoth awakes, and nobody has won before.
progress = now { $a } of { $b }
progress-contested = now { $a } of { $b }, { $c } of { $d } with another's piece
progress-clock = Insanity { $a } of { $b }

# What is printed, in whole sentences.
about-card-yellow = A yellow Action card. Its symbols from top to bottom: { $a }.
about-card-purple = A purple Action card. Its symbols from top to bottom: { $a }.
about-scroll = Its Scroll says: { $a }
about-three-players = It is not used with two players.
about-area-river = Area { $a } of London, on the Thames, which may flood it. Next to it: { $b }.
about-area-inland = Area { $a } of London, away from the Thames. Next to it: { $b }.
about-start = Every player begins with an Agent here, and with Trouble.
about-objective = An Objective. { $a }
about-declared = An Objective, declared at the start of an own turn after the first round.
about-with-players = With { $a ->
    [2] two
    [3] three
   *[other] four
 } players: { $b }
about-board = A Great Old One, { $a }. Once in each own turn: { $b }
about-elder = An Elder One with { $a } HP, worth { $b } points at the end.
about-elder-ability = Once in each own turn: { $a }
about-building = A Building that costs £{ $a } and is worth as many points at the end.
about-building-ability = Once in each own turn after the one it came in: { $a }
about-event = An Event. { $a }
about-boxes = At { $a } a Grenadier comes to a rolled area; at { $b } an Event happens.
about-last-box = At { $a } Azathoth awakes, and the game ends at once.

# The table: who sits there, what lies and stands where.
headline = Round { $a }, { $b }'s turn
headline-setup = Setup
goal = { $c }: { $d } Insanity { $a } of { $b }; at { $b } the game ends, and Sloth or the highest score wins.
aim-win = Win: { $c } ({ $a } of { $b })
aim-watched = Win: an Objective, as a turn begins
aim-end = End: Insanity at { $b } (now { $a })
goal-watched = Whoever meets their Objective as their turn begins wins. Insanity { $a } of { $b }; at { $b } the game ends, and Sloth or the highest score wins.
seat-no-board = No board yet
seat-status = £{ $a }, { $b ->
    [one] 1 card
   *[other] { $b } cards
 } in hand
seat-status-sheltered = £{ $a }, { $b ->
    [one] 1 card
   *[other] { $b } cards
 } in hand, out of the Event's reach
map-london = London
place-name = { $a } { $b }
place-free-river = Held by nobody, on the Thames
place-free-inland = Held by nobody, inland
place-held-river = Held by { $a }, on the Thames
place-held-inland = Held by { $a }, inland
piece-agents = { $a ->
    [one] Agent
   *[other] { $a } Agents
 }
piece-agents-of = { $a ->
    [one] Agent of { $b }
   *[other] { $a } Agents of { $b }
 }
piece-of = { $a } of { $b }
piece-board = { $a }, { $b }
piece-new-citizen = { $a ->
    [one] New Citizen
   *[other] { $a } New Citizens
 }
piece-grenadier = { $a ->
    [one] Grenadier
   *[other] { $a } Grenadiers
 }
piece-trouble = Trouble
mark-hp = { $a } HP
mark-hp-left = { $a } of { $b } HP left
mark-summoned = summoned this turn
mark-used = used this turn
mark-new = new this turn
mark-in = in { $a }
mark-costs = costs £{ $a }
mark-passed-up = passed up
mark-met = met: whoever holds it wins as their turn begins
mark-symbol-now = now { $a }
mark-symbol-passed = { $a } not done
mark-at-stake = at stake
zone-row = Open cards
zone-deck = Deck
zone-in-play = In play
zone-discard = Discard pile
zone-events = Event deck
zone-pool = Elder Ones in the pool
zone-unused = Unused Objectives
zone-hand = Hand
zone-objective = Objective
zone-board = Player board
zone-front = In front
zone-buildings = Buildings
zone-reserve = Buildings in reserve
zone-unseen-yellow = Yellow cards not seen
zone-unseen-purple = Purple cards not seen
zone-may-hold = Objectives this player could have
zone-may-answer = Interrupts this player could have
track-money = Money
track-supply = Agents in supply
track-areas = Areas controlled
track-points = Points if it ended now
track-insanity = Insanity
track-yellow = Yellow cards in the deck
track-purple = Purple cards in the deck
track-citizens = New Citizens beside the board
track-trouble = Trouble markers on the board

# What the next box of the Doomsday track holds, and the Grenadiers ($a) that wait on the track.
next-azathoth = { $a ->
    [0] next: Azathoth awakes
    [one] next: Azathoth awakes; 1 Grenadier on the track
   *[other] next: Azathoth awakes; { $a } Grenadiers on the track
 }
next-grenadier = { $a ->
    [0] next: a Grenadier
    [one] next: a Grenadier; 1 Grenadier on the track
   *[other] next: a Grenadier; { $a } Grenadiers on the track
 }
next-event = { $a ->
    [0] next: an Event
    [one] next: an Event; 1 Grenadier on the track
   *[other] next: an Event; { $a } Grenadiers on the track
 }
next-nothing = { $a ->
    [0] next: nothing
    [one] next: nothing; 1 Grenadier on the track
   *[other] next: nothing; { $a } Grenadiers on the track
 }

# Elements that no content prints.
name-new-citizen = New Citizen
name-green = Green
name-yellow = Yellow
name-purple = Purple
name-blue = Blue

# What is wrong with content: of the whole set, then of a field (its file, entry and name come before).
wrong-tracks = There must be exactly one Doomsday track.
wrong-numbers = The areas should be numbered 1 to { $last }, each number once.
wrong-starts = Three areas should be marked `start`.
wrong-pieces = There must be four boards, five Objectives and at most 16 Elder Ones.
wrong-buildings = There must be { $count } Buildings, each with another ability.
wrong-cost = Every Building needs a cost and every Elder One needs HP.
wrong-clock = Only one Objective may wait for the clock.
wrong-decks = There must be 40 to 200 Action cards, and at least one Event.
wrong-twins = Two Action cards have the same number.
wrong-border = names '{ $area }', which does not border it too
wrong-bridge = should name two areas
wrong-area = names '{ $area }', which is no area
wrong-count = should hold one to { $most } symbols
wrong-order = should have 'another' last and 'scroll' at most once
wrong-interrupt = of an Interrupt should be that one symbol
wrong-scroll = should be there exactly when 'scroll' is a symbol
wrong-symbol = '{ $word }' is none of £n, { $known }
wrong-verb = '{ $word }' is not a verb; there are { $known }
wrong-beside = { $word } goes with { $beside }
wrong-alone = { $word } goes with nothing else
wrong-true = { $word } should be { $word } = true
wrong-scroll-area = '{ $area }' is no area
wrong-amount = { $word } = { $value } should be a number from 1 to { $most }
wrong-thresholds = should be three numbers, for two, three and four players
wrong-levels = should be levels from 2 to { $last }
wrong-boxes = should be four boxes without an Event

# What simulations count games by.
count-board = Wins by Great Old One
count-objective = Wins by Objective

# What a turn ends with, as a reason for a choice: $a is more or less, $b how many, $c of what.
sees-near = { $a ->
    [more] your Objective nearer
   *[less] your Objective farther away
  }
sees-their-near = { $a ->
    [more] your rivals nearer to what they may be after
   *[less] your rivals farther from what they may be after
  }
sees-points = { $a ->
    [more] { $b } points more of a lead
   *[less] { $b } points less of a lead
  }
sees-money = { $a ->
    [more] £{ $b } more
   *[less] £{ $b } less
  }
sees-supply = { $a ->
    [more] { $b } more in your supply
   *[less] { $b } less in your supply
  }
sees-elders = { $a ->
    [more] one Elder One more
   *[less] one Elder One less
  }
sees-strength = { $a ->
    [more] { $b } more strength on the map
   *[less] { $b } less strength on the map
  }
sees-controlled = { $a ->
    [more] { $b } more places in your control
   *[less] { $b } fewer places in your control
  }
sees-hand = { $a ->
    [more] { $b } more cards in hand
   *[less] { $b } fewer cards in hand
  }
sees-debts = { $a ->
    [more] £{ $b } more of debts
   *[less] £{ $b } less of debts
  }
sees-their-money = { $a ->
    [more] more money for your rivals
   *[less] less money for your rivals
  }
sees-their-strength = { $a ->
    [more] stronger rivals on the map
   *[less] weaker rivals on the map
  }
sees-their-controlled = { $a ->
    [more] more places in your rivals' control
   *[less] fewer places in your rivals' control
  }

# What a seat did most, on the front page at the end: so many of them.

deed-play = { $a ->
    [one] { $a } card played
   *[other] { $a } cards played
}
deed-use-board = { $a ->
    [one] { $a } board ability used
   *[other] { $a } board abilities used
}
deed-use-building = { $a ->
    [one] { $a } Building used
   *[other] { $a } Buildings used
}
deed-use-elder = { $a ->
    [one] { $a } Elder One's ability used
   *[other] { $a } Elder Ones' abilities used
}
deed-place = { $a ->
    [one] { $a } Agent placed
   *[other] { $a } Agents placed
}
deed-move = { $a ->
    [one] { $a } Minion moved
   *[other] { $a } Minions moved
}
deed-summon = { $a ->
    [one] { $a } Summon tried
   *[other] { $a } Summons tried
}
deed-summoned = { $a ->
    [one] { $a } Elder One summoned
   *[other] { $a } Elder Ones summoned
}
deed-kill = { $a ->
    [one] { $a } assassination
   *[other] { $a } assassinations
}
deed-sacrifice = { $a ->
    [one] { $a } sacrifice
   *[other] { $a } sacrifices
}
deed-build = { $a ->
    [one] { $a } Building built
   *[other] { $a } Buildings built
}
deed-scroll = { $a ->
    [one] { $a } Scroll done
   *[other] { $a } Scrolls done
}
deed-scroll-on = { $a ->
    [one] { $a } Scroll used on somebody
   *[other] { $a } Scrolls used on somebody
}
deed-draw = { $a ->
    [one] { $a } card drawn from the deck
   *[other] { $a } cards drawn from the deck
}
deed-take-open = { $a ->
    [one] { $a } open card taken
   *[other] { $a } open cards taken
}
deed-take-money = { $a ->
    [one] { $a } time money taken
   *[other] { $a } times money taken
}
deed-react = { $a ->
    [one] { $a } Interrupt played
   *[other] { $a } Interrupts played
}
deed-return = { $a ->
    [one] { $a } Agent brought back
   *[other] { $a } Agents brought back
}
deed-push = { $a ->
    [one] { $a } rival's Minion moved
   *[other] { $a } rivals' Minions moved
}
deed-remove = { $a ->
    [one] { $a } Minion removed
   *[other] { $a } Minions removed
}
deed-lose = { $a ->
    [one] { $a } own Minion given up
   *[other] { $a } own Minions given up
}
deed-pay = { $a ->
    [one] { $a } payment
   *[other] { $a } payments
}
deed-sell = { $a ->
    [one] { $a } card sold
   *[other] { $a } cards sold
}
deed-pass-card = { $a ->
    [one] { $a } card sold to a rival
   *[other] { $a } cards sold to rivals
}
deed-trouble = { $a ->
    [one] { $a } Trouble started
   *[other] { $a } Troubles started
}
deed-calm = { $a ->
    [one] { $a } Trouble ended
   *[other] { $a } Troubles ended
}
deed-grenadier = { $a ->
    [one] { $a } Grenadier sent
   *[other] { $a } Grenadiers sent
}
deed-take-over = { $a ->
    [one] { $a } Building taken over
   *[other] { $a } Buildings taken over
}
deed-swap-cards = { $a ->
    [one] { $a } card swapped
   *[other] { $a } cards swapped
}
deed-throw = { $a ->
    [one] { $a } card thrown away
   *[other] { $a } cards thrown away
}

# Dice and piles, on the luck sheet.
luck-d12 = the twelve-sided die
luck-deck = cards drawn
