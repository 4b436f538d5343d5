"""The MCP server itself: its tools, each a few words to one of the tables."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from mcp.server import MCPServer
from mcp_types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from panj.core.codec import Json
from panj.core.messages import Refused
from panj.lab.mcp.tables import AgentTables
from panj.words import words_for
from panj.words.refusals import explained

INSTRUCTIONS: Final = """\
Board games at one table with bots. Call list_games, then create_table; you are told what is asked
and the numbered legal moves. Answer with play(table, number); it plays your move and the bots'
answers, and tells what happened and what is asked next. look tells all that your seat can see,
legal_moves lists the moves again, rule explains a cited rule, describe_game has the options and the
facts about cards and tiles. You are told what your seat may know and nothing else.
"""

LOOKS: Final = ToolAnnotations(read_only_hint=True)
GameSlug = Annotated[str, Field(description="identifier of the game, as in list_games")]
TableId = Annotated[str, Field(description="id of the table, as create_table gave it")]
Language = Annotated[str | None, Field(description="en, fa or hu")]
SeatCount = Annotated[int | None, Field(description="number of seats; the fewest if null")]
OwnSeat = Annotated[int, Field(description="your seat, counted from 1")]
Opponents = Annotated[
    list[str] | None, Field(description="bots for the other seats, in turn; greedy if null")
]
OptionValues = Annotated[
    dict[str, bool | int | str | list[str]] | None,
    Field(description="options by name, as in describe_game"),
]
OwnName = Annotated[str | None, Field(description="what you are called")]
MoveNumber = Annotated[int, Field(description="number of the move, as in legal_moves")]
VersionSeen = Annotated[
    int | None, Field(description="moves made when you decided; refused if more were made")
]


def server(
    lang: str = "en", version: str = "", tables: AgentTables | None = None
) -> MCPServer[Any]:
    """A server with its own tables, which live as long as the process."""
    held = AgentTables(lang) if tables is None else tables
    made: MCPServer[Any] = MCPServer(
        "panj", instructions=INSTRUCTIONS, version=version, log_level="WARNING"
    )
    add_games(made, held)
    add_tables(made, held)
    add_play(made, held)
    add_results(made, held)
    return made


def add_games(made: MCPServer[Any], held: AgentTables) -> None:
    """The tools that tell what there is to play."""

    @made.tool(annotations=LOOKS)
    def list_games(language: Language = None) -> CallToolResult:
        """All games with their numbers of players, and all bots that can be opponents."""
        return answer(held, lambda: held.games(language), language=language)

    @made.tool(annotations=LOOKS)
    def describe_game(game: GameSlug, language: Language = None) -> CallToolResult:
        """One game: its options with their values, and the facts about its cards and tiles."""
        return answer(held, lambda: held.describe(game, language), language=language)

    @made.tool(annotations=LOOKS)
    def rule(
        game: GameSlug,
        rule: Annotated[
            str, Field(description="id of the rule, as a question or a refusal cites it")
        ],
        language: Language = None,
    ) -> CallToolResult:
        """Explain a rule that a question or a refusal cites."""
        return answer(held, lambda: held.rule(game, rule, language), language=language)


def add_tables(made: MCPServer[Any], held: AgentTables) -> None:
    """The tools that open tables and list them."""

    @made.tool()
    def create_table(
        game: GameSlug,
        seats: SeatCount = None,
        seat: OwnSeat = 1,
        opponents: Opponents = None,
        options: OptionValues = None,
        language: Language = None,
        name: OwnName = None,
    ) -> CallToolResult:
        """Open a table, sit down, and hear what is asked and which moves are legal."""
        bots = ["greedy"] if opponents is None else opponents
        chosen: dict[str, Json] = {}
        for key, value in (options or {}).items():
            chosen[key] = list(value) if isinstance(value, list) else value
        return answer(
            held,
            lambda: held.create(game, seats, seat, bots, chosen, language, name),
            language=language,
        )

    @made.tool(annotations=LOOKS)
    def list_tables() -> CallToolResult:
        """The tables that are open, and what is asked at each."""
        return answer(held, held.list)


def add_play(made: MCPServer[Any], held: AgentTables) -> None:
    """The tools of play."""

    @made.tool(annotations=LOOKS)
    def look(table: TableId) -> CallToolResult:
        """What is asked, and everything on the table that your seat can see, in words."""
        return answer(held, lambda: held.look(table), table)

    @made.tool(annotations=LOOKS)
    def legal_moves(table: TableId) -> CallToolResult:
        """Every legal move in words with its number, and what it would bring."""
        return answer(held, lambda: held.moves(table), table)

    @made.tool()
    def play(table: TableId, number: MoveNumber, version: VersionSeen = None) -> CallToolResult:
        """Make a legal move. Tells what happened up to your next decision, and what is asked."""
        return answer(held, lambda: held.play(table, number, version), table)


def add_results(made: MCPServer[Any], held: AgentTables) -> None:
    """The tools that tell what came of a match."""

    @made.tool(annotations=LOOKS)
    def log(
        table: TableId, since: Annotated[int, Field(description="the first line, from 0")] = 0
    ) -> CallToolResult:
        """What happened at the table, as your seat may know it, from a line on."""
        return answer(held, lambda: held.log(table, since), table)

    @made.tool(annotations=LOOKS)
    def scores(table: TableId) -> CallToolResult:
        """Everybody's points by source, and at the end the places."""
        return answer(held, lambda: held.scores(table), table)

    @made.tool(annotations=LOOKS)
    def export_match(table: TableId) -> CallToolResult:
        """The match file (JSON lines) of a finished match, for `panj replay` and `panj verify`."""
        return answer(held, lambda: held.export(table), table)

    @made.tool()
    def close_table(table: TableId) -> CallToolResult:
        """Leave a table for good, finished or not."""
        return answer(held, lambda: held.close(table), table)


def answer(
    held: AgentTables, ask: Callable[[], str], table: str | None = None, language: str | None = None
) -> CallToolResult:
    """The answer as text; a refusal is an error with the reason in the agent's language."""
    try:
        return CallToolResult(content=[TextContent(type="text", text=ask())])
    except Refused as refused:
        text = explained(words_for(held.language_of(table, language)), refused)
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)
