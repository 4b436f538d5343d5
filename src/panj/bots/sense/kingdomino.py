"""Judgement for Kingdomino."""

from typing import Final

from panj.bots.sense.sense import Sense


class KingdominoSense(Sense):
    """Counts points."""


SENSE: Final = KingdominoSense()
