# border: not compiled
"""The kernel: state, agenda, menus, chance, snapshots and journals. It knows no game."""
