# Prompts: what is asked of whom.
ask-overlord = { $a }: choose your overlord.
    .you = Choose your overlord.
ask-influence = { $a }: choose an Influence card for your deck.
    .you = Choose an Influence card for your deck.
ask-action = { $a }: take any actions, in any order, then pass.
    .you = Take any actions, in any order, then pass.
ask-rage = { $a }: RAGE gives { $b } Coin or { $b } Power.
    .you = RAGE gives { $b } Coin or { $b } Power.
ask-curse = { $a } is cursed: lose { $b } Health, or discard a card.
    .you = You are cursed. Lose { $b } Health or discard a card.
ask-discard = { $a }: discard a card from your hand.
    .you = Discard a card from your hand.
ask-destroy = { $a }: destroy a card in play or in the Street, or leave it.
    .you = Destroy a card in play or in the Street, or leave it.
ask-sacrifice = { $a }: sacrifice a card for 1 Power, or keep them all.
    .you = Sacrifice a card for 1 Power, or keep them all.
ask-command = { $a }: return a monster of cost { $b } or less from your discard pile to your hand.
    .you = Return a monster of cost { $b } or less from your discard pile to your hand.
ask-haunt = { $a }: choose the monster that gains HAUNT.
    .you = Choose the monster that gains HAUNT.
ask-look = { $b ->
    [one] { $a }: you see the top card of your deck. Keep it there, or discard it.
   *[other] { $a }: you see the top { $b } cards of your deck. Keep one on top, or discard one.
}
    .you = { $b ->
        [one] You see the top card of your deck. Keep it there, or discard it.
       *[other] You see the top { $b } cards of your deck. Keep one on top, or discard one.
    }
ask-revealed = { $a }: the revealed card is no faction monster. Keep it on top, or discard it.
    .you = The revealed card is no faction monster. Keep it on top, or discard it.
ask-pay-health = { $a }: pay { $b } Health for { $c }?
    .you = Pay { $b } Health for { $c }?
ask-horde-ability = { $a }: activate one Horde ability.
    .you = Activate one Horde ability.
ask-trigger = { $a }: several abilities are triggered. Which comes first?
    .you = Several abilities are triggered. Which comes first?
ask-claim = { $a }: put { $b } on top of your deck, or on your discard pile?
    .you = Put { $b } on top of your deck, or on your discard pile?

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
note-bought = for { $a } Coin: { $b }
note-bought-claim = for { $a } Coin, may go on top of your deck: { $b }
note-haunt-bought = { $a } Coin; it gains HAUNT
note-health = Health { $a } to { $b }
note-attack = { $c ->
    [0] Health { $a } to { $b }
   *[other] Armor absorbs { $c }, Health { $a } to { $b }
}
note-effect = { $a }
note-influence = { $c ->
    [0] { $a }; with { $d } in your play area also { $b }
   *[other] { $a }, { $b }
}
note-overlord = { $a } Health; { $b }
note-sacrifice = 1 Power
note-flips-one = the HAUNT token of { $a } turns to Dismiss: it leaves play in Cleanup
note-flips-both = the HAUNT tokens of { $a } and { $b } turn to Dismiss: they leave play in Cleanup

# What an option costs, on a tag.
price-coin = { $a } Coin
price-health = { $a } Health

# Playing a hand in one go; $a is how many cards, but in `ask` the names of some.
series-play = { $a ->
    [one] Play the last card
   *[other] Play all { $a } cards
}
    .free = { $a ->
        [one] Play the plain card
       *[other] Play the { $a } plain cards
    }
    .rest = Play all { $a } from left to right
    .ask = The order may matter for { $a }.

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
drew-card = { $a } draws { $b }.
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
stays-haunting = { $a } stays in play, haunting; its token turns to Dismiss.
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
kept-back-card = { $a } puts { $b }, the last card, on top of the deck.

# Endings.
overlord-fell = { $a }'s overlord has fallen.
turn-limit-won = After { $a } turns { $b } has more Health.
turn-limit-draw = After { $a } turns both have the same Health: a draw.

# Names.
name-coin = Coin
name-power = Power
name-regeneration = Regeneration
name-hand = your hand
name-discard = your discard pile
faction-undead = Undead
    .monster = an Undead monster
faction-beast = Beast
    .monster = a Beast monster
faction-mortal = Mortal
    .monster = a Mortal monster
faction-spirit = Spirit
    .monster = a Spirit monster
copy = { $a } (copy { $b })
copy-used = { $a } (used this turn)

# Effects, as a card's text has them: $a is the amount, $b and $c what they lead to. Their attributes:
# `name` with the strength and `title` without, `within` a sentence, `line` or `help` a short sentence.
effect-coin = { $a } Coin
effect-power = { $a } Power
effect-regeneration = { $a } Regeneration
effect-draw = DRAW ({ $a })
    .name = Draw { $a }
    .title = Draw
    .within = { $a ->
        [one] draw a card
       *[other] draw { $a } cards
    }
    .line = { $a ->
        [one] Draw a card.
       *[other] Draw { $a } cards.
    }
effect-muster = { $a ->
    [1] MUSTER
   *[other] MUSTER ({ $a })
}
    .name = { $a ->
        [1] Muster
       *[other] Muster { $a }
    }
    .help = { $a ->
        [one] Draw one card more for your next hand.
       *[other] Draw { $a } cards more for your next hand.
    }
effect-rage = { $a ->
    [2] RAGE
   *[other] RAGE ({ $a })
}
    .name = { $a ->
        [2] Rage
       *[other] Rage { $a }
    }
    .help = Take { $a } Coin or { $a } Power.
effect-curse = { $a ->
    [2] CURSE
   *[other] CURSE ({ $a } Health)
}
    .name = { $a ->
        [2] Curse
       *[other] Curse { $a }
    }
    .help = Rival loses { $a } Health or discards a card.
effect-command = { $a ->
    [3] COMMAND
   *[other] COMMAND (cost { $a } or less)
}
    .name = { $a ->
        [3] Command
       *[other] Command { $a }
    }
    .help = A monster of cost { $a } or less: discard to hand.
effect-look = { $a ->
    [1] Look at the top card of your deck; you may discard it
   *[other] Look at the top two cards of your deck; you may discard one; put the rest back in any order
}
    .within = { $a ->
        [1] see your top card; you may discard it
       *[other] see your top { $a } cards: discard one, or reorder
    }
    .line = { $a ->
        [1] See your top card; you may discard it.
       *[other] See your top { $a } cards: discard one, or reorder.
    }
effect-opponent-loses = Your opponent loses { $a } Health
    .within = rival loses { $a } Health
    .line = Rival loses { $a } Health.
effect-opponent-discards = Your opponent discards a card
    .within = rival discards a card
    .line = Rival discards a card.
effect-may-pay-health = You may pay { $a } Health for { $b }
    .within = may pay { $a } Health: { $b }
    .line = May pay { $a } Health: { $b }.
effect-destroy = DESTROY
    .name = Destroy
    .help = A card in play or in the Street must go.
effect-sacrifice = SACRIFICE
    .name = Sacrifice
    .help = Remove a card you have in play: 1 Power.
effect-sacrifice-anywhere = SACRIFICE, also from your hand or discard pile
    .name = Sacrifice
    .help = Sacrifice from play, hand or discard pile.
effect-haunt = HAUNT
    .name = Haunt
    .help = Stays in play for your next turn too.
effect-haunt-chosen = One of your monsters in play without a token gains HAUNT
    .within = a monster of yours gains Haunt
    .line = A monster of yours gains Haunt.
effect-claim-next = The next monster you buy from the Street this turn has CLAIM
    .within = the next Street monster you buy has Claim
    .line = The next Street monster you buy has Claim.
effect-coachman = Reveal the top card of your deck: a faction monster comes to your hand, anything else you may discard
    .within = top card: a faction monster to hand, else keep or discard
    .line = Top card: a faction monster to hand, else keep or discard.
effect-reveal = Reveal the top card of your deck and leave it there: { $b } for a faction monster, { $c } for anything else
    .within = reveal your top card. A faction monster: { $b }. Else { $c }
    .line = Reveal your top card. A faction monster: { $b }. Else { $c }.
effect-convert = Until your Action Phase ends you may turn Coin into Power
    .within = this turn you may turn Coin into Power
    .line = This turn you may turn Coin into Power.
effect-horde-ability = Activate an unused Horde ability of one of your monsters; no horde is needed
    .within = use a Horde ability of yours without a horde
    .line = Use a Horde ability of yours without a horde.
effect-if-horde = If you have formed or expanded a horde this Action Phase: { $b }
    .within = after a horde this turn: { $b }
    .line = After a horde this turn: { $b }.

# The texts of cards, in full and (face) as they stand on the card.
sentence = { $a }.
text-cut = { $a } …
text-relic = Once a turn: { $a }
text-condition = With { $a } in your play area: { $b }.
text-claim = CLAIM.
text-armor = Armor { $a }.
text-horde = Horde: { $a }.
text-horde-either = Horde: { $a } ♦ { $b }.
text-overlord = Once a turn{ $b ->
    [0] {""}
   *[other] , if you have formed or expanded a horde
}{ $c ->
    [0] { $d ->
        [0] {""}
       *[other] , pay { $d } Health
    }
   *[other] { $d ->
        [0] , pay { $c } Coin
       *[other] , pay { $c } Coin and { $d } Health
    }
}: { $a }
trigger-play-once = { $a }, once, when you play another { $b } monster.
    .face = Once, playing another { $b }: { $a }.
trigger-play-each = { $a }, each time you play another { $b } monster.
    .face = Each other { $b } played: { $a }.
trigger-horde-once = { $a }, once, when you form or expand a horde.
    .face = Once, as a horde forms or grows: { $a }.
trigger-horde-each = { $a }, each time you form or expand a horde.
    .face = As a horde forms or grows: { $a }.
trigger-relic-once = { $a }, once, when you take a Relic Action.
    .face = Once, on a Relic Action: { $a }.
trigger-relic-each = { $a }, each time you take a Relic Action.
    .face = On each Relic Action: { $a }.
trigger-haunt-once = { $a }, once, when you take a HAUNT Action.
    .face = Once, on a Haunt Action: { $a }.
trigger-haunt-each = { $a }, each time you take a HAUNT Action.
    .face = On each Haunt Action: { $a }.
face-armor = Stops { $a } Power of each turn’s attacks.
face-when = { $a } in play

# The keywords, and what they mean.
keyword-claim = CLAIM
    .title = Claim
    .help = After you buy the card you may put it on top of your deck instead of on the discard pile. It does nothing when the card is played.
    .short = May go on top of your deck when bought.
keyword-command = COMMAND
    .title = Command
    .help = Return a monster of cost 3 or less from your discard pile to your hand.
keyword-curse = CURSE
    .title = Curse
    .help = Your opponent loses 2 Health or discards a card, as they choose. With an empty hand they must lose the Health. Armor does not help.
keyword-destroy = DESTROY
    .title = Destroy
    .help = Put any card in play on its owner's discard pile, or remove a Street card from the game, or leave it.
keyword-draw = DRAW
    .title = Draw
    .help = Draw as many cards as the number says.
keyword-haunt = HAUNT
    .title = Haunt
    .help = The monster gains a HAUNT token, if it has none and one is left: it stays in play through your next turn and can take a HAUNT Action then.
keyword-muster = MUSTER
    .title = Muster
    .help = Take a MUSTER token: you draw one card more in this turn's Draw Phase.
keyword-rage = RAGE
    .title = Rage
    .help = Take 2 Coin or 2 Power.
keyword-sacrifice = SACRIFICE
    .title = Sacrifice
    .help = You may remove one of your cards in play from the game; that gives 1 Power.
keyword-helped = { $a }: { $b }

# What else can be looked up: line by line, with other names it goes by (also), between commas.
# $a and $b are the HAUNT and MUSTER tokens there are, $c the places for relics, $d what an Acolyte costs.
term-health = Health
    .line1 = What an overlord has left. Whose overlord has none left loses the game.
    .line2 = Regeneration gives it back, up to the starting Health.
term-overlord = Overlord
    .line1 = Each player leads one. Its sheet gives the starting Health and an ability that can be used once a turn.
    .also = Overlord Action, Overlords
term-monster = Monster
    .line1 = A card that is played into the play area, where its abilities are activated at once.
    .line2 = In Cleanup it goes to the discard pile, unless a HAUNT token keeps it.
    .also = Monsters
term-relic = Relic
    .line1 = A card that stays in play. You can have { $c }; one more takes the place of another, which leaves the game.
    .line2 = Bought from the Street it comes into play at once. Its action can be taken once a turn.
    .also = Relics, Relic Action
term-influence = Influence card
    .line1 = Each overlord has four; two of them start in the deck.
    .line2 = The further effect counts if a monster of the overlord's faction is in your play area as the card is played.
    .also = Influence cards, condition
term-trigger = Triggered ability
    .line1 = A card in play that waits for something you do, and then gives its benefit: once a turn, or each time, as it says.
term-turn = Turn
    .line1 = In the Action Phase take any actions in any order, until you pass with at most one card in hand; that card goes on top of your deck.
    .line2 = In Cleanup the cards you played go to your discard pile; relics stay, and monsters whose HAUNT token shows its HAUNT side.
    .line3 = In the Draw Phase draw the hand for your next turn: five cards, and one more for each MUSTER token.
    .also = Action Phase, Draw Phase, Cleanup, phase
term-play-area = Play area
    .line1 = The cards a player has played this turn, and the monsters that haunt.
term-discard-pile = Discard pile
    .line1 = Where played and bought cards go. It is shuffled into a new deck when cards are needed and the deck is empty.
term-haunt-token = HAUNT token
    .line1 = There are { $a } for both players.
    .line2 = A monster with the HAUNT side up stays in play in Cleanup; then the token is turned to Dismiss.
    .line3 = With the Dismiss side up it can take one HAUNT Action in its owner's next turn, which activates all its abilities but the Horde abilities, and it leaves play in that Cleanup.
    .line4 = Joining a horde turns a HAUNT side to Dismiss at once: then it leaves play in this turn's Cleanup.
    .also = Dismiss token, Dismiss, HAUNT Action
term-muster-token = MUSTER token
    .line1 = There are { $b } for both players.
    .line2 = In the Draw Phase its owner draws one card more for each, and they go back.
term-horde = Horde
    .line1 = Two monsters of factions that link form a horde; more can be added at its ends.
    .line2 = From left to right the factions follow each other in a ring: Undead, Beast, Mortal, Spirit, and Undead again.
    .line3 = Each time a horde is formed or expanded you activate one Horde ability of its monsters that was not used this turn.
    .also = Horde ability, link, faction
term-armor = Armor
    .line1 = The Armor on all cards in your play area absorbs that much of the Power you are attacked with, once over the whole turn of your opponent.
    .line2 = It does not help against CURSE or Health that is paid.
term-coin = Coin
    .line1 = Pays for cards and some abilities. What is left is lost at Pass.
term-power = Power
    .line1 = Attacks the other overlord. What is left is lost at Pass.
term-regeneration = Regeneration
    .line1 = Each point heals your overlord by 1 Health, never above the starting Health.
    .line2 = What is left is lost at Pass.
term-street = Street
    .line1 = Five cards for sale. A bought card is replaced at once by the top card of the Market.
term-market = Market
    .line1 = The facedown pile that refills the Street.
term-acolytes = Acolytes
    .line1 = A facedown pile; the top one can be bought for { $d } Coin.
    .also = Acolyte pile

# What is told of a card, an overlord or a faction.
source-book = The rulebook shows this card.
source-public = Known from public descriptions of the game.
source-authored = Written for this edition.
about-faction = { $a } is one of the four factions.
about-links = In a horde { $a } goes at its left and { $b } at its right.
about-overlord = { $a }, overlord of the { $b } faction, with { $c } Health.
about-influence = { $b ->
    [0] An Influence card of { $a }.
   *[other] An Influence card of { $a }; recommended for a first game.
}
about-relic = A relic; it costs { $a } Coin. You can have { $b } relics in play.
about-starter = A monster without a faction, from the starting decks.
about-undead = An Undead monster; it costs { $a } Coin.
about-beast = A Beast monster; it costs { $a } Coin.
about-mortal = A Mortal monster; it costs { $a } Coin.
about-spirit = A Spirit monster; it costs { $a } Coin.
about-copies-acolyte = { $a ->
    [one] There is one copy among the Acolytes.
   *[other] There are { $a } copies among the Acolytes.
}
about-copies-market = { $a ->
    [one] There is one copy in the Market.
   *[other] There are { $a } copies in the Market.
}

# The board: places, numbers, and what stands at a piece.
headline-setup = Setup
goal-setup = Bring your rival's Health to nothing before yours is gone.
goal = { $c } has { $a } Health left: at nothing you win. You have { $b }: at nothing you lose.
aim-win = Win: your rival’s Health at 0 (now { $a })
aim-lose = Lose: your Health at 0 (now { $a })
aim-watched = { $b } loses at 0 Health (now { $a })
goal-watched = { $c } has { $a } Health left, { $d } has { $b }: whoever comes to nothing has lost.
headline = Turn { $a }
seat-no-overlord = No overlord yet
seat-note = { $a } Health, { $b ->
    [one] { $b } card
   *[other] { $b } cards
} in hand
zone-overlords = Overlords
zone-street = Street
zone-market = Market
zone-acolytes = Acolytes
zone-hand = Hand
zone-play = Play area
zone-relics = Relics
zone-deck = Deck
deck-note = In it, in an order nobody knows: { $a }.
copies = { $a ->
    [one] { $b }
   *[other] { $a } × { $b }
}
zone-look = Seen from the deck
zone-discard = Discard pile
zone-removed = Removed from the game
zone-box = Left in the box
track-haunt-reserve = HAUNT tokens left
track-muster-reserve = MUSTER tokens left
track-health = Health
track-armor = Armor
track-armor-absorbed = { $a } absorbed this turn
track-muster = MUSTER tokens
track-coin = Coin
track-coin-converts = may be turned into Power
track-power = Power
track-regeneration = Regeneration
track-overlord = { $a ->
    [0] the next Street monster bought has CLAIM
   *[other] { $b ->
        [0] ability used this turn
       *[other] ability used this turn; the next Street monster bought has CLAIM
    }
}
mark-costs = costs { $a }
mark-met = condition met now
mark-not-met = condition not met now
mark-from-top = card { $a } from top
mark-in-hand = in hand
mark-haunt = HAUNT token
mark-dismiss = Dismiss token
mark-haunted = HAUNT Action taken
mark-horde-used = Horde ability used: { $a }
mark-trigger-used = trigger used
mark-armor-only = Armor only
mark-used = used
mark-ready = ready
mark-in-horde = place { $a } in horde { $b }
horde-note = Horde { $a } from left to right: { $b }. Open to { $c } at its left end and { $d } at its right end.

# What is wrong with a card of one's own: these end a sentence that names file, card and field …
wrong-effects = { $value } should be a list of effects
wrong-destroys-and-draws = joins DESTROY with drawing or COMMAND, which could go on for ever
wrong-destroys-twice = has DESTROY twice, so that a turn could go on for ever
wrong-effect = { $value } should be an effect such as {"{"} power = 2 {"}"}
wrong-no-effect = '{ $word }' is not an effect; there are { $known }
wrong-does-not-go = '{ $name }' does not go with '{ $word }'
wrong-not-true = { $word } = { $value } should be { $word } = true
wrong-amount = { $word } = { $value } should be a number from 1 to { $most }
wrong-id = should be small letters and digits, with hyphens between them
wrong-id-of-copy = ends in a number or 'used', which is how copies are told apart
wrong-id-taken = means something else in the game; choose another id
wrong-horde = should hold one or two lists (none on a starting card)
wrong-trigger-of-none = waits for monsters of a faction, and the card has none
wrong-acolyte = is { $cost }; on an Acolyte it should be { $right }
wrong-copies = should be at most { $most }
wrong-resources = should hold only coin, power and regeneration
wrong-keywords = holds a resource; resources have a field of their own
wrong-trigger-endless = draws, returns or destroys cards without a limit, which could go on for ever
wrong-haunt = holds haunt, which only a monster can have; use haunt_chosen
wrong-relic = is empty; a relic should have an action or Armor
# … and these are sentences.
wrong-overlords = There must be at least two overlords, one for each faction at the most.
wrong-influence = { $name } has { $cards } Influence cards, { $stars } of them starred; it should be four and two.
wrong-deck-copies = { $name }: two starting decks need { $copies } copies.
wrong-deck = A starting deck needs at least three cards beside the two Influence cards.
wrong-market = The Market needs at least five cards.
wrong-count = There are more than { $most } cards in all.

# The game.
title = Terrors of London
summary = Two overlords, two decks, one dark city: link monsters into hordes and strike first.
    .weight = half an hour, light: the one to begin with
score-counted = Health ahead

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
    .help = The book gives the First Player four cards. Two makes both seats equally strong.
setting-first-hand-4 = Four cards
    .help = The book's rule.
setting-first-hand-3 = Three cards
setting-first-hand-2 = Two cards
    .help = A fairer start (ruling R-37).
setting-turn-limit = Turn limit
    .help = So that no game lasts for ever: after 200 turns the higher Health wins.
setting-turn-limit-none = No limit
setting-turn-limit-200 = 200 turns

# What simulations count games by.
count-overlord = Wins by overlord

# What a turn ends with, as a reason for a choice: $a is more or less, $b how many, $c of what.
sees-health = { $a ->
    [more] { $b } Health more against your rival
   *[less] { $b } Health less against your rival
  }
sees-armor = { $a ->
    [more] { $b } Armor more
   *[less] { $b } Armor less
  }
sees-muster = { $a ->
    [more] { $b } Muster more
   *[less] { $b } Muster less
  }
sees-haunting = { $a ->
    [more] more that haunts your rival
   *[less] less that haunts your rival
  }
sees-deck-worth = { $a ->
    [more] a better deck
   *[less] a poorer deck
  }
sees-deck = { $a ->
    [more] { $c } in your deck
   *[less] less of { $c } in your deck
  }
sees-relic = { $a ->
    [more] { $c } among your relics
   *[less] no { $c } among your relics
  }
sees-street = { $a ->
    [more] { $c } gone from the Street
   *[less] { $c } on the Street for your rival
  }

# What a seat did most, on the front page at the end: so many of them.

deed-play = { $a ->
    [one] { $a } card played
   *[other] { $a } cards played
}
deed-buy = { $a ->
    [one] { $a } card bought
   *[other] { $a } cards bought
}
deed-buy-acolyte = { $a ->
    [one] { $a } Acolyte bought
   *[other] { $a } Acolytes bought
}
deed-attack = { $a ->
    [one] { $a } attack
   *[other] { $a } attacks
}
deed-regenerate = { $a ->
    [one] { $a } time healed
   *[other] { $a } times healed
}
deed-horde = { $a ->
    [one] { $a } horde formed
   *[other] { $a } hordes formed
}
deed-join-left = { $a ->
    [one] { $a } monster added to a horde at its left
   *[other] { $a } monsters added to hordes at their left
}
deed-join-right = { $a ->
    [one] { $a } monster added to a horde at its right
   *[other] { $a } monsters added to hordes at their right
}
deed-relic = { $a ->
    [one] { $a } relic used
   *[other] { $a } relics used
}
deed-overlord = { $a ->
    [one] { $a } call on the overlord
   *[other] { $a } calls on the overlord
}
deed-haunt = { $a ->
    [one] { $a } HAUNT Action
   *[other] { $a } HAUNT Actions
}
deed-convert = { $a ->
    [one] { $a } time Coin turned into Power
   *[other] { $a } times Coin turned into Power
}
deed-horde-ability = { $a ->
    [one] { $a } Horde ability chosen
   *[other] { $a } Horde abilities chosen
}
deed-claim = { $a ->
    [one] { $a } card claimed
   *[other] { $a } cards claimed
}
deed-rage = { $a ->
    [one] { $a } choice of RAGE
   *[other] { $a } choices of RAGE
}
deed-lose-health = { $a ->
    [one] { $a } CURSE borne
   *[other] { $a } CURSES borne
}
deed-discard = { $a ->
    [one] { $a } card discarded
   *[other] { $a } cards discarded
}
deed-destroy = { $a ->
    [one] { $a } card destroyed
   *[other] { $a } cards destroyed
}
deed-destroy-street = { $a ->
    [one] { $a } card removed from the Street
   *[other] { $a } cards removed from the Street
}
deed-sacrifice = { $a ->
    [one] { $a } sacrifice
   *[other] { $a } sacrifices
}
deed-command = { $a ->
    [one] { $a } monster commanded
   *[other] { $a } monsters commanded
}

# Dice and piles, on the luck sheet.
luck-deck = cards drawn
