"""The lab: many games at once, and the examination every game must pass."""
