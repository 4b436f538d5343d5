"""What all tests share."""

import os

from hypothesis import settings

# A slow machine is no failure, and what decides about a change must decide the same every time.
settings.register_profile("panj", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("panj")
