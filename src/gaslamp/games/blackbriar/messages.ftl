# Prompts: what is asked of whom.
ask-townsfolk = { $a }: choose Townsfolk { $b } of { $c }.
    .you = Choose Townsfolk { $b } of { $c }.
ask-start = { $a }: choose the Town hex where the { $b } starts.
    .you = Choose the Town hex where the { $b } starts.
ask-actions = Wave { $a }: take up dice, move, in any order; then pass.
ask-place = { $a }: where does the { $b } of the { $c } go?
    .you = Where does the { $b } of the { $c } go?
ask-payment = { $a }: { $c } of the { $b } is not paid yet: { $d } more. Add dice, or take them back.
    .you = { $c } of the { $b } is not paid yet: { $d } more. Add dice, or take them back.
ask-linked = { $a }: { $c } of the { $b } is loaded. Add the die that fires it, or take the dice back.
    .you = { $c } of the { $b } is loaded. Add the die that fires it, or take the dice back.
ask-charges = { $a }: the fuse of { $c } of the { $b } is set. Add charges and light it, or take the dice back.
    .you = The fuse of { $c } of the { $b } is set. Add charges and light it, or take the dice back.
ask-lend-shot = { $a }: { $b } would use { $e } of the { $d } on { $f }, with { $c }. Do you lend?
    .you = { $b } would use { $e } of the { $d } on { $f }, with { $c }. Do you lend?
ask-lend-upgrade = { $a }: { $b } would pay for { $e } of the { $d } with { $c }. Do you lend?
    .you = { $b } would pay for { $e } of the { $d } with { $c }. Do you lend?
ask-offered-upgrade = { $a }: { $b } offers the { $c } of the { $d } towards an Upgrade of the { $e }. Which weapon, if any?
    .you = { $b } offers the { $c } of the { $d } towards an Upgrade of the { $e }. Which weapon, if any?
ask-offered-load = { $a }: { $b } offers the { $c } of the { $d } to begin { $f } of the { $e }. Do you take it?
    .you = { $b } offers the { $c } of the { $d } to begin { $f } of the { $e }. Do you take it?
ask-block = { $a } strikes the { $b }: { $c } damage is coming. Block with held dice, or let it through.
ask-block-struck = { $a } strikes the { $b }: { $c } damage is coming. If any gets through, it also means { $d }. Block with held dice, or let it through.
ask-block-magick = MAGICK strikes the { $a }: { $b } damage is coming, and nothing else with it. Block with held dice, or let it through.
ask-first = { $a }: which creature activates first?
    .you = Which creature activates first?
ask-target = { $a }: { $b } has several equal targets. Which one does it go for?
    .you = { $b } has several equal targets. Which one does it go for?
ask-victim = { $a }: { $b } has several equal victims. Which one does it attack?
    .you = { $b } has several equal victims. Which one does it attack?
ask-step = { $a }: { $b } has several equal ways. Where does it go?
    .you = { $b } has several equal ways. Where does it go?
ask-arrival = { $a }: the Ruin is held. Where does the next creature arrive?
    .you = The Ruin is held. Where does the next creature arrive?
ask-break = { $a }: which weapon of the { $b } breaks?
    .you = Which weapon of the { $b } breaks?
ask-magick = { $a }: whom does the bewitched { $b } strike?
    .you = Whom does the bewitched { $b } strike?
ask-die = { $a }: which die of the { $b } is lost?
    .you = Which die of the { $b } is lost?
ask-compel = { $a }: what does the compelled { $b } do?
    .you = What does the compelled { $b } do?
ask-repel = { $a }: where does { $b } flee? { $c ->
    [one] This is its last hex.
   *[other] It flees { $c } hexes more.
}
    .you = Where does { $b } flee? { $c ->
        [one] This is its last hex.
       *[other] It flees { $c } hexes more.
    }
ask-scatter = { $a }: choose a creature of the Stack. { $b ->
    [one] One hit is left.
   *[other] { $b } hits are left.
}
    .you = Choose a creature of the Stack. { $b ->
        [one] One hit is left.
       *[other] { $b } hits are left.
    }
ask-reroll = { $a }: which die does the { $b } reroll?
    .you = Which die does the { $b } reroll?
ask-set = { $a }: set a die of the { $b }.
    .you = Set a die of the { $b }.

# Options.
option-townsfolk = Play the { $a }
    .does = You play this Townsfolk, with its dice, weapons and Health.
option-start = The { $a } starts on { $b }
    .does = The Townsfolk stands there when the first wave comes.
option-lift = Take up the { $b } of the { $a }
    .does = You take a die in hand; where it goes is asked next, and it can be put back.
option-move = The { $a } moves to { $b }
    .does = The one free move of the turn, to a hex beside it.
option-pass = Pass
    .does = You do nothing more unless somebody else acts; dice you have left block for you.
option-return = Take back your pass
    .does = You act again in this turn, since somebody else has acted.
option-stay = Stay out of it
    .does = Your pass stands.
option-detonate = Light { $b } of the { $a } at { $c }
    .does = The charges hit the target as one attack, and everything beside it is hurt too.
option-take-back = Take the dice back
    .does = The dice of the action are yours again, as if it had not been begun.
option-put-back = Put the die back
    .does = The die lies where it lay.
option-use = { $b } of the { $a }, space { $c }
    .does = The die goes on a space of the card, and the space does what it says.
option-use-on = { $b } of the { $a }, space { $c }: { $d }
option-load = Load { $b } of the { $a }
    .does = The die loads the gun; a second die fires it.
option-fuse = Set the fuse of { $b } of the { $a }
    .does = The die is the fuse; further dice are charges.
option-pay = Pay for { $b } of the { $a }
    .does = The die is the first of a payment for the next tier of the weapon.
option-repair = Repair { $b } of the { $a }
    .does = The die takes the Repair token off the weapon.
option-walk = The { $a } moves on to { $b }
    .does = The die buys a further move, and goes to the Delayed area.
option-building = The { $a }
    .does = The die goes on the building, which serves a Townsfolk in Town.
option-building-use = The { $a }: { $b }
option-building-use-for = The { $a }: { $b } for the { $c }
option-block = Block with a { $b } of the { $a }
    .does = The die stops some of the damage: a D6 one, a D8 two, a D10 or D12 three.
option-done = Done
    .does = You go no further.
option-done-block = Let it through
    .does = What damage is left hits.
option-target = The { $a }
option-step = { $a } goes to { $b }
option-first = { $a } first
option-arrive = { $a }
option-break = { $b } of the { $a } breaks
option-magick = Strike the { $a }
    .does = The bewitched Townsfolk strikes there.
option-give-die = The { $b } of the { $a } { $c }
    .does = This is the die that is lost.
option-compel = { $a } attacks { $b ->
    [Mausoleum] the Mausoleum
   *[other] { $b }
}
    .does = The creature strikes one of its own side.
option-compel-move = { $a } goes to { $b }
    .does = The creature is moved one hex.
option-decline = Leave it where it is
    .does = The creature stays where it is.
option-repel = { $a } flees to { $b }
    .does = The creature flees to that hex.
option-hit = Hit { $a }
    .does = The shot hits this creature of the Stack.
option-reroll = Reroll the { $b } of the { $a }
    .does = The die is rolled again.
option-set-die = Set the { $b } of the { $a } to { $c }
    .does = The die is turned to that value.
option-ask = Ask for the { $b } of the { $a }
    .does = You ask the player of the die to lend it for this action.
option-lend = Lend
    .does = Your dice go into the action.
option-keep = Keep
    .does = Your dice stay with you for this turn.
option-offer = Offer it for an Upgrade of the { $a }
    .does = You offer the die to the player of that Townsfolk, who chooses the weapon.
option-refuse = Decline: nothing more for the { $a } this turn
    .does = You take no more dice of others for this Townsfolk in this turn.

# Why not.
why-taken = Another player has this Townsfolk.
why-taken-hex = Another Townsfolk starts there.
why-put-back = You have put this die back three times; do something else first, or undo.
why-taken-back = You have taken this back three times; do something else first, or undo.
why-kept = Its player does not lend this die any more this turn.
why-unwanted = The player of the { $a } wants no more dice for it this turn, and can still begin that alone.
why-no-partner = No other die could complete it now, and all its dice are laid at once.
why-no-space = No free space of { $a } takes it.
why-no-line = The { $a } has no enemy in its line of fire that it could aim at.
why-nobody-beside = The { $a } has nobody and nothing beside it to use this on.
why-under = From under a Stack the { $a } has no line of fire.
why-not-beside = The { $a } reaches only itself and who is beside it with this.
why-no-helpful-line = The { $a } needs a free line to somebody who is not beside it.
why-no-active-die = The { $a } has no other active die.
why-no-use = That would do nothing for the { $a }.
why-cursed = A CURSE stops sharing here, both ways.
why-broken = { $a } is broken; spend any die on it to repair it.
why-range = The { $a } it shows is outside the range.
why-locked = A die lies there until the end of the turn.
why-load-locked = A die lies on its LOAD or FUSE space until the end of the turn.
why-engaged = An active creature is beside the { $a }, and so it cannot use ranged actions.
why-charges-full = All its charge spaces are full.
why-afraid = The { $a } is afraid of this creature.
why-immune = { $a } is immune to that.
why-stunned = { $a } is stunned already.
why-possessed = The possessed { $a } can only attack what possesses it.
why-sick = The { $a } is sickened and cannot be healed.
why-pinned = The { $a } cannot move while an active creature is stacked with it.
why-mausoleum = No Townsfolk enters the Mausoleum while it stands.
why-held = The { $a } cannot leave an active creature beside it.
why-ruin = It is a Ruin.
why-building-used = A die lies there already.
why-not-in-town = It serves only Townsfolk on Town hexes.
why-upgraded = The { $a } has had an Upgrade this turn.
why-mesmerized = The { $a } is mesmerized and cannot be upgraded.
why-no-delayed-six = The { $a } has no own D6 in its Delayed area to remove.
why-too-dear = It costs { $a }, and the dice at hand show less.
why-weak = WEAKEN allows no more than 3.
why-lift-first = Take up a die that it takes first.
why-no-dice = You have no active die left this turn.
why-no-die-fits = None of your dice shows a value that it takes.
why-load-first = It is loaded first: one die on LOAD, then one here.
why-out-of-reach = It is neither beside anybody who could strike it with your dice nor in a line of fire.
why-die-nothing = Nothing could be done there with your dice now.
why-die-reaches-not = No space that takes this die reaches it.
why-offer-die = Its player chooses the Upgrade: offer the die to that Townsfolk.
why-start-in-town = Townsfolk begin on an empty hex of the Town.
why-hex-occupied = { $a } stands there, and nobody passes through.
why-step-taken = The { $a } has taken the free step; another one costs a die.
why-step-free = The { $a } still has a free step: put the die back, and walk.
why-hex-far = It is not beside the { $a }.
why-hex-far-all = None of your Townsfolk who may still walk is beside it.
why-die-delayed = It is spent, and lies in a Delayed area.
why-die-serves = It serves in that Building until the next Townsfolk turn.
why-die-in-hand = One die at a time: put the one in hand somewhere, or back.
why-die-of-other = The player of the { $a } takes it up; you may ask for it in a shot or an Upgrade.
why-block-other = The player of the { $a } decides whether it blocks.
why-block-far = The { $a } is not beside the { $b }, and cannot block for it.
why-you-passed = You have passed this turn; come back first, if you may.
why-linking = An action of the { $a } is being put together: add dice, finish it, or take it back.
why-paying = An Upgrade of the { $a } is being paid: add dice, or take it back.
why-blow = A blow falls on the { $a }: only dice that block are asked for.
why-lending = It is only asked whether the dice are given.
why-night = The creatures act now; it is only asked which of equals it is.
why-follows = What was begun is finished first.
closed-hex = A hex
closed-die = A die
closed-weapon = A Weapon
closed-load = A LOAD space
closed-space = A space of a Weapon
closed-upgrade = An Upgrade
closed-building = A Town Building
closed-mausoleum = The Mausoleum
closed-creature = A creature

# What an option brings.
note-asked = its player is asked
note-bless = its next attack counts { $a } times
note-blast = Health { $a } to { $b }; all beside it take { $c }
note-blast-friends = Health { $a } to { $b }; all beside it take { $c }, also { $d }
note-compel = it strikes its own side, or is moved one hex
note-cast = { $a } Health, { $b }
note-charge = { $a } more damage
note-discount = Upgrades cost { $a } less this turn
note-falls = { $a } damage, and it falls
note-fires = { $a } takes { $b }
note-fires-falls = { $a } takes { $b } and falls
note-fires-some = { $a } targets, up to { $b } damage{ $c ->
    [0] {""}
   *[other] ; { $d } could fall
}
note-health = Health { $a } to { $b }
note-held = { $a ->
    [one] one die kept to block
   *[other] { $a } dice kept to block
}
note-killed = the { $a } is killed
note-killed-unless = the { $a } is killed, unless somebody else blocks
note-not-struck = the whole blow is stopped
note-offer = its player chooses the weapon, or declines
note-paid = { $a } of { $b }
note-pay = { $a } of { $b }; brings a D{ $c }
note-pay-six = { $a } of { $b }; costs a spent D6, brings a D{ $c }
note-poison = POISON { $a } to { $b }
note-repel = { $a ->
    [one] it flees one hex
   *[other] it flees up to { $a } hexes
}
note-reroll = it rerolls one of its dice
note-scatters = { $a ->
    [one] hits one in a line
   *[other] hits up to { $a } in a line
}
note-set = it sets one of its dice
note-several = { $a } are hit for { $b }; { $c ->
    [0] none falls
    [one] { $d } falls
   *[other] { $d } fall
}
note-shared = Health { $a } to { $b }, and the { $c } takes { $d } too
note-shots = { $a ->
    [one] one shot
   *[other] { $a } shots
}
note-start = beside { $a }
note-start-in = with the { $a }
note-start-on = with the { $a }, beside { $b }
note-struck = the { $c } is struck, Health { $a } to { $b }
note-struck-unless = the { $c } is struck, Health { $a } to { $b }, unless somebody else blocks
note-stun = it does nothing when it next activates
note-times = the shot counts { $a } times
note-unharmed = already at full Health
note-unhurt = no damage gets through

# What an option costs, on a tag.
price-upgrade = { $a } in dice
price-upgrade-six = { $a } in dice, a D6

# What may not be meant.
caution-blast = The blast would also hurt { $a }.
caution-killed = The { $a } would fall.
caution-risk = The { $a } may die ({ $b } in a hundred without blocks); dice are unused.
caution-possessed = The possessed { $a } would take { $b } damage too.

# The log: turns.
joins = { $a } plays the { $b }.
starts = The { $a } starts on { $b }.
wave-begins = Wave { $a } begins; { $b } speaks for all.
rolled = The { $a } rolls { $b }.
passed = { $a } passes.
returned = { $a } takes the pass back.

# The log: creatures, and why they do what they do.
activates = { $a } on { $b } activates.
arrives = { $a } arrives on { $b }.
animates = The Necromancer raises the dead around him.
animated = { $a } rises on { $b }.
reshuffled = { $a ->
    [one] The one defeated creature is the new deck.
   *[other] { $a } defeated creatures are shuffled into a new deck.
}
no-room = No hex is empty: nothing more arrives in this wave.
poison-works = Poison deals { $b } damage to { $a }; { $c } Health left.
shakes-off-stun = { $a } shakes off its Stun, and does nothing else.
regenerates = { $a } regenerates { $b }.
target-nearest = { $a } goes for the { $b }, the nearest at distance { $c }.
target-weakest = { $a } goes for the { $b }: of the nearest at distance { $c } it has the least Health, { $d }.
target-folk-first = { $a } goes for the { $b }: equally near at { $c } and equally weak, Townsfolk come first.
target-chosen = { $a } goes for the { $b } at distance { $c }: the speaker chose among equals.
target-possession = { $a } seeks to possess the { $b }, at distance { $c }.
course-leaves = { $a } must leave the Mausoleum hex, and goes to { $b }.
course-hides = { $a } is in a line of fire, and hides on { $b }.
course-possesses = { $a } moves to possess: { $b }.
course-charges = { $a } comes closer, to { $b }, a step after which it may attack.
course-strikes = { $a } stays, and attacks whom it can reach from there.
course-sidesteps = { $a } keeps its distance, but goes to { $b }, a step after which it may attack.
course-approaches = { $a } comes closer, to { $b }.
course-circles = { $a } finds no closer step, and keeps its distance on { $b }.
course-idles = { $a } finds no step and no victim.
course-stuck = { $a } cannot leave the Mausoleum hex.
course-cornered = { $a } is in a line of fire and finds no hiding place.
course-barred = { $a } finds no way to its victim.
no-victim = { $a } has nothing to attack.
arc-fire = { $a } fires over everything at whoever has the most Health: the { $b }, with { $c }.
reaps = { $a } strikes all that are close to it.
strikes = { $a } strikes the { $b } for { $c }.
blocks-own = The { $a } blocks { $b }.
blocks = The { $a } blocks { $b } for the { $c }.
fully-blocked = The { $a } takes no damage.
folk-hurt = The { $a } takes { $b } damage; { $c } Health left.
building-hurt = The { $a } takes { $b } damage; { $c } left.
ruined = The { $a } is a Ruin.
takes-token = The { $a } takes a { $b } token.
broken = { $b } of the { $a } is broken.
magick-nothing = The bewitched { $a } has no Delayed die, and does nothing.
magick-strikes = The bewitched { $a } strikes the { $b } for { $c }.
rots = { $a } takes a { $b } from the Delayed area of the { $c }.
drained = { $a } drains a { $b } from the { $c }, out of the game.
drained-six = { $a } drains a { $b } of the { $c }, which goes to its Delayed area.

# The log: townsfolk.
moves = The { $a } moves to { $b }.
uses = The { $a } uses { $b } with a { $c }.
uses-shared = The { $a } uses { $b } with a { $c } of the { $d }.
fires = The { $a } fires { $b } for { $c }.
detonates = The { $a } lights { $b } for { $c }.
blast-hurts = The blast deals { $b } damage to the { $a }.
creature-hurt = { $a } takes { $b } damage; { $c } Health left.
unhurt = { $a } takes no damage.
possession-shared = The possessed { $a } takes { $b } damage with { $c }.
defeated = { $a } is defeated.
poisoned = { $a } takes { $b } POISON.
stunned = { $a } is stunned.
compelled = The compelled { $a } strikes { $b ->
    [Mausoleum] the Mausoleum
   *[other] { $b }
} for { $c }.
compel-moved = The compelled { $a } goes to { $b }.
compel-nothing = The compelled { $a } can do nothing.
repelled = { $a } flees to { $b }.
healed = The { $a } heals { $b } damage; { $c } Health now.
blessed = The next attack of the { $a } counts { $b } times.
discounts = Upgrades of the { $a } and beside it cost { $b } less this turn.
rerolled = The { $a } rerolls a die: { $b } becomes { $c }.
set = The { $a } sets a die to { $b }.
cleansed = The { $a } is rid of its tokens.
mended = The weapons of the { $a } are whole again.
vouched = The next Upgrade of the { $a } costs { $b } less this turn.
uses-building = The { $a } spends a { $b } on the { $c }.
serves = The { $a } spends a { $b } on the { $c } for the { $d }.
offers = { $a } offers the { $b } of the { $c } to the { $d }.
refuses = { $a } declines for the { $b }.
lends = { $a } lends { $b }.
keeps = { $a } keeps { $b }.
upgrades = The { $a } now wields { $b }.
gives-up-six = The { $a } gives up a D6 for it.
gains-die = The { $a } gains a D{ $b }, which shows { $c }.
repairs = The { $a } repairs { $b }.

# Endings.
won-necromancer = The { $a } is defeated: Blackbriar is saved.
lost-killed = The { $a } is dead, and Blackbriar is lost.
lost-town = All four Town Buildings lie in ruins: Blackbriar is lost.
wave-limit = After { $a } waves the Necromancer still lives: Blackbriar is lost.

# Names of elements.
name-curse = CURSE
    .means = A Townsfolk with a CURSE token shares no dice and receives none, until the end of the next Townsfolk turn.
name-fear = FEAR
    .means = A Townsfolk with a FEAR token cannot use weapons against creatures that have FEAR, until the end of the next Townsfolk turn.
name-mesmer = MESMER
    .means = A Townsfolk with a MESMER token cannot be upgraded, and its dice stay on their spaces instead of refreshing, until the end of the next Townsfolk turn.
name-sicken = SICKEN
    .means = A Townsfolk with a SICKEN token cannot be healed, until the end of the next Townsfolk turn.
name-weaken = WEAKEN
    .means = A Townsfolk with a WEAKEN token counts every 4 or more it rolls as a 3, until the end of the next Townsfolk turn.
name-held = among the held dice
name-on-card = on a card
in-delayed-area = in the Delayed area of the { $a }
lies-on = on the { $a }
copy = { $a } { $b }
the-one = the { $a }
die = D{ $a }
die-showing = D{ $a } showing { $b }
die-of = the { $a } of the { $b }
die-of-other = D{ $a } of the { $b }
die-owner = Die of the { $a }.
a-die = a D{ $a }
some-dice = { $a } D{ $b }
no-faces = nothing
hex = hex { $a }
use-cleanse = cleanse
use-bless = bless { $a }
use-mend = mend
use-discount = discount { $a }
use-heal = heal { $a }
use-reroll = reroll { $a }
use-set-die = set die
struck-curse = a CURSE token
struck-fear = a FEAR token
struck-mesmerize = a MESMER token
struck-sicken = a SICKEN token
struck-weaken = a WEAKEN token
struck-break = a broken weapon
struck-drain = the loss of the Townsfolk's largest die
struck-magick = a blow that the Townsfolk deals by MAGICK
struck-rot = the loss of the Townsfolk's largest Delayed die to the creature

# What stands on the table.
map = Blackbriar
place = { $a } { $b }
place-built = { $a }
wave = Wave
headline-setup = Setup. Together you win when the Necromancer is defeated
goal = Defeat the Necromancer{ $d ->
    [1] { "" }
   *[other] , who comes in wave { $c },
  } to win. { $a } of { $b } Town Buildings stand: with the last of them, or with one of you, all is lost.
aim-win = Win: defeat the Necromancer{ $b ->
    [1] { "" }
   *[other] {" "}(wave { $a })
}
aim-lose = Lose: one of you, or all Buildings ({ $a } of { $b } stand)
headline-townsfolk = Wave { $a }: Townsfolk turn
headline-dead = Wave { $a }: Supernatural turn
no-townsfolk = No Townsfolk yet
has-passed = has passed
zone-active = Active dice
zone-active-of = { $a }: active dice
zone-delayed = Delayed area
zone-delayed-of = { $a }: delayed area
zone-weapons = Weapons
zone-weapons-of = { $a }: weapons
zone-health = Health
zone-health-of = { $a }: Health
zone-reserve = Dice in reserve and out of the game
zone-away = Dice on buildings and creatures
zone-deck = Supernatural deck
zone-aside = Set aside
zone-discard = Discard pile
zone-removed = Elites out of the game
mark-damage = { $a } damage
mark-health = { $a } of { $b } Health
mark-poison = { $a } POISON
mark-stun = Stun
mark-under = under a Stack
mark-engaged = engaged
mark-holds = { $a ->
    [one] holds a die
   *[other] holds { $a } dice
}
mark-ruin = Ruin
mark-shows = shows { $a }
mark-of = of the { $a }
mark-gone = out of the game
mark-by-upgrade = by an Upgrade
mark-tier = tier { $a }
mark-repair = Repair token
on-space = { $a } on space { $b }
on-load = { $a } on LOAD
on-load-lasting = { $a } on LOAD, { $b ->
    [one] 1 shot left
   *[other] { $b } shots left
}
on-fuse = { $a } on FUSE
rolled-next-turn = It is rolled again next turn.
rolled-in-two-turns = It is rolled again in two turns.
folk-wields = Wields { $a }: { $b }.
folk-moved = Its free move of this turn is made; further moves cost a die each.
folk-upgraded = The Upgrade of this turn is made.
full-stop = { $a }.

# What is foretold.
foretold = The coming Supernatural turn, if nothing changes
foretold-but = Blocks, new arrivals and choices of the speaker may change this.
foretold-dies = dies of POISON
foretold-stunned = is stunned and does nothing
foretold-way = { $a } to { $b }
foretold-stays = stays on { $a }
foretold-strikes = strikes { $a }, about { $b }{ $c ->
    [one] { "" }
   *[other] { " each" }
}
foretold-whom = { the-one }{ $b ->
    [1] { "" }
    [2] {" "}twice
   *[other] {" "}{ $b } times
}
foretold-makes-for = makes for the { $a }
foretold-tie = a tie is broken by the speaker
foretold-danger = Risk of a death in percent
foretold-danger-but = without blocks and new arrivals
foretold-fall = { $a } { $b }%
foretold-ruin = the { $a } in ruins { $b }%
odds-falls = falls, unless somebody blocks
plan = Begun: { $a } of the { $b }
plan-paid = { $a } of { $b } paid
plan-with = with the { $a }
plan-at = At { $a }
plan-takes = { $a } takes { $b }
plan-falls = { $a } takes { $b } and falls
plan-shared = { $a }, { $b } too

# What is printed on cards. Arguments of an effect, an ability or a service are how much of it.
strung = { $a }; { $b }
values-any = any
values-from = { $a }+
values-to = { $a }–{ $b }
any-die = any die
space = { $a } { $b }
space-afar = { $a } { $b } from afar
space-refresh = { $a }, refresh
load-load = from afar: LOAD with { $a }; then fire: { $b }
load-ammunition = from afar: LOAD (AMMUNITION) with { $a }; then fire: { $b }
load-piercing = from afar: LOAD (PIERCING) with { $a }; then fire: { $b }
load-scattershot = from afar: LOAD (SCATTERSHOT) with { $a }; then fire: { $b }
load-fuse = from afar: FUSE with any die and 1 to { $a } charges, each { $b }; neighbours take { $c }
load-times = { $a } ×{ $b }
card-townsfolk = Health { $a }; starts with { $b }
card-begins = { $a }. Begins with { $b }.
card-discount = DISCOUNT { $a } for itself and beside it
card-creature = Health { $a }; damage { $b }; { $c }
rolled-together = { $a } + { $b }
card-steps = steps { $a }
card-armed = steps and attacks { $a }
card-building = Health { $a }
card-use = { $a } { $b }
side-by-side = { $a } { $b }
side-n = N
side-ne = NE
side-se = SE
side-s = S
side-sw = SW
side-nw = NW
effect-damage = { word-damage } { $a }
    .means = DAMAGE is an attack on one creature or the Mausoleum.
effect-poison = { word-poison } { $a }
    .means = POISON tokens damage a creature by their number when it activates, then one goes.
effect-stun = { word-stun }
    .means = A creature with a Stun token does nothing when it next activates, hinders nobody, and its abilities do not work until then.
effect-compel = { word-compel }
    .means = COMPEL makes a creature strike one of its own side beside it; if there is none, it may be moved one hex.
effect-repel = { word-repel }
    .means = REPEL drives a creature away, as many hexes as the die shows.
effect-heal = { word-heal } { $a }
    .means = HEAL takes damage off a Townsfolk.
effect-bless = { word-bless } { $a }
    .means = BLESS multiplies the next attack of a Townsfolk in this turn.
effect-reroll = { word-reroll }
    .means = REROLL lets another Townsfolk roll one of its active dice again.
effect-set-die = { word-set-die }
    .means = SET DIE turns an active die of another Townsfolk to any value it can show.
effect-discount = { word-discount } { $a }
    .means = DISCOUNT makes Upgrades cheaper for the Townsfolk and those beside it.
service-cleanse = discards all condition tokens of a Townsfolk in Town
    .does = all CURSE, FEAR, MESMER, SICKEN and WEAKEN tokens of a Townsfolk in Town go
service-bless = { word-bless } { $a }
    .does = the next attack of a Townsfolk in Town counts { $a } times
service-mend = discards all Repair tokens of a Townsfolk in Town
    .does = all Repair tokens of a Townsfolk in Town go
service-discount = { word-discount } { $a } on its next Upgrade this turn
    .does = the next Upgrade of a Townsfolk in Town costs { $a } less this turn
service-heal = { word-heal } { $a }
    .does = a Townsfolk in Town heals { $a } damage
service-reroll = rerolls up to { $a } of its dice
    .does = a Townsfolk in Town rerolls up to { $a } of its dice
service-set-die = { word-set-die } on one of its dice
    .does = a Townsfolk in Town sets one of its dice
ability-animate = { word-animate }
    .means = once in the game, after its first action, it raises a creature from the set-aside cards on every empty hex beside it; they act at once.
ability-armor = { word-armor } { $a }
    .means = every attack on it deals that much less.
ability-break = { word-break }
    .means = whoever it strikes puts a Repair token on one of their weapons.
ability-curse = { word-curse }
    .means = whoever it strikes takes a CURSE token.
ability-dodge = { word-dodge } { $a }
    .means = an attack of less than that does nothing to it.
ability-drain = { word-drain }
    .means = whoever it strikes loses their largest die for good, and gets a given-up D6 back; a D6 only goes to the Delayed area.
ability-fear = { word-fear }
    .means = whoever it strikes takes a FEAR token.
ability-immunity = { word-immunity } ({ $a })
    .means = the effects named with it do nothing to it, and cannot be aimed at it.
ability-magick = { word-magick }
    .means = whoever it strikes rolls the largest of their Delayed dice and deals that much to somebody or a Town Building beside them, or else to themselves.
ability-mesmerize = { word-mesmerize }
    .means = whoever it strikes takes a MESMER token.
ability-regenerate = { word-regenerate } { $a }
    .means = it loses that much damage at the end of its activation; a Townsfolk at the start of the open turn.
ability-rot = { word-rot }
    .means = whoever it strikes loses the largest of their Delayed dice to it, until the next turn or its death.
ability-sicken = { word-sicken }
    .means = whoever it strikes takes a SICKEN token.
ability-stacking = { word-stacking }
    .means = it may climb onto occupied hexes; what is under it is out of reach from outside.
ability-weaken = { word-weaken }
    .means = whoever it strikes takes a WEAKEN token.
ability-arc-fire = { word-arc-fire }
    .means = it strikes anywhere on the board, and always whoever has the most Health.
ability-avoidance = { word-avoidance }
    .means = it stays out of lines of fire, and attacks only when it finds no way to hide.
ability-fast = { word-fast } { $a }
    .means = it acts that many times more.
ability-flying = { word-flying }
    .means = it may pass over occupied hexes in a straight line.
ability-possession = { word-possession }
    .means = it climbs onto a Townsfolk, who then cannot leave or attack anything else, and takes all damage that is dealt to it.
ability-ranged = { word-ranged }
    .means = it strikes along a line of fire when nobody is beside it.
ability-reap = { word-reap }
    .means = it strikes everybody and every Town Building beside it or in its hex, each with a roll of its own.
ability-savage = { word-savage }
    .means = its attacks deal a D8 more.

# The words of the cards, and what they mean where no ability or effect says it.
word-animate = ANIMATE
word-armor = ARMOR
word-break = BREAK
word-curse = CURSE
word-dodge = DODGE
word-drain = DRAIN
word-fear = FEAR
word-immunity = IMMUNITY
word-magick = MAGICK
word-mesmerize = MESMERIZE
    .also = MESMER
word-regenerate = REGENERATE
word-rot = ROT
word-sicken = SICKEN
word-stacking = STACKING
word-weaken = WEAKEN
word-arc-fire = ARC FIRE
word-avoidance = AVOIDANCE
word-fast = FAST
word-flying = FLYING
word-possession = POSSESSION
word-ranged = RANGED
word-reap = REAP
word-savage = SAVAGE
word-damage = DAMAGE
word-poison = POISON
word-stun = STUN
    .also = Stun token
word-compel = COMPEL
word-repel = REPEL
word-heal = HEAL
word-bless = BLESS
word-reroll = REROLL
word-set-die = SET DIE
word-discount = DISCOUNT
word-refresh = REFRESH
    .means = REFRESH sends the die to the Delayed area at once, so that the space is free again in the same turn.
word-load = LOAD
    .means = A gun needs two dice at once: one to LOAD, one on a fire space.
word-ammunition = AMMUNITION
    .means = AMMUNITION: the LOAD die brings as many shots as it shows, one die for each.
word-piercing = PIERCING
    .means = PIERCING: the value of the LOAD die multiplies the damage of the shot.
word-scattershot = SCATTERSHOT
    .means = SCATTERSHOT: if the LOAD die is in range, the shot hits as many creatures along a line as that die shows.
word-fuse = FUSE
    .means = An explosive takes one die of any value as its fuse and others as charges; what is beside the target is hurt too, friend or foe.
word-repair = REPAIR
    .means = A weapon with a Repair token cannot be used until a die of any value is spent on it; the Factory and an Upgrade remove the token too.
    .also = Repair token
    .also-too = broken

# What can be looked at.
term-engaged = Engaged
    .means = A Townsfolk is engaged while an active creature is beside it or in a Stack with it.
    .so = It then cannot shoot or use other hostile spaces from afar, and can move only to a hex that is beside all those creatures; in a Stack with one it cannot move.
    .also = engagement
term-line-of-fire = Line of fire
    .means = A straight line from the centre of a hex through one of its six sides or six corners.
    .so = A shot hits the first enemy on the line; a hex that the line only touches does not count.
    .also = line
    .also-too = range
    .also-then = from afar
term-delayed-area = Delayed area
    .means = Dice that were used or that blocked wait here; they cannot be used and block nothing.
    .so = At the start of the next Townsfolk turn their owner takes them and rolls them, and dice of others go home, to be rolled a turn later.
    .also = delayed
    .also-too = delayed dice
term-active-dice = Active dice
    .means = The dice rolled for this turn that are not used yet.
    .so = Those kept to the end of the turn block in the Supernatural turn, for their own Townsfolk and for those beside it.
    .also = active
    .also-too = held dice
    .also-then = play area
term-upgrade = Upgrade
    .means = The next tier of a Weapon, paid for with active dice that show at least its cost together.
    .so = Each Townsfolk may have one in a turn; others may help to pay.
    .also = upgrades
term-speaker = Speaker
    .means = The player who decides for all where creatures have several equal ways or targets.
    .so = With every wave the next player is the speaker.
    .also = speaks for all
term-wave = Wave
    .means = A Supernatural turn and the Townsfolk turn after it.
    .so = Creatures act and new ones arrive first; then you use your dice.
    .also = night
    .also-too = Supernatural turn
    .also-then = Townsfolk turn
term-goal = Goal
    .means = All players win together when the Necromancer is defeated.
    .so = They lose when one Townsfolk dies, or when all four Town Buildings are Ruins.
    .also = aim
    .also-too = win
    .also-then = winning
all-ours = The book does not print it; it was written for this version.
numbers-ours = The book names it; its numbers were written for this version.
about-elite = An Elite. It has { $a } Health and deals { $b }.
about-creature = A creature, { $c } of its kind. It has { $a } Health and deals { $b }.
about-steps = It steps { $a }; N is towards the Town.
about-armed = After a step { $a } it attacks in the same action.
about-unarmed = It either steps or attacks in one action, never both.
about-ability = { $a }: { $b }
about-on-creature = On a creature: { $a }
about-leader = Its defeat wins the game.
about-townsfolk = One of the Townsfolk: { $a } Health, and { $b } to start with.
about-line = The { $a ->
    [1] first
   *[other] second
} weapon is { $b }.
then = { $a }, then { $b }
about-helpful = Besides, it has { $a }.
about-discount = Upgrades of it and of those beside it cost { $a } less.
about-regenerate = It heals { $a } damage at the start of every open turn.
about-spaces = The helpful spaces of the { $a }.
about-weapon = The { $a ->
    [1] first
   *[other] second
} weapon of the { $b }, tier { $c } of { $d }.
about-cost = As an Upgrade it costs { $a }.
about-cost-die = As an Upgrade it costs { $a } and brings a D{ $b }.
about-cost-six = As an Upgrade it costs { $a } and brings a D{ $b }; a Delayed D6 of that Townsfolk goes out of the game for it.
about-charges = It takes up to { $a } charges; what is beside the target takes { $b }.
about-times = A LOAD die of { $a } makes the shot count { $b } times.
about-scatters = The LOAD die scatters with { $a }.
a-charge = A charge
fire-space = Fire space { $a }
one-space = Space { $a }
a-die-of = a die of { $a }
done-afar = { $a } from afar
about-space = { $a }: { $b } does { $c }; the die stays there this turn.
about-space-linked = { $a }: { $b } does { $c }; the die stays there this turn, and so does the LOAD die.
about-space-refresh = { $a }: { $b } does { $c }; the space is free again at once.
about-building = A Building with { $a } Health.
about-use = With { $a }, { $b }.
about-building-die = One die a turn may lie on it, of any Townsfolk; that die misses the next turn.
about-ruins = All four Town Buildings in ruins lose the game.
about-mausoleum = Creatures arrive here. It can be attacked; its Ruin no longer stops shots, and may be entered and held.
about-die = A die. Held for the Supernatural turn it blocks { $a }.
about-die-back = Its owner rolls it again next turn from the own card, a turn later from elsewhere.
beside-hex = { $a } ({ $b })
about-town = A Town hex. Beside it: { $a }.
about-fence = A Fence hex. Beside it: { $a }.
about-graveyard = A Graveyard hex. Beside it: { $a }.

# Settings that do not fit.
wrong-too-few-townsfolk = With { $seats } players there must be at least { $seats } Townsfolk in play.

# Content that does not fit: what is wrong with a field of an entry.
wrong-id = should be small letters, with hyphens between words
wrong-attack = names a direction that is not among the arrows
wrong-elite-health = is { $health }; an Elite has more than 11
wrong-creature-health = is { $health }; only an Elite has more than 11
wrong-elite-copies = should be 1: there is one of each Elite
wrong-direction = '{ $word }' is no direction; there are { $known }
wrong-dice = is { $dice }; it should list dice of 6, 8, 10 or 12 sides
wrong-ability-row = { $row } should be one such as { "{ armor = 1 }" }
wrong-ability = '{ $word }' is no ability; there are { $known }
wrong-ability-twice = has '{ $word }' twice
wrong-ability-number = { $word } = { $value } should be from 1 to 9
wrong-not-true = { $word } = { $value } should be { $word } = true
wrong-immunity = immunity should list some of { $known }
wrong-values = { $row } should have values such as '1-3', '4+' or 'any'
wrong-values-order = the values '{ $values }' run from { $low } to { $high }
wrong-row-names = { $row } should name one of { $known }
wrong-row-mark = { $mark } in { $row } should be true or false
wrong-amount = { $word } = { $value } should be from 0 to { $most }
wrong-spaces = should hold one to six spaces
wrong-gun = of a gun or explosive should deal damage
wrong-near = { $word } should be ranged
wrong-helpful = of a helpful card should help
wrong-die = is { $die }; it should be 6, 8, 10 or 12
wrong-charges = should be 1 to 3 with a fuse, and absent without one
wrong-scatter = should hold the one range of the scattershot
wrong-bands = belong to piercing and scattershot, and to nothing else
wrong-tier-twice = { $owner } has such a weapon already
wrong-weapons = should have two weapons of three tiers each
wrong-too-many-dice = with those of the upgrades exceed { $most }
wrong-line = should be 1 or 2, and the tier 1 to 3
wrong-building = should be one of { $known }
wrong-tile-building = should be a Town Building, on a town tile

# Content that does not fit: what must hold of the cards together.
wrong-elites = The creatures should have { $count } Elites, and one of them alone ANIMATE.
wrong-ordinary = There are { $count } ordinary creatures; there should be { $least } to { $most }.
wrong-townsfolk = There are { $count } townsfolk; there should be at least { $least }.
wrong-buildings = The buildings should be { $known }.
wrong-tiles = There should be { $count } { $kind } tiles.
wrong-town-tiles = Each Town Building should be on exactly one town tile.

# The game.
title = Lords & Ladies of Blackbriar
summary = Together against the dead: share your dice, hold the Town, fell the Necromancer.
    .weight = an hour or two, middling
score-counted = Health left

# Its settings.
setting-level = Difficulty
    .help = How near the Mausoleum stands to the Town.
setting-level-normal = Normal
    .help = In the centre row of the Graveyard.
setting-level-easy = Easy
    .help = In the last row of the Graveyard.
setting-level-expert = Expert
    .help = In the row next to the Fence.
setting-townsfolk = Townsfolk in play
    .help = One for each player, or more: then they are dealt out among the players.
setting-townsfolk-one-each = One for each player
setting-townsfolk-2 = 2 Townsfolk
setting-townsfolk-3 = 3 Townsfolk
setting-townsfolk-4 = 4 Townsfolk
setting-townsfolk-5 = 5 Townsfolk
setting-townsfolk-6 = 6 Townsfolk
setting-cast = Who defends the Town
    .help = The eight Townsfolk differ in dice, weapons and Health.
setting-cast-choose = Choose
    .help = In seat order.
setting-cast-lot = By lot
    .help = Different Townsfolk are drawn.
setting-wave-limit = Wave limit
    .help = So that no game lasts for ever: after 40 waves the game counts as lost.
setting-wave-limit-none = No limit
setting-wave-limit-40 = 40 waves

# The parts of the map.
ground-town = Town
ground-fence = Fence
ground-graveyard = Graveyard

# What simulations count games by.
count-townsfolk = Wins by Townsfolk
count-townsfolk-in-play = Townsfolk in play
count-mausoleum = Where the Mausoleum stands

# What follows, as a reason for a choice: $a is more or less, $b how many, $c of what.
sees-health = { $a ->
    [more] more Health among the Townsfolk
   *[less] less Health among the Townsfolk
  }
sees-frailest = { $a ->
    [more] the weakest of the Townsfolk nearer to death
   *[less] the weakest of the Townsfolk safer
  }
sees-tiers = { $a ->
    [more] better weapons
   *[less] poorer weapons
  }
sees-conditions = { $a ->
    [more] more Conditions to bear
   *[less] fewer Conditions to bear
  }
sees-held = { $a ->
    [more] more dice held where blows will fall
   *[less] fewer dice held where blows will fall
  }
sees-buildings = { $a ->
    [more] { $b } more left of the buildings
   *[less] { $b } less left of the buildings
  }
sees-ruins = { $a ->
    [more] { $b } more in ruins
   *[less] { $b } fewer in ruins
  }
sees-creatures = { $a ->
    [more] more Creatures about
   *[less] fewer Creatures about
  }
sees-creature-health = { $a ->
    [more] stronger Creatures
   *[less] weaker Creatures
  }
sees-danger = { $a ->
    [more] harder blows to come
   *[less] lighter blows to come
  }
sees-town = { $a ->
    [more] more harm coming to the town
   *[less] less harm coming to the town
  }
sees-blessed = { $a ->
    [more] more from blessings
   *[less] less from blessings
  }

# What a seat did most, on the front page at the end: so many of them.

deed-move = { $a ->
    [one] { $a } free move
   *[other] { $a } free moves
}
deed-walk = { $a ->
    [one] { $a } move bought with a die
   *[other] { $a } moves bought with dice
}
deed-lift = { $a ->
    [one] { $a } die taken up
   *[other] { $a } dice taken up
}
deed-load = { $a ->
    [one] { $a } gun loaded
   *[other] { $a } guns loaded
}
deed-fuse = { $a ->
    [one] { $a } fuse set
   *[other] { $a } fuses set
}
deed-detonate = { $a ->
    [one] { $a } charge lit
   *[other] { $a } charges lit
}
deed-pay = { $a ->
    [one] { $a } die paid for an Upgrade
   *[other] { $a } dice paid for Upgrades
}
deed-repair = { $a ->
    [one] { $a } repair
   *[other] { $a } repairs
}
deed-building = { $a ->
    [one] { $a } building used
   *[other] { $a } buildings used
}
deed-block = { $a ->
    [one] { $a } block
   *[other] { $a } blocks
}
deed-use = { $a ->
    [one] { $a } space of a card used
   *[other] { $a } spaces of cards used
}
deed-hit = { $a ->
    [one] { $a } creature hit
   *[other] { $a } creatures hit
}
deed-repel = { $a ->
    [one] { $a } creature put to flight
   *[other] { $a } creatures put to flight
}
deed-reroll = { $a ->
    [one] { $a } die rolled again
   *[other] { $a } dice rolled again
}
deed-set-die = { $a ->
    [one] { $a } die set
   *[other] { $a } dice set
}
deed-compel = { $a ->
    [one] { $a } creature compelled
   *[other] { $a } creatures compelled
}
deed-lend = { $a ->
    [one] { $a } die lent
   *[other] { $a } dice lent
}
deed-ask = { $a ->
    [one] { $a } die asked for
   *[other] { $a } dice asked for
}

# Dice and piles, on the luck sheet.
luck-d4 = d4
luck-d6 = d6
luck-d8 = d8
luck-d10 = d10
luck-d12 = d12
luck-d20 = d20
