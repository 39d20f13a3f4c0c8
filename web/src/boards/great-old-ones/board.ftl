# Every word of this board that does not come with the view or the catalogue.

masthead = The Evening Lamp
title = Great Old Ones
subtitle = London, and what lies beneath
cartouche = London, and what lies beneath
thames = Thames
north = N

## Signs and numbers

pounds = £{ $amount }
pounds-from-to = £{ $from } → £{ $to }
from-to = { $from } → { $to }
one-more = +1
free = free
hp = HP
points = points
points-now = points if it ended now
money = money
supply = Agents in supply
near = { $now } of { $most }
near-shared = { $now } of { $most }, { $shared } of { $needed } shared

## The map

map-label = Map of London
map-whole = Whole map
map-closer = Closer
sins-open = Sins
piles-open = Cards
area-said = { $number } { $area }.
area-empty = Nobody is here.
area-holds = Here: { $pieces }.
area-counts = It counts for { $objective }.
piece-in = { $piece } in { $area }.
in-the-pool = { $piece }, in the pool.
with-marks = { $piece }, { $marks }
you-may = You may: { $what }.
selected = Chosen.
result-objective = { $sin } { $near }

## Players

you = You
your-turn = Your turn
turn-of = { $name }’s turn
turn-label = The turn
stage-first = Declare
stage-cards = Card
stage-refill = Refill
seat-said = { $name }, played by { $player }: £{ $money }, { $hand } cards in hand, { $known } of them known, { $supply } Agents in supply, { $points } points.
seat-owns = Owns { $things }.
seat-met = Met: { $sins }.
seat-at-move = At the move.
own-plate = You: { $name }
hand-of = Hand of { $name }: { $count } cards, { $known } known
hand-known = Known cards in the hand of { $name }
hand-may-answer = Interrupts that { $name } may hold
hand-throw = Choose a card.
in-front = Cards in front of you: { $count }
front-of = In front of { $name }
nothing-built = nothing built
met = { $sins } met
objective-said = Your Objective
ability-costs = { $ability } £{ $amount }
ability-cthulhu = Travel along the Thames
ability-hastur = Start or end Trouble
ability-nyarlathotep = Swap one or two cards with the row
ability-shub-niggurath = An Agent where you have a Minion

## The seven sins

sins = The seven sins
sins-note = How near everybody is, as far as you can tell
sins-legend = Panes: steps of the condition. Bricked up: it cannot be held. Boarded: it was met and not declared. Red: it is met, and may be declared as a turn begins.
sin-own = yours
sin-unused = unused, as you saw
sin-open = { $sin }: { $near }
sin-met = { $sin } is met: { $near }. Whoever holds it wins as their turn begins.
sin-boarded = { $sin }: { $near }; it was met and not declared
sin-bricked = { $sin } cannot be held here

## Time

insanity = Insanity
next = next
box-nothing = nothing
box-event = Event
box-grenadier = Grenadier
box-last = Azathoth
track-said = Doomsday track: Insanity { $level } of { $last }. Next: { $next }.
market = Deck and open cards
deck = deck
deck-said = Deck: { $count } cards, { $yellow } of them yellow.
thrown = thrown
events = events
pile-discard = Thrown away
pile-events = Events at the bottom of their deck
pile-unseen = Not seen yet: in the deck or in hands
pile-empty = Nothing lies here.
close = Close

## Cards

hand-own = Your hand
hand-empty = Your hand is empty.
card-said = { $card }.
card-symbols = Symbols: { $symbols }.
in-play-said = In play: { $card }
slot-empty = the card of the turn lies here
slot-answer = your answer lies here
to-draw = { $count ->
    [one] one to draw at the end
   *[other] { $count } to draw at the end
}
step-minion = Place or move a Minion
step-building = Place a Building
step-assassination = Assassination
step-summon = Summon
step-money = £{ $amount } from the bank
step-scroll = Scroll
step-insanity = Insanity
step-another = Play another card
step-interrupt = Interrupt
step-said = { $step }: { $what }
step-is-now = , now
step-is-done = , done
step-is-passed = , not done
step-is-ahead = , to come

## In danger

danger-said = About to touch you: { $card }
danger-own = It comes from your own card
danger-scroll = { $name } plays it on you
danger-threat = { $name } demands it of you
danger-removal = { $name } goes for your Agent in { $area }
danger-move = { $name } moves your Minion in { $area }
danger-elder = { $name } strikes at { $elder }
danger-return = Your Agent in { $area } is gone
danger-event = It comes over everybody
loss-pay = Pay £{ $amount }
loss-building = { $count ->
    [one] Lose the { $things }
   *[other] Lose one: { $things }
}
loss-minion = Give up a Minion
loss-agent = Lose the Agent
loss-elder = { $amount ->
    [0] Lose { $things }
   *[other] { $things } is hit
}
loss-stuck = The card sticks to you
loss-cards = { $amount ->
    [one] Lose a hand card
   *[other] Lose { $amount } hand cards
}
loss-hand = Show your hand
loss-moved = It is moved
summon-rolled = Rolled { $rolled }
summon-level = Insanity { $level }
summon-price = £{ $short } for each HP
summon-free = free
sacrifice-hits = { $hits } of { $needed } hits

## What is asked

ask-colour = Before the first card
ask-first-card = Play a card
ask-another = Play another card, or stop
ask-free-moment = Before Insanity comes
ask-end-turn = End your turn
ask-refill = Refill your hand
ask-minion = Place or move a Minion
ask-building = Place a Building
ask-assassination = Assassinate a pawn
ask-summon = Summon an Elder One
ask-money = Take money
ask-scroll = Do the Scroll
ask-no-building = No Building can be placed
ask-no-assassination = Nobody can be assassinated
ask-no-summon = Nobody can be summoned
ask-no-scroll = The Scroll does nothing now
ask-summon-free = Summon an Elder One for nothing
ask-summon-price = Summon which Elder One?
ask-sacrifice = Sacrifice Minions?
ask-swap-cards = Swap a card with the row
ask-swap-cards-more = Swap a second card?
ask-river-travel = Travel along the Thames
ask-stir-or-calm = Start or end Trouble
ask-spawn = An Agent where you have a Minion
ask-house = An Agent to the Building
ask-unrest = Start Trouble
ask-scrap = Throw away a hand card
ask-invite = Put an Agent
ask-devour = Remove a Minion or Grenadier
ask-pull = Pull an Agent in
ask-whisper = Throw away a hand card
ask-walk = Walk
ask-drive = Drive an Agent out
ask-window-scroll = A Scroll is about to touch you
ask-window-removal = Your Agent is in danger
ask-window-move = Your Minion is in danger
ask-window-elder = Your Elder One is in danger
ask-window-removal-event = Your Agent is in danger
ask-window-move-event = Your Minion is in danger
ask-window-elder-event = Your Elder One is in danger
ask-return = Your Agent was removed
ask-shelter = An Event comes over you
ask-own-loss = The dice were unkind
ask-give-up = Give up a Minion
ask-give = Pass a card on
ask-tithe = Give money or a hand card
ask-payer = Who pays you?
ask-throw-other = Throw away a card of another
ask-throw = Throw away a hand card
ask-keep = Keep which card?
ask-sell = Sell hand cards
ask-throw-more = Throw away hand cards
ask-pay-or-stuck = Pay, or it sticks
ask-pay-or-building = Pay, or lose a Building
ask-pick-building = Which Building is lost?
ask-hired-kill = Assassinate which pawn?
ask-hired-removal = Remove a Minion in Trouble
ask-swap = Trade places with whom?
ask-put-more = One more Agent there?
ask-removal = Remove which Minion?
ask-subsidence = The ground gives way
ask-flood = Flee from the water
ask-murder = Pick who is murdered
use-of = Use { $name }
once-a-turn = once a turn
how-first-card = One that glows; an ability may come before it.
how-another = One that glows, or an ability; or stop here.
how-free-moment = Abilities may come before it.
how-end-turn = An ability may still be used.
how-refill = The top of the deck, or an open card.
how-minion = { $of }: in a lit area, or lift a lit piece.
how-building = { $of }: a Building below, then a lit area.
how-assassination = { $of }: whoever wears a red diamond.
how-summon = { $of }: roll against the Insanity level.
how-summon-price = { $of }: choose a lit one and a lit area; each HP costs £{ $short }.
how-sacrifice = { $of }: bring { $elder } down?
how-money = { $of }: so much from the bank.
how-window-scroll = { $name } aims { $of } at you.
how-window-removal = { $of }: { $name } goes for your Agent in { $area }.
how-window-move = { $of }: { $name } moves your Minion in { $area }.
how-scroll = { $of }: what its Scroll says.
how-no-building = { $of }: an ability may help; or skip it.
how-no-assassination = { $of }: an ability may help; or skip it.
how-no-summon = { $of }: an ability may help; or skip it.
how-no-scroll = { $of }: an ability may help; or skip it.
how-summon-free = { $of }: choose a lit one and a lit area.
how-swap-cards = { $of }: a hand card, then an open one.
how-swap-cards-more = { $of }: again a hand card, then an open one.
how-river-travel = { $of }: a lit Minion, then a lit area.
how-stir-or-calm = { $of }: a lit area.
how-spawn = { $of }: a lit area.
how-house = { $of }: a lit Agent comes to it.
how-unrest = { $of }: in its area or next to it.
how-scrap = { $of }: it brings money.
how-invite = { $of }: in its area or next to it.
how-devour = { $of }: one that glows.
how-pull = { $of }: one that glows.
how-whisper = { $of }: one that glows.
how-walk = { $of }: a lit area.
how-drive = { $of }: a lit Agent, then a lit area.
how-window-elder = { $of }: { $name } goes for your Elder One.
how-window-removal-event = { $of }: it is to be removed from { $area }.
how-window-move-event = { $of }: it is to be moved from { $area }.
how-window-elder-event = { $of }: it is to be hit.
how-shelter = { $of }: let it pass you by?
how-own-loss = { $of }: what do you lose?
how-give-up = { $of }: one of yours that glows.
how-give = { $of }: one that glows.
how-tithe = { $of }: money, or a card that glows.
how-payer = { $of }: one of the others.
how-throw-other = { $of }: you see the whole hand.
how-throw = { $of }: one that glows.
how-keep = { $of }: one that glows.
how-sell = { $of }: as many as you like, or be done.
how-throw-more = { $of }: some of them, or be done.
how-pay-or-stuck = { $of } would fill a place of your hand.
how-pay-or-building = { $of }: money, or a Building that glows.
how-pick-building = { $of }: one that glows.
how-hired-kill = { $of }: whoever wears a red diamond.
how-hired-removal = { $of }: one that glows.
how-swap = { $of }: one that glows.
how-put-more = { $of }: or leave it at that.
how-removal = { $of }: one that glows.
how-subsidence = { $of }: £2 for a Building, or lose the rest.
how-flood = { $of }: your Agents flee to a lit area.
how-murder = { $of }: one that glows.
result-change = { $sin } { $from } → { $near }
either = { $one }, or { $other }
saved-scroll = it passes you by
saved-removal = it stays
saved-move = it stays
saved-elder = it is not hit
saved-event = it passes you by
saved-threat = it passes you by
short-pay = £{ $amount }
short-building = the { $things }
short-minion = a Minion
short-agent = the Agent
short-elder = { $amount ->
    [0] { $things } is lost
   *[other] { $things } is hit
}
short-stuck = the card sticks
short-cards = { $amount ->
    [one] a hand card
   *[other] { $amount } hand cards
}
short-hand = your hand is seen
short-moved = it is moved

## Before the first turn

colours = Colours
colours-choose = Choose your colour
choosing = { $name } is choosing.

## A line of flavour for cards that need no words

flavour-madame-blavatsky = She lifts the veil a little.
flavour-sairey-gamp-and-betsey-prig = A cup before the laying-out.
flavour-colonel-sebastian-moran = The second most dangerous man.
flavour-helen-vaughan = What looked out of her eyes.
flavour-sam-weller = He knows every coachman.
flavour-simpsons-chop-house = Saddle of mutton and silence.
flavour-bill-sikes = The dog walks behind him.
flavour-the-six-jolly-fellowship-porters = Warm beer above a cold river.
flavour-monsieur-rigaud = His moustache goes up.
flavour-a-procession-from-bedlam = They know the tune.
flavour-the-prospect-of-whitby = Rooms with a gallows.
flavour-the-bank-of-england = Old, and a lady.
flavour-the-cafe-royal = Absinthe in the mirrors.
flavour-edward-hyde = Nobody could say what was wrong with him.
flavour-renfield = The blood is the life.
flavour-jack-the-ripper = From hell.
flavour-the-hermetic-order = A door behind the door.
flavour-a-torn-page-of-the-necronomicon = The ink is not ink.
flavour-charles-augustus-milverton = He keeps every letter.
flavour-cleopatras-needle = It was never hers.
flavour-betsey-trotwood = Donkeys, Janet!
flavour-the-beetle = It comes in by the window.
flavour-buckingham-palace = The blinds are down.
flavour-dr-grimesby-roylott = A whistle in the night.
flavour-the-navvies = They dig where they are told.
flavour-sweeney-todd = The chair tips back.
