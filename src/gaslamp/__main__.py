"""`python -m gaslamp` does what `gaslamp` does."""

import sys

from gaslamp.cli.main import main

sys.exit(main())
