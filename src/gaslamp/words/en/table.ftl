# What every table says, whatever is played there.

# A setting of games that are played against time.
setting-clock = Clock
    .help = Whether people may stop or stretch the time. Bots and terminals have none.
setting-clock-strict = Strict
    .help = The time runs and nothing stops it.
setting-clock-pause = With pauses
    .help = Everybody may stop the clock and let it go on.
setting-clock-extend = With extensions
    .help = Pauses, and the full time again up to ten times.
setting-clock-off = No limit
    .help = Take all the time you need.

# How a seat wants to be asked when it could react.
prefer-always = Ask me every time
    .help = Nobody learns anything from how long you take.
prefer-able = Ask me only when I can react
    .help = Faster; a pause shows that you can.
prefer-my-turn = Ask me nothing until my turn
    .help = All chances to react pass by; from your turn on you are asked every time again.
