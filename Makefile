# Gaslamp: `make play` opens the table, `make test` runs every test. Nothing else to set up.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
.PHONY: play dev test mutants proof bench lint format clean

# The engine is compiled beside the game and used from the next start.
play: .venv/installed
	@$(BIN)/python hatch_build.py client engine-beside
	@$(BIN)/gaslamp play

# For developers: interpreted, and everything follows a changed file at once.
dev: .venv/installed
	@$(BIN)/python tools/dev.py

test: .venv/test .venv/installed lint
	$(BIN)/python hatch_build.py client quick-engine
	$(BIN)/python tools/web.py test
	$(BIN)/python tests/chromium.py
	$(BIN)/python -m pytest -n auto

# Break the rules of the register one at a time: does a test that cites the rule fail?
mutants: .venv/test
	PYTHONPATH=src $(BIN)/python tests/mutants/run.py --game "$(GAME)" --rule "$(RULE)"

# Whatever takes hours: hints of whole games, all mutants, thousands of random and greedy games.
proof: .venv/test .venv/installed
	$(BIN)/python hatch_build.py engine
	$(BIN)/python tests/proof.py --part "$(PART)" --game "$(GAME)"

bench: .venv/bench .venv/installed
	$(BIN)/python bench/run.py

lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(BIN)/python tools/web.py check

format: .venv/test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

clean:
	rm -rf .venv build dist src/gaslamp/web_client web/node_modules

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/play: requirements/play.txt | $(BIN)/python
	@echo "Setting up (once) …"
	$(PIP) install --require-hashes -r requirements/play.txt
	command -v npm >/dev/null || $(PIP) install --require-hashes -r requirements/node.txt
	touch $@

.venv/test: requirements/test.txt .venv/play
	$(PIP) install --require-hashes -r requirements/test.txt
	touch $@

.venv/bench: requirements/bench.txt .venv/play
	$(PIP) install --require-hashes -r requirements/bench.txt
	touch $@

# The checkout itself is what runs; what must be built is built by hatch_build.py when it changes.
.venv/installed: pyproject.toml .venv/play
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@
