"""What the players agreed on before the game: which game, how many seats, which options."""

from typing import ClassVar

from panj.core.codec import Json


class Terms:
    """The terms of one match. Never change, so that copies of a state share them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("game", "rules_version", "seats", "options")

    def __init__(self, game: str, rules_version: int, seats: int, options: dict[str, Json]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options = options

    def is_on(self, option: str) -> bool:
        """Whether a switch is on."""
        return self.options.get(option) is True

    def choice(self, option: str) -> str:
        """The chosen value of an option with several values."""
        value = self.options[option]
        assert isinstance(value, str)
        return value

    def number(self, option: str) -> int:
        """The value of a numeric option."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def members(self, option: str) -> list[str]:
        """The chosen members of an option that is a subset."""
        value = self.options[option]
        assert isinstance(value, list)
        return [str(member) for member in value]
