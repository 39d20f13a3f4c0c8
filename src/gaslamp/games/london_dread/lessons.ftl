# London Dread, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = Inspector Hale of the Yard
    .about = tired, fair, always looking at his watch

ld-1 = Six in the morning
    .idea = Turn a card up, then put its number on your clock.
ld-1-1 = Hale, Scotland Yard. You have twelve hours and a city full of trouble; turn that card and see what it is.
    .park = An empty clock is a walk in the park. We have no park.
    .card = The card first. One should know where one is going.
ld-1-2 = A Bruiser. Put token 2 on the first hour: at six, be at Location 2.
    .place = There is nothing at that Location. The number is the place, not the hour.
    .six = At six. The first hour.
    .park = An empty clock is a walk in the park. We have no park.
ld-1-3 = That will do for today. Say that you are ready.
    .enough = Enough. Ready?
ld-1-end = Look: the Dread this plan leads to fell to { $dread }. That number is how the night will hurt us, so keep it low.

ld-2 = The arrow
    .idea = Numbers work where you are; an arrow takes you to another part of town.
ld-2-1 = Murphy is West, the trouble is North. Put any token on the first hour and turn it over: an arrow, pointing North.
    .west = That is <i>West</i> 4: nothing there. Numbers never leave the quarter you stand in.
    .first = The first hour: he has to get there.
ld-2-2 = Now turn it over, to the North; on the board press its hour, then the sign of the North Streets.
    .quarter = Wrong quarter. Before six you may turn it for nothing; later it costs.
    .over = Turn it over first.
ld-2-3 = One arrow, one hour, any distance. Now number 4, at eight.
    .four = Number 4, at eight.
    .eight = At eight. He will be there by then.
ld-2-4 = Arrow and number. Say that you are ready.
    .enough = Enough. Ready?
ld-2-end = Arrow, then number. Half of London is late because it forgot the arrow.

ld-3 = One short
    .idea = Count icons that match; short of the number, spend something.
ld-3-1 = The card wants { $need }. Degas brings GUILE, INFLUENCE and WILD, the question mark, which matches anything: { $brings }.
    .way = We came all this way.
ld-3-2 = One short. Her dice, her Virtue token or a card of the deck can bring it.
    .stays = Nothing lost but the hour. It stays, and at dawn it counts { $dread } Dread. Again.
ld-3-3 = Solved. The card joins your Investigation deck: old trouble is new help.
ld-3-end = Cheapest first: an Item you use comes back next Chapter; a Virtue token, a drawn card and a depleted Item do not.

ld-4 = Two heads
    .idea = Everybody at one place adds up.
ld-4-1 = Stürmer brings 3, Murphy 2. Same place, same hour.
    .past = Two of you, and you walk past?
ld-4-end = 5 points where { $need } do, and nothing spent. Meeting is the best weapon in London, but it costs two clocks an hour.

ld-5 = The door stands open
    .idea = A Plot card: everybody flips, adds, rolls; two faces in six succeed.
ld-5-1 = Plot cards carry the story. You flip one of your six Personality cards, add what you like, and roll one die for each match.
    .door = The door stands open. In.
ld-5-2 = { $dice } dice, on each two sides in six are successes. Add <i>before</i> you roll; afterwards it is too late.
    .brave = Bare dice, one in three each: brave. The Medal would have been one more.
ld-5-3 = { $dice } dice now. Roll them.
ld-5-end = { $successes ->
        [0] It went badly, and the story goes on all the same: any outcome counts as done.
        [1] It went badly, and the story goes on all the same: any outcome counts as done.
        [2] In the clear. Any outcome counts as done.
       *[other] And something for your pocket. Any outcome counts as done.
    }

ld-6 = A before B
    .idea = Plot cards go by letter and by the hour; left lying they cost Dread.
ld-6-1 = Two of you stand at two doors. B will not open before A is read.
    .alphabet = A, then B. I did not invent the alphabet.
    .waiting = A is waiting.
ld-6-2 = He flips a card of his own. Now just roll.
    .roll = Just roll.
ld-6-3 = Same hour, next door: now B.
    .waiting = B is waiting.
ld-6-4 = And now Sterling: just roll.
    .roll = Just roll.
ld-6-end = A Morning card that lies costs its Dread three times: after the fourth, eighth and twelfth hour. Plan the letters first, the rest around them.

ld-7 = Wrong turn
    .idea = The plan is fixed; only an arrow can still be turned, for Dread.
ld-7-1 = Somebody wrote East. Before he sets off, an arrow may be turned, for { $detour } Dread: North.
    .east = And there he goes, East, to nobody.
    .promise = A number is a promise. Only arrows turn.
    .north = North. The trouble is North.
ld-7-2 = Now let him walk: pass, this hour and the next.
    .promise = A number is a promise. Only arrows turn.
ld-7-3 = There. Look into it.
    .there = He is there. Look into it.
ld-7-end = Cheap, this once. Numbers cannot be changed, nor empty hours filled.

ld-8 = The crypt
    .idea = Each Challenge beaten is a die; Dread sets how many successes you need.
ld-8-1 = In or out, before you see the card. In: beat it for a die, or pay.
    .in = Go in. You hold two good cards.
ld-8-2 = { $points } of { $need }. Play Trust: it matches anything.
    .strong = Two icons where one was needed. Keep the strong card for the next door; now bow out, and keep your dice.
    .short = One short, and it cost two cards. The last card in hand is worth nothing tomorrow.
ld-8-3 = A third die. If that is enough, bow out and keep what you have.
    .bow = Do not be greedy. Bow out.
ld-8-4 = Now roll, all of them, once.
ld-8-end = One success in any case, one more for every { $dread-per-success } Dread, and the Antagonist’s Might against a team. That is why we count.

first-game-1 = Turn <i>every</i> card first: a face-down card costs { $face-down } Dread and hides a Plot.
first-game-who = Take whom you like. The icons are what you bring to every card; WILD matches anything.
first-game-2 = Twelve hours are yours. Look which cards the plan leaves to nobody, letters first, or ask Hint for a whole plan.
first-game-3 = A meeting of the plan is ‘short by’ a point or two? Send a friend there, or keep an Item for it.
whisper-1 = Plan backwards: the last Plot at night, then who stands near it at the ninth hour, then the rest.
whisper-2 = Pairs: two who share no icon cover more cards than two who do.
whisper-3 = Nothing is in a hurry now: the plan runs by itself. You only choose what to spend, an Item before a card.
first-game-4 = What nobody meets before the next hour stays where it lies: come back for it, or pay its Dread.
whisper-4 = Allies go home when the Chapter ends: until then a sacrifice may be worth more than their icons.

# First-time slips: each is told once, when its idea first matters.
ld-time-up = This ends planning for everybody. There is no way back.
ld-face-down = Turning cards is free and takes no hour. Turn them all.
ld-placeholder = A Plot: it takes the next letter, wherever you found it.
ld-day-night = Day opens at the fifth hour of the clock, Night at the ninth. Earlier the door is shut.
ld-short = Short by { $n }: send somebody along, or plan to spend { $n }.
ld-two-tokens = You own two of each number. The Stash lends one more, for { $stash } Dread.
ld-any-token = Any token is an arrow on its back. Use numbers you do not need.
ld-empty-slot = Empty hour: you stand in the Streets of your quarter.
ld-ally = An Ally: walk there and take them along. No test, and their icons are yours all Chapter.
ld-clue = Solved cards are clues now: they can be drawn later, once.
ld-draw = A drawn card is used up, whether it matched or not. Stop when you like.
ld-item = Use tilts it until the Chapter ends; Deplete throws it away for more.
ld-commit = Once the first card is flipped, nobody walks away.
ld-trauma = A Trauma: your three sheet icons are silent this time. Items, Allies and cards still speak.
ld-condition = One Injured or Unhinged does nothing. A second of the same costs { $second-condition } Dread, or, at the end, you.
ld-segment = After the next hour { $card } costs { $n } Dread.
ld-blocked = { $early ->
        [0] { $card } waits for { $letter }.
       *[other] { $card } waits for hour { $n } of the clock.
    } This hour is lost here.
ld-last-plot = If { $card } is not reached tonight, the story is lost.
ld-supply = Take one of the three: only its place is filled again. Or take the unseen top card: then all three change.
ld-endgame = Everybody is here now. Each has an own hand; what you beat alone, you earn alone.
ld-out = Out is safe: you keep your dice and roll at the end.
ld-allies-leave = Your Allies leave now, each for one Confidence. Sacrifice those whose gift is better than that.
ld-spellcraft = In this Story every SPELLCRAFT icon counts as WILD against a Challenge.
ld-target = Every { $dread-per-success } Dread asks for one more success in the end.
