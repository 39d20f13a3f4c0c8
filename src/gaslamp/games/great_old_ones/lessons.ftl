# Great Old Ones, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = The Cabman
    .about = who has driven worse than you; gossiping, never asking

go-1 = I have won
    .idea = Your Objective is secret; you win by saying so at the start of your turn.
go-1-1 = Evening! Your secret Objective is Greed, own £{ $greed-2 }: look in your purse, and declare it.
    .late = Too late now: once a card is down you can't declare till next turn, and by then somebody's had your wallet.
    .nothing = Nothing comes before the declaring. Nothing.
go-1-end = That's all there is to winning: be there when your turn <i>begins</i>, and say it. Tomorrow you'll have to earn it.

go-2 = A card is a list of errands
    .idea = Play one card, do its symbols from top to bottom, fill up to five.
go-2-1 = One card a turn: play Sam Weller. Its little pictures are errands, top to bottom: here a man on the map, then £{ $pay }.
    .sam = Mr. Weller tonight.
go-2-2 = The Minion on the card is an Agent of yours. Place one where you have somebody, or next door.
    .company = Company there already: that makes Trouble. We'll get to Trouble.
    .friends = You've nobody near there. Friends of friends, that's how it spreads.
    .place = A new man, not an old one on his feet.
    .again = You may skip an errand, but it won't come again. Free men, free money: take them.
go-2-3 = There he stands. Now the £{ $pay }.
    .again = You may skip an errand, but it won't come again. Free men, free money: take them.
go-2-4 = Errands done. End the turn.
go-2-5 = Now fill your hand to { $hand }: blind from the deck, or one of the { $row } open ones.
go-2-end = And that is a turn: one card, its errands, a full hand. Next, please.

go-3 = Trouble
    .idea = Company makes Trouble; leaving ends it.
go-3-1 = Play The Navvies and put a man in Southwark, where somebody sits already.
go-3-2 =
    .fun = Nobody there, no fun there. Southwark.
go-3-3 = That marker is Trouble: people get killed there, and nobody builds. Now walk him out to Bermondsey or Lambeth.
    .one = Two of yours and one of theirs, still one marker. Never more than one.
    .out = Walk him out, I said: from Southwark.
go-3-end = One leaves, and it's quiet at once. Any one, even if ten stay.

go-4 = Mr. Sikes
    .idea = An Assassination needs Trouble, and nothing else.
go-4-1 = Play Mr. Sikes. He doesn't ask how far it is; he asks: is there Trouble?
go-4-2 = There is, in The City. Show him the man.
    .witnesses = Quiet street. Witnesses.
    .mercy = Mercy? In my cab?
go-4-3 = His fee is yours: take it.
go-4-end = Gone, and the Trouble with him. So your own man there is safe now: kill the danger, end the Trouble.

go-5 = Bricks
    .idea = Build where you have a Minion, no Trouble and no house; it pays from your next turn on.
go-5-1 = A house is money that can't be picked from a pocket, and one more piece of yours in that quarter. Play The Bank of England.
go-5-2 = Lambeth's quiet and has no house yet: build the Factory there.
    .bricks = They're throwing bricks there, not laying them.
    .one-day = £{ $palace-cost }. One day.
    .factory = The Factory, in Lambeth. That's your money's worth.
    .nobody = You've nobody there to hold the trowel.
go-5-3 = Up she goes. Take what the Bank still pays.
    .mortar = Mortar's wet. Next turn.
go-5-end = A Factory for £{ $factory-cost }, worth £{ $factory-cost } at the end; and from your next turn on you may throw it a hand card for £{ $factory-use }, every turn.

go-6 = Whose street is it?
    .idea = You control an area with strictly more pieces than any one rival; check at the start of your turn.
go-6-1 = Pride wants { $pride-2 } areas. You have { $controlled }, and a tie in The City; a tie is nobody's: play the Waterman.
    .start = Not met yet. And only ever at the start.
    .waterman = The Waterman. He rows a man anywhere.
go-6-2 = One more of yours in The City breaks the tie.
    .two = Two to one: yours. But it's <i>their</i> turn now, so end yours and hold your breath.
    .empty = { $controlled } as well, in an empty street: just as good today. But it's <i>their</i> turn now, so end yours and hold your breath.
    .yours = That one is yours already. The City.
    .tie = Skip him, and a tie it stays. The City.
go-6-3 =
    .breath = No more tricks. End the turn and hold your breath.
go-6-4 = Fill your hand, and let them have their turn.
go-6-5 = They've done nothing to it, and your turn <i>begins</i>. Say it!
    .say-it = Say it first! You have won.
go-6-end = Still { $pride-2 }! They could all see it coming; next time take the last two in one turn.

go-7 = Ring the bell below
    .idea = Insanity must rise; the higher it is, the cheaper the Elder Ones.
go-7-1 = A Procession from Bedlam: madness first, then the bell. Play it.
    .card = The card. Leave the board's tricks be.
go-7-2 = Insanity can't be skipped: up to { $level }. Now ring: up to { $level } on a die of { $die } sides costs nothing, above that you pay.
    .nothing = The madness rose for nothing, then.
    .ring = Ring.
go-7-3 = { $roll } against { $level }: short by { $short }. So each HP, strength and worth in one, costs £{ $short }: little Bokrug £{ $small }, Basatan £{ $big }; take Basatan.
    .dull = Sensible. Also dull. You've got the money.
    .purse = Your whole purse for three HP. He'd be worth it later, when the bell is cheaper.
    .basatan = Basatan, if you please.
go-7-end = Basatan is company for your man: Trouble; from next turn he may remove who stands with him. At level { $last-level } the world ends: points, { $agent-points } a man or HP, one a pound.

go-8 = Good dog
    .idea = Interrupts are played in somebody else's turn, at once or not at all.
go-8-1 = Whoa! Sikes goes for your man, and Toby can bark <i>now</i>.
    .gone = And he's gone, and the moment with him. Again, with the dog.
go-8-end = Man alive, Sikes been and gone, and the dog is played. You'll be asked with no dog in hand too: say ‘let it happen’ and smile.

first-game-1 = What does your Objective want more of: money, men, areas, Trouble?
first-game-2 = Look at the rival's numbers: which Objective could that be?
first-game-3 = Before you end the turn: your board's ability, your houses. Used?
whisper-1 = Stay two steps short of your Objective while they watch, and take both in one turn.
whisper-2 = Houses are safe money; but fire and flood love a rich man.
whisper-3 = Watch what a rival never does: who skips every killing may be waiting for the end.

# First-time slips: each is told once, when its idea first matters.
go-objective = Only you see your Objective. The list of all seven is open to everybody: guess theirs.
go-must-play = One card must be played. Its errands may all be skipped, except Insanity.
go-skip = A symbol you skip is gone for this card.
go-near = Place where you have a Minion, or next to one. A house is not enough.
go-trouble = A pawn that comes to another makes Trouble, and with Trouble comes the knife.
go-own-trouble = Two Agents of your own are company too: they make Trouble.
go-quiet = Trouble in an area is over as soon as any pawn leaves it or dies there.
go-tie = You are tied with a rival in an area: a tie belongs to nobody.
go-house-counts = A house counts as a piece for control.
go-not-yet = What you build or summon can be used from your next turn on.
go-board = Once in each of your turns, besides the card, your board lets you do this: { $text }
go-another = One more card now. No refill in between.
go-scroll = The Scroll is the sentence on the card. Once begun it is done to the end.
go-insanity = Insanity is the only symbol nobody may skip. At level { $last-level } the game is over.
go-event = Insanity has brought an Event, and it is for everybody. { $text }
go-grenadier = Where a Grenadier stands nobody is in control, and Trouble ends as he enters.
go-citizen = A New Citizen is nobody's man: control takes more pieces than there are New Citizens.
go-refill = Open cards are seen by all. What you take tells them something.
go-window = You are asked so that nobody can tell what you hold. You can set when you are asked.
go-interrupt-card = An Interrupt played as the card of your turn does nothing. Keep it for the moment it names.
go-hits = Hits on an Elder One heal when the turn ends. It falls in one turn, or not at all.
go-two-elders = Two Elder Ones are the most you can control.
go-loan = Your loan: £{ $loan } now, £{ $loan-due } back at the end, or { $loan-penalty } points less.
go-deck = When a hand cannot be filled, the game ends: Sloth wins, or points do.
go-near-win = Count: { $seat } may be one step from { $objective }.
