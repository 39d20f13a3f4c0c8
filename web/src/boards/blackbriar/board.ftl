# The board of Lords & Ladies of Blackbriar.

title-whole = Lords & Ladies of Blackbriar
title-first = Lords & Ladies of
title-second = Blackbriar
masthead = The Blackbriar Lantern

# Two letters for each: no two are alike

letters-colonel = Cl
letters-constable = Cn
letters-doctor = Dr
letters-gamekeeper = Gk
letters-madame = Ma
letters-widow = Wi
letters-vicar = Vi
letters-magistrate = Mg

# The map

town = Blackbriar
map-label = Blackbriar: the Town above, the Fence, the Graveyard below
map-whole = Whole map
map-closer = Closer
hex-said = { $place }, { $ground }. { $may }
piece-said = { $name }: { $marks }.
stack-more = +{ $count }
acts-nth = acts as number { $nth } tonight
you-may = You may: { $what }.
told-result = { $what } ({ $result })
slip-walk = walk
slip-change = { $before } → { $after }
slip-falls = { $before } → falls
slip-whose = { $name }: { $change }

# What a die does there, in a word or two

use-damage = Damage { $amount }
use-poison = Poison { $amount }
use-stun = Stun
use-compel = Compel
use-repel = Repel
use-heal = Heal { $amount }
use-bless = Bless ×{ $amount }
use-reroll = { $amount ->
    [one] Reroll
   *[other] Reroll { $amount }
}
use-set-die = Set die
use-discount = Price −{ $amount }
use-cleanse = Cleanse
use-mend = Mend

# Dice and spaces

die-called = D{ $sides }
die-shows = D{ $sides } showing { $shows }
die-face = D{ $sides } showing { $shows }, { $blocks } if it blocks
die-sides = D{ $sides }, { $sides } sides
die-lifted = in hand, press to put it back
values-any = any
load-load = load
load-ammunition = shots
load-piercing = pierce
load-scattershot = scatter
load-fuse = fuse
load-said = { $weapon }: { $seen }, first die { $values }. { $means } { $may }
space-seen = { $values } { $amount }
space-holds = { $die } lies there
load-seen = { $values } { $word }
load-holds = { $shows } { $word }, { $die }
space-said = { $weapon }: { $seen }, { $does }; { $refresh ->
    [yes] free again at once
   *[no] holds the die until the turn ends
}. { $may }

# One's own card

own-label = { $name }, dice and weapons
folk-said = { $name }, { $health } of { $most } Health. { $tokens } { $may }
of-most = of { $most }
of-health = { $left } of { $most } Health
step-free = free step
step-taken = step taken
upgrade-free = upgrade
upgrade-had = upgraded
blessed = hits ×{ $times }
rolled-against = { $damage } rolled against you
tonight-harm = tonight { $harm }{ $risky ->
    [yes] , falls { $falls }
   *[no] {""}
}
tonight-safe = nobody comes for you
engaged = engaged
dice-hand = Dice in hand
dice-hand-why = kept, they block
dice-held = Held dice
dice-held-why = D6 1, D8 2, larger 3
dice-none = no die in hand
dice-delayed = Delayed
none = none
passed = has passed
others = The other Townsfolk
folk-things = Dice and weapons of the { $name }
curse-shares = no die lent, none borrowed

# Weapons

weapon-called = { $name } { $tier }
tier-1 = I
tier-2 = II
tier-3 = III
upgrade-brings = { $six ->
    [yes] D6 → D{ $sides }
   *[no] brings D{ $sides }
}
upgrade-last = the last of its line
upgrade-none = no Upgrade
upgrade-said = { $name } { $price } { $brings }: an Upgrade that costs { $price }{ $six ->
    [yes] {" "}and a D6
   *[no] {""}
}{ $sides ->
    [0] {""}
   *[other] , brings a D{ $sides }
}. { $may }
broken = Broken
broken-mend = any die mends it

# The Burial Register

register = The Burial Register
register-coming = The Necromancer is the last of the { $count } still to rise.
register-risen = The Necromancer has risen. { $count } more answer to him.
register-said = Wave { $wave }. { $elite ->
    [0] {""}
   *[other] The next Elite is card { $elite }.
} { $told }

# The procession

tonight = Tonight, in this order
by-night = Wave { $wave }, by night
procession-rise = { $count } rise tonight
procession-said = { $nth }. { $name } { $state ->
    [past] has acted
    [now] acts now
   *[coming] { $how ->
        [strikes] strikes { $whom }
        [walks] walks to { $to }
       *[stays] stays
    }
}

# The prompt

ask-strike = { $attacker ->
    [magick] Magick strikes the { $victim } for { $damage }
   *[other] { $name } strikes the { $victim } for { $damage }
}
ask-block = Block with held dice, or let it through.
ask-block-struck = Block with held dice, or let it through: then also { $struck }.
ask-open = Wave { $wave }: act with anybody
ask-open-help = Take up a lit die, walk to a lit hex, or press whom to attack.
ask-step = Where does { $name } go?
ask-equal = These ways are equally good for it; you choose.
step-to = to { $hex }
ask-target = Whom does it go for?
ask-first = Who acts first?
ask-arrive = Where does it arrive?
ask-magick = Whom does the MAGICK strike?
ask-break = Which Weapon breaks?
ask-offered = A die is offered to the { $name }
ask-offered-help = Choose what it goes towards, or decline.
offer-decline = Decline for this turn
ask-upgrade = { $name }: { $missing } to pay
ask-upgrade-help = Add lit dice; value above the price is lost.
ask-shot = { $name }: which die fires?
ask-shot-help = Take up a lit die, or take the shot back.
ask-blast = { $name }: add charges
ask-blast-help = Add lit dice, then press the target.
ask-where = Where does the { $die } go?
ask-where-help = Any lit space, building or hex. What is kept will block tonight.

# The open card

elite = Elite
close = Close
magick = Magick
block-label = Block, or let it through
block-rolled = rolled
block-die = your D{ $sides }
block-harm = harm
blocks-some = blocks { $count }
fate-with = With the D{ $sides }
fate-without = Without
fate-killed = killed, and Blackbriar is lost
fate-health = Health { $before } → { $after }
options-label = What now?
set-label = Set the die
stack-label = In the Stack
ways-label = Ways to attack: { $name }
ways-other = { $count ->
    [one] one other way
   *[other] { $count } other ways
}
way-said = { $weapon } with { $dice }: { $result }
way-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
plan-label = What is being built up
plan-paid = { $paid } of { $price } paid
plan-shot = Loaded: now the die that fires
plan-blast = The fuse is set: charges, then the target
course-strikes = To { $whom }, about { $mean }
course-walks = Walks to { $to }
course-stays = Stays where it is
course-dies = Its poison will kill it
course-stunned = Does nothing tonight
building-health = { $left } of { $health } Health

# Choosing

cast-label = Who will you be?
