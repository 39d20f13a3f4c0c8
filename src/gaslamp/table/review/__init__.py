"""The review of a finished game: where it was won and lost, and by what. See docs/review.md."""
