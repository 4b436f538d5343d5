"""All tables of one process, by their short ids."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from threading import Lock
from typing import Final

from panj.core.chance import KEY_BYTES
from panj.core.codec import Json
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.lab.mcp.games import game_text, games_text, rule_text
from panj.lab.mcp.sitting import Sitting
from panj.lab.mcp.teller import Teller
from panj.table.seats import is_bots_name
from panj.words import LANGUAGES, words_for
from panj.words.names import clean_name

MOST_TABLES: Final = 64
AGENT: Final = "Agent"


class AgentTables:
    """Every answer is a text. What cannot be done is `Refused`, and then nothing has changed."""

    def __init__(
        self, lang: str = "en", new_key: Callable[[], bytes] = lambda: token_bytes(KEY_BYTES)
    ) -> None:
        self.lang = lang
        self._new_key = new_key
        self._tellers: dict[str, Teller] = {}
        self._made = 0
        self._lock = Lock()

    def games(self, language: str | None) -> str:
        """What there is to play."""
        return games_text(self.language(language))

    def describe(self, game: str, language: str | None) -> str:
        """One game with its options and components."""
        return game_text(REGISTRY.game(game), self.language(language))

    def rule(self, game: str, rule: str, language: str | None) -> str:
        """A rule that a question or a refusal cites."""
        return rule_text(REGISTRY.game(game), rule, self.language(language))

    def create(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        opponents: Sequence[str] = (),
        options: Mapping[str, Json] | None = None,
        language: str | None = None,
        name: str | None = None,
    ) -> str:
        """Open a table and sit down; seats are counted from 1."""
        lang = self.language(language)
        rules = REGISTRY.game(game)
        count = min(rules.seat_counts) if seats is None else seats
        terms = rules.terms(count, dict(options or {}))
        with self._lock:
            if len(self._tellers) >= MOST_TABLES:
                raise Refused("lab.refusal.too_many_tables", [MOST_TABLES])
            sitting = Sitting(rules, terms, self._new_key(), seat - 1, opponents, agent_name(name))
            self._made += 1
            table = str(self._made)
            teller = self._tellers[table] = Teller(sitting, lang)
            return f"{teller.opening(table)}\n\n{teller.news()}\n\n{teller.moves()}"

    def list(self) -> str:
        """The open tables, a line each."""
        with self._lock:
            lines = [
                f"{table}: {teller.sitting.game.slug}; {teller.now().splitlines()[0]}"
                for table, teller in self._tellers.items()
            ]
        return "\n".join(lines) or words_for(self.lang).text("lab.mcp.no_tables")

    def look(self, table: str) -> str:
        """The table in words."""
        with self._lock:
            return self.teller(table).look()

    def moves(self, table: str) -> str:
        """The legal moves in words."""
        with self._lock:
            return self.teller(table).moves()

    def play(self, table: str, number: int, version: int | None = None) -> str:
        """Make a move; what happened since, and what is asked now."""
        with self._lock:
            teller = self.teller(table)
            teller.sitting.play(number, version)
            end = f"\n\n{teller.scores()}" if teller.sitting.is_over else ""
            return f"{teller.news()}\n\n{teller.moves()}{end}"

    def log(self, table: str, since: int = 0) -> str:
        """The log from a line on, counted from 0."""
        with self._lock:
            return self.teller(table).log(max(since, 0))

    def scores(self, table: str) -> str:
        """Everybody's points by source."""
        with self._lock:
            return self.teller(table).scores()

    def export(self, table: str) -> str:
        """The match file of a match that is over."""
        with self._lock:
            return self.teller(table).sitting.file()

    def close(self, table: str) -> str:
        """Leave a table for good."""
        with self._lock:
            words = self.teller(table).words
            del self._tellers[table]
        return words.text("lab.mcp.closed")

    def teller(self, table: str) -> Teller:
        """The table of this id."""
        found = self._tellers.get(table)
        if found is None:
            raise Refused("lab.refusal.no_table", [table])
        return found

    def language(self, asked: str | None) -> str:
        """The language asked for, or the usual one."""
        if asked is None:
            return self.lang
        if asked not in LANGUAGES:
            raise Refused("lab.refusal.language", [asked, ", ".join(LANGUAGES)])
        return asked

    def language_of(self, table: str | None, asked: str | None) -> str:
        """The language in which something is refused: the table's, or the one asked for."""
        found = self._tellers.get(table or "")
        if found is not None:
            return found.words.lang
        return asked if asked in LANGUAGES else self.lang


def agent_name(asked: str | None) -> str:
    """What the agent is called; a name that a match file would take for a bot's is none."""
    name = clean_name(asked or "")
    return AGENT if not name or is_bots_name(name) else name
