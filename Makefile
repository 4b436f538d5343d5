# `make play` and `make test` each work as the very first command after a clone.
# Two environments: .venv runs the source as it is, .venv-compiled runs a compiled install.

PYTHON ?= python3
DEV := .venv
FAST := .venv-compiled
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*') pyproject.toml setup.py
RULES_TESTS := $(addprefix tests/,core games conformance golden perft bots)
OTHER_TESTS := $(filter-out $(RULES_TESTS) tests/support tests/conftest.py,$(wildcard tests/*))
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check

.PHONY: play test check lint format compiled bench clean

play: $(FAST)/ready
	@$(FAST)/bin/panj play kingdomino

# The rules' slow tests run on the compiled install, where they are not slow.
test: lint $(FAST)/ready
	$(DEV)/bin/pytest -n 2 -m "not slow" $(RULES_TESTS)
	$(DEV)/bin/pytest -n 2 $(OTHER_TESTS)
	$(FAST)/bin/pytest -n 2 -p no:cacheprovider $(RULES_TESTS)

# Before every commit: under a minute, because games that were not changed are left out.
check: lint
	$(DEV)/bin/pytest -n 2 -m "not slow" --changed tests

lint: $(DEV)/ready
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/ruff check .
	$(DEV)/bin/mypy
	$(DEV)/bin/python tools/imports.py
	$(DEV)/bin/python tools/untested_rules.py

format: $(DEV)/ready
	$(DEV)/bin/ruff format .
	$(DEV)/bin/ruff check --fix .

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
	rm -rf build/lib* build/bdist*
	rm -rf build/wheel
	$(FAST)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir build/wheel .
	$(FAST)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps build/wheel/*.whl
	$(FAST)/bin/python $(PIP_INSTALL) "$$(echo build/wheel/*.whl)[test]"
	touch $@
