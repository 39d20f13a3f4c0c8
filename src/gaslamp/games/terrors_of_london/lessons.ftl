# Terrors of London, learned by playing. A lesson's message is its title, those with a number are its
# steps, and their attributes answer tries that are not wanted. Numbers are always looked up.

teacher = Mrs. Grimsby
    .about = housekeeper to overlords

tl-1 = How it ends
    .idea = Power takes Health; no Health, no overlord.
tl-1-1 = I am Mrs. Grimsby; I keep house for overlords. Fenris, your rival, has { $health } Health left: finish him with your two Fanatics.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .knives = Not with a hand full of knives. First play them.
    .lord = Your overlord's own trick comes later.
tl-1-2 = { $power } Power to strike with. Playing cards costs nothing.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .again = One blow, one Health. You may strike again as long as Power lasts.
    .knives = Not with a hand full of knives. First play them.
    .lord = Your overlord's own trick comes later.
tl-1-3 = That makes { $power } Power. Now strike.
    .again = One blow, one Health. You may strike again as long as Power lasts.
    .penny = A penny. Pretty, but pennies do not bite. The Fanatics do.
    .now = Not with Power unspent. Strike.
    .lord = Your overlord's own trick comes later.
tl-1-end = That is the whole art: his Health to nothing before yours. The rest is how to be quicker.

tl-2 = Shopping in the fog
    .idea = Coin buys; what you buy comes later.
tl-2-1 = Power hurts, Coin buys. Play both Cultists and bring me that Ghoul from the Street.
    .price = Every card in the Street has its price, in Coin.
    .bargain = A fair bargain, but keep both Coin together: the Ghoul costs them both.
tl-2-2 =
    .price = Every card in the Street has its price, in Coin.
    .bargain = A fair bargain, but the other Coin is lost when you pass. Spend both.
    .blind = A blind bargain for { $acolyte-price }. One day you will like it; today the Ghoul.
tl-2-end = He lies in your discard pile, not in your hand. When your deck runs out the pile is shuffled, and he comes home hungry.

tl-3 = Candles out
    .idea = A turn ends when you pass, with at most one card kept.
tl-3-1 = Go on, try to pass, closed as it is. I want you to hear it from the house.
tl-3-2 = Two cards are one too many. Play the Fanatic and strike; the Cultist may wait.
    .wait = The Fanatic first. The Cultist may wait.
tl-3-3 =
    .kept = You may keep nothing and still draw five. But keep the Cultist this once, and see where it goes.
    .candles = What Power you had went out with the candles. Strike before you pass.
tl-3-4 = Now pass: the candles go out, and your turn ends.
    .kept = You may keep nothing and still draw five. But keep the Cultist this once, and see where it goes.
tl-3-end = What you kept lay on top and came back with four others: five new cards every turn. What you played is in the discard pile.

tl-4 = Hold hands, please
    .idea = Monsters whose seals fit link, and each link wakes one gift.
tl-4-1 = Your three bring { $power } Power, and Fenris has { $health } Health. Play the Skeletal and the Rats: Undead links left of Beast, their half-seals meet.
    .short = Not enough yet. Link first, strike last.
tl-4-2 =
    .short = Not enough yet. Link first, strike last.
tl-4-3 = A horde. Each new link wakes one gift, a Horde ability, on any card in the row; the ♦ on a card parts two of them.
    .coin = A Coin. Lovely, and Fenris lives by one. The ♦ parts two gifts: take the Power.
tl-4-4 = Now the Wisp: it brings Power, and a Spirit fits left of an Undead.
    .short = Not enough yet. Link first, strike last.
tl-4-5 =
    .short = Not enough yet. Link first, strike last.
tl-4-6 = A new link, a new gift. Take Power again.
    .coin = A Coin. Lovely, and Fenris lives by one. The ♦ parts two gifts: take the Power.
tl-4-7 = Now strike, with all of it.
    .again = You may strike again as long as Power lasts.
tl-4-end = Two links, two gifts, one dead wolf. Alone they would have fallen two short.

tl-5 = First the guest, then the invitation
    .idea = Influence is stronger beside your own kind; your overlord has one trick a turn.
tl-5-1 = Blood Tithe draws a card, too, only if a monster of your own kind is in play already. Methuselah is Undead, and so is the Ghoul.
    .first = { $coin } Coin, no card, and the Ghoul cannot mend it now. Guest first.
tl-5-2 = The guest is here, and its MUSTER token will draw you one card more. Now the invitation.
tl-5-3 = { $coin } Coin <i>and</i> a card. Now use Methuselah's own trick: pay { $pays } Health for another card.
tl-5-end = Once a turn, and never when it would kill him. He is vain, not stupid.

tl-6 = The guest who stays
    .idea = HAUNT keeps a monster one more turn, unless it joins a horde.
tl-6-1 = The Wraith has HAUNT and brings a token. If it keeps out of hordes tonight, it is still here tomorrow.
tl-6-2 = There is the token. Strike, and keep it out of hordes.
    .dismissed = { $gift } Power now, and the token turned over: it leaves tonight. Right when it kills, wrong today.
    .seated = It has only just sat down.
tl-6-3 = Now pass, and let Fenris have his turn.
    .dismissed = { $gift } Power now, and the token turned over: it leaves tonight. Right when it kills, wrong today.
    .seated = It has only just sat down.
tl-6-4 = Still here, its token turned to Dismiss: it leaves after this turn. Use it again, without a card from your hand.
tl-6-5 = And strike.
tl-6-end = Then it leaves, as Dismiss says. One encore, never two.

tl-7 = Silver and shields
    .idea = Relics stay and work at once; Armor drinks from the whole turn.
tl-7-1 = { $health } Health behind { $armor } Armor, and you have a single Power. Play all five and buy the Sword: relics go straight to the table.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
    .later = Play all five first: the Sword is dear.
tl-7-2 = Now the Sword.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
    .week = A monster goes to the discard pile and helps when you draw it. You need help now.
tl-7-3 = Straight to the table, and straight to work, once every turn.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
tl-7-4 = Now strike.
    .drunk = Drunk by the Buckler. It swallows { $armor } a turn, not { $armor } a blow: the next go through.
tl-7-end = Three Power: the Buckler drank one, the wolf two.

tl-8 = Bad post
    .idea = In the other's turn you may be asked, and CURSE ignores Armor.
tl-8-1 = Azazael sends a CURSE: { $curse-health } Health or a card of your choice. Count your Health before you answer.
    .last = Those were your last. No shield stops a CURSE. Once more.
    .silver = Alive, but that was the good silver. Give up the smallest thing.
tl-8-end = The Cultist is in your discard pile, not lost. You will be glad of the Vampire.

first-game-1 = Count your Coin, then look what it buys. Who begins holds a smaller first hand; from then on you draw five.
first-game-2 = Methuselah is Undead. Play an Undead monster before an Influence card, if you hold both: then the card gives more.
first-game-3 = Before you pass, look once more: Power, Coin, your overlord's ability, links. Is anything left?
whisper-1 = Strike with the Power you have; it costs nothing. But buy Coin early, Power late: for now a good purchase beats a scratch.
whisper-2 = A card with SACRIFICE rids you of another for good: give it Cultists, not monsters. A thin deck shows its best cards more often.
whisper-3 = Two factions that link beat four that do not. Buy what fits what you have.

# First-time slips: each is told once, when its idea first matters.
tl-later = It waits in your discard pile and comes after the next shuffle.
tl-shuffle = Your deck was empty, so the discard pile is your deck again. Your purchases are in it.
tl-keep = You may keep this card: pass, and you draw it first.
tl-link = These two fit. Link them: it costs nothing and wakes a gift, a Horde ability.
tl-no-link = These do not fit. Left to right the half-seals run Undead, Beast, Mortal, Spirit, and Undead again.
tl-third = It fits on the end. Every new link wakes one more gift, anywhere in the row.
tl-two-gifts = The ♦ parts two gifts; one link wakes one of them.
tl-own-kind = Play your { $faction } monster first: then the Influence card gives both halves.
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
