# Everything one does with Last Call from a fresh clone: python3 and make are enough.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup run test postgres web check bench bench-server ledger lock compiled clean-compiled clean

setup: $(VENV)/.ready

$(VENV)/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Last Call needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

run: setup
	$(BIN)/lastcall play

test: setup postgres
	$(BIN)/python -m pytest -n auto

# The storage is tested on a real PostgreSQL, which the tests start for themselves. As root with apt
# it is installed; elsewhere this says what is missing (and under CI the tests then fail).
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	else echo "PostgreSQL is missing: install its server (Debian: apt-get install postgresql)."; fi

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-logo

bench: $(VENV)/.bench-ready
	$(BIN)/python tools/compile.py build/bench
	$(BIN)/python benchmarks/bench.py src build/bench/src

bench-server: setup
	$(BIN)/python benchmarks/bench_server.py

$(VENV)/.bench-ready: $(VENV)/.ready requirements-bench.lock
	$(BIN)/python -m pip install --quiet --require-hashes --no-build-isolation -r requirements-bench.lock
	@touch $@

# The web table's front end, built into the package for `lastcall serve`. Needs Node 20 and npm.
web:
	cd web && npm ci --no-audit --no-fund --silent && npm run --silent check && npm run --silent build

# In CI the committed list of tested rules must be fresh already; elsewhere it is refreshed.
ledger: setup
	$(BIN)/python tools/ledger.py $(if $(CI),--check)

# Needs uv. Lock files hold versions and hashes only.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet
lock:
	$(LOCK) --extra dev pyproject.toml -o requirements.lock
	echo rlcard | $(LOCK) -c requirements.lock - -o requirements-bench.lock

compiled: setup clean-compiled
	$(BIN)/python tools/compile.py

clean-compiled:
	find src -name '*.so' -delete
	rm -rf build

clean: clean-compiled
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
