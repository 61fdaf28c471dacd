# Every task is one word. `make play` and `make test` are all one needs to begin.
BIN := .venv/bin

.PHONY: play test check bench kill-test screens run migration lock clean

play: .venv/.play                     ## a whole game against the pretend Telegram, no token needed
	@$(BIN)/python -m playground $(ARGS)

test: .venv/.dev                      ## every test, two at a time (ARGS="tests/rules -k vote" for some, one by one)
	@$(BIN)/python -m pytest $(or $(ARGS),-n 2 --dist worksteal)

check: .venv/.dev                     ## lint, format, types of Python and of the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	sh tools/check_page.sh

bench: .venv/.dev                     ## the figures of the budgets, as a table
	@$(BIN)/python -m tests.bench $(ARGS)

screens: .venv/.dev                   ## every screen of the page as a picture, in out/screens
	@$(BIN)/python -m tests.screens $(ARGS)

kill-test: .venv/.dev                 ## evenings of kill -9 on both databases, held against what was answered
	@$(BIN)/python -m tests.kills $(ARGS)

run: .venv/.play                      ## the product itself; settings from the environment or .env
	@$(BIN)/python -m bot $(ARGS)

migration: .venv/.dev                 ## a new migration: make migration name=what_changes
	$(BIN)/tortoise makemigrations --name "$(name)"

lock:                                 ## resolve the libraries anew (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --no-header pyproject.toml --extra dev \
		--generate-hashes -o requirements-dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --no-header pyproject.toml \
		-c requirements-dev.txt --generate-hashes -o requirements.txt
	uv pip compile --quiet --universal --python-version 3.11 --no-header pyproject.toml --extra art \
		-c requirements-dev.txt --generate-hashes -o requirements-art.txt

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis node_modules

.venv/.play: requirements.txt tools/install.sh
	@echo "Installing what the game needs (once) ..."
	@sh tools/install.sh requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt requirements-art.txt tools/install.sh
	@echo "Installing what the tests need (once) ..."
	@sh tools/install.sh requirements-dev.txt requirements-art.txt
	@touch $@ .venv/.play
