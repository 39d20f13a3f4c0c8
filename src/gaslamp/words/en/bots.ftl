# Each bot by its name: what people call it, and how it plays.

greedy = Greedy
    .help = Looks to the end of its turn and takes what is best for it then.
random = Random
    .help = Chooses blindly. For trying things out.
pip = Pip
    .help = Hasty: takes what looks good at once, and sees only the obvious.
mrs-tibbs = Mrs. Tibbs
    .help = Thinks her own turn through, but not every option, and is not always careful.
inspector-crane = Inspector Crane
    .help = Thinks his own turn through in several possible worlds.
dr-thorne = Dr. Thorne
    .help = Weighs more options, each in many more possible worlds.
lamplighter = The Lamplighter
    .help = Thinks longest and furthest: the best there is.
