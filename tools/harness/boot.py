"""Start a table server with settings that the command line does not offer: `boot.py SETTINGS`."""

import sys

import msgspec

from panj.server.run import run
from panj.server.settings import Settings

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Settings))
