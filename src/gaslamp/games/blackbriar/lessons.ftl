# Blackbriar, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = Old Amos, the sexton
    .about = who dug most of these graves and resents the mess

bb-1 = Dice are hands
    .idea = Take up a die, put it on a space whose numbers fit, and it is done.
bb-1-1 = Old Amos: I dig the holes, you put them back in. Take up the 5 and lay it on the Bone Saw: { $bone-saw-2-from } or more does { $bone-saw-2 } damage.
    .five = The 5 first.
    .breathing = Not with him breathing on you.
    .stay = Stay and saw.
bb-1-2 =
    .small = That space wants { $bone-saw-1-from } to { $bone-saw-1-to }. Small dice, small cuts.
    .slow = Poison's slow: it works when <i>he</i> moves. You wanted him down now.
    .free = Thinking's free.
bb-1-3 = The space is free again at once: that is REFRESH, or ↻ on the card. Once more, with the 6.
    .six = The 6 cuts deeper.
    .breathing = Not with him breathing on you.
    .stay = Stay and saw.
bb-1-4 =
    .small = That space wants { $bone-saw-1-from } to { $bone-saw-1-to }. Small dice, small cuts.
    .slow = Poison's slow: it works when <i>he</i> moves. You wanted him down now.
    .free = Thinking's free.
bb-1-end = Down he goes. Every die is one thing done, and spent dice come back next turn.

bb-2 = Lend a hand
    .idea = Your die may work on anybody's card; it just comes home a turn late.
bb-2-1 = The Doctor's hands are empty; the Gamekeeper's too far off for a knife, and his one die fires no rifle. Lay <i>his</i> die on <i>her</i> saw.
    .legs = Hands, not legs.
bb-2-2 =
    .one = One die loads it, a second fires it. He has one.
    .praying = Praying comes later.
    .saw = The saw. He's nearly down.
bb-2-end = Her saw, his strength. The die sits out the next turn before he has it again: lend when it kills.

bb-3 = Keep one back
    .idea = Dice you do not spend can block when the dead strike.
bb-3-1 = { $health } Health, he swings, and if one of you dies we all lose. Don't spend: pass, and hold the dice.
    .hold = Hold it. Trust an old man.
    .held = You can't turn your back on him.
bb-3-2 = { $coming } coming. A D6 stops { $block-6 }, a D8 stops { $block-8 }; the number it shows is nothing to it, and a neighbour may help.
    .dead = And that's all of us. Any one of you, and it is over. Again.
bb-3-3 =
    .all = Stop it all, if you can: what gets through may also curse you.
bb-3-end = A blow fully blocked brings none of its nastiness. Dice you held, used or not, are rolled again in your turn; a neighbour's that blocked, one turn later.

bb-4 = Where will it go?
    .idea = The dead go for the nearest; among equals, the weakest. You can see it coming.
bb-4-1 = They're dead, not clever: nearest first, and of the nearest the weakest. The list says the Doctor: take your free step so that it names another.
    .still = Look at the list: still the Doctor. She's as near as the Town Hall, and weaker: go further off.
    .into = Into his arms? Away from him.
    .comes = He comes for her now.
bb-4-2 = Now he makes for the Town Hall. Walls have more blood than you: pass.
bb-4-end = Move, look, think. Lose all four Buildings and you lose; so do not run every night.

bb-5 = Powder and shot
    .idea = Guns take two dice, shoot straight lines, and are useless nose to nose.
bb-5-1 = A pistol wants two: any die to load, a good one to fire. Load the 2.
    .bang = Bang: the 5 loaded, so the 2 had to fire, and does { $duelling-pistol-1 }. The <i>fire</i> die makes the wound; load with rubbish.
    .closer = No nearer: beside one of them a gun is useless.
    .stand = Stand where you are and load.
bb-5-2 =
    .free = Thinking's free.
bb-5-3 = Loaded. Now the good one, on the fire.
    .free = Thinking's free.
bb-5-4 =
    .free = Thinking's free.
bb-5-end = { $duelling-pistol-2 }, from the far end of town. Straight lines only, first foe in line, and never while one stands beside you.

bb-6 = A better knife
    .idea = Pay dice for an Upgrade; the new die works at once, a spent D6 goes for good.
bb-6-1 = Quiet nights are for sharpening. The Amputation Knife costs { $amputation-knife-cost }: pay the 6 and the 5.
    .sharpen = Nobody's about. Sharpen.
bb-6-2 =
    .hemlock = Hemlock's { $hemlock-draught-cost } and brings a small die. Good too. The knife first.
    .free = Thinking's free.
bb-6-3 =
    .paid = Nothing's paid until it's all paid.
bb-6-end = A D8, rolled and ready this turn; one D6 you have spent goes in a hole of mine for it. One Upgrade each, every turn.

bb-7 = The town helps
    .idea = Each Building has one place for one die a turn, for anybody standing in Town.
bb-7-1 = Hospital mends, Church can bless a blow to count { $church-2 } times. Factory makes Upgrades cheap, Town Hall turns dice: give the Hospital the 6.
    .door = The 1 heals { $hospital-1 }, and the Hospital is taken for this turn. Any die opens the door, a big one opens the cupboard.
    .patient = The Doctor's bleeding. The Hospital.
bb-7-2 =
    .hospital = The Hospital, for the Doctor.
    .free = Thinking's free.
bb-7-end = { $hospital-3 } healed. That die stays there and misses your next turn: call on the town when it is worth that.

bb-8 = The man himself
    .idea = You win when the Necromancer falls, whatever else still walks.
bb-8-1 = There he is: { $left } left in him, and you have a 4 and a 6, so saws won't do. What did I say of the Church?
    .bare = A bare { $cavalry-sabre-3 }. Bless, <i>then</i> strike.
    .stay = Now or never. The Church.
bb-8-2 =
    .laughs = { $bone-saw-2 }, then { $cavalry-sabre-3 }, and he laughs. The Church first.
    .sabre = Bless the sabre, not the saw.
    .free = Thinking's free.
bb-8-3 = Blessed: the Colonel's next blow counts { $church-2 } times. Now, sir.
    .now = Now, sir. The sabre.
bb-8-4 =
    .free = Thinking's free.
bb-8-end = { $struck }! Back in the hole with him; and I want the others out of my yard by morning.

first-start-1 = Take two you know: the Doctor and the Colonel. You lead them both.
first-start-2 = Start them side by side, so that each can block for the other. The second row is nearer to the graves.
first-game-1 = Read what the coming Supernatural turn will bring before you touch a die.
first-game-2 = Which die would kill, if you laid it on the other's card?
first-game-3 = The last card of this wave was an Elite. What do you hold back to block?
whisper-1 = Kill what stands beside you; poison what will live, stun what you cannot kill.
whisper-2 = Two Upgrades by the third wave, or the Elite finds you with kitchen knives.
whisper-3 = Let them come to you: the first wave needs two turns for the road.

# First-time slips: each is told once, when its idea first matters.
bb-pass-holds = Held dice can block tonight and are rolled again tomorrow. Nothing is wasted.
bb-block-size = The size blocks, not the number: D6 { $block-6 }, D8 { $block-8 }, D10 and D12 { $block-10 }.
bb-neighbour = Neighbours may block for each other.
bb-locked = This one keeps its die: once a turn.
bb-share = This die may go on another's card. It then misses your next turn.
bb-held-fast = Beside a creature you may only step where you stay beside it.
bb-step-cost = One step is free; another costs a die of your own.
bb-forecast = The list says where each of them goes if nothing changes.
bb-tie = A tie: you choose for them. Send it where it hurts least.
bb-elite = The last card of the next wave is an Elite.
bb-armor = ARMOR takes { $n } off every blow: few big ones, not many small.
bb-dodge = DODGE: a blow under { $n } does nothing to it.
bb-reap = REAP: it strikes everybody beside it. Spread out.
bb-possession = It sits on the { $name }: whatever hurts it hurts the { $name } too. Poison does not.
bb-poison = Poison bites when it moves: as many as there are tokens, then one fewer.
bb-stun = Stunned: it does nothing, holds nobody, and its tricks sleep.
bb-token = { $token }: { $kind ->
        [curse] no lending or borrowing.
        [fear] no Weapon against the fearful.
        [mesmer] no Upgrade, and own dice do not refresh.
        [sicken] no healing.
       *[weaken] dice count three at most.
    } It goes at the end of your turn, or at the Church at once.
bb-broken = That Weapon is broken: any die mends it.
bb-upgrade = You could pay for { $weapon } now: { $cost }.
bb-no-d6 = This Upgrade needs a spent D6 of your own to bury. Spend one first.
bb-engaged = No shots with a creature beside you. Step, stun or strike first.
bb-ray = Lines run through sides and corners of the hex only.
bb-mausoleum = The Mausoleum can be broken. That ends nothing, but they no longer pile up there.
bb-ruin = One Building gone for good. At four the town is lost.
bb-animate = Next comes the Necromancer: when he first acts, the dead rise on every empty hex beside him. Stand close, leave him few.
bb-share-ask = Ask for the die: its owner says yes or no.
