"""`python -m panj` is the program `panj`."""

from panj.cli.main import main

if __name__ == "__main__":
    main()
