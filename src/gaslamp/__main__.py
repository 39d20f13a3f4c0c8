"""`python -m gaslamp` does what `gaslamp` does."""

from gaslamp.cli.main import main

main()
