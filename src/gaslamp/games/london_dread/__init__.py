# border: not compiled
"""London Dread: plan a night together in twelve minutes, then see how the plan holds."""
