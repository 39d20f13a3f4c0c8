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
ability-cthulhu = Travel along the Thames for £4
ability-hastur = Start or end Trouble for £1
ability-nyarlathotep = Swap one or two cards with the row
ability-shub-niggurath = An Agent beside a Minion for £3

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
