# What the terminal says while somebody plays there. Words in backticks are typed: they stay as they
# are.

# Things that have commas of their own, one behind the other: $a stands before, $b is added.
and-also = { $a }; { $b }

# Names, numbers and rows.
counted = { $count } × { $name }
marked = { $name } ({ $marks })
noted = { $text } ({ $note })
track = { $title } { $value }
track-of = { $title } { $value } of { $most }
face-down =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
zone = { $title }: { $text }
zone-titled = { $title } ({ $count }):
zone-titled-among = { $title } ({ $count }, among them):
zone-empty = empty
zone-among = { $count }, among them { $seen }
zones-empty = Empty: { $zones }.
detail = { $name }: { $text }

# The board.
on-the-table = On the table
seat-you = { $name } (you)
seat-as = { $name }, { $role }
head = { $title }: { $text }
head-alone = { $title }:
asked-now = Asked now: { $seats }.
nothing-there = Nothing.
place = { $name }: { $here }
place-bare = nobody and nothing
place-left = { $name }: nobody and nothing any more.
next-to = Next to: { $places }.
more-places =
    { $count ->
        [one] (On the map { $count } more place has changed: `board map` tells all.)
       *[other] (On the map { $count } more places have changed: `board map` tells all.)
    }
changed-places =
    { $count ->
        [one] (On the map { $count } place has changed: `board map` tells all.)
       *[other] (On the map { $count } places have changed: `board map` tells all.)
    }
row-cut = { $title }: { $count ->
    [one] one entry
   *[other] { $count } entries
} (`board { $part }` tells all).
row-emptied = { $title }: empty.
row-came = came: { $names }
row-changed = changed: { $names }
row-went = went: { $names }
row-news = { $title }: { $news }.
pile = { $title } { $count }

# Looking at something.
now-there = Now: { $where }.
now-there-as = Now ({ $where }): { $name }.
now-there-marked = Now ({ $where }): { $marks }.
now-there-as-marked = Now ({ $where }): { $name }, { $marks }.
here-now = Here: { $here }
here = Here
here-yours = Here (yours)
here-of = Here ({ $name }'s)
zone-yours = { $title } (yours)
zone-of = { $title } ({ $name }'s)
seat-number = seat { $number }
only-in-rules = Nothing on the table is called '{ $wanted }', but the rules say:

# The question and its menu. $number is a number of the menu.
prompt = { $name }>{" "}
option = { $number }. { $label }
option-group =
    { $count ->
        [one] { $number }. { $title } ({ $count } way)
       *[other] { $number }. { $title } ({ $count } ways)
    }
chances-as = chances as in { $number }
chance = { $what } { $percent }
less = for less type `{ $number } { $least }`
less-to = for less type `{ $number } { $least }` to `{ $number } { $most }`
menu-back = `back` shows the other options.
menu-groups = A number shows the ways, `menu all` all of them.
menu-in-one-go = `all`: { $label }.
menu-closed-too =
    { $count ->
        [one] { $count } more is closed: `why`.
       *[other] { $count } more are closed: `why`.
    }
menu-closed =
    { $count ->
        [one] { $count } more option is closed now: `why` lists it.
       *[other] { $count } more options are closed now: `why` lists them.
    }
menu-others = Also asked: seat { $seats }. `seat N` gives them the keyboard.
menu-more = ({ $text })
closed-title = You cannot do these now:
closed-reason = { $options }: { $why }
closed-options = { $numbers }. { $names }
closed-options-of = { $numbers }. { $title } ({ $names })
closed-more = and { $count } more
numbers-to = { $first } to { $last }
why-closed = { $label }: { $why }
why-rule = Rule { $rule }: { $text }
really = { $label }: really? (yes or no){" "}
not-chosen = Nothing is chosen.
# Words that are typed for yes and for no, with spaces between them.
typed-yes = y yes
typed-no = n no

# Pauses and turns.
more = — more (Enter; q to stop) —{" "}
take-seat = Seat { $seat }, press Enter.{" "}
welcome = { $title }. { $seats }. Seed { $seed }.
welcome-seat = { $name } ({ $who })
a-person = human
welcome-help = Type a number to choose, `help` for the commands.
the-games = The games:
the-game = { $number }. { $title } ({ $id }). { $summary }
which-game = Which one? A number or a name (just Enter for the first):{" "}

# Going back and saving.
taken-back = { $count ->
    [one] Your last choice is taken back.
   *[other] Your last { $count } choices are taken back.
}
plan-taken-back = Your plan is taken back.
plan-laid-again = Your plan is laid again.
may-undo = { $count ->
    [one] { $name }, may { $asker } go back over the last choice? (yes or no){" "}
   *[other] { $name }, may { $asker } go back over the last { $count } choices? (yes or no){" "}
}
gone-back = The table goes back as { $asker } wished.
saved = Saved as { $file }. Go on with: `gaslamp play --load { $file }`
save-first = Save the game? A file name, or just Enter to leave without saving:{" "}
not-saved = The game is not saved.
goodbye = Goodbye.
look-back = Look back (`log`, `board`, `save FILE`, `undo`), or Enter to leave>{" "}

# Hints and plans.
hint = A bot in your place would type { $typed }: { $option }
hint-then = { $a }, then { $b }
chances-head = As far as you can know, in a hundred such games you would win so many:
candle = { $behind ->
    [best] { $won } ({ $low } to { $high }): { $option }. { $why }
    [as-good] { $won } ({ $low } to { $high }): { $option}; as good as another. { $why }
    [hair] { $won } ({ $low } to { $high }): { $option}; a hair behind. { $why }
    [little] { $won } ({ $low } to { $high }): { $option}; a little behind. { $why }
   *[deal] { $won } ({ $low } to { $high }): { $option}; a good deal behind. { $why }
  }
candle-alone = { $option}. { $why }
chances-line = { $won }: { $option }
hint-plan = (`plan suggested` chooses all of that.)
plan-suggested = `plan suggested` takes over the plan of a bot.
planned-already = It is all laid out already.
planned =
    { $count ->
        [one] Planned in { $count } step.
       *[other] Planned in { $count } steps.
    }
in-one-go-free = `all plain`: { $label }.
in-one-go-whole = `all now`: { $label }.
in-one-go-stopped = It stops here: { $made } of { $count } are chosen.
asked-how = `ask { $how }`: { $title }. { $help }
asked-how-now = `ask { $how }` (now): { $title }. { $help }

# What happened, and how it ended.
log-detail = { $text } ({ $detail })
more-alike = ({ $count } more of this kind: `log` tells all.)
the-end = The game is over.
alone-lost = { $name } loses.
nobody-won = None of the players wins.
went-back = Taken back: { $seats }.
went-back-seat = { $count ->
    [one] { $name } once
   *[other] { $name } { $count } times
}{ $shown ->
    [0] {""}
    [one] , once after something was shown
   *[other] , { $shown } times after something was shown
}
winners =
    { $count ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }

# What can be said at the table. The usage is typed but for its words in capitals.
help-head = Type a number of the menu, an option's key or some of its words to choose it. Besides:
help-line = { $usage }: { $help }
say-why = why [N or KEY or WORD]
    .help = why that cannot be chosen; alone: all that is closed
say-undo = undo, undo action, undo turn, undo … ask
    .help = take back your last choice, your last action or your turn; ask the table for it
say-redo = redo
    .help = make the choice (or the plan) again that was taken back
say-plan = plan [WORDS or suggested]
    .help = lay a whole plan at once; alone: how to write one
say-all = all, all plain, all now
    .help = choose in one go what is chosen one by one anyway; where the order may matter, say which
say-ask = ask [always, able or my-turn]
    .help = when to ask you if you could react to what others do
say-log = log [N], log whole [N]
    .help = the last N lines of what happened; with the card and column by which chance has spoken
say-board = board [map, table, me or N]
    .help = everything you can see, with all texts; or a part, N being a seat
say-look = look NAME
    .help = what a card, piece, place, seat or term is, and where it is
say-goal = goal
    .help = how the game is won and lost now
say-slips = slips, slips off, slips on
    .help = ideas that were told when they first mattered; tell no more of them; tell them again
say-rules = rules [ID or WORD]
    .help = rules by id or by word; alone: the headings
say-hint = hint [N]
    .help = what a bot would choose in your place; the N best options with your chance of winning and why
say-chances = chances
    .help = your chance of winning after every option, as far as you can know
say-menu = menu, menu all
    .help = what can be chosen now; every single option
say-back = back
    .help = from a group of options to the others
say-save = save FILE
    .help = save the game; `gaslamp play --load FILE` goes on with it
say-seat = seat N
    .help = when several people are asked: give seat N the keyboard
say-help = help
    .help = this list
say-quit = quit
    .help = leave; you can save first

# Rules and games.
rules-head = The rules, by heading; `rules` with an id, its beginning or a word shows them:
rules-from = { $heading }: { $first }
rules-from-to = { $heading }: { $first } to { $last }

# A word of the game.
explained = { $says } `rules { $rule }` tells more.
explained-more = `rules { $rule }` tells more.

# The rules accounted for.
covered-rules = { $title }: { $proved } of { $rules } rules have a test that proves them.
covered-breaks = { $breaks } ways to break a rule are guarded: a test notices each.
covered-examples = { $playable } of { $examples } worked examples can be played.
covered-used = In { $games } random games (version { $version }, cards { $digest }) { $used } rules were used; of the other { $others } it is said why.
covered-line = { $tests ->
    [one] 1 test
   *[other] { $tests } tests
  }, { $breaks ->
    [0] no guard
    [one] 1 guard
   *[other] { $breaks } guards
  }, { $uses ->
    [0] not counted
   *[other] used { $uses } times in { $met } of { $games } games
  }
covered-ruling = Ruling { $id }: { $question } { $answer } { $reason }
covered-example = Example { $id }, can be played: { $text }
covered-tested = Proved: { $says } [{ $file }]
covered-broken = Guarded: it is noticed when { $what }.
play-one = Play one with: `gaslamp play GAME`
game-about = { $id }: { $title }. { $summary }
game-setting = `--option { $key }=…`  { $help } Values: { $values }.
value = { $value } ({ $title })
value-help = { $value } ({ $title }: { $help })
value-first = { $value } ({ $title }, unless told otherwise)
value-first-help = { $value } ({ $title }: { $help }, unless told otherwise)

# Showing a game again.
replay-head = { $title }, seed { $seed }, seats: { $seats }.
replay-choice = { $number }. { $name }: { $label } [{ $key }]
replay-goes-on =
    { $count ->
        [one] After { $count } choice the game goes on. { $prompt }
       *[other] After { $count } choices the game goes on. { $prompt }
    }
replay-wait = ({ $done } of { $count }; Enter goes on, `board`, `quit`)>{" "}

# Checking a content pack.
pack-is = { $name }: a content pack for { $title }.
pack-new = New: { $kinds }.
pack-changed = Changed: { $kinds }.
pack-left-out = Left out: { $kinds }.
pack-same = It changes nothing.
pack-tried = Tried out in { $count } random games: nothing broke.

# Checking another language.
language-whole =
    { $count ->
        [one] Nothing is missing: { $count } message.
       *[other] Nothing is missing: { $count } messages.
    }
language-wrong =
    { $files ->
        [one] { $files } file is not whole.
       *[other] { $files } files are not whole.
    }
language-no-file =
    { $count ->
        [one] { $file }: the file is missing, with { $count } message.
       *[other] { $file }: the file is missing, with { $count } messages.
    }
language-missing = missing: { $key }
language-unused = not used: { $key }
language-other = { $key } has the arguments { $theirs }, the English one { $english }
language-unreadable = line { $line } makes no sense
language-none = none

# The proof of a fair table.
proof-commitment = The secret { $secret } was committed to as { $commitment }.
proof-seen = That is the commitment you gave.
proof-not-seen = Compare that with the commitment you were shown at the table.
proof-phrases = { $count ->
    [0] Nobody added a phrase.
    [one] One phrase was added:
   *[other] { $count } phrases were added:
  }
proof-phrase = seat { $seat } after { $at } choices: { $text }
proof-phrase-deal = seat { $seat } before the deal: { $text }
proof-game = The deal and all { $choices } choices were played again, each with the chance that follows from the secret, the phrases and what was chosen before{ $back ->
    [0] {""}
    [one] {" "}(people went back once)
   *[other] {" "}(people went back { $back } times)
  }: the game ends as saved.
proof-fingerprint = Fingerprint of the game: { $fingerprint }.

# Learning a game.
lessons-head = { $title }, learned by playing. Your teacher: { $teacher }.
lesson-new = { $number }. { $title }: { $idea }
lesson-done = { $number }. { $title } (learned): { $idea }
lesson-title = Lesson { $number } of { $count }: { $title }
lesson-help = Choose as at any table. Besides: `b` goes back, `show` shows how, `skip` goes on, `k` means you know this lesson, `t` says it again, `quit` leaves.
lesson-says = Lesson: { $said }
lesson-try = (Closed now, and yours to try: { $label }. Type `{ $key }`.)
slip-says = By the way: { $said } (`rules { $rule }`)
slips-off = No more of these. `slips on` brings them back.
slips-on = Ideas will be told when they first matter.
slips-none = Nothing has been told yet.
teacher-says = { $teacher }: { $said }
lesson-waits-back = (Enter: back we go)>{" "}
lesson-waits-shown = (Enter: now you; `next` leaves it so)>{" "}
lesson-waits-done = (Enter goes on, `b` goes back, `quit` leaves)>{" "}
lesson-waits-read = (Enter goes on)>{" "}
lesson-left = Your place is kept: `gaslamp learn { $game }` goes on here.
lessons-done = That was the last lesson.
first-game-ask = That was the last lesson. Light the lamp for your first game, with your teacher beside you? (Enter, or no){" "}
lessons-hold = { $count ->
    [one] { $count } lesson for { $title } holds. Play it with: `gaslamp learn { $file }`
   *[other] { $count } lessons for { $title } hold. Play them with: `gaslamp learn { $file }`
}

luck-none = No die was thrown and nothing was drawn.
