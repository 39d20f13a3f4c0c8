# Each bot by its name: what people call it, and one sentence about how it plays.

greedy = Greedy
greedy-help = Looks to the end of its turn and takes what is best for it then.
random = Random
random-help = Chooses blindly. For trying things out.
