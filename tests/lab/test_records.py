"""Records: a row for every decision, whole or not there, and convertible both ways."""

from pathlib import Path

import numpy as np
import pyarrow
import pytest
from pyarrow import parquet

from panj.arena.simulate import Series, in_order
from panj.bots.bot import ask
from panj.bots.registry import bot
from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.match_file import MatchFile, read, write
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.lab import recording
from panj.lab.about import META, about_of
from panj.lab.actions import Actions
from panj.lab.convert import NothingPlayed, OtherTerms, numbers, to_match_text, to_record
from panj.lab.observe import named, observation
from panj.lab.recording import Recorder, keep
from panj.lab.records import NoMatch, NotRecorded, Record, load
from panj.lab.rows import Wants, record_game

ALL = Wants(observations=True, legal=True)
GAMES = [pytest.param(slug, id=slug) for slug in REGISTRY.slugs()]


def recorded(path: Path, slug: str, games: int, wants: Wants = ALL, bots: str = "random") -> Record:
    """A record of a few games."""
    game = REGISTRY.game(slug)
    terms = game.terms(max(game.seat_counts), {})
    series = Series(slug, terms.seats, terms.options, (bots,), 7, 0.0)
    with Recorder(path, about_of(terms, [bots], 7), wants) as recorder:
        played = (record_game(series, wants, number) for number in range(games))
        assert len(list(keep(recorder, played))) == games
    return load(path)


def played(slug: str, seats: int, seed: int, moves: int = 10_000) -> MatchFile:
    """A match between random bots, perhaps not to its end."""
    game = REGISTRY.game(slug)
    match = Match(game, game.terms(seats, {}), key_of(seed))
    dice = Dice(seed)
    while match.decision() is not None and match.version < moves:
        match.submit(ask(bot("random"), game, match.state, 0.0, dice), match.version)
    return MatchFile(match, [f"Player {seat}" for seat in range(seats)])


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_tells_what_was_seen_and_done(slug: str, tmp_path: Path) -> None:
    records = recorded(tmp_path / "r.parquet", slug, 1)
    arrays = records.arrays()
    texts = records.decisions["move"].to_pylist()
    legal = records.decisions["legal"].to_pylist()
    game = records.game
    actions = Actions(game)
    s = Match(game, records.terms, records.match(0).match.key).state
    for at, text in enumerate(texts):
        d = s.decision()
        assert d is not None
        assert arrays["seat"][at] == d.who
        assert (arrays["round"][at], arrays["turn"][at]) == (s.round, s.turn)
        assert arrays["choices"][at] == len(legal[at])
        assert legal[at] == actions.legal(s)
        assert (arrays["observation"][at] == observation(game, s, d.who)).all()
        move = actions.pick(s, int(arrays["action"][at]))
        assert game.moves.text(move) == text
        s.play(move)
    assert s.decision() is None
    assert records.matches["scores"].to_pylist() == [s.scores()]
    assert records.matches["places"].to_pylist() == [s.ranking()]
    assert (arrays["scores"] == np.array(s.scores())).all()


@pytest.mark.parametrize("slug", GAMES)
def test_matches_convert_both_ways(slug: str, tmp_path: Path) -> None:
    seats = min(REGISTRY.game(slug).seat_counts)
    files = [played(slug, seats, 1), played(slug, seats, 2, moves=7)]
    texts = [write(each.match, each.names) for each in files]
    sources = [(f"file {number}", each) for number, each in enumerate(files)]
    assert to_record(sources, tmp_path / "r.parquet", Wants()) == 2
    records = load(tmp_path / "r.parquet")
    assert list(numbers(records)) == [0, 1]
    assert [to_match_text(records, number) for number in numbers(records)] == texts
    assert records.matches["over"].to_pylist() == [True, False]
    assert read(texts[1], REGISTRY).match.version == 7


def test_a_record_says_what_it_is_made_of(tmp_path: Path) -> None:
    records = recorded(tmp_path / "r.parquet", "kingdomino", 2)
    about = records.about
    assert (about.game, about.seats, about.seed, about.bots) == ("kingdomino", 4, 7, ["random"])
    assert about.options["harmony"] is False
    assert about.actions == Actions(records.game).size
    assert records.matches["names"].to_pylist() == [["bot:random"] * 4] * 2
    fields = named(records.game, records.terms, records.arrays()["observation"])
    assert sum(field[0].size for field in fields.values()) == about.observation_size
    assert "decisions of kingdomino" in repr(records)


def test_a_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        recorded(tmp_path / name, "kingdomino", 3, bots="greedy")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_only_what_is_asked_for_is_kept(tmp_path: Path) -> None:
    records = recorded(tmp_path / "r.parquet", "kingdomino", 1, Wants())
    assert not records.has("observation")
    assert not records.has("legal")
    assert "observation" not in records.arrays()


def test_a_record_is_written_and_read_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "GROUP_ROWS", 60)
    records = recorded(tmp_path / "r.parquet", "kingdomino", 5)
    parts = list(records.batches())
    assert len(parts) > 1
    whole = records.arrays()
    for name, column in whole.items():
        assert (np.concatenate([part[name] for part in parts]) == column).all(), name
    assert records.matches["decisions"].to_pylist() == [96] * 5
    assert records.match(4).match.version == 96


def test_what_was_interrupted_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    terms = REGISTRY.game("kingdomino").terms(2, {})
    series = Series("kingdomino", 2, terms.options, ("random",), 7, 0.0)

    def interrupted() -> None:
        with Recorder(path, about_of(terms, [], None), Wants()) as recorder:
            recorder.add(record_game(series, Wants(), 0)[1])
            assert not path.exists()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(tmp_path.iterdir()) == []


def test_a_draft_is_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is killed leaves a draft: without its footer nobody can read it."""
    monkeypatch.setattr(recording, "GROUP_ROWS", 1)
    terms = REGISTRY.game("kingdomino").terms(2, {})
    series = Series("kingdomino", 2, terms.options, ("random",), 7, 0.0)
    with Recorder(tmp_path / "r.parquet", about_of(terms, [], None), Wants()) as recorder:
        recorder.add(record_game(series, Wants(), 0)[1])
        left = tmp_path / "left"
        left.write_bytes(recorder.draft.read_bytes())
        with pytest.raises(NotRecorded):
            load(left)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    whole = recorded(path, "kingdomino", 1, Wants())
    data = path.read_bytes()
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "missing")
    for size in (0, 3, len(data) // 2, len(data) - 1):
        (tmp_path / "cut").write_bytes(data[:size])
        with pytest.raises(NotRecorded):
            load(tmp_path / "cut")
    with pytest.raises(NotRecorded):
        load(tmp_path)
    other = tmp_path / "other.parquet"
    parquet.write_table(pyarrow.table({"a": [1]}), other)
    with pytest.raises(NotRecorded):
        load(other)
    schema = whole.decisions.schema.with_metadata({META: b'{"record": 99}'})
    parquet.write_table(whole.decisions.cast(schema), other)
    with pytest.raises(NotRecorded):
        load(other)


def changed(path: Path, column: str, value: object) -> Record:
    """The record with another value in the last row of a column."""
    table = parquet.read_table(path)
    at = table.schema.get_field_index(column)
    values = [*table[column].to_pylist()[:-1], value]
    new = table.set_column(
        at, table.schema.field(at), pyarrow.array(values, table.schema.types[at])
    )
    parquet.write_table(new, path.with_name("changed.parquet"))
    return load(path.with_name("changed.parquet"))


@pytest.mark.parametrize(
    ("column", "value"),
    [("move", "claim 48"), ("move", "nonsense"), ("seat", 1), ("match", 5)],
)
def test_a_changed_match_is_refused(tmp_path: Path, column: str, value: object) -> None:
    path = tmp_path / "r.parquet"
    last = recorded(path, "kingdomino", 1, Wants()).decisions["seat"].to_pylist()[-1]
    records = changed(path, column, (last + 1) % 4 if column == "seat" else value)
    with pytest.raises(Refused):
        records.match(0)


def test_a_match_that_is_not_there_is_refused(tmp_path: Path) -> None:
    records = recorded(tmp_path / "r.parquet", "kingdomino", 1, Wants())
    with pytest.raises(NoMatch):
        records.match(1)


def test_one_record_holds_matches_on_the_same_terms(tmp_path: Path) -> None:
    two, three = played("kingdomino", 2, 1), played("kingdomino", 3, 1)
    with pytest.raises(OtherTerms, match="second"):
        to_record([("first", two), ("second", three)], tmp_path / "r.parquet", Wants())
    with pytest.raises(NothingPlayed, match="first"):
        to_record([("first", played("kingdomino", 2, 1, 0))], tmp_path / "r.parquet", Wants())
    assert list(tmp_path.iterdir()) == []


def test_several_processes_record_the_same(tmp_path: Path) -> None:
    from functools import partial

    terms = REGISTRY.game("kingdomino").terms(2, {})
    series = Series("kingdomino", 2, terms.options, ("random",), 7, 0.0)
    play = partial(record_game, series, Wants(legal=True))
    assert list(in_order(play, 4, 2)) == list(in_order(play, 4, 1))
