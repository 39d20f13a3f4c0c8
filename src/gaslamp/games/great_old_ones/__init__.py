# border: not compiled
"""Great Old Ones: rivals in London, each with a secret Objective, before Azathoth awakes."""
