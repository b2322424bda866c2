# Lunathèque: everything starts here. `make` alone lists what there is.

BIN := .venv/bin
READY := .venv/ready
BENCH_READY := .venv/ready-bench
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup play compile test quick format bench lock clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

setup: $(READY) ## make .venv with everything installed

play: setup ## play Moon-Bots in the terminal (make play ARGS="--lang fr")
	@if ! $(BIN)/python -c 'import sys, lunatheque; sys.exit(not lunatheque.core().startswith("compiled"))' \
	    && { command -v "$${CC:-cc}" || command -v gcc; } >/dev/null; then \
	  echo "The faster core is being compiled meanwhile (build/compile.log); this match does not wait for it."; \
	  mkdir -p build; nohup nice -n 19 $(MAKE) --no-print-directory compile >build/compile.log 2>&1 </dev/null & \
	fi; \
	$(BIN)/lunatheque play moon-bots $(ARGS)

compile: setup ## compile the hot path in place (a few seconds to a minute)
	@LUNATHEQUE_COMPILE=require $(BIN)/python setup.py -q build_ext --inplace
	@cd examples/hearts && LUNATHEQUE_COMPILE=require ../../$(BIN)/python setup.py -q build_ext --inplace

# $(call step,what it is,command): says what it does, and what failed.
step = @echo "==> $(1)"; $(2) || { echo "make $@: failed at: $(1)" >&2; exit 1; }

test: setup ## all checks and tests, on pure Python and on the compiled core
	$(call step,format (make format repairs it),$(BIN)/ruff format --check --quiet --diff)
	$(call step,lint,$(BIN)/ruff check --quiet)
	$(call step,types,$(BIN)/mypy)
	$(call step,layers,$(BIN)/lint-imports --no-cache)
	$(call step,tests on pure Python,LUNATHEQUE_PURE=1 $(BIN)/python -m pytest -q -n 2)
	$(call step,compile,$(MAKE) --no-print-directory compile)
	$(call step,tests on the compiled core,$(BIN)/python -m pytest -q -n 2)

quick: setup ## the tests on pure Python alone
	@LUNATHEQUE_PURE=1 $(BIN)/python -m pytest -q -n 2 $(ARGS)

format: setup ## format the code and repair what the linter can
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --quiet --fix

bench: $(BENCH_READY) compile ## measure against other engines
	@$(BIN)/python -m benchmarks $(ARGS)

lock: setup ## choose the newest versions of all dependencies (requirements/*.txt)
	@$(LOCK) --upgrade requirements/dev.in -o requirements/dev.txt
	@$(LOCK) --constraint requirements/dev.txt requirements/dev.in requirements/bench.in -o requirements/bench.txt

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --extra build --extra png pyproject.toml

clean: ## remove builds and caches (the environment .venv stays)
	@rm -rf build dist examples/hearts/build .mypy_cache .ruff_cache .pytest_cache .hypothesis
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
