# Two commands for a fresh machine: make play, make test.
PYTHON ?= $(shell sh deploy/fastest-python)
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
COMPILED := build/compiled
CLIENT := src/rollwrite/server/client
DIST ?= dist
COMPILE ?= 0
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
MORE_JOBS := $(shell expr $(JOBS) + 1)
# Everybody waits for the compiler; what is checked beside it takes what it leaves.
MEANWHILE := nice -n 10
# Node trusts what the system trusts, too, where that is written down in the usual place.
export NODE_EXTRA_CA_CERTS ?= $(wildcard /etc/ssl/certs/ca-certificates.crt)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' -o -name '*.weights')
WEB_SOURCES := $(shell find web/src web/public -type f 2>/dev/null) \
	web/index.html web/vite.config.ts src/rollwrite/words/en.ftl src/rollwrite/words/de.ftl

.PHONY: play test setup lint types web-checks web-checked tests-interpreted tests-compiled tests-browser
.PHONY: browser compiled client wheel lock wire bench bench-live bench-client bench-lessons ladder exact strength screens attack soak mutants audit clean

play: $(COMPILED)/.stamp
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m rollwrite

# The compiler works on one core, all the time; what needs none of its work has the other meanwhile.
test:
	@$(MAKE) --no-print-directory -j$(MORE_JOBS) --output-sync=target setup lint types web-checks tests-interpreted
	@$(MAKE) --no-print-directory tests-compiled
	@$(MAKE) --no-print-directory tests-browser

setup: $(COMPILED)/.stamp browser

# -- environment

$(VENV)/.stamp: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/uv --system-certs pip install -q --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	touch $@

web/node_modules/.stamp: $(VENV)/.stamp web/package-lock.json
	$(NPM) ci
	touch $@

$(CLIENT)/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	$(NPM) run --silent build
	touch $@

# The rules compiled by mypyc where a C compiler is there, as they are where not.
$(COMPILED)/.stamp: $(VENV)/.stamp $(CLIENT)/index.html setup.py pyproject.toml $(SOURCES)
	rm -rf build/lib* build/bdist* $(COMPILED)
	$(BIN)/uv --system-certs pip install -q --compile-bytecode --python $(BIN)/python --no-deps \
		--no-build-isolation --target $(COMPILED) .
	touch $@

compiled: $(COMPILED)/.stamp
client: $(CLIENT)/index.html

# What others install, client included: a wheel for every machine, interpreted, and the sources,
# which are compiled where they are installed with a C compiler. COMPILE=1: for this machine.
wheel: $(VENV)/.stamp $(CLIENT)/index.html
	ROLLWRITE_COMPILE=$(COMPILE) $(BIN)/uv --system-certs build -q --no-build-isolation --python $(BIN)/python \
		--no-create-gitignore --out-dir $(DIST) .
	@ls $(DIST)/rollwrite-*

# Browser tests drive Chromium, Chrome or Edge; Debian's is installed where none is there, as root.
browser: $(VENV)/.stamp
	@$(BIN)/python tests/browser/which.py --install >/dev/null

lock: $(VENV)/.stamp
	$(BIN)/uv --system-certs pip compile -q pyproject.toml --extra dev --generate-hashes --python-version 3.11 \
		--no-header --no-emit-index-url -o requirements.lock

wire: $(VENV)/.stamp
	PYTHONPATH=src $(BIN)/python -m rollwrite.server.typescript > web/src/lib/wire.ts
	PYTHONPATH=src $(BIN)/python -m tests.kernel.kept.vectors > web/src/lib/dice/vectors.json

# -- checks

lint: $(VENV)/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

types: $(VENV)/.stamp
	$(MEANWHILE) $(BIN)/mypy

web-checks: web/node_modules/.stamp
	$(MEANWHILE) $(MAKE) --no-print-directory web-checked

web-checked:
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) test --silent

# What is compiled is also tried as plain Python; the rest is plain Python in either run.
tests-interpreted: $(VENV)/.stamp
	PYTHONPATH=src $(MEANWHILE) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --doctest-modules \
		tests/kernel tests/bots tests/games tests/test_corpus.py src/rollwrite

# Real processes and browsers share the cores here. What fails is tried once more by itself, and
# named: it passes only if it passes then, and is to be looked at in either case.
AGAIN = echo "== Failed beside others; once more, alone:" && PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest \
	-n 1 --verbose --last-failed --last-failed-no-failures none

tests-compiled: $(COMPILED)/.stamp
	@rm -rf .pytest_cache/v/cache/lastfailed
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --ignore=tests/browser tests \
		|| { $(AGAIN) --ignore=tests/browser tests; }

tests-browser: $(COMPILED)/.stamp browser
	@rm -rf .pytest_cache/v/cache/lastfailed
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser \
		|| { $(AGAIN) tests/browser; }

# -- measurements

bench: $(COMPILED)/.stamp
	$(BIN)/python bench/ratios.py

# Our server and boardgame.io side by side under the same load; kept in docs/scale.md.
bench-live: $(COMPILED)/.stamp
	$(BIN)/python bench/live.py

# The client in a real browser, kept in docs/measures.md.
bench-client: $(COMPILED)/.stamp browser
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/client.py

bench-lessons: $(COMPILED)/.stamp browser
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/lessons.py --publish

# How the levels of players compare, game by game, kept in docs/.
ladder: $(COMPILED)/.stamp
	for game in $$(PYTHONPATH=$(COMPILED) $(BIN)/python -c "from rollwrite.catalogue import BY_ID; print(*BY_ID)"); do \
		PYTHONPATH=$(COMPILED) $(BIN)/python -m rollwrite ladder $$game -o docs/ladder/$$game.json; done
	PYTHONPATH=$(COMPILED) $(BIN)/python -m rollwrite.lab.ladder_page docs

# Faults planted in kernel, rules, table, server and store: does a test notice? A few are in the suite.
mutants: $(VENV)/.stamp
	$(BIN)/python -m bench.mutants

# Lock files and licences; registries are asked where some answer.
audit: $(VENV)/.stamp web/node_modules/.stamp
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/audit.py --ask

exact: $(COMPILED)/.stamp
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/exact.py

strength: $(COMPILED)/.stamp
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/strength.py

# Every browser test on every screen; the suite has those that fit into its time.
screens: $(COMPILED)/.stamp browser
	ROLLWRITE_LONG=1 PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/browser

# Every command with every strange word; the suite takes a third of them.
attack: $(COMPILED)/.stamp
	ROLLWRITE_LONG=1 PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/cli/test_attack.py

# Long, and kept in docs/proof: load, abuse, faults.
soak: $(COMPILED)/.stamp
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/table_load.py
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.abuse --publish
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.faults sqlite --publish
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.faults postgresql --publish

clean:
	rm -rf build $(DIST) $(CLIENT) $(VENV) web/node_modules
