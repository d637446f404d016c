"""`python -m waystones`: the games in a terminal."""

import sys

from waystones.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
