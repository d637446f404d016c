# The two to know: `make play` and `make test`. Each sets up what it needs, and does nothing twice.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
VENV := .venv/bin/python
SOURCES := $(shell find core web tools -type f -not -path '*/__pycache__/*' -not -path 'web/app/locale/*')
BUILT := dist/sw.js

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

##@ Playing
.PHONY: play build
play: $(BUILT) ## build the page, serve it on this machine and open it
	@$(VENV) -m tools.serve

build: $(BUILT) ## make dist/, a folder for any static host

##@ Testing
.PHONY: test lint types unit e2e test-browsers
test: lint types unit e2e ## everything below but the two other browsers

lint: .venv/.installed ## ruff
	@echo "• Checking style"
	@$(VENV) -m ruff check --quiet .
	@$(VENV) -m ruff format --check --quiet .

types: .venv/.installed ## mypy, strict
	@echo "• Checking types"
	@$(VENV) -m mypy

unit: .venv/.installed node_modules/.installed ## rules, properties, views and tools, without a browser
	@$(VENV) -m tools.catalogues
	@$(VENV) -m pytest

e2e: $(BUILT) ## the built page in a real browser
	@$(VENV) -m tools.browser
	@$(VENV) -m pytest e2e --ignore=e2e/browsers

test-browsers: $(BUILT) ## the main ways in Firefox and WebKit, served and from disk
	@$(VENV) -m tools.browsers
	@$(VENV) -m pytest e2e/browsers

##@ Measuring
.PHONY: bench bench-startup bench-input bench-engine bench-soak bench-memory
bench: bench-engine bench-input bench-startup ## all three

bench-startup: $(BUILT) ## time and bytes until the first board answers, beside plain Pyodide and plain PyScript
	@$(VENV) -m tools.browser
	@$(VENV) -m bench.startup

bench-input: $(BUILT) ## from touch to paint on a slow phone
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.input

bench-soak: $(BUILT) ## open the page 100 times and the one file 50 times
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.soak

bench-memory: $(BUILT) ## what the tab holds after ten games
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.memory

bench-engine: .venv/.installed ## games and decisions a second
	@PYTHONPATH=core $(VENV) -m bench.engine

##@ Housekeeping
.PHONY: format texts lock clean help
format: .venv/.installed ## put the code in order
	@$(VENV) -m ruff check --quiet --fix .
	@$(VENV) -m ruff format --quiet .

texts: .venv/.installed ## bring the catalogues up to date with the texts in the page
	@$(VENV) -m tools.texts

lock: ## pin the tools of pyproject.toml and package.json anew (needs uv and npm)
	@for group in dev node; do \
		uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet \
			--group $$group --output-file requirements/$$group.txt; done
	@npm install --package-lock-only --ignore-scripts

clean: ## remove everything that was made here
	rm -rf .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache .venv dist node_modules web/app/locale

help: ## show this
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {print "\n" substr($$0, 5)} /^[a-z0-9-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/.installed: requirements/dev.txt
	@test -n "$(PYTHON)" || { echo "✗ Python 3.11 or newer is needed, and none was found." >&2; exit 1; }
	@$(PYTHON) -m tools.setup

node_modules/.installed: package-lock.json .venv/.installed
	@$(VENV) -m tools.node

$(BUILT): $(SOURCES) pyproject.toml pyscript.toml .venv/.installed node_modules/.installed
	@$(VENV) -m tools.build
