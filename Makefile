# Gaslamp: `make play` opens the table, `make test` runs every test. Nothing else to set up.

PYTHON ?= python3
BIN := .venv/bin
# What is imported is compiled then; most of what is installed never is.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Several targets at once; where make can, the words of each are kept together.
TOGETHER := -j4 --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Python keeps what it has compiled, whatever the environment says: tests start many processes.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: play dev test mutants proof bench lab lint format clean
.PHONY: quick-engine client lint-python lint-client chromium collect

# The engine is compiled beside the game and used from the next start.
play: .venv/installed
	@$(BIN)/python hatch_build.py client engine-beside
	@$(BIN)/gaslamp play

# For developers: interpreted, and everything follows a changed file at once.
dev: .venv/installed
	@$(BIN)/python tools/dev.py

# The compiler, the client and the linters do not wait for each other; the tests wait for all.
test:
	@$(MAKE) $(TOGETHER) quick-engine client lint-python chromium collect
	$(BIN)/python -m pytest -n auto --dist worksteal

quick-engine: .venv/play
	$(BIN)/python hatch_build.py quick-engine

# One after the other: each of them writes the icons anew.
client: .venv/play
	$(BIN)/python hatch_build.py client
	$(BIN)/python tools/web.py check
	$(BIN)/python tools/web.py test

chromium: .venv/test
	$(BIN)/python tests/chromium.py

# Once, so that not every worker of the tests compiles all of them.
collect: .venv/test
	@$(BIN)/python -m pytest --collect-only -q >.venv/collected || (cat .venv/collected; false)

# Break the rules of the register one at a time: does a test that cites the rule fail?
mutants: .venv/test
	PYTHONPATH=src $(BIN)/python tests/mutants/run.py --game "$(GAME)" --rule "$(RULE)"

# Whatever takes hours: hints of whole games, all mutants, thousands of random and greedy games.
proof: .venv/test $(if $(filter lab,$(PART)),.venv/lab)
	$(BIN)/python hatch_build.py engine
	$(BIN)/python tests/proof.py --part "$(PART)" --game "$(GAME)"

# What only the laboratory needs: learners, clusters, reports.
lab: .venv/lab

bench: .venv/bench .venv/installed
	$(BIN)/python bench/run.py

lint: lint-python lint-client

lint-python: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

lint-client: .venv/play
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
	$(PIP) install --no-compile --require-hashes -r requirements/play.txt
	command -v npm >/dev/null || $(PIP) install --no-compile --require-hashes -r requirements/node.txt
	touch $@

# After the checkout is installed: pip does one thing at a time.
.venv/test: requirements/test.txt .venv/installed
	$(PIP) install --no-compile --require-hashes -r requirements/test.txt
	touch $@

.venv/lab: requirements/lab.txt .venv/installed
	$(PIP) install --no-compile --require-hashes -r requirements/lab.txt
	touch $@

.venv/bench: requirements/bench.txt .venv/play
	$(PIP) install --no-compile --require-hashes -r requirements/bench.txt
	touch $@

# The checkout itself is what runs; what must be built is built by hatch_build.py when it changes.
.venv/installed: pyproject.toml .venv/play
	$(PIP) install --no-compile --no-deps --no-build-isolation --editable .
	touch $@
