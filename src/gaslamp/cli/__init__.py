"""The command line: play, look up, replay, check and simulate at a terminal."""
