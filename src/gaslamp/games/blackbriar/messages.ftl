# Prompts: what is asked of whom.
ask-townsfolk = { $a }: choose a Townsfolk.
ask-start = { $a }: choose the Town hex where the { $b } starts.
ask-actions = Wave { $a }: take up dice, move, in any order; then pass.
ask-place = { $a }: where does the { $b } of the { $c } go?
ask-payment = { $a }: { $c } of the { $b } is not paid yet, { $d } is missing. Add dice, or take them back.
ask-linked = { $a }: { $c } of the { $b } is loaded. Add the die that fires it, or take the dice back.
ask-charges = { $a }: the fuse of { $c } of the { $b } is set. Add charges and light it, or take the dice back.
ask-lend-shot = { $a }: { $b } would use { $e } of the { $d } on { $f }, with { $c }. Do you lend?
ask-lend-upgrade = { $a }: { $b } would pay for { $e } of the { $d } with { $c }. Do you lend?
ask-offered-upgrade = { $a }: { $b } offers the { $c } of the { $d } towards an Upgrade of the { $e }. Which weapon, if any?
ask-offered-load = { $a }: { $b } offers the { $c } of the { $d } to begin { $f } of the { $e }. Do you take it?
ask-block = { $a } strikes the { $b }: { $c } damage is coming. Block with held dice, or let it through.
ask-block-struck = { $a } strikes the { $b }: { $c } damage is coming. If any gets through, it also means { $d }. Block with held dice, or let it through.
ask-block-magick = MAGICK strikes the { $a }: { $b } damage is coming, and nothing else with it. Block with held dice, or let it through.
ask-first = { $a }: which creature activates first?
ask-target = { $a }: { $b } has several equal targets. Which one does it go for?
ask-victim = { $a }: { $b } has several equal victims. Which one does it attack?
ask-step = { $a }: { $b } has several equal ways. Where does it go?
ask-arrival = { $a }: the Ruin is held. Where does the next creature arrive?
ask-break = { $a }: which weapon of the { $b } breaks?
ask-magick = { $a }: whom does the bewitched { $b } strike?
ask-die = { $a }: which die of the { $b } is lost?
ask-compel = { $a }: what does the compelled { $b } do?
ask-repel = { $a }: where does { $b } flee? { $c ->
    [one] This is its last hex.
   *[other] It flees { $c } hexes more.
}
ask-scatter = { $a }: choose a creature of the Stack. { $b ->
    [one] One hit is left.
   *[other] { $b } hits are left.
}
ask-reroll = { $a }: which die does the { $b } reroll?
ask-set = { $a }: set a die of the { $b }.

# Options.
option-townsfolk = Play the { $a }
option-start = The { $a } starts on { $b }
option-lift = Take up the { $b } of the { $a }
option-move = The { $a } moves to { $b }
option-pass = Pass
option-return = Take back your pass
option-stay = Stay out of it
option-detonate = Light { $b } of the { $a } at { $c }
option-take-back = Take the dice back
option-put-back = Put the die back
option-use = { $b } of the { $a }, space { $c }
option-use-on = { $b } of the { $a }, space { $c }: { $d }
option-load = Load { $b } of the { $a }
option-fuse = Set the fuse of { $b } of the { $a }
option-pay = Pay for { $b } of the { $a }
option-repair = Repair { $b } of the { $a }
option-walk = The { $a } moves on to { $b }
option-building = The { $a }
option-building-use = The { $a }: { $b }
option-building-use-for = The { $a }: { $b } for the { $c }
option-block = Block with a { $b } of the { $a }
option-done = Done
option-target = The { $a }
option-step = { $a } goes to { $b }
option-first = { $a } first
option-arrive = { $a }
option-break = { $b } of the { $a } breaks
option-magick = Strike the { $a }
option-give-die = The { $b } of the { $a } { $c }
option-compel = { $a } attacks { $b ->
    [Mausoleum] the Mausoleum
   *[other] { $b }
}
option-compel-move = { $a } goes to { $b }
option-decline = Leave it where it is
option-repel = { $a } flees to { $b }
option-hit = Hit { $a }
option-reroll = Reroll the { $b } of the { $a }
option-set-die = Set the { $b } of the { $a } to { $c }
option-ask = Ask for the { $b } of the { $a }
option-lend = Lend
option-keep = Keep
option-offer = Offer it for an Upgrade of the { $a }
option-refuse = Decline: nothing more for the { $a } this turn

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
note-fires-some = { $a } targets, up to { $b } damage
note-health = Health { $a } to { $b }
note-held = { $a ->
    [one] one die is held to block with
   *[other] { $a } dice are held to block with
}
note-killed = it is killed
note-killed-unless = it is killed, unless somebody else blocks
note-not-struck = it is not struck
note-offer = its player chooses the weapon, or declines
note-paid = { $a } of { $b }
note-pay = { $a } of { $b }; brings a D{ $c }
note-pay-six = { $a } of { $b }; costs a D6, brings a D{ $c }
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
    [one] one falls
   *[other] { $c } fall
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
course-charges = { $a } comes closer along an attack arrow, to { $b }.
course-strikes = { $a } can attack from where it stands.
course-sidesteps = { $a } keeps its distance but steps along an attack arrow, to { $b }.
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

# Settings that do not fit.
wrong-too-few-townsfolk = With { $seats } players there must be at least { $seats } Townsfolk in play.

# The game.
title = Lords & Ladies of Blackbriar
summary = Together against the dead: share your dice, hold the Town, fell the Necromancer.

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
    .help = A safeguard for simulations: after 40 waves the game counts as lost.
setting-wave-limit-none = No limit
setting-wave-limit-40 = 40 waves
