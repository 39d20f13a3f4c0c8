# Prompts.
ask-any-weapon = A Rumor for { $a }: take any weapon from the Inventory, or none.
ask-arrange = Which weapon goes in place { $b } on the track of { $a }, counted from the left?
ask-arrive = { $a } arrives. Where?
ask-attacker = Who attacks in { $a }?
ask-carriage = { $a ->
    [0] The carriage is empty.
    [one] The carriage has one passenger.
   *[other] The carriage has { $a } passengers.
  } Take somebody along, drive off, or call it off.
ask-champion = { $a } cannot strike. Who draws for the hunters? All draw alike.
ask-cleansing = Cleansing: choose a location, or pass.
ask-cleansing-bonus = Bonus cleansing: choose a location, or pass.
ask-crucifix = { $b } is attacked by { $a }. Raise a Crucifix?
ask-final-search = The road to the castle: what does { $a } do?
ask-first-draw = { $a } may draw from the Search Bag before the hunt begins.
ask-flee-to = { $a } flees. Where to?
ask-follow = Does { $a } follow to { $b }, or stay and fight?
ask-free-search = A telegram: one hunter may search at once, free.
ask-gift = Who receives the gift?
ask-hand-over = { $a } has no hunter left. Which of yours do you hand over?
ask-holy-water = The hunters are about to strike { $a }. Use Holy Water?
ask-host = { $b } is attacked by { $a }. Scatter the Host?
ask-items = Item Management: return weapons to the Inventory, give or rearrange them, or pass. Whoever does so spends the action.
ask-movement = Movement: choose a hunter and a place, or pass.
ask-movement-bonus = Bonus movement: one location, or pass.
ask-outbreak = The plague before the hunt: { $a } { $a ->
    [one] marker
   *[other] markers
  } still to place. Where does the next one go?
ask-pass-on = An exchange of weapons: what does { $a } give, and to whom? Every giver spends the action.
ask-pick = Pick a hunter.
ask-receive = { $a } offers the { $b } to { $c }. Accept?
ask-remove-plague = The long day uncovers one Plague marker. Which?
ask-resolution = Rumors and Miasma: who looks into one? Or pass.
ask-resolution-bonus = Bonus action: who looks into a Rumor or Miasma? Or pass.
ask-return-more = { $a } may return more weapons.
ask-ride = The carriage drives to { $b }. Does { $a } ride along?
ask-scatter = A friend is lost. Does { $a } flee, and where to?
ask-search-or-fight = Dracula stands at { $a }. Search for another round, or face him now?
ask-searching = Searching: choose a hunter and where to look, or pass.
ask-searching-bonus = Bonus search: choose a hunter and where to look, or pass.
ask-spread = { $a } { $a ->
    [one] marker
   *[other] markers
  } in hand, { $b } locations tainted. Place one.
ask-stakes = You have driven off { $a }. Use Wooden Stakes to destroy the vampire?
ask-start = Where does { $a } begin?
ask-take-occult = Van Helsing opens his bag: choose occult weapon { $a } of 3.
ask-target = An attack by { $a }. On whom?
ask-trance = Mina speaks in trance: which of the cards comes as number { $a }?
ask-transfusion = Will { $b } spend an action on a transfusion by { $a }?
ask-transfusion-step = Transfusions: choose a doctor and a patient, or pass. Each of them spends the action.
ask-turn-up = The ledger names a place: turn up Plague marker { $a } of 3, or stop.
ask-two-wreaths = Flowers from Haarlem: who gets Garlic Wreath { $a } of 2?
ask-victim = The long night: whom does Dracula attack?
ask-ward = The sickness is upon { $a }. Tip a Crucifix?
ask-whisper = A Rumor leaves Purfleet. Where does it start?
ask-who-gives = { $a } has no hunter left. Which player hands one over?
ask-whose-wreath = Whose Garlic Wreath is laid in { $a }?

# Options.
option-pass = Pass
    .does = You do nothing more in this step.
option-cleanse = Cleanse { $a }
    .does = The hunters there fight for the location and, if they win, lay a Garlic Wreath and discard its marker.
option-search = { $a }: search { $b }
    .does = The hunter looks for a weapon in the Search Bag or on a table.
option-return = { $a }: return the { $b }
    .does = The hunter puts weapons back into the Inventory.
option-give = { $a }: give the { $b } to { $c }
    .does = The hunter hands a weapon to a friend in the same place who has an open space.
option-exchange = { $a }: give the { $b } to { $c } in an exchange
    .does = Hunters without an open space hand weapons on in a ring, all at the same moment.
option-arrange = { $a }: rearrange weapons
    .does = The hunter puts the weapons in another order; the leftmost one is lost first to a bite.
option-move = { $a }: move to { $b }
    .does = The hunter walks, and turns up Plague where the way ends.
option-board = Take { $a } into the carriage
    .does = The hunter gets into Holmwood's carriage and spends the action.
option-drive = Drive to { $a }
    .does = Holmwood and all passengers go there together.
option-transfuse = Transfusion by { $a } for { $b }
    .does = A draw in column 6 decides whether the patient loses a bite.
option-resolve = { $a }: look into the whispers
    .does = The hunter looks into the Rumor or Miasma there; a draw in column 6 says what is behind it.
option-done = Done
    .does = You are content with what is done.
option-agree = Agree
    .does = You say yes for your hunter.
option-decline = Decline
    .does = You say no for your hunter.
option-target = They attack { $a }
    .does = The undead attack this hunter.
option-champion = { $a } strikes
    .does = This hunter draws for the hunters, as the target cannot.
option-use = { $b } uses the { $a }
    .does = The hunter uses an occult weapon in this combat.
option-withhold = Do not use the { $a }
    .does = The weapon is kept for later.
option-flee = { $a } flees to { $b }
    .does = The hunter leaves the combat for a safe place.
option-follow = { $a } follows to { $b }
    .does = The hunter leaves the combat with the one who flees.
option-stay = { $a } stays
    .does = The hunter stays in the combat.
option-stake = { $a } uses the Stakes
    .does = A hunter destroys the vampire who was driven off, and uses up Wooden Stakes.
option-lay = The Wreath of { $a }
    .does = This hunter's Garlic Wreath is laid in the cleansed location.
option-hand-over = Hand { $a } to { $b }
    .does = Another player leads this hunter from now on.
option-giver = { $a } hands one over
    .does = This player hands a hunter over.
option-spread = Place { $a } in { $b }
    .does = You place one of the drawn Plague markers.
option-attacker = { $a }
    .does = This foe attacks.
option-arrive = { $a } arrives in { $b }
    .does = The hunter comes to London in this place.
option-take = Take: { $a }
    .does = The weapon goes from the Inventory to the hunter.
option-remove = Remove the marker in { $a }
    .does = The Plague marker leaves the board for good, and all see its coffins.
option-place = Plague in { $a }
    .does = A Plague marker is placed there before the hunt begins.
option-place-at-random = Place all the rest at random
    .does = Chance places all Plague markers that are left.
option-start = { $a } begins in { $b }
    .does = The hunter begins the game there.
option-draw = { $a } draws from the bag
    .does = The hunter draws an item from the Search Bag; a Rumor gives any weapon of the Inventory.
option-receive = For { $a }: { $b }
    .does = The hunter gets the weapon of the event.
option-reveal = Turn up the marker in { $a }
    .does = The Plague marker there is turned to its Coffin side, without combat.
option-next-card = Next: { $a }
    .does = Of the cards Mina saw this one comes next.
option-whisper = Rumor in { $a }
    .does = The Rumor starts there.
option-search-again = Search another round
    .does = Everybody searches once more, and Dracula gains a space.
option-fight = Face Dracula
    .does = The Last Battle begins.
option-pick = Play { $a }
    .does = You lead this hunter.
option-first = { $a }
    .does = This weapon comes next on the track, counted from the left.
option-call-off = Call the drive off
    .does = The carriage stays, and its passengers keep their actions.

# What options bring.
note-at-random = chance decides
note-bites = { $a ->
    [0] no bites
    [one] { $a } bite
   *[other] { $a } bites
  }
note-cleanse = { $a } { $a ->
    [one] coffin
   *[other] coffins
  }; everybody there spends the action
note-cleanse-target = { $a } { $a ->
    [one] coffin
   *[other] coffins
  }; everybody there spends the action; { $b } is attacked first
note-cleansed = cleansed
note-coffin = { $a } { $a ->
    [one] coffin
   *[other] coffins
  }
note-costs = costs the action of { $a }
note-crucifix = cancels one draw of the undead each turn
note-crucifix-raised = cancels this draw of the undead
note-day-card = a day card
note-destroys = { $a } is destroyed for good
note-dracula-to = Dracula then stands on space { $a }
note-holy-water = +1 in combat, once
note-host = ends a combat, once
note-host-used = the undead draw no more, the hunters draw once, the combat ends
note-last-bite = the next bite is the third
note-lost-first = lost first to a bite
note-miasma = Miasma there
note-night-card = a night card
note-on-hunters = hunters are there: it is turned at once
note-plague = Plague, face down
note-rumor = a Rumor there
note-secular = +{ $a } in combat
note-stakes = destroys a turned hunter; needed against Dracula
note-stand-in = the Infected stand in
note-strength = strength { $a }
note-stronger = strength { $a } to { $b } in this round
note-transfusion = bites { $a } to { $b }
note-warded = keeps the sickness off
note-wreath = needed for cleansing

# What an option costs, on a tag.
price-action = the action of { $a }
price-dracula = Dracula to { $a }
price-used-up = used up

# Why not.
why-acted = { $a } has taken this action already.
why-attacked-already = It has attacked this turn already.
why-bitten = Only hunters without bites take bonus actions; { $a } has been bitten.
why-called-off = The drive with { $a } was called off in this step.
why-cannot-walk = With two bites a hunter cannot walk; the carriage can help.
why-declined = The player of { $a } has said no in this step.
why-fewer-bites = Only the hunters with the most bites can be chosen.
why-fog = The fog is too thick for bonus moves this turn.
why-fought = { $a } has been in combat this turn, which cancels every action not yet taken.
why-hunter-there = A hunter is there.
why-leaves-gap = That would leave a gap or enclose a hunter.
why-minions-alternate = Creatures and Infected take turns; the others are next.
why-no-action-left = Nobody there has an action left.
why-no-healthy-company = A doctor treats himself only with an unbitten hunter beside him.
why-no-open-space = There is no open space on the track of { $a }.
why-no-van-helsing = Nobody knows what to look for until Van Helsing has come.
why-no-wreath = Nobody there holds a Garlic Wreath.
why-not-adjacent = It does not touch a tainted location.
why-only-the-bag = Under a Coffin, Rumor or Miasma only the bag can be searched.
why-printed-bite = Lucy's first bite cannot be healed.
why-taken-back = { $a } has taken an exchange back in this step; somebody else can begin one.
why-tipped = The Crucifix has been used this turn.
why-two-bites = With two bites a hunter can do nothing in combat.

# Cards and what they decided.
drawn-attack-check = Do they attack? Fate says { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-attacker = Who attacks? Fate says { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-feeding = The blood that Dracula gets: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-harker = Does Harker come home? Fate says { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-harker-health = How Harker fares: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-hunters = The hunters strike: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-occult = The search reads number { $c } of the Occult table.
    .detail = { $a }, column { $b }: { $c }
drawn-place = Where it happens: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-renfield = What Renfield does: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-rumor = What is behind the whispers: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-secular = The search reads number { $c } of the Secular table.
    .detail = { $a }, column { $b }: { $c }
drawn-spread = How the plague spreads: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-transfusion = How the transfusion goes: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-undead = The undead strike: { $c }.
    .detail = { $a }, column { $b }: { $c }
drawn-victim = Whom it befalls: { $c }.
    .detail = { $a }, column { $b }: { $c }
time-card = The time is told by { $a }.

# The story.
all-quiet = All stays quiet in { $a }.
arranged = { $a } rearranges the weapons.
arrives = { $a } is in { $b }.
attacked-by = The attacker: { $a }, strength { $b }.
bag-filled = Occult weapons go into the Search Bag.
bag-gets = A { $a } goes into the Search Bag.
bag-gets-rumor = No { $a } is left in the Inventory: a Rumor goes into the bag.
bag-not-refilled = Nothing is left to put into the bag, and that brings the undead.
bite-from-bag = There is no weapon to lose: the { $a } drawn from the Search Bag marks the bite.
bite-from-inventory = There is no weapon to lose, and the Search Bag gives only a Rumor, which goes back: a { $a } from the Inventory marks the bite.
bitten = { $a } is bitten and has { $b } { $b ->
    [one] bite
   *[other] bites
  } now.
cleansed = { $b } lays a Garlic Wreath in { $a }, and a marker of { $c } { $c ->
    [one] coffin
   *[other] coffins
  } is discarded: { $a } is cleansed.
cleansing = The hunters set about cleansing { $a }.
coffin-found = In { $a } stands a marker of { $b } { $b ->
    [one] coffin
   *[other] coffins
  }.
combat = Combat in { $a }.
combat-over = The combat in { $a } is over.
destroyed = { $b } drives a stake through { $a }.
died = { $a } dies rather than turn.
dracula-at-full = Dracula is at the top of his track already.
dracula-stronger = Dracula rises to space { $a }, strength { $b }.
dracula-weaker = Dracula falls to space { $a }, strength { $b }.
driven-off = Driven off: { $a }.
eliminated = { $a } falls in the Last Battle.
event = The event is { $a }. { $b }
event-lasts = It lasts until Marker Adjustment, at the end of this turn.
exchange-off = The exchange is called off.
final-confrontation = The Final Confrontation: { $a } { $a ->
    [one] hunter follows
   *[other] hunters follow
  } Dracula to his castle.
finds-nothing = { $a } finds nothing.
flees = { $a } flees to { $b }.
gains = { $a } gains a weapon: { $b }.
garlic-fails = Garlic does not protect { $a } from an undisturbed Dracula.
gift-declined = { $a } does not take the { $b }.
gives = { $a } gives the { $b } to { $c }.
handed-over = { $a } is now led by { $b }.
harker-health = Harker leaves Buda-Pesth with { $a } { $a ->
    [one] bite
   *[other] bites
  }.
harker-stays = Harker is not fit to leave Buda-Pesth yet.
healed = The transfusion helps: { $a } has { $b } { $b ->
    [one] bite
   *[other] bites
  }.
hunters-hit = The hunters hit { $a }.
hunters-miss = { $a } misses.
infected-stand-in = They stand in for a Dracula without strength; each bite feeds him.
last-battle = The Last Battle begins, Dracula on space { $a }.
five-black = The five is black, a miss.
five-red = The five is red, a hit.
long-day-nothing = The long day finds no Plague marker to uncover.
long-night-hunt = The long night would raise Dracula a space. At the top of his track already, he attacks { $a } instead.
miasma-fades = The Miasma in { $a } fades.
miasma-festers = The Miasma in { $a } becomes Plague.
mist-falls = A dark mist falls on { $a }.
moves = { $a } moves to { $b }.
no-coffin-left = A coffin should stand in { $a }, but no marker is left at Carfax.
no-combat-cleansed = { $a } is cleansed: the undead cannot come there.
no-combat-south = The undead cannot reach { $a }: Renfield is not at Carfax, and no location south of the Thames is tainted.
no-gift-left = None is left in the Inventory: nothing comes of it.
no-room = { $a } has no open space for a find.
no-rumor-left = No Rumor marker is left in the supply.
no-trance = Mina is not in London with a bite: nothing comes of it.
no-travels = Harker does not lie in Buda-Pesth with Mina in London: nothing comes of it.
nobody-called = Nobody it concerns is in London: nothing comes of it.
nobody-else-in-reach = No other hunter is within reach of the undead.
nobody-has-room = Nobody in London has an open space: nothing comes of it.
nobody-in-reach = No hunter is within reach of the undead.
none-left = { $a } looks in vain: no { $b } is left in the Inventory.
not-cleansed = { $a } is not cleansed.
not-healed = The transfusion for { $a } fails.
not-in-london = { $a } is not in London: nothing comes of it.
nothing-to-turn = No Plague marker lies face down: nothing comes of it.
picked = { $a } leads { $b }.
plague-nowhere = There is no place for { $a ->
    [one] a Plague marker, which stays
   *[other] { $a } Plague markers, which stay
  } at Carfax.
plague-placed = Plague in { $a }.
plague-removed = The Plague marker in { $a } is removed: { $b } { $b ->
    [one] coffin
   *[other] coffins
  }.
plague-spreads = The plague spreads: { $a } { $a ->
    [one] marker
   *[other] markers
  }.
pulls = { $a } pulls from the bag: { $b }.
renfield-held = Renfield is in the straight-waistcoat: nothing is drawn for him this turn.
renfield-in = Renfield is caught and back in his cell in Purfleet.
renfield-out = Renfield has slipped out of his cell, to Carfax.
renfield-still-in = All is quiet in Renfield's cell.
renfield-still-out = Renfield is still out at Carfax.
renfield-takes-hit = Renfield takes the blow for his master and is brought back to Purfleet.
reshuffled = All sixty cards are shuffled.
resolves = { $a } looks into the whispers in { $b }.
returns = { $a } returns the { $b } to the Inventory.
rumor-false = There was nothing to it in { $a }.
rumor-far-away = On the road to the castle a Rumor means nothing; it goes back into the bag.
rumor-known = { $a } is full of whispers already: no Rumor is placed.
rumor-no-effect = Garlic keeps { $a } free of Rumors.
rumor-nowhere = There is no location where the Rumor could start.
rumor-placed = A Rumor starts in { $a }.
rumor-thickens = The Rumor in { $a } becomes Miasma.
search-round = The hunters search for Stakes on the way.
sent-away = { $a } is on the Arrival track, space { $b }.
sickness-finds = The sickness comes to { $a } { $a ->
    [one] hunter
   *[other] hunters
  } in hiding, and no Crucifix helps.
sickness-finds-nobody = The sickness finds nobody.
sickness-passes = Fewer than { $a } locations are tainted: nobody falls ill.
stays-behind = { $a } does not ride along.
stays-out = { $a } is out of the combat but stays.
taint-feeds = { $a } tainted locations feed Dracula: { $b } { $b ->
    [one] space
   *[other] spaces
  } for his last stand.
targeted = { $a } is the target.
tide-again = The same card again: nothing more happens.
time = It is { $a }.
trance = Mina speaks in trance; the hunters see the next { $a } cards.
transfusion-declined = { $a } does not take the transfusion.
travels = { $a } moves up to space { $b } of the Arrival track.
turn = Turn { $a }.
turned = { $a } has turned.
turned-take-hit = A turned hunter takes the blow for Dracula; { $a ->
    [0] no other can any more
    [one] one more can
   *[other] { $a } more can
  }.
turned-up = The marker in { $a } is turned: { $b } { $b ->
    [one] coffin
   *[other] coffins
  }.
undead-miss = A miss by { $a }.
undead-warded = The Crucifix keeps off { $a }: no draw.
uses = { $a } uses the { $b }.
victim = The choice falls on { $a }.
warded-off = { $a } raises a Crucifix, and the sickness leaves { $b }.
weapon-lost = The bite takes the { $b } of { $a }.
wreath-removed = The Garlic Wreath in { $a } is gone.

# Endings.
all-coffins-discarded = Every coffin is found and discarded: the hunters have won.
all-eliminated = The last hunter has fallen in the castle: Dracula has won.
board-full = All of London is tainted: Dracula has won.
dracula-slain = The stake goes home: Dracula is dust, and the hunters have won.
four-turned = Four hunters have turned: Dracula has won.
harker-finds-mina = Harker comes home to a Mina who has turned: Dracula has won.
no-hunter-left = No hunter is left: Dracula has won.
no-stakes-left = Nobody left holds Wooden Stakes: Dracula has won.
nobody-can-strike = Nobody left can lift a hand: Dracula has won.
nobody-fit = No hunter is fit to follow Dracula: he has won.

# Settings that do not fit.
wrong-lonely-dracula = A Dracula player needs an opponent: take two to five seats.
wrong-five-hunters = Five seats are four hunters' players and a Dracula player.
wrong-draft = Hunters are picked in turn only when two or more players share them.

# The game.
title = Plague of Dracula
summary = Hunt the Count's coffins through London before his plague takes the city.
    .weight = an hour to an evening, heavy
score-counted = Markers discarded

# Its settings.
setting-dracula = Who plays Dracula
    .help = The game itself can run the Count, or one player can.
setting-dracula-system = The game
    .help = One seat plays solitaire; two to four seats are hunters together.
setting-dracula-player = The last seat
    .help = Two seats play head to head; three to five seats are hunters against Dracula.
setting-length = Length
    .help = How far the plague has come when play begins.
setting-length-full = Full game
    .help = 25 turns from an untouched London.
setting-length-shorter = Shorter game
    .help = From turn 7, with ten locations already tainted.
setting-length-mop-up = Mop-up game
    .help = From turn 13, with fifteen locations tainted and Lucy already turned.
setting-level = Level
    .help = How hard the undead press the hunters.
setting-level-easier = Easier
    .help = A cleansing brings combat only on a check.
setting-level-standard = Standard
    .help = The rules as they stand.
setting-level-harder = Harder
    .help = Turning a Plague marker always brings combat; long nights spread more plague.
setting-levels = What the level changes
    .help = Whether the level also decides how fiercely the undead feed.
setting-levels-tuned = Tuned
    .help = In the harder game the undead always feed as if by night, and at night as if nobody had disturbed Dracula.
setting-levels-book = By the book
    .help = Only the level rules of the book are used.
setting-die = Checks
    .help = Checks in the die column can be drawn from the event deck or thrown with a die.
setting-die-cards = Cards
    .help = Every check turns a card.
setting-die-die = Die
    .help = Checks are thrown; the deck lasts longer.
setting-groups = Hunters
    .help = Who decides for which hunters when several players share them.
setting-groups-book = The book's groups
    .help = The groups the rules suggest.
setting-groups-draft = Picked in turn
    .help = The players pick their hunters before play.

# Names of what no file of content names.
name-bag = the Search Bag
name-secular = the Secular table
name-occult = the Occult table
name-staff = the staff of Purfleet
name-die = the die
name-renfield = Renfield
name-plague = Plague
name-coffin = Coffin
name-miasma = Miasma
name-coffins-1 = one coffin
name-coffins-2 = two coffins
name-coffins-3 = three coffins
name-buda-pesth = Buda-Pesth
name-night-1 = night
name-night-2 = a second night
name-day-1 = day
name-day-2 = a second day
name-no-time = before dawn
turned-name = { $a } (turned)
card-name = card { $a } ({ $b })
card-title = { $a }: { $b }
card-text = { $a } { $b }
dates = { $a } – { $b }
date-august = { $a } August
date-september = { $a } September

# What the effects of event cards do.
effect-strange-rumors = A Rumor starts in { $a }. If it is tainted, the undead attack a random hunter instead, with its coffins to help them; if it is cleansed, a hunter finds a Garlic Wreath.
effect-dark-mist = A mist with a will of its own: Dracula attacks in a random place that holds a hunter within his reach. If he is undisturbed he has 2 more strength and strikes first.
effect-they-must-feed = By day one hunter, by night two different hunters in turn, are attacked where they stand; at night the attackers are stronger by 1. Chosen at random among those within the undead's reach.{ $a ->
    [1] { " " }Hunters with bites are chosen first.
   *[other] { "" }
  }{ $b ->
    [any] { "" }
   *[other] { " " }{ $b } attack.
  } If Dracula is undisturbed the attackers are stronger by 1 more and strike first, and hunters in cleansed places may be chosen: they take a bite.
effect-wasting-sickness = With 15 or more tainted locations a random hunter in London takes a bite, unless an able companion tips an upright Crucifix. If Dracula is undisturbed, every hunter in Purfleet or in a cleansed location takes a bite instead, and no Crucifix helps.
effect-lady-in-white = If Lucy is a vampire she attacks a random hunter within reach. If not, a Rumor starts in a random unmarked location near the Heath.
effect-master-at-hand = Renfield slips away to Carfax. If he is there already, Dracula's marker goes up one.
effect-straight-waistcoat = Renfield is brought back to Purfleet, and next time nothing is drawn for him.
effect-baptism-of-blood = If Mina can be attacked, Dracula comes for her.
effect-london-particular = All turn: standard moves are one location shorter, but never below one for a hunter who can walk. Nobody makes a bonus move.
effect-open-window = A Garlic Wreath is taken from a random cleansed location. If no location is cleansed and Lucy can be attacked, Dracula comes for her.
effect-minas-travels = If Harker lies in Buda-Pesth and Mina is in London, she fetches him: both go to space 1 of the Arrival track, and his health is drawn.
effect-urgent-telegram = Every hunter on the Arrival track advances once more. If there is none, one hunter in London with an open space may search at once, free of charge.
effect-called-away = { $b ->
    [one] { $a } leaves London for space 3 of the Arrival track.
   *[other] { $a }, at random among those in London, leaves for space 3 of the Arrival track.
  }
effect-flowers-from-haarlem = Once Van Helsing has come: up to two Garlic Wreaths for hunters in London with open spaces. Before that: one Garlic Wreath goes into the Search Bag.
effect-priests-gift = Once Van Helsing has come: a Host or a Crucifix for a hunter in London with an open space. Before that: one Crucifix goes into the Search Bag.
effect-brave-mens-blood = All turn: the upper end of every transfusion range is one higher.
effect-what-music = All turn: every undead attacker except the Creatures of the Night has 1 more strength.
effect-hallowed-ground = All turn: the hunters have 1 more strength in combat.
effect-carters-ledger = Turn up to three Plague markers of your choice to their Coffin sides. No combat follows.
effect-fifty-boxes = Two Plague markers are placed at once, by the rules of the spread. If the stack is empty, the Wasting Sickness strikes instead.
effect-mina-in-trance = If Mina is in London with a bite: look at the top three cards of the deck and put them back in any order.
effect-tide-turns = Shuffle all sixty cards into a new deck, then draw another event. If it is this one again, nothing happens.

# Chances.
odds-combat = combat
odds-find = { $a }
odds-healed = healed
odds-hunters-hit = the hunters hit
odds-nothing = nothing
odds-rumor-attack = an attack
odds-rumor-coffin = a coffin
odds-rumor-false = a false Rumor
odds-rumor-fight = a Rumor that brings an attack
odds-rumor-find = a find in the bag
odds-rumor-no-room = a find, but no open space to keep it
odds-undead-hit = a bite

# The table in words.
headline = Turn { $a } of 25, { $b }{ $c ->
    [1] , night
    [2] , second night
    [3] , day
    [4] , second day
   *[other] { "" }
  }
headline-final = The Final Confrontation
goal = London is lost if a turn ends with all { $b } places tainted ({ $a } now), or when { $f } hunters have turned ({ $e } now). It is saved when all { $b } coffin markers are discarded ({ $c } now); else Dracula is fought after turn { $d }.
aim-saved = Win: { $b } coffins discarded (now { $a })
aim-lost = Lose: { $b } places tainted (now { $a }) or { $d } turned (now { $c })
goal-final = Destroy Dracula now, or London is lost.
map-title = London, 1890
seat-hunters = Hunters
seat-hunters-of = Hunters { $a }
seat-dracula = Dracula
zone-deck = Event deck
zone-discard = Discards
zone-active = Active event
zone-display = Vampire display
zone-arrivals = Arrival track
zone-buda-pesth = Buda-Pesth
zone-stack = Carfax stack
zone-drawn = Drawn by Dracula
zone-discarded = Discarded coffins
zone-inventory = Inventory
zone-bag = Search Bag
zone-used = Discarded weapons
zone-event = Event of this turn
zone-lines = Blue and red lines of the map
track-turn = Turn
track-dracula = Dracula
track-tainted = Tainted locations
track-discarded = Discarded coffin markers
track-rumors = Rumor supply
track-quiet = Turns until undisturbed
track-undead = Strength of the undead
track-hunters = Strength of the hunters
track-shields = Hits Dracula can still ignore
mark-bites = { $a ->
    [0] no bites
    [one] { $a } bite
   *[other] { $a } bites
  }
mark-arrival = space { $a } of 6
mark-holds = holds { $a }
mark-no-weapons = no weapons
mark-actions-lost = actions lost in combat
mark-bonus-left = bonus action left
mark-no-bonus = no bonus action
mark-action-left = action left
mark-has-acted = has acted
mark-bonus-later = has acted, bonus action to come
mark-face-down = face down
mark-strength = strength { $a }
mark-used = used
mark-attacked-last = attacked last
mark-undisturbed = Dracula is undisturbed
weapon-tipped = { $a } tipped
weapons-then = { $a }, then { $b }
fate-dies = The next bite kills him.
fate-turns = The next bite turns the hunter into a vampire.
fate-loses = The next bite takes the { $a }.
fate-moves = { $a ->
    [0] Cannot walk.
    [one] Moves up to { $a } location.
   *[other] Moves up to { $a } locations.
  }
coffins = { $a ->
    [1] one coffin
    [2] two coffins
   *[other] three coffins
  }
marker-showing = Marker showing { $a ->
    [1] one coffin
    [2] two coffins
   *[other] three coffins
  }
markers-showing = { $a ->
    [0] no markers
    [1] one marker
    [2] two markers
    [3] three markers
    [4] four markers
    [5] five markers
    [6] six markers
    [7] seven markers
    [8] eight markers
    [9] nine markers
   *[other] { $a } markers
  } showing { $b ->
    [1] one coffin
    [2] two coffins
   *[other] three coffins
  }
markers-in-all = { $a ->
    [one] { $a } marker
   *[other] { $a } markers
  } in all
unseen = not seen yet: { $a }
coming = next may be { $a }
coming-nowhere = no place for another
coming-none-left = no marker is left at Carfax, so it spreads no further
crossings-blue = { $b ->
    [one] Blue line
   *[other] Blue lines
  } to { $a }
crossings-red = { $b ->
    [one] Red line
   *[other] Red lines
  } to { $a }
road = { $a } to { $b }
road-blue = blue
road-red = red
combat-undead = { $a }{ $c ->
    [1] , against { $b }
   *[other] { "" }
  }{ $d ->
    [1] , strike first
   *[other] { "" }
  }
combat-hunters = { $b ->
    [0] nobody can strike
   *[other] { $a }{ $c ->
        [1] , strike first
       *[other] { "" }
      }
  }
part-his-own = of his own
part-their-own = of their own
part-hunters-own = of the hunters’ own
part-coffins = { $a ->
    [one] coffin here
   *[other] coffins here
  }
part-events = from events
part-blessed = blessed

# What can be looked at: hunters.
about-from-buda-pesth = Starts in Buda-Pesth and may leave it from turn 7 on. Home: { $a }.
about-from-arrival = Starts on space { $b } of the Arrival track. Home: { $a }.
about-from-place = Starts in { $b }. Home: { $a }.
about-rate = { $a ->
    [one] { $a } location
   *[other] { $a } locations
  } with { $b ->
    [0] no bites
   *[other] one bite
  }
about-moves = Moves up to { $a }; with two bites not at all, but the carriage can help.
about-start-weapons = Starts with { $a }.
every-home = each of the five homes
ability-seward = He carries a doctor's bag and may try transfusions. While he is in Purfleet Asylum, Renfield slips away less often.
ability-lucy = Her first bite is printed on her track and can never be healed, so she never has a bonus action.
ability-holmwood = In his carriage he takes up to three others along when he moves.
ability-morris = On his mustang he moves further than anybody else.
ability-van-helsing = He carries a doctor's bag and may try transfusions. On his first arrival he takes three occult weapons and fills up the Search Bag; every home counts as his. A third bite kills him, he does not turn.
also-mina = mina, murray
also-harker = harker, jonathan
also-seward = seward, dr seward, doctor
also-lucy = lucy, westenra
also-holmwood = holmwood, arthur, carriage
also-morris = morris, quincey
also-van-helsing = helsing, professor

# Places.
about-carfax = Dracula's abbey, from which the plague comes. No hunter may ever be here. While Renfield is here plague may cross the Thames, hunters south of it can be attacked, and the undead strike first.
about-purfleet = Doctor Seward's asylum, where Renfield is kept. No marker can ever lie here, and the staff may try a transfusion.
about-north = Location { $a }, north of the Thames.
about-south = Location { $a }, south of the Thames.
about-home = The home of { $a }.
about-black-lines = Next to { $a }.
about-blue-lines = Over the Thames, by { $b ->
    [one] a blue line
   *[other] blue lines
  }: { $a }.
about-red-lines = By { $b ->
    [one] a red line
   *[other] red lines
  }, which only plague can use: { $a }.

# Weapons.
about-secular = One of the secular weapons; there are { $a ->
    [one] { $a } marker
   *[other] { $a } markers
  } in the game.
about-occult = One of the occult weapons; there are { $a ->
    [one] { $a } marker
   *[other] { $a } markers
  } in the game.
about-cleansed = A location with a Wreath is cleansed: no marker and no combat comes there.
also-crucifix = cross
also-wooden-stakes = stakes, stake
also-garlic-wreath = wreath, garlic, cleansed
also-kukri-knife = kukri
also-holy-water = water

# Markers, bites and foes.
about-plague = Plague marker
    .first = A marker lying face down: the location is tainted. Who enters turns it to its Coffin side; then a number up to 4 is drawn (column 4), and one that is not above its coffins brings combat.
    .also = plague
about-mix = Of the { $a } markers { $b }.
about-mix-part = { $a } show { $b ->
    [1] one coffin
    [2] two coffins
   *[other] three coffins
  }
about-coffin = Coffin marker
    .first = A marker lying face up: the location is tainted. Its coffins add to the strength of the undead there. With a Garlic Wreath the hunters may cleanse the location.
    .also = coffin, coffins
about-rumor = Rumor
    .first = Somebody there may look into it. In Marker Adjustment it becomes Miasma. In the Search Bag it goes back into the bag, and a Rumor starts where the searcher is.
about-miasma = Miasma
    .first = Somebody there may look into it. In the next Marker Adjustment it becomes Plague, or a Coffin with combat if hunters are there.
about-bite = Bite
    .first = A mark on a hunter's track, in the leftmost space without one; a weapon there is lost. Who is bitten in combat flees home.
    .second = With one bite a hunter takes no bonus actions and moves less far. With two bites a hunter cannot walk and does nothing in combat.
    .third = The third bite turns the hunter into a vampire; Van Helsing dies of it. A transfusion can take the latest bite away.
    .also = bites, bitten
about-renfield = Renfield
    .first = He is in Purfleet Asylum or out at Carfax Abbey. At Carfax plague may cross the Thames, hunters south of it can be attacked, the undead strike first, and he takes a blow for Dracula.
about-creatures =
    .first = Strength 1, and nothing ever raises it.
about-infected =
    .first = Strength 1. They stand in for a Dracula whose strength is 0, and then each bite feeds him.
    .also = infected
about-dracula =
    .first = His strength is told by his track. Driven off, he loses one space of it. He dies only in the Last Battle, on space 2 or lower, by a hunter who holds Wooden Stakes.
    .also = count
about-vampire = A hunter who has turned. Strength { $a }. Driven off, it can be destroyed with Wooden Stakes. With four of them Dracula wins.
vampire-title = The vampire { $a }

# Cards.
about-strange-rumors = Strange Rumors
    .first = Twenty-five event cards, one for each location. A Rumor starts there. If the location is tainted, the undead attack a random hunter instead, with its coffins to help them; if it is cleansed, a hunter finds a Garlic Wreath.
about-they-must-feed = They Must Feed
    .first = Twelve event cards. By day one hunter, by night two are attacked where they stand.
about-card = Card { $a }, { $b }
also-card = card { $a }
about-column = { $a } in column { $b }
about-night-card = A night card. As a number it is { $a }.
about-day-card = A day card. As a number it is { $a }.
about-red-five = { $a } Its five in column 5 is red.
about-black-five = { $a } Its five in column 5 is black.

# Tracks and tables.
about-space-title = Space { $a } of Dracula's track
about-space = Here Dracula's strength is { $a }, and in Plague Spread column { $a } says how many Plague markers come.
about-space-weak = Here Dracula's strength is { $a }, and in Plague Spread one Plague marker comes.
about-space-beaten = The Infected stand in for him. In the Last Battle he can be slain here.
also-space = space { $a }, dracula { $a }
about-arrival-title = Arrival space { $a }
about-arrival = A hunter here moves up to space { $a } in the next Arrival Advance and is in London { $b ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
  } turns from now.
about-arrival-last = A hunter here comes to London in the next Arrival Advance.
also-arrival = arrival { $a }
about-turn-title = Turn { $a }
about-dates = { $a } 1890.
about-harker = If Harker is in Buda-Pesth, { $a ->
    [1] 1
   *[other] 1 to { $a }
  } in column 6 lets him leave.
about-last-turn = The Final Confrontation follows.
about-secular-table = Secular table
about-occult-table = Occult table
about-search = A search here reads column 6. 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
about-rumor-table = Rumor table
about-look-into = Who looks into a Rumor or Miasma reads column 6. 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
result-bag = a draw from the Search Bag
result-nothing = nothing
result-search = a draw from the bag
result-false = a false Rumor
result-attack = an attack
result-coffin = a coffin
about-bag = Search Bag
    .first = A search may draw one item from it, each equally likely. A weapon is replaced by one of its kind from the Inventory, else by a Rumor.
    .also = bag
about-inventory = Inventory
    .first = The weapons that can still be found or taken.
about-blue = Blue line
    .first = A crossing of the Thames. Hunters may always use it, plague only while Renfield is at Carfax Abbey.
about-red = Red line
    .first = A way from Carfax Abbey. Only plague can use it.
about-buda-pesth = Buda-Pesth
    .first = Where Harker lies ill. From turn 7 on he may leave for Arrival space 1, in whatever health.
    .also = budapest
about-arrivals = Arrival track
    .first = Six spaces for hunters on their way. In Arrival Advance who stands on space 6 comes to London, and the others move up one.
about-display = Vampire display
    .first = The undead who may attack: Creatures of the Night, the Infected, Dracula, and up to three hunters who have turned. A fourth loses the game.
about-quiet = Undisturbed
    .first = From turn 11 on (mop-up game: turn 17) Dracula is undisturbed if no marker has been discarded in this turn or in the four before it. Then some events are fiercer.
    .also = undisturbed, turns until undisturbed

# What is wrong with content files.
content-field = { $file }, { $entry }, field '{ $field }': { $why }.
content-pack-without = { $file }, field 'without': of this game nothing can be left out.
content-pack-file = The content pack has a file '{ $file }'; it may have: { $known }.
content-pack-table = { $file } of the pack has a table '{ $table }'; it may have: { $known }.
content-pack-entry = { $where } of the pack: there is no entry with { $key } { $value }.
content-not-toml = { $file } cannot be read as TOML: { $error }.
content-no-entries = { $file } has no [[{ $table }]] entries.
content-no-place = map.toml has no place with the number { $number }.
content-few-lines = map.toml: '{ $place }' needs at least two lines.
content-hunters = hunters.toml must have { $count } hunters; it has { $found }.
content-weapons = markers.toml must have { $count } weapons; it has { $found }.
content-foes = tables.toml must have four kinds of foe; it has { $found }.
content-cards = cards.toml must have { $count } cards; it has { $found }.
content-even = cards.toml: column { $column } must show { $value } on { $count } cards, not on { $found }.
content-half-night = cards.toml: half of the cards must be night cards.
content-number-taken = { $number } is also the number of '{ $other }'
content-two-cards = there are two cards with the number { $number }
content-blue-line = a line is blue exactly when it crosses the Thames
content-red-line = a line is red exactly when it leads to Carfax Abbey
content-one-group = every hunter must be in exactly one group
content-markers = there must be { $count } markers in all
content-three-spaces = a hunter has three spaces
content-column = column { $column } goes from 1 to { $column }
content-missing = it is missing
content-a-text = it must be a text
content-a-word = '{ $value }' must be small letters, digits and dashes
content-a-number = it must be a whole number from { $low } to { $high }
content-such-a-number = { $value } must be a whole number from { $low } to { $high }
content-some-numbers = it must be a list of { $count } numbers
content-a-flag = it must be true or false
content-one-of = { $value } must be one of: { $known }
content-ids = it must be a list of ids
content-lists-of-ids = it must be a list of { $count } lists of ids
content-six-results = it must have six results, for the values 1 to 6
content-no-such-field = there is no such field

# What simulations count games by.
count-side = Wins by side
name-hunters = Hunters
count-hunters-lost = Hunters lost
count-coffins-discarded = Coffins discarded

# What a turn ends with, as a reason for a choice: $a is more or less, $b how many, $c of whom.
sees-bitten = { $a ->
    [more] { $c } likely bitten
   *[less] { $c } likely spared a bite
  }
sees-bitten-twice = { $a ->
    [more] { $c } likely bitten a second time
   *[less] { $c } likely spared a second bite
  }
sees-lost = { $a ->
    [more] { $c } likely lost
   *[less] { $c } likely still there
  }
sees-arms = { $a ->
    [more] { $c } better armed
   *[less] { $c } worse armed
  }
sees-tainted = { $a ->
    [more] { $b } more of London tainted
   *[less] { $b } less of London tainted
  }
sees-rumors = { $a ->
    [more] { $b } more Rumors
   *[less] { $b } fewer Rumors
  }
sees-miasmas = { $a ->
    [more] { $b } more Miasmas
   *[less] { $b } fewer Miasmas
  }
sees-coffins-found = { $a ->
    [more] { $b } more coffins found
   *[less] { $b } fewer coffins found
  }
sees-strength = { $a ->
    [more] Dracula { $b } stronger
   *[less] Dracula { $b } weaker
  }
sees-renfield = { $a ->
    [more] Renfield at large
   *[less] Renfield locked up
  }
sees-turned = { $a ->
    [more] { $b } more among the undead
   *[less] { $b } fewer among the undead
  }
sees-fit = { $a ->
    [more] { $b } more hunters fit to fight
   *[less] { $b } fewer hunters fit to fight
  }
sees-stakes = { $a ->
    [more] stakes in safer hands
   *[less] stakes in fewer hands
  }
sees-crucifixes = { $a ->
    [more] { $b } more with a crucifix
   *[less] { $b } fewer with a crucifix
  }
sees-water = { $a ->
    [more] { $b } more with holy water
   *[less] { $b } fewer with holy water
  }
sees-hosts = { $a ->
    [more] { $b } more with a host
   *[less] { $b } fewer with a host
  }
sees-wreaths = { $a ->
    [more] { $b } more with a wreath
   *[less] { $b } fewer with a wreath
  }

# What a seat did most, on the front page at the end: so many of them.

deed-cleanse = { $a ->
    [one] { $a } fight for a location
   *[other] { $a } fights for locations
}
deed-search = { $a ->
    [one] { $a } search
   *[other] { $a } searches
}
deed-return = { $a ->
    [one] { $a } weapon returned
   *[other] { $a } weapons returned
}
deed-give = { $a ->
    [one] { $a } weapon handed over
   *[other] { $a } weapons handed over
}
deed-exchange = { $a ->
    [one] { $a } exchange of weapons
   *[other] { $a } exchanges of weapons
}
deed-move = { $a ->
    [one] { $a } move
   *[other] { $a } moves
}
deed-board = { $a ->
    [one] { $a } ride taken
   *[other] { $a } rides taken
}
deed-drive = { $a ->
    [one] { $a } drive
   *[other] { $a } drives
}
deed-transfuse = { $a ->
    [one] { $a } transfusion
   *[other] { $a } transfusions
}
deed-resolve = { $a ->
    [one] { $a } Rumor or Miasma looked into
   *[other] { $a } Rumors and Miasmas looked into
}
deed-use = { $a ->
    [one] { $a } occult weapon used
   *[other] { $a } occult weapons used
}
deed-flee = { $a ->
    [one] { $a } flight
   *[other] { $a } flights
}
deed-follow = { $a ->
    [one] { $a } flight after a friend
   *[other] { $a } flights after a friend
}
deed-stake = { $a ->
    [one] { $a } vampire staked
   *[other] { $a } vampires staked
}
deed-lay = { $a ->
    [one] { $a } Garlic Wreath laid
   *[other] { $a } Garlic Wreaths laid
}
deed-spread = { $a ->
    [one] { $a } Plague marker placed
   *[other] { $a } Plague markers placed
}
deed-take = { $a ->
    [one] { $a } weapon taken
   *[other] { $a } weapons taken
}
deed-draw = { $a ->
    [one] { $a } draw from the bag
   *[other] { $a } draws from the bag
}
deed-reveal = { $a ->
    [one] { $a } marker turned up
   *[other] { $a } markers turned up
}
deed-remove = { $a ->
    [one] { $a } marker removed
   *[other] { $a } markers removed
}

# Dice and piles, on the luck sheet.
luck-bag = the bag
luck-events = the event deck
luck-die = the die
