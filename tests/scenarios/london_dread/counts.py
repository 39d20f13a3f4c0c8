"""What is printed, counted: the one place to change when cards come or go (rulebook, section 2)."""

DREAD_CARDS = (24, 24)  # of Tier I and II
ALLIES = 9
CONFIDENCE = 24
ITEMS = 32
CHARACTERS = 6
CHALLENGES = 6  # of each Story
GOONS = 6
SECRETS = 3
