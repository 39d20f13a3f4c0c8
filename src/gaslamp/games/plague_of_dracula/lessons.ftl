# Plague of Dracula, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = Van Helsing, by telegram
    .about = from Amsterdam; he pays by the word

pd-1 = One thing a turn, or two
    .idea = One action a turn, and a second one for the unbitten.
pd-1-1 = AM DELAYED STOP BEGIN WITHOUT ME STOP. Mina should arm herself: let her search the table.
    .over = Searching is over for this turn; steps come in one order and never back. Again.
    .bag = The bag works anywhere, but it hides a Rumor. At home the table is better.
    .onions = You would not know garlic from onions. Wait for me.
pd-1-2 = A Revolver! No bite, so she has a second action: pass the search and walk one place.
    .armed = She is armed. Pass the search, and walk.
pd-1-3 =
    .stone = A black stone lies there: that is the next lesson STOP.
    .walk = Walk one place: it costs her nothing else.
pd-1-end = One thing each turn, in this order: cleanse, search, mind weapons, walk, give blood, look into rumors. A whole neck does a second STOP.

pd-2 = Look under the stone
    .idea = Plague lies face down; whoever enters turns it, and it may bite.
pd-2-1 = Black stones are Plague: the Count's boxes, face down, one to three coffins. Pass search and items, then send Holmwood to Shoreditch to look.
    .armed = He has what he needs. On to the road: pass.
pd-2-2 = Holmwood walks up to { $rate } places, others fewer or more, and the first stone entered stops them. Now to Shoreditch.
    .also = Also a stone, and more coffins in it. To Shoreditch STOP.
    .useless = Safe and useless STOP.
pd-2-3 = { $coffins ->
        [one] { $coffins } coffin.
       *[other] { $coffins } coffins.
    } A number up to { $attack-check } was drawn: { $drawn } is more than { $coffins }, so nobody was home.
pd-2-end = Low draw, you fight; high draw, you breathe. More coffins, more teeth.

pd-3 = Teeth
    .idea = In a fight one card decides each blow; the best weapon counts for all.
pd-3-1 = Each blow draws up to { $blow }: you hit on { $ours } or less (1 and a Revolver), they on { $theirs } (1 and two coffins). You strike first; who stands in front?
    .spare = Then a bite would cost the Crucifix. Put in front whoever can spare it.
pd-3-2 = A five misses. Now <i>their</i> draw: let Mina raise the Crucifix and it never happens.
    .bitten = Bitten: the leftmost thing carried is gone, and who was bitten runs home. A Crucifix is for exactly this.
pd-3-end = Hit: the one best blade among you counted for both. They are gone, not dead; they are never dead STOP.

pd-4 = Garlic
    .idea = Coffin, Garlic Wreath, a fight: then the place is safe for good.
pd-4-1 = A turned coffin and a wreath: now we can clean house. It comes to blows first; only in an easier game a draw may spare you.
    .tomorrow = Cleansing is the first step of the turn. Tomorrow, then?
pd-4-2 = Who stands in front? If Seward is bitten first, the wreath is lost, and the coffin stays.
pd-4-end = The wreath lies there now. No plague, no rumor, no fight can ever enter, as long as it lies.

pd-5 = New blood
    .idea = A bite can be healed, with a doctor, and it costs both their turns.
pd-5-1 = Three bites and she is his, and they go for the most bitten first. Pass search and road, then let Seward open a vein.
    .vein = No: the vein STOP.
pd-5-2 =
    .road = Healing comes after the road: if she walks now, she has no turn left for it.
    .doctor = The doctor stays with his patient.
pd-5-3 = Now Seward, with his sleeve rolled up.
    .staff = The staff need { $heals-staff } or less. Cheaper, for it costs only her turn, but Seward was standing there.
    .vein = No: the vein STOP.
pd-5-end = { $drawn }: Seward heals a first bite on 1 to { $heals-seward }. And with a whole neck she has her second action back, at once.

pd-6 = What people say
    .idea = Rumor, then Miasma, then Plague: look before it ripens.
pd-6-1 = A Rumor keeps till tomorrow, a Miasma is Plague <i>tonight</i>. Pass the search; then stay with the one, or walk to the other?
    .which = The Miasma next door will not wait.
pd-6-2 =
    .waited = The Rumor could have waited, the Miasma did not.
    .which = The Miasma next door will not wait.
pd-6-3 = She is there. Pass search and road: her second action is for looking.
    .here = No: look into it.
pd-6-4 =
    .here = No: look into it.
pd-6-5 = One look in six is an attack, one in six a coffin. Two in six, something useful: look.
    .unseen = Unseen, it ripened. Look into it.
pd-6-end = A Dagger in the fog, and Holborn is clean. Clerkenwell's Rumor is a Miasma now: there is your errand for tomorrow.

pd-7 = The madman's door
    .idea = Before you act, the Count acts; and Renfield loose makes all of it worse.
pd-7-1 = Each turn opens with the Count's cards: day or night, Renfield, event, plague. Renfield breaks out on { $renfield-breaks-out } or less; with his doctor beside him on { $renfield-with-seward } or less.
    .door = The door STOP. Seward to Purfleet.
pd-7-2 = So send Seward to Purfleet, to his door.
    .door = The door STOP. Seward to Purfleet.
    .out = { $drawn }, and nobody at the door: Renfield is out.
pd-7-3 = Now pass what is left, and watch the new turn.
    .wait = He stands where he should. Pass.
pd-7-4 =
    .wait = He stands where he should. Pass.
pd-7-5 = { $drawn }! He stays, because Seward is there.
pd-7-end = Renfield loose: they strike first, and the plague crosses the river. Mind the door STOP.

pd-8 = The stake
    .idea = After the last turn comes one battle, and only Wooden Stakes end it.
pd-8-1 = Each hit costs him a space; on space { $beaten-space } he falls, if somebody holds Stakes. Mina is the wiser shield, but see the danger: put Morris in front.
    .front = Wiser, yes. First see what can go wrong: Morris in front.
pd-8-2 = A miss, and he strikes now. A bite takes what Morris carries leftmost, the Stakes: raise the Crucifix!
    .leftmost = The leftmost thing goes. Carry the Stakes last. Once more.
pd-8-end = Dust. Come with Stakes and few bites, and clean London: every { $tainted-per-space } places still tainted raise him a space before the battle.

first-game-1 = Arm first: search with everybody who stands in a clean place.
first-game-2 = Who stands alone? Gather near Holmwood's carriage.
first-game-3 = Which stone would you turn with your best weapon beside you? Quincey comes on the fourth turn, I on the sixth, with garlic.
whisper-1 = Travel as a pack round Holmwood's carriage: one Revolver serves four.
whisper-2 = Turn a stone on one turn, cleanse it on the next: never both with tired hunters.
whisper-3 = Rest in a cleansed place: nothing can attack you there. But do not stay for ever; the Count grows bold if no coffin falls.
first-game-4 = Who is bitten acts once and walks less. Bring doctor and patient together, and heal early.
whisper-4 = Carry on the left what you can spare: a bite takes that first.
first-game-5 = Whose neck is whole? The second action searches again or walks one place more.
whisper-5 = Stones spread to their neighbours. Hold a few places clean, with garlic, rather than run after all of them.
first-game-6 = Garlic at last. Who ends a turn on a turned coffin can cleanse it as the first thing of the next.
whisper-6 = Discard a coffin at least every { $quiet } turns, or the Count goes undisturbed.

# First-time slips: each is told once, when its idea first matters.
pd-steps = Pass means: on to the next step. Your hunters keep their action for it.
pd-few-cards = Few cards are left, and the chances count only those. When the deck is empty, all sixty come back.
pd-card-numbers = Only the number counts. The event printed on that card does not happen.
pd-who = They choose nobody: you say who stands in front.
pd-best-weapon = Only the best blade counts, once, for everybody.
pd-leftmost = A bite takes the leftmost thing carried. Items can be put in order.
pd-flee = Bitten hunters run home, or to another home if theirs is tainted. The others may follow, or fight on.
pd-home = At home nobody runs: bitten, out of this fight, but still there.
pd-lost-action = A fight costs everybody there this turn's actions. Who stands elsewhere, or where a wreath lies, keeps them.
pd-two-bites = Two bites: no step, no blow. Bring a doctor, or a carriage.
pd-stop = You must stop at the first stone or coffin you enter.
pd-no-check = Already turned: walk in, nothing stirs.
pd-only-bag = Under a Coffin, Rumor or Miasma only the bag can be searched.
pd-bag-rumor = Somebody on a coffin can search the bag. If it gives a Rumor there, you fight.
pd-miasma = A Miasma is near. It is Plague at the end of this turn unless somebody looks into it.
pd-renfield = Renfield is loose: they strike first, and the river is no wall.
pd-south = Nothing can attack you south of the river now.
pd-long-night = A second night: when it ends, Dracula gains a space, or attacks.
pd-long-day = A second day: when it ends, Dracula loses a space.
pd-hit-dracula = A hit costs him a space. Weaker, he also spreads less plague.
pd-carriage = Up to { $carriage } may ride along. It is their action too.
pd-van-helsing = Take { $spaces }: for cleansing Garlic, for the end Stakes, for tonight a Crucifix.
pd-mina = If Mina turns, Harker's return loses the game.
pd-easier = An easier game: cleansing draws a number first. Above the coffins nobody attacks, and the place is yours.
pd-fives = At strength { $blow } or more a red five hits, a black five misses.
pd-target = They go for whom an event names, else for the most bitten; among equals for Lucy.
pd-refill = What is drawn from the bag is made up from the Inventory. When none is left there, a Rumor goes in.
pd-quiet = Discard a coffin at least every { $quiet } turns, or the Count goes undisturbed: fiercer, and garlic no refuge.
pd-taint = At the end every { $tainted-per-space } places still tainted raise Dracula a space. So cleanse, even late.
pd-last-turn = After this turn all hunters in London with at most one bite fight Dracula, wherever they stand. Put weapons in order now.
pd-stakes-left = Five turns, and nobody carries Stakes. Without them the last battle is lost.
