# Prompts: what is asked of whom.
ask-overlord = { $a }: choose your overlord.
ask-influence = { $a }: choose an Influence card for your deck.
ask-action = { $a }: take any actions, in any order, then pass.
ask-rage = { $a }: RAGE gives { $b } Coin or { $b } Power.
ask-curse = { $a }: you are cursed. Lose { $b } Health or discard a card.
ask-discard = { $a }: discard a card from your hand.
ask-destroy = { $a }: destroy a card in play or in the Street, or leave it.
ask-sacrifice = { $a }: sacrifice a card for 1 Power, or keep them all.
ask-command = { $a }: return a monster of cost { $b } or less from your discard pile to your hand.
ask-haunt = { $a }: choose the monster that gains HAUNT.
ask-look = { $b ->
    [one] { $a }: you see the top card of your deck. Keep it there, or discard it.
   *[other] { $a }: you see the top { $b } cards of your deck. Keep one on top, or discard one.
}
ask-revealed = { $a }: the revealed card is no faction monster. Keep it on top, or discard it.
ask-pay-health = { $a }: pay { $b } Health for { $c }?
ask-horde-ability = { $a }: activate one Horde ability.
ask-trigger = { $a }: several abilities are triggered. Which comes first?
ask-claim = { $a }: put { $b } on top of your deck, or on your discard pile?

# Options.
option-overlord-is = Lead as { $a }
    .does = Choose the overlord you lead: its Health, faction and ability.
option-influence = Take { $a }
    .does = Take one of your overlord's Influence cards into your starting deck.
option-play = Play { $a }
    .does = Put a card from your hand into your play area; its abilities are activated at once.
option-play-replacing = Play { $a }, removing { $b } from the game
option-buy = Buy { $a }
    .does = Pay a card's cost in Coin; it goes to your discard pile, and a relic into play.
option-buy-replacing = Buy { $a }, removing { $b } from the game
option-buy-acolyte = Buy the top Acolyte
    .does = Pay for the top card of the facedown Acolytes; it goes to your discard pile.
option-attack = Attack with { $a } Power
    .does = Spend Power; the other overlord loses as much Health, less what Armor absorbs.
option-regenerate = Regenerate { $a } Health
    .does = Spend Regeneration; your overlord gains as much Health.
option-convert = Turn { $a } Coin into Power
    .does = Turn Coin into as much Power, while a card allows it.
option-horde = Form a horde: { $a } and { $b }
    .does = Link two monsters whose factions fit, and activate a Horde ability of one of them.
option-join-left = Add { $a } to the horde, left of { $b }
    .does = Add a monster at the left of a horde, and activate a Horde ability in it.
option-join-right = Add { $a } to the horde, right of { $b }
    .does = Add a monster at the right of a horde, and activate a Horde ability in it.
option-relic = Use { $a }
    .does = Activate a relic; each can be used once a turn.
option-overlord = Use your overlord's ability
    .does = Pay for your overlord's ability and use it, once a turn.
option-overlord-target = Use your overlord's ability on { $a }
option-haunt = HAUNT Action with { $a }
    .does = Activate all abilities of a monster that haunts, but its Horde abilities.
option-pass = Pass
    .does = End your Action Phase; a last card in hand goes on top of your deck.
option-pass-healing = Pass after regenerating { $a } Health
option-horde-ability = Horde ability of { $a }: { $b }
    .does = Activate one Horde ability that was not used this turn.
option-claim = Put { $a } on top of your deck
    .does = Put the card you bought on top of your deck.
option-to-discard = Put { $a } on your discard pile
    .does = Let the card you bought go to your discard pile.
option-rage = Take { $b } { $a }
    .does = Take what RAGE gives in Coin or in Power.
option-lose-health = Lose { $a } Health
    .does = Lose the Health that the CURSE takes, and keep your cards.
option-discard = Discard { $a }
    .does = Put a card from your hand on your discard pile.
option-destroy = Destroy { $b } of { $a }
    .does = Put a card in play on its owner's discard pile.
option-destroy-street = Remove { $a } from the Street
    .does = Take a card of the Street out of the game.
option-sacrifice = Sacrifice { $a }
    .does = Take a card of yours out of the game for 1 Power.
option-sacrifice-from = Sacrifice { $b } from { $a }
option-command = Return { $a } to your hand
    .does = Return a cheap monster from your discard pile to your hand.
option-give-haunt = { $a } gains HAUNT
    .does = Put a HAUNT token on a monster of yours.
option-trigger = { $a } first
    .does = Say which of several triggered abilities comes first.
option-look-keep = Keep { $a } on top
    .does = Leave a card that you see on top of your deck.
option-look-discard = Discard { $a }
    .does = Discard a card that you see on your deck.
option-pay = Pay { $a } Health
    .does = Pay Health for what the card offers.
option-decline = Do nothing
    .does = Let what is offered go.

# What a choice costs or brings.
note-cost = { $a } Coin
note-bought = { $a } Coin; { $b }
note-bought-claim = { $a } Coin; may go on top of your deck; { $b }
note-haunt-bought = { $a } Coin; it gains HAUNT
note-health = Health { $a } to { $b }
note-attack = { $c ->
    [0] Health { $a } to { $b }
   *[other] Armor absorbs { $c }, Health { $a } to { $b }
}
note-effect = { $a }
note-influence = { $c ->
    [0] { $a }; the condition for { $b } is not met now
   *[other] { $a }, { $b }
}
note-overlord = { $a } Health; { $b }
note-sacrifice = 1 Power
note-flips-one = the HAUNT token of { $a } turns to Dismiss: it leaves play in Cleanup
note-flips-both = the HAUNT tokens of { $a } and { $b } turn to Dismiss: they leave play in Cleanup

# What would be lost by a choice.
caution-pass = { $a ->
    [0] {""}
   *[other] { $a } Power could still attack.{" "}
}{ $b ->
    [0] {""}
   *[other] { $b } Coin could still be spent.{" "}
}{ $c ->
    [0] {""}
   *[other] { $c } Regeneration could still heal.{" "}
}{ $d ->
    [0] {""}
    [one] One relic has not been used.{" "}
   *[other] { $d } relics have not been used.{" "}
}{ $e ->
    [0] {""}
    [one] One monster could still take its HAUNT Action.{" "}
   *[other] { $e } monsters could still take their HAUNT Actions.{" "}
}{ $f ->
    [0] {""}
   *[other] A horde could still be formed or expanded.{" "}
}Passing lets that go.

# Why not.
why-overlord-taken = The other player leads that faction already.
why-hand-too-full = You hold { $a } cards; play until at most one is left, then pass.
why-too-dear = It costs { $a } Coin and you have { $b }.
why-no-acolytes = No Acolytes are left.
why-no-power = You have no Power to attack with.
why-full-health = Your overlord has full Health.
why-armor-only = This relic gives Armor by itself; there is nothing to activate.
why-relic-used = This relic was used this turn.
why-overlord-used = Your overlord's ability was used this turn.
why-overlord-coin = Your overlord's ability costs { $a } Coin.
why-overlord-health = Your overlord's ability costs { $a } Health, and you must keep more than that.
why-overlord-horde = Form or expand a horde first.
why-no-tokens = No HAUNT token is left in the reserve.
why-no-haunt-target = You have no monster in play without a HAUNT token.
why-nothing-to-draw = There is no card to draw, in the deck or in the discard pile.
why-haunt-new = It gained its token this turn; it can be used from your next turn on.
why-haunt-leaves = Its token was placed this turn and shows Dismiss already: it leaves play in this turn's Cleanup.
why-haunt-done = It had its HAUNT Action this turn.
why-has-token = It has a HAUNT token already.
why-ability-used = This Horde ability was used this turn.
why-incompatible = Their factions do not link in either order.
why-other-horde = It was part of a horde this turn and can only go back to that one.
why-sacrifice-from-play = This SACRIFICE takes a card from your play area only.
why-command-cost = It costs { $a }; COMMAND reaches monsters of cost { $b } or less.
why-command-monster = COMMAND returns monsters only.

# The log.
first-player = { $a } is the First Player.
overlord-chosen = { $a } leads as { $b }.
influence-chosen = { $a } takes { $b }.
turn-begins = Turn { $a }: { $b }.
played = { $a } plays { $b }.
bought = { $a } buys { $b } for { $c } Coin.
claimed = { $a } puts { $b } on top of the deck.
not-claimed = { $a } lets { $b } go to the discard pile.
relic-removed = { $a } removes { $b } from the game to make room.
gains-coin = { $a } gains { $b } Coin.
gains-power = { $a } gains { $b } Power.
gains-regeneration = { $a } gains { $b } Regeneration.
musters = { $b ->
    [0] { $a } musters, but no token is left.
    [one] { $a } takes a MUSTER token.
   *[other] { $a } takes { $b } MUSTER tokens.
}
drew = { $a } draws { $b ->
    [one] a card
   *[other] { $b } cards
}.
drew-card = You draw { $a }.
drew-known = { $a } draws { $b }, as both knew.
reshuffled = { $b ->
    [one] { $a } shuffles the one card of the discard pile into the deck.
   *[other] { $a } shuffles { $b } cards of the discard pile into the deck.
}
street-refilled = { $a } comes to the Street.
attacked = { $d ->
    [0] { $a } attacks { $c } with { $b } Power.
   *[other] { $a } attacks { $c } with { $b } Power; Armor absorbs { $d }.
}
lost-health = { $a } loses { $b } Health; { $c } left.
paid-health = { $a } pays { $b } Health.
regenerated = { $a } regenerates { $b }; Health is { $c }.
converted = { $a } turns { $b } Coin into Power.
may-convert = { $a } may turn Coin into Power this turn.
formed-horde = { $a } forms a horde of { $b } and { $c }.
expanded-horde = { $a } adds { $b } to the horde beside { $c }.
horde-ability-used = { $a } activates a Horde ability of { $b }.
token-dismissed = The HAUNT token of { $a } turns to Dismiss.
used-relic = { $a } uses { $b }.
used-overlord = { $a } calls on { $b }.
haunted = { $a } takes a HAUNT Action with { $b }.
gains-haunt = { $a } gains HAUNT.
stays-haunting = { $a } stays in play, haunting.
triggered = { $a }: { $b } is triggered.
cursed = { $a } is cursed.
discarded = { $a } discards { $b }.
destroyed = { $a } destroys { $b } of { $c }.
destroyed-street = { $a } removes { $b } from the Street.
sacrificed = { $a } sacrifices { $b }.
commanded = { $a } returns { $b } from the discard pile to hand.
nothing-to-command = { $a } finds no monster to command.
claim-waits = The next Street monster { $a } buys this turn may go on top of the deck.
looks = { $b ->
    [one] { $a } looks at the top card of the deck.
   *[other] { $a } looks at the top { $b } cards of the deck.
}
look-kept = { $b ->
    [one] { $a } leaves the card on top of the deck.
   *[other] { $a } puts both cards back on top of the deck, in an order of their own.
}
look-discarded = { $a } discards { $b } from the top of the deck.
revealed = { $a } reveals { $b } on top of the deck.
to-hand = { $a } takes { $b } into hand.
declined = { $a } declines.
passed = { $a } passes.
kept-back = { $a } puts the last card on top of the deck.
kept-back-card = You keep back { $a }.

# Endings.
overlord-fell = { $a }'s overlord has fallen.
turn-limit-won = After { $a } turns { $b } has more Health.
turn-limit-draw = After { $a } turns both have the same Health: a draw.

# The game.
title = Terrors of London
summary = Two overlords, two decks, one dark city: link monsters into hordes and strike first.

# Its settings.
setting-influence = Influence cards
    .help = Each overlord has four Influence cards; two of them start in the deck.
setting-influence-choose = Choose two
    .help = Each player picks two of the four.
setting-influence-recommended = First game
    .help = The two starred cards, as the book advises.
setting-overlords = Overlords
    .help = Who leads each side.
setting-overlords-choose = Choose
    .help = The First Player chooses, then the other.
setting-overlords-random = By lot
    .help = Two different overlords are drawn.
setting-first-player = First Player
    .help = Who begins.
setting-first-player-random = By lot
setting-first-player-seat-1 = The first seat
setting-first-player-seat-2 = The second seat
setting-first-hand = First Player's opening hand
    .help = The book gives the First Player four cards. Three makes both seats equally strong.
setting-first-hand-4 = Four cards
setting-first-hand-3 = Three cards
    .help = A fairer start (ruling R-37).
setting-turn-limit = Turn limit
    .help = A safeguard for simulations: after 200 turns the higher Health wins.
setting-turn-limit-none = No limit
setting-turn-limit-200 = 200 turns
