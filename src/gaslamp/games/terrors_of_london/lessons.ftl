# Terrors of London, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = Mrs. Grimsby
    .about = housekeeper to overlords

tl-1 = How it ends
    .idea = Power takes Health; no Health, no overlord.
tl-1-1 = I am Mrs. Grimsby; I keep house for overlords. Fenris has { $health } Health left, and you hold two Fanatics.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .knives = Not with a hand full of knives. First play them.
    .lord = Your lord's own trick comes later.
tl-1-2 = { $power } Power in the bowl. Playing cards costs nothing.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .again = One blow, one Health. You may strike again as long as Power lasts.
    .knives = Not with a hand full of knives. First play them.
    .lord = Your lord's own trick comes later.
tl-1-3 =
    .again = One blow, one Health. You may strike again as long as Power lasts.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .now = Not with Power in the bowl. Strike.
    .lord = Your lord's own trick comes later.
tl-1-end = That is the whole art: his Health to nothing before yours. The rest is how to be quicker.

tl-2 = Shopping in the fog
    .idea = Coin buys; what you buy comes later.
tl-2-1 = Power hurts, Coin buys. Play both Cultists and bring me that Ghoul from the Street.
    .price = The price is the coin in the card's corner.
    .bargain = A fair bargain, but the other Coin is gone by morning. Spend both.
tl-2-2 =
    .price = The price is the coin in the card's corner.
    .bargain = A fair bargain, but the other Coin is gone by morning. Spend both.
    .blind = A blind bargain for { $acolyte-price }. One day you will like it; today the Ghoul.
tl-2-end = He lies in your discard pile, not in your hand. When your deck runs out the pile is shuffled, and he comes home hungry.

tl-3 = Candles out
    .idea = A turn ends when you pass, with at most one card kept.
tl-3-1 = Go on, try to pass. I want you to hear it from the house.
tl-3-2 = Two cards are one too many. Play the Fanatic and strike; the Cultist may wait.
    .wait = The Fanatic first. The Cultist may wait.
tl-3-3 =
    .kept = Nothing kept is no sin: you draw five all the same.
    .candles = Your Power went out with the candles. Strike before you pass.
tl-3-4 = Now pass, and the candles go out.
    .kept = Nothing kept is no sin: you draw five all the same.
tl-3-end = What you kept lay on top and came back with four others: five new cards every turn. What you played is in the discard pile.

tl-4 = Hold hands, please
    .idea = Monsters whose seals fit link, and each link wakes one gift.
tl-4-1 = Your three bring { $power } Power and Fenris has { $health } Health. Play the Skeletal and the Rats and look at their lower corners: the half-seals meet.
    .short = Two short. Link first, strike last.
tl-4-2 =
    .short = Two short. Link first, strike last.
tl-4-3 = A horde. Each new link wakes one gift at the foot of a card, on any card in the row.
    .coin = A Coin. Lovely, and Fenris lives by one. The ♦ parts two gifts: take the blade.
tl-4-4 = Now the Wisp: it brings Power, and it fits on the end.
    .short = Two short. Link first, strike last.
tl-4-5 =
    .short = Not enough yet. Link first, strike last.
tl-4-6 = A new link, a new gift. Take a blade again.
    .coin = A Coin. Lovely, and Fenris lives by one. The ♦ parts two gifts: take the blade.
tl-4-7 = Now strike, with all of it.
    .again = You may strike again as long as Power lasts.
tl-4-end = Two links, two gifts, one dead wolf. Alone they would have fallen two short.

tl-5 = First the guest, then the invitation
    .idea = Influence is stronger beside your own kind; your overlord has one trick a turn.
tl-5-1 = Blood Tithe gives its second half only if one of your own is already here. You are Undead, so is the Ghoul.
    .first = { $coin } Coin, no card, and the Ghoul cannot mend it now. Guest first.
tl-5-2 = The guest is here. Now the invitation.
tl-5-3 = { $coin } Coin <i>and</i> a card. Now ask your lord himself: he pays { $pays } Health for another card.
tl-5-end = Once a turn, and never when it would kill him. He is vain, not stupid.

tl-6 = The guest who stays
    .idea = HAUNT keeps a monster one more turn, unless it joins a horde.
tl-6-1 = The Wraith has HAUNT: see the token. If it keeps out of hordes tonight, it is still here tomorrow.
tl-6-2 = There is the token. Strike, and keep it out of hordes.
    .dismissed = { $gift } Power now, and the token turned over: it leaves tonight. Right when it kills, wrong today.
    .seated = It has only just sat down.
tl-6-3 = Now pass, and let Fenris have his turn.
    .dismissed = { $gift } Power now, and the token turned over: it leaves tonight. Right when it kills, wrong today.
    .seated = It has only just sat down.
tl-6-4 = Still here! Use it again, and it gives all it gave, without a card from your hand.
tl-6-5 = And strike.
tl-6-end = Then it leaves. One encore, never two.

tl-7 = Silver and sticking-plaster
    .idea = Relics stay and work at once; Armor drinks from the whole turn.
tl-7-1 = { $health } Health behind { $armor } Armor, and you have a single Power. Play all five and buy the Sword: relics go straight to the table.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
    .later = Play all five first: the Sword is dear.
tl-7-2 = Now the Sword.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
    .week = A monster goes to the discard pile and helps next week. You need help now.
tl-7-3 = Straight to the table, and straight to work, once every turn.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
tl-7-4 = Now strike.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
tl-7-end = Three blows: the Buckler drank one, the wolf two.

tl-8 = Bad post
    .idea = In the other's turn you may be asked, and CURSE ignores Armor.
tl-8-1 = Azazael sends a CURSE: { $curse-health } Health or a card of your choice. Count your Health before you answer.
    .last = Those were your last. No shield stops a CURSE. Once more.
    .silver = Alive, but that was the good silver. Give up the smallest thing.
tl-8-end = The Cultist is in your discard pile, not lost. You will be glad of the Vampire.

first-game-1 = Count your Coin, then look what it buys.
first-game-2 = Which of your own kind could you play before the Influence card?
first-game-3 = Before you pass: Power, Coin, overlord, links. Anything left?
whisper-1 = Early Coin, late Power: for three turns a better purchase beats a scratch.
whisper-2 = Sacrifice Cultists, not monsters: a thin deck shows its best cards more often.
whisper-3 = Two factions that link beat four that do not. Buy what fits what you have.

# First-time slips: each is told once, when its idea first matters.
tl-later = It waits in your discard pile and comes after the next shuffle.
tl-shuffle = Your deck was empty, so the discard pile is your deck again. Your purchases are in it.
tl-keep = You may keep this card: pass, and you draw it first.
tl-link = These two fit. Link them: it costs nothing and wakes a gift.
tl-no-link = Same kin and old enemies never link. Look for half-seals of one shape.
tl-third = It fits on the end. Every new link wakes one more gift, anywhere in the row.
tl-two-gifts = The ♦ parts two gifts; one link wakes one of them.
tl-own-kind = Play your { $faction } monster first: then this card gives both halves.
tl-overlord = Your overlord's own trick. { $text }
tl-haunt = It stays for your next turn. Then use it again, free.
tl-haunt-link = If it links now, it leaves tonight.
tl-relic = A relic goes to the table at once and works every turn.
tl-fourth = There is room for three. A fourth costs you one of them for good.
tl-armor = Armor drinks the first { $n } of your turn, not of each blow.
tl-heal = Regeneration heals only if you spend it before you pass.
tl-full = You are whole; this cannot heal more.
tl-acolyte = An Acolyte costs { $acolyte-price }: unseen, but better than a Cultist.
tl-destroy = Break a card on the table, sweep one off the Street, or leave it.
tl-lethal = Count again: that is enough.
