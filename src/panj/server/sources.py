"""Where settings come from: the command line, then the environment, then a TOML file.

`PANJ_DATABASE` is the setting `database`; `PANJ_DATABASE_FILE` names a file with its value, for
what is secret. `PANJ_SETTINGS` names the TOML file.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_origin

import msgspec

from panj.core.messages import Refused
from panj.server.settings import Settings

PREFIX: Final = "PANJ_"
FILE: Final = "_FILE"
OWN: Final = ("csrf_secret",)
"""What no host sets: it is made anew at every start."""

KINDS: Final = {
    field.name: field.type for field in msgspec.structs.fields(Settings) if field.name not in OWN
}


def settings_from(
    given: Mapping[str, Any], environment: Mapping[str, str], file: str = ""
) -> Settings:
    """The settings of a server; refused if one is not known, or not of its kind."""
    named = file or environment.get(f"{PREFIX}SETTINGS", "")
    values = {**from_file(named), **from_environment(environment), **given}
    for name in values:
        if name not in KINDS:
            raise Refused("server.refusal.setting", [name])
    found = Settings()
    for name, value in values.items():
        try:
            plain = msgspec.convert(value, KINDS[name], strict=False)
        except msgspec.ValidationError:
            raise Refused("server.refusal.setting", [name]) from None
        found = msgspec.structs.replace(found, **{name: plain})
    return found


def from_file(file: str) -> dict[str, Any]:
    """What a TOML file says."""
    if not file:
        return {}
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Refused("server.refusal.settings_file", [file]) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says, and the files that it names."""
    found: dict[str, Any] = {}
    for name, kind in KINDS.items():
        key = PREFIX + name.upper()
        text = environment.get(key)
        if text is None and (file := environment.get(key + FILE)):
            text = read_secret(file)
        if text is not None:
            is_list = get_origin(kind) is tuple
            found[name] = [each for each in text.split(",") if each] if is_list else text
    return found


def read_secret(file: str) -> str:
    """The value in a file; the end of its line is no part of it."""
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        raise Refused("server.refusal.settings_file", [file]) from None
