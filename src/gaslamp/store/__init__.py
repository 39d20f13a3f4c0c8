"""The store: what outlives the process. A choice is here before anybody hears of it."""
