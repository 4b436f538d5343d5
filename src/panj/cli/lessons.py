"""What the terminal tells of a review: its curve, its mistakes and its good finds, in words."""

from collections.abc import Sequence

from panj.bots.search import curve as curves
from panj.bots.search.lessons import (
    MOST_FINDS,
    MOST_MISTAKES,
    Case,
    first_of,
    is_new,
    told,
    turns_of,
)
from panj.bots.search.review import Verdict
from panj.cli.hint import because, odds
from panj.core.match import Match
from panj.terminal.screen import Screen


class Lessons:
    """What came out of a review."""

    def __init__(self, match: Match, verdicts: dict[int, Verdict]) -> None:
        self.match = match
        self.verdicts = verdicts
        turns = turns_of([played.who for played in match.played])
        first = first_of(match)
        cases = {
            number: Case(number, each.who, turns[number - 1], each.sure())
            for number, each in verdicts.items()
            if number > first
        }
        self.mistakes = told(
            [cases[number] for number in cases if verdicts[number].is_mistake()], MOST_MISTAKES
        )
        self.finds = told(
            [cases[number] for number in cases if verdicts[number].is_find()], MOST_FINDS
        )
        looks = [
            curves.Look(number - 1, turns[number - 1], each.chances, is_new(match, number))
            for number, each in verdicts.items()
        ]
        self.curve = curves.curve(looks)
        if match.decision() is None:
            end = curves.outcome(match.game.judgement, match.state)
            self.curve.append(curves.exact(match.version, len(set(turns)), end))

    def titled(self) -> list[tuple[str, list[int]]]:
        """What is listed, under the keys of its titles."""
        return [("cli.review.mistakes", self.mistakes), ("cli.review.finds", self.finds)]


class ToldCase:
    """A mistake or a good find in words."""

    def __init__(self, who: int, played: str, better: str, reason: str) -> None:
        self.who = who
        self.played = played
        self.better = better
        self.reason = reason


def told_case(screen: Screen, lessons: Lessons, names: Sequence[str], number: int) -> ToldCase:
    """A decision with both moves, what each is worth, and what the better one does."""
    verdict, match = lessons.verdicts[number], lessons.match
    before = match.earlier(match.version - number + 1)
    best = screen.message(match.game.told(before, verdict.best), names, verdict.who)
    other = screen.message(match.game.told(before, verdict.other), names, verdict.who)
    best_odds = odds(screen, match, verdict.best_worth)
    other_odds = odds(screen, match, verdict.other_worth)
    said = [f"{other} ({other_odds})", f"{best} ({best_odds})"]
    reason = because(screen, verdict.reasons)
    if verdict.is_played:
        return ToldCase(verdict.who, said[1], said[0], reason)
    return ToldCase(verdict.who, said[0], said[1], reason)
