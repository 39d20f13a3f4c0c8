# Gaslamp: `make play` opens the table, `make test` runs every test. Nothing else to set up.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' \
	-not -path '*/web_client/*' -not -name icons.ts 2>/dev/null) pyproject.toml hatch_build.py

.PHONY: play test mutants bench lint format clean

play: .venv/built
	$(BIN)/gaslamp play

test: .venv/test .venv/built lint
	$(BIN)/python tests/chromium.py
	$(BIN)/python -m pytest -n auto

# Break the rules of the register one at a time: does a test that cites the rule fail?
mutants: .venv/test
	PYTHONPATH=src $(BIN)/python tests/mutants/run.py --game "$(GAME)" --rule "$(RULE)"

bench: .venv/bench .venv/built
	$(BIN)/python bench/run.py

lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

format: .venv/test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

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

# The package is built like any other, compiled where there is a C compiler.
.venv/built: $(SOURCES) .venv/play
	@echo "Building …"
	$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	touch $@
