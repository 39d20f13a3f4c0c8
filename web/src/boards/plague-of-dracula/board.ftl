# Every word of this board that does not come with the view or the catalogue.

masthead = The Daily Chronicle
title = Plague of Dracula
title-first = Plague of
title-second = Dracula

## Who stands on the map: a short name and two letters each

person-mina = Mina
person-harker = Harker
person-seward = Seward
person-lucy = Lucy
person-holmwood = Holmwood
person-morris = Morris
person-van-helsing = Van Helsing
person-renfield = Renfield
letters-mina = Mi
letters-harker = Ha
letters-seward = Se
letters-lucy = Lu
letters-holmwood = Ho
letters-morris = Mo
letters-van-helsing = VH
letters-renfield = Re

undead-creatures = Creatures of the Night
undead-infected = The Infected
undead-dracula = Dracula

## The times of a turn and its segments

time-night-1 = night
time-night-2 = second night
time-day-1 = day
time-day-2 = second day
segment-time-check = Time
segment-arrival-advance = Arrival
segment-renfield-status = Renfield
segment-event-draw = Event
segment-harker-arrival = Harker
segment-plague-spread = Plague
segment-action = Action
segment-marker-adjustment = Markers
segment-end-of-turn = End
segment-setup = Setup
segment-final = Final Confrontation
segment-said = Segment: { $segment }
step-cleansing = { $phase ->
    [bonus] Bonus: cleansing
   *[standard] Action: cleansing
}
step-searching = { $phase ->
    [bonus] Bonus: searching
   *[standard] Action: searching
}
step-items = { $phase ->
    [bonus] Bonus: items
   *[standard] Action: items
}
step-movement = { $phase ->
    [bonus] Bonus: movement
   *[standard] Action: movement
}
step-transfusion = { $phase ->
    [bonus] Bonus: transfusion
   *[standard] Action: transfusion
}
step-resolution = { $phase ->
    [bonus] Bonus: rumors
   *[standard] Action: rumors
}

## The sheet

london = London
map-label = Map of London
map-closer = Closer
map-whole = Whole map
cartouche-1 = London in Peril
cartouche-2 = a Plan of the Parishes, with the Spread
cartouche-3 = of the Contagion · { $dates }
river-1 = River
river-2 = Thames
buda-pesth = Buda-Pesth
arrivals = Arrivals
transylvania = Transylvania
turn-said = Turn { $turn } of { $turns }, { $dates }
turn-said-time = Turn { $turn } of { $turns }, { $dates }, { $time }
park-hyde = Hyde
    Park
park-regents = Regent’s
    Park
lines-wandsworth-battersea = Wandsworth
    & Battersea
lines-mile-end-old-town = Mile End
    Old Town
lines-purfleet = Purfleet Asylum
lines-carfax = Carfax Abbey
mark-plague = Plague, facedown
mark-coffin = Coffin
mark-coffin-strength = Coffin, strength { $strength }
mark-rumor = Rumor
mark-miasma = Miasma
mark-wreath = cleansed, Garlic Wreath
place-numbered = { $place }, { $number }
place-threatened = plague may come
place-home = home
place-here = here: { $hunters }
place-said = { $parts }.
standing-in = { $name }, in { $place }.
waiting-arrival = { $name }, on arrival space { $space }.
waiting-buda-pesth = { $name }, in Buda-Pesth.
you-may = You may: { $what }.

## The hunters

hunters = Hunters
short-wandsworth-battersea = Wandsworth
short-mile-end-old-town = Mile End
short-purfleet = Purfleet
short-st-marylebone = Marylebone
short-city-of-london = The City
where-vampire = a vampire
where-lost = out of play
where-arriving = arriving, { $space }
hunter-at = { $name }, { $where }.
hunter-yours = Yours.
hunter-decides = { $player } decides.
hunter-state = { $bites ->
    [one] 1 bite; { $weapons }; moves { $moves }.
   *[other] { $bites } bites; { $weapons }; moves { $moves }.
}
hunter-no-weapon = no weapon
hunter-ready = Ready to act.
hunter-acted = Has acted.
weapon-tipped = { $weapon }, tipped
weapon-said = { $hunter }: { $weapon }. { $options }
bite = Bite
bite-printed = A bite that cannot be healed
rate-way = on the way
rate-moves = moves { $moves }

## The Count

count = Count Dracula
count-strength = strength <b>{ $strength }</b>
count-strength-undisturbed = undisturbed · strength <b>{ $strength }</b>
count-said = On space { $space } of { $spaces }, strength { $strength }
band = strength { $strength }
band-none = none
fact-tainted = tainted <b>{ $count }</b>/{ $all }
fact-tainted-help = Locations with Plague or Coffin
fact-cleansed = cleansed <b>{ $count }</b>
fact-cleansed-help = Locations with a Garlic Wreath
fact-carfax = in Carfax <b>{ $count }</b>
fact-carfax-help = Markers left in Carfax Abbey; { $gone } of { $all } are destroyed
display = Vampire display
foe-strength = { $name }, strength { $strength }
foe-strength-used = { $name }, strength { $strength }, has attacked this turn
foe-turned = { $name }, turned
drawn-label = Markers in Dracula’s hand
drawn-title = In the Count’s hand

## Combat

undead = The undead
the-hunters = The hunters
combat-said = Combat in { $place }: { $undead }, strength { $theirs }, against { $hunter }, strength { $ours }
combat-said-hunters = Combat in { $place }: { $undead }, strength { $theirs }, against the hunters, strength { $ours }
combat-last = The Last Battle
combat-in = Combat in { $place }
combat-round = { $round ->
    [1] Round the first.
    [2] Round the second.
    [3] Round the third.
    [4] Round the fourth.
    [5] Round the fifth.
    [6] Round the sixth.
    [7] Round the seventh.
    [8] Round the eighth.
    [9] Round the ninth.
    [10] Round the tenth.
   *[other] Round the { $round }.
}
combat-renfield = Renfield is loose: the undead strike first.
combat-ambush = An ambush: the undead strike first.
combat-hunters-first = The hunters strike first.
combat-shrugs = { $hits ->
    [one] He shrugs off { $hits } hit yet.
   *[other] He shrugs off { $hits } hits yet.
}
combat-unknown = who comes is not yet known
combat-company = with { $names }
combat-company-bitten = with { $names }; the bitten one cannot strike
combat-red = a red five hits, a black five misses
combat-hits = { $plain ->
    [0] nothing
    [1] 1
   *[other] 1–{ $plain }
}
combat-hits-red = { $plain ->
    [0] nothing, red { $red }
    [1] 1, red { $red }
   *[other] 1–{ $plain }, red { $red }
}
combat-they-first = <i>first</i> they hit on { $hits }
combat-they-then = <i>then</i> they hit on { $hits }
combat-you-first = <i>first</i> you hit on { $hits }
combat-you-then = <i>then</i> you hit on { $hits }
combat-chances = This round: the undead hit { $undead }, the hunters hit { $hunters }
combat-bitten = bitten { $chance }
combat-you-hit = you hit { $chance }

## The event and the stores

event = Event
event-none = No event is in force now.
event-to-come = The event of this turn is still to come.
event-said = Event of this turn: { $event }. { $text }
event-titled = { $event }, { $subtitle }
event-full = { $event }: { $subtitle }
last-draw = last draw
last-said = Last card turned: { $card }; { $columns }
column-2 = column 2
column-3 = column 3
column-4 = coffin column
column-5 = bat column
column-6 = die column
column-value = { $column } { $value }
stores = Stores
stores-counts = deck { $deck } · discards { $discards }
stores-close = Close
stores-bag = Search Bag
stores-bag-note = one is drawn by a search
stores-inventory = Inventory
stores-inventory-note = { $rumors } Rumors beside it
stores-used = Used up
stores-used-note = out of the game
stores-empty = empty
stores-coffins = Coffins unseen
stores-coffins-note = in Carfax or facedown
stores-coffin = { $count ->
    [one] { $count } coffin
   *[other] { $count } coffins
}
stores-cards = Cards gone by
stores-cards-note = { $gone } of { $all }
choose-from = To choose from
