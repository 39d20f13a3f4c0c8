# Every word of this board that does not come with the view or the catalogue.

masthead = The Evening Terror
title = Terrors of London
subtitle = two overlords, one dark city

## Words of the game

faction-undead = Undead
faction-beast = Beast
faction-mortal = Mortal
faction-spirit = Spirit
resource-coin = Coin
resource-power = Power
resource-regeneration = Regeneration
type-influence = influence
type-relic = relic

## The table

seat-n = Seat { $seat }
choosing = { $name } is choosing.
area-own = Your play area
area-rival = { $name }’s play area
area-empty = Nothing stirs here yet.
area-slot = relic
piles-rival = Rival’s piles
deck-own = Your deck
discard-own = Your discard pile
discard-rival = { $name }’s discard pile
deck-own-known = Your deck: what is left in it
deck-rival-known = { $name }’s deck: what you know of it
deck-own-hidden = { $count ->
    [0] No card is left in it. The next draw shuffles your discard pile into a new deck.
    [one] One card, facedown.
   *[other] { $count } cards, facedown, in an order nobody knows.
}
deck-rival-hidden = { $count ->
    [0] No card is left in it. The next draw shuffles { $name }’s discard pile into a new deck.
    [one] One card, facedown: you have not seen it there.
   *[other] { $count } cards, facedown: what you have not seen there is hidden from you.
}
market-hidden = { $count ->
    [0] No card is left in it.
   *[other] { $count } cards, facedown. Each is turned up when a place of the Street is empty.
}
deck-own-seen = Seen from your deck
deck-rival-seen = Seen from { $name }’s deck
seen-choose = Keep one on top, or discard one.
pile-choose = Choose a card.
pile-empty = Nothing lies here.
pile-close = Close
pile-deck = deck
pile-discard = discard
pile-known = { $count } known
said-own-deck = Your deck: { $count } cards
said-own-discard = Your discard: { $count } cards, open
said-rival-deck = Rival’s deck: { $count } cards
said-rival-discard = Rival’s discard: { $count } cards, open
hand-own = Your hand
hand-rival = { $name }’s hand
hand-hidden = { $count } cards, facedown
hand-empty = The hand is empty.
hand-rival-said = { $name }’s hand: { $count } cards
hand-rival-known = { $name }’s hand: { $count } cards, known: { $names }
pool-own = Your pool
pool-rival = { $name }’s pool
pool-said = { $whose }: { $coin } Coin, { $power } Power, { $regeneration } Regeneration

## The Street

street = Street
acolytes = Acolytes
acolytes-price = { $price } Coin
acolytes-said = Acolytes: { $count } left, { $price } Coin each.
acolytes-among = The top Acolyte is one of these; which, its buyer sees.
market = Market
market-said = Market: { $count } cards, facedown

## A card

place-hand = in hand
place-play = in play
place-relic = relic in play
place-street = in the Street
place-rival-hand = in { $name }’s hand, known
place-choose = to choose
place-taken = taken
card-copies = { $count } × { $card }
card-cost = cost { $cost }
card-selected = selected
card-said = { $parts }.
card-not-now = Not now: { $why }
card-used = used
card-short = { $coin } Coin short
card-slip = Not now
card-no-ability = No ability.
card-term = <b>{ $term }</b>: { $help }
card-token = HAUNT token
card-token-dismiss = HAUNT token, Dismiss side
card-once = once a turn
card-always = always
card-influence = Influence
card-influence-star = ★ Influence
card-star = ★ Recommended for a first game.
card-no-faction = No faction
card-if = if { $condition }
you-may = You may: { $what }.
plate-look-keep = Keep on top
plate-look-discard = Discard
horde = { $count ->
    [2] Horde of two
    [3] Horde of three
    [4] Horde of four
    [5] Horde of five
    [6] Horde of six
    [7] Horde of seven
    [8] Horde of eight
    [9] Horde of nine
    [10] Horde of ten
   *[other] Horde of { $count }
}

## A seat

you = You
seat-you = you
seat-your-turn = your turn
seat-at-move = { $name }, at the move
seat-said = { $overlord }, { $title }, { $player }. { $health } of { $most } Health, Armor { $armor }.
seat-no-overlord = { $player }: no overlord yet
health = <b>{ $health }</b> Health
health-of = of { $most }
armor = Armor
armor-help = Armor stops Power of attacks
cards-in-hand = Cards in hand
cards-in-hand-said = cards in hand
muster-help = MUSTER tokens: more cards for the next hand
muster-said = Muster tokens
ability-used = used
ability-not-yet = not yet
act-strike = Strike with { $amount }
act-heal = Heal { $amount }
act-ability = Ability

## Before the first turn

setup-overlords = Overlords
setup-influence = Influence cards
setup-who = Who will rule the night?
setup-choose-overlord = Choose the overlord you lead.
setup-overlord-said = { $overlord }, { $title }, { $faction }, { $health } Health. { $text }
setup-whispers = Two whispers in every ear
setup-two = Choose an Influence card for your deck: two of the four.
setup-one-more = Choose an Influence card for your deck: one more.
setup-taken = taken

## A line of flavour for cards that need no words

flavour-skeletal = It rattles when the bells ring.
flavour-ghoul = The diggers leave the gate ajar.
flavour-mummy = After closing time it walks the galleries.
flavour-sewer-rats = A grey river under the grey river.
flavour-menagerie-bear = The keeper forgot to feed him. Once.
flavour-warlock = Lodger, third floor. Pays in old gold.
flavour-will-o-the-wisp = Do not follow it to the marsh.
flavour-weeping-nun = Her candle burns under water.
flavour-cultist = A penny for the hidden god.
flavour-fanatic = He has read only one book.
flavour-acolyte-of-the-crypt = Sworn among the bones.
flavour-acolyte-of-the-fang = Sworn beneath the moon.
flavour-acolyte-of-the-dawn = Sworn at first light.
flavour-acolyte-of-the-veil = Sworn behind the veil.
