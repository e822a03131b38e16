# Two commands for a fresh machine: make play, make test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
COMPILED := build/compiled
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
RUN := PYTHONPATH=$(COMPILED) $(BIN)/python -m rollwrite
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json')

.PHONY: play test lint types tests-interpreted tests-compiled lock bench clean compiled

play: $(COMPILED)/.stamp
	@$(RUN) play

test: lint types tests-interpreted tests-compiled

# -- environment

$(VENV)/.stamp: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements.lock
	touch $@

# The rules compiled by mypyc where a C compiler is there, as they are where not.
$(COMPILED)/.stamp: $(VENV)/.stamp setup.py pyproject.toml $(SOURCES)
	rm -rf build/lib* build/bdist* $(COMPILED)
	$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation --target $(COMPILED) .
	touch $@

compiled: $(COMPILED)/.stamp

lock:
	$(BIN)/uv pip compile -q pyproject.toml --extra dev --generate-hashes --python-version 3.11 \
		--no-header --no-emit-index-url -o requirements.lock

# -- checks

lint: $(VENV)/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

types: $(VENV)/.stamp
	$(BIN)/mypy

tests-interpreted: $(VENV)/.stamp
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --doctest-modules tests src/rollwrite

tests-compiled: $(COMPILED)/.stamp
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) tests

bench: $(COMPILED)/.stamp
	$(BIN)/python bench/ratios.py

clean:
	rm -rf build $(VENV)
