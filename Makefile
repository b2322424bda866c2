# Lunathèque: everything starts here. `make` alone lists what there is.

BIN := .venv/bin
READY := .venv/ready
BENCH_READY := .venv/ready-bench
CLIENT := src/lunatheque/server/static/index.html
ARGS ?=

# Python keeps its bytecode, also where the environment says that it should not, as in many containers: else each server
# that a test starts reads all modules anew, and takes three seconds of computing instead of one.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup web play terminal compile test code client core quick soak extras pictures format bench lock clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

setup: $(READY) ## make .venv with everything installed

web: $(CLIENT) ## build the browser client (needs Node.js)

play: setup ## play in the browser (make play ARGS="--port 8026")
	@if $(HAS_NODE); then $(MAKE) --silent web || exit 1; \
	elif [ -f $(CLIENT) ]; then echo "$(NO_NODE) The client that was built before is used."; \
	else \
	  echo "$(NO_NODE) Without it there are no pages for the browser. The terminal works: make terminal"; \
	  [ -t 0 ] || exit 1; \
	  printf "Play there now? [Y/n] "; read answer; \
	  case "$$answer" in [nN]*) exit 1;; *) $(MAKE) --no-print-directory terminal; exit;; esac; \
	fi; \
	$(COMPILE_MEANWHILE); \
	$(BIN)/lunatheque serve --open $(if $(findstring --port,$(ARGS)),,--port 0) $(ARGS)

terminal: setup ## play Moon-Bots in the terminal (make terminal ARGS="--lang fr")
	@$(COMPILE_MEANWHILE)
	@$(BIN)/lunatheque play moon-bots $(ARGS)

# The faster core, compiled in the background: nobody waits for it.
define COMPILE_MEANWHILE
if ! $(BIN)/python -c 'import sys, lunatheque; sys.exit(not lunatheque.core().startswith("compiled"))' \
    && { command -v "$${CC:-cc}" || command -v gcc; } >/dev/null; then \
  echo "The faster core is being compiled meanwhile (build/compile.log); this match does not wait for it."; \
  mkdir -p build; nohup nice -n 19 $(MAKE) --no-print-directory compile >build/compile.log 2>&1 </dev/null & \
fi
endef

# Node.js as new as the client's tools ask for.
HAS_NODE = node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NO_NODE = Node.js 20.19 or later was not found (https://nodejs.org).

NEED_NODE = $(HAS_NODE) || { echo "$(NO_NODE) The browser client is built with it; make quick does without." >&2; exit 1; }
NPM = npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel error

web/node_modules/.package-lock.json: web/package-lock.json
	@$(NEED_NODE)
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/tools -type f 2>/dev/null)
	@$(NEED_NODE)
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn

compile: setup ## compile the hot path in place (a few seconds to a minute)
	@LUNATHEQUE_COMPILE=require $(BIN)/python setup.py -q build_ext --inplace
	@cd examples/hearts && LUNATHEQUE_COMPILE=require ../../$(BIN)/python setup.py -q build_ext --inplace

# $(call step,what it is,command): says what it does, and what failed.
step = @echo "==> $(1)"; $(2) || { echo "make $@: failed at: $(1)" >&2; exit 1; }

test: setup ## all checks and tests, those of the rules on both cores
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target code client core
	$(call step,a browser,$(BIN)/python -m tests.browser.chromium)
	$(call step,tests in the browser,$(PYTEST) tests/browser)
	$(call step,tests on the compiled core,$(PYTEST))
	$(call step,tests of the rules on pure Python,LUNATHEQUE_PURE=1 $(PYTEST) $(RULES))

# What has to hold before any test is worth running; the three are made side by side.
code: setup
	$(call step,format (make format repairs it),$(BIN)/ruff format --check --quiet --diff)
	$(call step,lint,$(BIN)/ruff check --quiet)
	$(call step,types,$(BIN)/mypy)
	$(call step,layers,$(BIN)/lint-imports --no-cache)

client: setup
	$(call step,browser client,$(MAKE) --no-print-directory web)
	$(call step,format of the client (make format repairs it),$(NPM) run --silent lint)
	$(call step,types of the client,$(NPM) run --silent check)
	$(call step,tests of the client,$(NPM) run --silent test)

core: setup
	$(call step,compile,$(MAKE) --no-print-directory compile)

# Tests wait for servers, clocks and browsers: with one worker more than the two cores of a small machine, somebody
# always has something to do. Whoever has no tests left takes over some of another’s.
WORKERS ?= 3
PYTEST = $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

# What the compiled modules do; that both cores play the same games to the last outcome is a test of its own.
RULES = tests/engine tests/games examples/hearts/tests

quick: setup ## all tests but those in the browser, on pure Python alone
	@LUNATHEQUE_PURE=1 $(PYTEST) $(ARGS)

soak: setup ## kill the server again and again (make soak ARGS=60: minutes for each of four set-ups)
	@LUNATHEQUE_SOAK=$(or $(ARGS),15) $(BIN)/python -m pytest -q tests/server/test_kill.py

extras: $(BENCH_READY) ## the tests that need the large extras, OpenSpiel and Ray
	@LUNATHEQUE_PURE=1 $(BIN)/python -m pytest -q tests/adapters tests/arena $(ARGS)

pictures: web core ## take the pictures of the README anew
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.browser.pictures

format: setup ## format the code and repair what the linter can
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --quiet --fix
	@if [ -d web/node_modules ]; then $(NPM) run --silent format; fi

bench: $(BENCH_READY) compile ## measure against other engines
	@$(BIN)/python -m benchmarks $(ARGS)

lock: setup ## choose the newest versions of all dependencies (requirements/*.txt)
	@$(LOCK) --upgrade requirements/dev.in -o requirements/dev.txt
	@$(LOCK) --extra openspiel --extra cluster --constraint requirements/dev.txt requirements/dev.in requirements/bench.in \
	    -o requirements/bench.txt

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --extra build --extra png --extra pettingzoo pyproject.toml

clean: ## remove builds and caches (the environment .venv stays)
	@rm -rf build dist src/lunatheque/server/static examples/hearts/build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src examples tests benchmarks -name '*.so' -o -name '*.so.stamp' -o -name '*.pyd' -o -name '*.pyd.stamp' \
	    -o -name '*.new' | xargs rm -f
	@find src examples tests benchmarks -name __pycache__ | xargs rm -rf

# With uv, which comes with the lock, or with plain pip where uv does not work.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>build/uv.log \
	|| $(BIN)/python -m pip install --quiet --disable-pip-version-check $(1)

$(READY): requirements/dev.txt pyproject.toml setup.py examples/hearts/pyproject.toml examples/hearts/setup.py
	@python=; for candidate in $${PYTHON:-python3} python3.13 python3.12 python3.11; do \
	  if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    python=$$candidate; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	  echo "Lunathèque needs Python 3.11 or later; python3 is $$(python3 --version 2>&1)." >&2; exit 1; fi; \
	echo "Setting up .venv with $$($$python --version)"; \
	$$python -m venv .venv || { \
	  echo "Python could not make .venv; on Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@mkdir -p build
	@sed -n '/^uv==/,/[^\\]$$/p' $< >build/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r build/uv.txt 2>build/uv.log || true
	@$(call install,-r $<)
	@export LUNATHEQUE_COMPILE=0; $(call install,--no-build-isolation --no-deps -e .)
	@export LUNATHEQUE_COMPILE=0; $(call install,--no-build-isolation --no-deps -e examples/hearts)
	@touch $@

$(BENCH_READY): requirements/bench.txt $(READY)
	@$(call install,-r $<)
	@touch $@
