# The rules accounted for: why a rule cannot be counted, or was not met.

uncounted-printed = It is printed on the pieces, and looked at whenever one is read: there is no moment to count.
uncounted-never = It says what does not happen: there is no moment to count. Its tests try it all the same.
uncounted-follows = It follows from other rules, which are counted.
uncounted-people = It is for the people at the table; the game does nothing by it.
uncounted-seen = It says who may look at what; random players do not look. Its tests do.
uncounted-rare = It is a rare case, which five hundred random games do not reach. Its tests do.
uncounted-skill = Random players never come so far. Its tests do.
uncounted-clock = It speaks of the clock on the wall, which simulations have not.
uncounted-lab = Simulations lay the table so that nobody is asked for it. Its tests ask.
uncounted-between = It speaks of what comes between two games, and a simulation ends with one.
