"""Fitted weights: read with suspicion, chosen by table; whatever is refused, the hand's play on."""

import json
from pathlib import Path

import pytest

from panj.core.fits import ByTable, Fit, read_fit, reweighed, texts_of, with_fits
from panj.core.game import Game
from panj.core.house import House
from panj.core.messages import Refused
from panj.core.odds import Odds
from panj.core.registry import REGISTRY
from panj.core.weights import fitted_names, most_of, numbers

SLUGS = REGISTRY.slugs()


def trajan() -> Game:
    return REGISTRY.game("trajan")


def kept(**changes: object) -> str:
    """A file of fitted weights for Trajan."""
    data: dict[str, object] = {
        "form": 1,
        "game": "trajan",
        "rules_version": trajan().rules_version,
        "judgement": 1,
        "seats": 2,
        "options": {},
        "weights": {"time": 0.25, "ready.1": 0.5},
        "grain": 2.5,
        "odds": None,
    }
    return json.dumps({**data, **changes})


def read(text: str) -> Fit:
    weights = trajan().judgement_by_hand.weighed_by()
    assert weights is not None
    return read_fit("2p.json", text, "trajan", trajan().rules_version, weights)


def weight_at(fit: Fit, name: str) -> float:
    weights = fit.judgement(trajan().judgement_by_hand).weighed_by()
    assert weights is not None
    return weights.number(name)


def test_a_fit_changes_its_weights_and_leaves_the_others() -> None:
    fit = read(kept())
    assert weight_at(fit, "time") == 0.25
    assert weight_at(fit, "ready.1") == 0.5
    by_hand = trajan().judgement_by_hand.weighed_by()
    assert by_hand is not None
    assert by_hand.number("time") == 1.1
    assert by_hand.number("ready.1") == 0.55
    assert weight_at(fit, "ready.0") == by_hand.number("ready.0")
    assert fit.judgement(trajan().judgement_by_hand).grain == 2.5


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"rules_version": 99}, "core.refusal.fit_rules"),
        ({"judgement": 99}, "core.refusal.fit_judgement"),
        ({"weights": {"tempo": 1.0}}, "core.refusal.fit_judgement"),
        ({"form": 99}, "core.refusal.fit_damaged"),
        ({"game": "minerva"}, "core.refusal.fit_damaged"),
        ({"weights": {"time": -1.0}}, "core.refusal.fit_damaged"),
        ({"weights": {"time": "long"}}, "core.refusal.fit_damaged"),
        ({"weights": {"ready.2": 1.5}}, "core.refusal.fit_damaged"),
        ({"weights": None}, "core.refusal.fit_damaged"),
        ({"grain": 0.0}, "core.refusal.fit_damaged"),
        ({"grain": "fine"}, "core.refusal.fit_damaged"),
        ({"seats": "two"}, "core.refusal.fit_damaged"),
        ({"options": []}, "core.refusal.fit_damaged"),
        ({"odds": {"steady": [1.0], "rising": []}}, "core.refusal.fit_damaged"),
        ({"odds": {"steady": ["a"], "rising": [1.0]}}, "core.refusal.fit_damaged"),
        ({"odds": [1.0]}, "core.refusal.fit_damaged"),
        ({"pool": [1.0]}, "core.refusal.fit_damaged"),
        ({"pool": {"steady": [1.0], "rising": [1.0]}}, "core.refusal.fit_damaged"),
        ({"pool": {"steady": [1.0, 1.0], "rising": [1.0]}}, "core.refusal.fit_damaged"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(changes: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as caught:
        read(kept(**changes))
    assert caught.value.message.key == key
    assert "2p.json" in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "1e999", '"trajan"'])
def test_what_is_no_fit_at_all_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read(text)


def test_other_rules_leave_the_hand_playing_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "a_house_with_fits" / "thinking" / "fits"
    folder.mkdir(parents=True)
    for inner in (folder.parent, folder.parents[1]):
        (inner / "__init__.py").write_text("")
    (folder / "2p.json").write_text(kept(rules_version=99))
    (folder / "notes.txt").write_text("no fit")
    monkeypatch.syspath_prepend(str(tmp_path))
    base = trajan().judgement_by_hand
    found = with_fits(base, House("a_house_with_fits"), "trajan", trajan().rules_version)
    assert isinstance(found, ByTable)
    assert [refused.message.key for refused in found.refused] == ["core.refusal.fit_rules"]
    assert found.at(trajan().new(2, {}, 1)) is base
    assert "2p.json" in caplog.text


def test_a_house_without_fits_plays_by_hand() -> None:
    base = trajan().judgement_by_hand
    assert with_fits(base, House(""), "trajan", 1) is base


def test_a_table_plays_by_what_is_nearest() -> None:
    by_cast = Fit("4p_beginner.json", 4, {"cast": "beginner"}, {}, 1.0, None)
    usual = [Fit(f"{seats}p.json", seats, {}, {}, 1.0, None) for seats in (2, 4)]
    game = REGISTRY.game("kohan_dej")
    found = ByTable(game.judgement_by_hand, [by_cast, *usual])

    def name(seats: int, cast: str) -> str:
        fit = found.fit_for(game.terms(seats, {"cast": cast}))
        return "" if fit is None else fit.name

    assert name(4, "beginner") == "4p_beginner.json"
    assert name(3, "beginner") == "4p_beginner.json"
    assert name(2, "beginner") == "2p.json"
    assert name(7, "beginner") == "4p_beginner.json"
    assert name(3, "vicious_nobles") == "4p.json"
    assert name(4, "vicious_nobles") == "4p.json"
    assert name(2, "vicious_nobles") == "2p.json"
    assert name(6, "vicious_nobles") == "4p.json"


def test_a_style_changes_a_weight_at_every_table() -> None:
    found = ByTable(trajan().judgement_by_hand, [read(kept())])
    leaning = reweighed(found, {"time": 0.75})
    for seats in (2, 4):
        weights = leaning.at(trajan().new(seats, {}, 1)).weighed_by()
        assert weights is not None
        assert weights.number("time") == 0.75


def test_chances_count_more_the_later_it_is() -> None:
    odds = Odds([0.0, 0.0], [1.0, 0.0])
    early = odds.chances([[3.0], [1.0]], 0.1, 0)
    late = odds.chances([[3.0], [1.0]], 0.9, 0)
    assert sum(late) == pytest.approx(1.0)
    assert 0.5 < early[0] < late[0]
    assert Odds([0.0, 1.0], [0.0, 0.0]).chances([[1.0], [1.0]], 0.5, 1)[1] > 0.5


@pytest.mark.parametrize("slug", SLUGS)
def test_every_judgement_has_weights_that_can_be_changed(slug: str) -> None:
    base = REGISTRY.game(slug).judgement_by_hand
    weights = base.by_hand().weighed_by()
    assert weights is not None
    for name in fitted_names(weights):
        assert 0.0 < weights.number(name) <= most_of(weights, name)
        weights.put(name, 0.125)
        assert weights.number(name) == 0.125
    own = base.weighed_by()
    assert own is not None
    assert 0.125 not in numbers(own).values()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_file_of_a_house_fits_its_game(slug: str) -> None:
    found = REGISTRY.game(slug).judgement
    assert not isinstance(found, ByTable) or found.refused == []


def test_tables_in_turn_are_each_played_by_their_own() -> None:
    usual = [Fit(f"{seats}p.json", seats, {}, {"time": 0.1 * seats}, 1.0, None) for seats in (2, 3)]
    found = ByTable(trajan().judgement_by_hand, usual)
    tables = [trajan().new(seats, {}, 1) for seats in (2, 3)]
    for _ in range(2):
        for s in tables:
            weights = found.at(s).weighed_by()
            assert weights is not None
            assert weights.number("time") == 0.1 * s.seats
            assert found.at(s) is found.at(s.clone())


POOLED = [
    (slug, name)
    for slug in REGISTRY.slugs()
    for name, text in texts_of(REGISTRY.house(slug)).items()
    if json.loads(text).get("pool")
]


def test_every_game_tells_its_chances_by_a_pool() -> None:
    assert {slug for slug, _ in POOLED} == set(REGISTRY.slugs())


@pytest.mark.parametrize(("slug", "name"), POOLED)
def test_chances_that_are_told_can_be_believed(slug: str, name: str) -> None:
    """By its card, on games that were held back."""
    card = json.loads(texts_of(REGISTRY.house(slug))[name])["card"]["pool"]
    assert card["told"]["error"] <= 0.03
    assert card["told"]["loss"] < min(card["odds"]["loss"], card["hand"]["loss"])
    quarters = zip(card["told"]["losses"], card["hand"]["losses"], strict=True)
    assert all(told < by_hand for told, by_hand in quarters)
