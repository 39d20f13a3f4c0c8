# Each bot by its name: what people call it, and how it plays.

greedy = Greedy
    .help = Looks to the end of its turn and takes what is best for it then.
random = Random
    .help = Chooses blindly. For trying things out.
