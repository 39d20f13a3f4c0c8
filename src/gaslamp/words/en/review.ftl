# The review of a finished game. Chances are said in a hundred.

review-head-own = { $won ->
    [yes] Won in spite of { $when }
   *[no] Lost { $when }: “{ $done }”
  }
review-head-others = { $won ->
    [yes] Won { $when }, when { $name } slipped
   *[no] Lost, although { $name } slipped { $when }
  }
review-head-chance = { $won ->
    [yes] Won { $when }, with luck
   *[no] Lost { $when }, to bad luck
  }
review-head-unknown = { $won ->
    [yes] Won { $when }, by what lay hidden
   *[no] Lost { $when }, to what lay hidden
  }
review-head-even = { $won ->
    [yes] Won a little at a time
   *[no] Lost a little at a time
  }
review-under = { $company ->
    [yes] The company stood at { $before } in a hundred before it, and at { $after } after it.
   *[no] You stood at { $before } in a hundred before it, and at { $after } after it.
  }
review-under-even = No single moment changed the chance by 3 in a hundred or more.
review-when = { $turn ->
    [0] before the first turn
   *[other] on turn { $turn }
  }

# One turning point in a sentence. $why: what the better choice would have led to.
review-own = You chose “{ $done }”. “{ $better }” was better.
review-own-of = { $name } chose “{ $done }”. “{ $better }” was better.
review-others = { $name } chose “{ $done }”. For { $name } “{ $better }” was better.
review-chance = { $line } There was nothing to mend.
review-unknown = { $line } It could not be foreseen from your side.
review-silent = { $name }: “{ $done }”.
review-why-plain = Over many possible games it leaves the better chance.

review-kind-slip = slip
review-kind-blunder = blunder
review-kind-others = gift
review-kind-chance = chance
review-kind-unknown = unknowable

# Where the chance went. Each part has its name and what it holds.
review-part-own = Own choices
    .about = what the best choice would have kept, from what was known then
review-part-others = Others' choices
    .about = what their slips gave or took
review-part-chance = Chance
    .about = what dice, draws and reveals did, beside what could be expected of them
review-part-unknown = The unknowable
    .about = what lay hidden when you chose, and came to light

review-sharp = { $word ->
    [blunt] blunt
    [fair] fair
    [keen] keen
    [keener] keener
   *[barber] a barber's
  }
review-tally = { $blunders ->
    [0] no blunder
    [one] one blunder
   *[other] { $blunders } blunders
  }, { $slips ->
    [0] no slip
    [one] one slip
   *[other] { $slips } slips
  }
review-like = { $you ->
    [yes] You played like { $bot }.
   *[no] Played like { $bot }.
  }
review-luck = The same deal, played { $times } times by equals, went { $won } times to { $name }.
review-luck-company = The same deal, played { $times } times by equals, was won { $won } times.

# At the terminal.
review-title = { $game }: { $head }
review-went = From { $start } in a hundred at the deal to { $result } at the end:
review-part-line = { $part }: { $points } (give or take { $error })
review-point-line = { $n }. { $when }, { $kind }, { $before } → { $after }: { $sentence }
review-hand-line = { $name }: sharpness { $sharpness } of 100, { $word }; { $tally }; lost { $lost } in { $choices } choices.
review-thinking = thinking, { $done } of { $of } choices
