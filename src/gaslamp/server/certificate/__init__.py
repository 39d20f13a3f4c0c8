"""The no-leak certificate: what everybody receives, in the real world and in others."""
