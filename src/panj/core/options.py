"""Options declared as data, so that forms, command lines and checks come from one list."""

from typing import Final

from panj.core.codec import Json
from panj.core.messages import Refused


class Form:
    """What kind of control an option needs."""

    SWITCH: Final = "switch"
    CHOICE: Final = "choice"
    NUMBER: Final = "number"
    SUBSET: Final = "subset"
    FILES: Final = "tables"
    """Whole files, or none: a game reads them itself, so its option says what it allows. Browsers
    and outside clients know the form by this word: the first such files were tables."""


FORMS: Final = (Form.SWITCH, Form.CHOICE, Form.NUMBER, Form.SUBSET, Form.FILES)


class Option:
    """One thing to agree on before the game; its words are `<slug>.option.<name>`."""

    def __init__(
        self,
        name: str,
        form: str,
        default: Json,
        *,
        rule: str,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        seats: tuple[int, ...] = (),
        needs: str = "",
        automa: bool = False,
        files: tuple[str, ...] = (),
        detail: bool = False,
    ) -> None:
        if form not in FORMS:
            raise ValueError(f"no form has a control for {form}: an option has one of {FORMS}")
        self.name = name
        self.form = form
        self.default = default
        self.rule = rule
        self.choices = choices
        self.least = least
        self.most = most
        self.seats = seats
        self.needs = needs
        """The switch without which this option has no meaning."""
        self.automa = automa
        """Whether it gives the last seat to the rules themselves."""
        self.files = files
        """Where a value may be whole files: their names. The value is their texts by name."""
        self.detail = detail
        """Whether it only refines another one: a form with many options shows it last."""

    def fits(self, seats: int) -> bool:
        """Whether the option has a meaning with this many seats."""
        return not self.seats or seats in self.seats

    def allows(self, value: Json) -> bool:
        """Whether this is one of the option's values."""
        if self.form == Form.SWITCH:
            return isinstance(value, bool)
        if self.form == Form.CHOICE:
            return isinstance(value, str) and value in self.choices
        if isinstance(value, bool):
            return False
        if self.form == Form.NUMBER:
            return isinstance(value, int) and self.least <= value <= self.most
        return (
            isinstance(value, list)
            and all(isinstance(member, str) and member in self.choices for member in value)
            and len({str(member) for member in value}) == len(value)
            and self.least <= len(value) <= self.most
        )

    def read(self, text: str) -> Json:
        """The value that somebody typed; refused if it is none."""
        value: Json = text
        if self.form == Form.SWITCH:
            value = {"on": True, "true": True, "yes": True, "1": True}.get(text.lower())
            if value is None:
                value = {"off": False, "false": False, "no": False, "0": False}.get(text.lower())
        elif self.form == Form.NUMBER:
            value = int(text) if text.lstrip("-").isdecimal() else None
        elif self.form == Form.SUBSET:
            members: list[Json] = []
            members.extend(part for part in text.split("+") if part)
            value = members
        if not self.allows(value):
            raise Refused("core.refusal.option_value", [self.name, text], self.rule)
        return value

    def to_json(self) -> dict[str, Json]:
        """The option for a form."""
        data: dict[str, Json] = {
            "name": self.name,
            "form": self.form,
            "default": self.default,
            "rule": self.rule,
        }
        if self.choices:
            data["choices"] = list(self.choices)
        if self.form in (Form.NUMBER, Form.SUBSET):
            data["least"] = self.least
            data["most"] = self.most
        if self.seats:
            data["seats"] = list(self.seats)
        if self.needs:
            data["needs"] = self.needs
        if self.automa:
            data["automa"] = True
        if self.files:
            data["files"] = list(self.files)
        if self.detail:
            data["detail"] = True
        return data


def switch(
    name: str,
    rule: str,
    *,
    default: bool = False,
    seats: tuple[int, ...] = (),
    needs: str = "",
    automa: bool = False,
) -> Option:
    """An option that is on or off."""
    return Option(name, Form.SWITCH, default, rule=rule, seats=seats, needs=needs, automa=automa)


def choice(
    name: str,
    rule: str,
    choices: tuple[str, ...],
    *,
    seats: tuple[int, ...] = (),
    needs: str = "",
    detail: bool = False,
) -> Option:
    """One of several named values; the first is the default."""
    return Option(
        name,
        Form.CHOICE,
        choices[0],
        rule=rule,
        choices=choices,
        seats=seats,
        needs=needs,
        detail=detail,
    )


def number(name: str, rule: str, default: int, least: int, most: int) -> Option:
    """An amount between two bounds."""
    return Option(name, Form.NUMBER, default, rule=rule, least=least, most=most)


def settle(options: list[Option], seats: int, given: dict[str, Json]) -> dict[str, Json]:
    """All options with a meaning at this table, each with its given or default value."""
    known = {option.name: option for option in options}
    for name in given:
        option = known.get(name)
        if option is None:
            raise Refused("core.refusal.unknown_option", [name])
        if not option.fits(seats):
            raise Refused("core.refusal.option_seats", [name, seats], option.rule)
        if not option.allows(given[name]):
            raise Refused("core.refusal.option_value", [name, str(given[name])], option.rule)
    return {
        option.name: given.get(option.name, option.default)
        for option in options
        if option.fits(seats)
    }
