"""What every game must hold, played out on random games: one suite for all, also from outside."""

import json
from itertools import product
from typing import Final

from panj.core.chance import key_of
from panj.core.codec import Json, digest
from panj.core.dice import Dice
from panj.core.game import Game, Phrases
from panj.core.guide import Ends, how_it_ends
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Message, Refused
from panj.core.moves import Move
from panj.core.options import Form, Option
from panj.core.state import Decision, State

MOST_DECISIONS: Final = 100_000
MOST_SETTINGS: Final = 64
WISHED_OPTIONS: Final = 250
"""A decision with more options than this should have been split."""

PROBE_EVERY: Final = 5
"""Every so many decisions the expensive checks are made."""


class Breach(Exception):
    """Something that a game does against the contract."""


def settings(game: Game) -> list[tuple[int, dict[str, Json]]]:
    """Seat counts and options worth checking: all combinations, or each value once if too many."""
    found: list[tuple[int, dict[str, Json]]] = []
    for seats in game.seat_counts:
        fitting = [option for option in game.options if option.fits(seats)]
        for options in combinations(fitting):
            try:
                game.terms(seats, options)
            except Refused:
                continue  # options that do not go together
            found.append((seats, options))
    return found


def combinations(options: list[Option]) -> list[dict[str, Json]]:
    """Every combination of values if they are few; otherwise the defaults, each changed once."""
    values = [values_of(option) for option in options]
    count = 1
    for each in values:
        count *= len(each)
    if count <= MOST_SETTINGS:
        names = [option.name for option in options]
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    found: list[dict[str, Json]] = [{}]
    for option, each in zip(options, values, strict=True):
        found.extend({option.name: value} for value in each if value != option.default)
    return found


def values_of(option: Option) -> list[Json]:
    """The values of an option that a check tries."""
    if option.form == Form.SWITCH:
        return [False, True]
    if option.form == Form.CHOICE:
        return [*option.choices]
    if option.form == Form.NUMBER:
        ends = {option.least, option.most}
        return [option.default, *sorted(end for end in ends if end != option.default)]
    return [option.default]


def check(game: Game, seats: int, options: dict[str, Json], games: int, seed: int) -> list[str]:
    """Play random games and name everything that breaks the contract; empty if all is well."""
    breaches: list[str] = []
    for number in range(games):
        try:
            Checker(game, seats, options, seed + number).play()
        except (Breach, Refused) as breach:
            breaches.append(
                f"{game.slug}, {seats} seats, {options}, seed {seed + number}: {breach}"
            )
    return breaches


class Checker:
    """One random game under observation."""

    def __init__(self, game: Game, seats: int, options: dict[str, Json], seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.match = Match(game, game.terms(seats, options), key_of(seed))
        self.pieces = game.pieces(self.match.state)
        self.phrases: Phrases = game.phrases
        self.counted = 0

    def play(self) -> None:
        """Play to the end, checking on the way and once more at the end."""
        self.check_messages(self.match.setup_notes)
        while True:
            s = self.match.state
            d = s.decision()
            if d is None:
                break
            self.counted += 1
            require(self.counted < MOST_DECISIONS, "the game does not end")
            self.check_decision(s, d)
            if self.counted % PROBE_EVERY == 1:
                self.probe(s, d)
            moves = d.moves(s)
            self.advance(moves[self.dice.below(len(moves))])
        self.check_end()

    def advance(self, move: Move) -> None:
        """Make a move; sometimes take it back and make it again, if that is allowed."""
        before = self.fingerprint(self.match.state)
        version = self.match.version
        self.check_messages(self.match.submit(move, version))
        if self.match.may_undo() and self.dice.below(4) == 0:
            self.match.undo()
            require(self.fingerprint(self.match.state) == before, "undo does not restore the state")
            self.match.submit(move, version)
        require(self.game.pieces(self.match.state) == self.pieces, "pieces are not conserved")

    def check_decision(self, s: State, d: Decision[State]) -> None:
        """The list is complete in itself, the rule is named, the question has words."""
        moves = d.moves(s)
        require(len(moves) > 0, f"{type(d).__name__} offers no move")
        require(len(moves) <= WISHED_OPTIONS, f"{type(d).__name__} offers {len(moves)} moves")
        require(len(set(moves)) == len(moves), f"{type(d).__name__} offers a move twice")
        require(0 <= d.who < s.seats, f"{type(d).__name__} asks seat {d.who}")
        require(d.who not in self.game.automa(s.terms), f"{type(d).__name__} asks an automa")
        require(d.rule != "", f"{type(d).__name__} names no rule")
        require(d.moves(s) == moves, f"{type(d).__name__} lists its moves in changing order")
        self.check_messages([d.prompt(s)])

    def probe(self, s: State, d: Decision[State]) -> None:
        """The expensive checks at one decision."""
        moves = d.moves(s)
        for move in moves:
            self.check_codes(move)
            self.check_messages(d.preview(s, move))
            self.check_guide(s, move, moves)
        self.check_ledger(s, moves)
        self.check_messages([blocked.reason for blocked in d.blocked(s)])
        self.check_copies(s)
        self.check_secrets(s, d)
        require(len(s.scores()) == s.seats, "scores do not fit the seats")

    def check_codes(self, move: Move) -> None:
        """Every outside form of a move leads back to it."""
        table = self.game.moves
        require(table.move(table.number(move)) == move, f"{move}: its number is another move's")
        require(table.parse(table.text(move)) == move, f"{move}: its text is another move's")
        require(table.from_json(table.to_json(move)) == move, f"{move}: its JSON is another move's")

    def check_guide(self, s: State, move: Move, moves: list[Move]) -> None:
        """What a move is said to leave and change has words, and a turn that it is said to give
        away quietly is given away, with nothing shown."""
        guide = self.game.guide
        leaves, changes = guide.leaves(s, move, moves), guide.changes(s, move)
        self.check_messages([*(each.said for each in leaves), *(each.said for each in changes)])
        if guide.ends(s, move) == Ends.QUIETLY:
            require(how_it_ends(s, move) == Ends.QUIETLY, f"{move} is said to end a turn quietly")

    def check_ledger(self, s: State, moves: list[Move]) -> None:
        """What the turn holds has words, and its moves are legal."""
        power = self.game.guide.power(s)
        self.check_messages([] if power is None else [power])
        for chip in self.game.guide.ledger(s, moves):
            self.check_messages([chip.said] if chip.reason is None else [chip.said, chip.reason])
            require(chip.move is None or chip.move in moves, "the ledger has an illegal move")

    def check_copies(self, s: State) -> None:
        """A clone and a loaded dump are equal to the state, go on alike, and leave it alone."""
        before = self.fingerprint(s)
        written = json.dumps(self.game.dump(s))
        loaded = self.game.load(json.loads(written))
        require(self.fingerprint(loaded) == before, "dump and load change the state")
        clone = s.clone()
        require(self.fingerprint(clone) == before, "a clone differs from its state")
        seed = self.dice.word()
        ends = [self.finish(loaded, seed), self.finish(clone, seed)]
        require(ends[0] == ends[1], "a clone and a loaded dump go on differently")
        require(self.fingerprint(s) == before, "playing on a copy changes the state")

    def finish(self, s: State, seed: int) -> str:
        """Play a copy on for a while."""
        dice = Dice(seed)
        for _ in range(60):
            d = s.decision()
            if d is None:
                break
            moves = d.moves(s)
            require(len(moves) > 0, f"{type(d).__name__} offers no move")
            s.make(moves[dice.below(len(moves))])
        return self.fingerprint(s)

    def check_secrets(self, s: State, d: Decision[State]) -> None:
        """What a seat sees and is asked does not depend on what it does not know."""
        for seat in range(s.seats):
            seen = self.seen(s, seat)
            guessed = self.game.guess(s, seat, self.dice)
            require(self.seen(guessed, seat) == seen, f"seat {seat} sees a guess differently")
            require(
                self.seen(guessed, SPECTATOR) == self.seen(s, SPECTATOR),
                f"a spectator sees the guess of seat {seat} differently",
            )
            require(guessed.scores() == s.scores(), "the running score tells a secret")
            require(guessed.chance.key != s.chance.key, "a guess carries the true key")
            require(self.game.pieces(guessed) == self.pieces, "a guess loses pieces")
            self.check_guess(s, guessed, seat)
            if seat == d.who:
                self.check_question(s, d, guessed)
            self.check_consequences(s, guessed, seat)

    def check_guess(self, s: State, guessed: State, seat: int) -> None:
        """With the same dice truth and guess lead to the same guess: nothing hidden goes in.

        So a bot that only draws guesses chooses the same whatever the hidden part is.
        """
        seed = self.dice.word()
        again = [self.game.guess(each, seat, Dice(seed)) for each in (s, guessed)]
        require(
            self.fingerprint(again[0]) == self.fingerprint(again[1]),
            f"a guess of seat {seat} depends on what it may not know",
        )

    def check_question(self, s: State, d: Decision[State], guessed: State) -> None:
        """The one who decides is asked the same in a guess as in truth."""
        other = guessed.decision()
        require(other is not None, "a guess asks nothing")
        assert other is not None
        require(other.who == d.who and type(other) is type(d), "a guess asks another question")
        moves = d.moves(s)
        require(other.moves(guessed) == moves, "a guess offers other moves")
        same = held_by_turn(self.game, guessed, moves) == held_by_turn(self.game, s, moves)
        require(same, "what the turn holds tells a secret")
        require(other.prompt(guessed) == d.prompt(s), "a guess prompts differently")
        require(refusals(other, guessed) == refusals(d, s), "what is blocked tells a secret")
        for move in moves:
            self.check_offer(s, d, guessed, other, move)
            same = told_of(self.game, guessed, move, moves) == told_of(self.game, s, move, moves)
            require(same, f"{self.game.moves.text(move)} tells a secret")

    def check_offer(
        self, s: State, d: Decision[State], guessed: State, other: Decision[State], move: Move
    ) -> None:
        """A move is offered in a guess as in truth: what it would do, and what to be asked for."""
        text, game = self.game.moves.text(move), self.game
        same = other.preview(guessed, move) == d.preview(s, move)
        require(same, f"the preview of {text} tells a secret")
        same = other.is_final(guessed, move) == d.is_final(s, move)
        require(same, f"whether {text} is final tells a secret")
        same = game.is_weighed(guessed, move) == game.is_weighed(s, move)
        require(same, f"whether {text} is weighed tells a secret")

    def check_consequences(self, s: State, guessed: State, seat: int) -> None:
        """A move that reveals nothing is told and shown alike in truth and in a guess."""
        d = guessed.decision()
        assert d is not None
        truth = s.decision()
        assert truth is not None
        moves = [move for move in d.moves(guessed) if move in truth.moves(s)]
        if not moves:
            return
        move = moves[self.dice.below(len(moves))]
        after = [self.learned(s.clone(), move, seat), self.learned(guessed, move, seat)]
        revealed = any(boundary != s.boundary for _, boundary in after)
        require(revealed or after[0] == after[1], f"seat {seat} is told a secret")

    def learned(self, s: State, move: Move, seat: int) -> tuple[str, int]:
        """What a seat reads and sees after a move, and how much was revealed by then."""
        notes: list[Message] = []
        s.notes = notes
        s.make(move)
        lines = [note.to_json() for note in notes if note.is_for(seat)]
        return digest([lines, self.game.view(s, seat)]), s.boundary

    def check_messages(self, messages: list[Message]) -> None:
        """Every message is declared, with the right number of operands."""
        for message in messages:
            declared = self.phrases.get(message.key)
            require(declared is not None, f"message {message.key} is not declared")
            assert declared is not None
            require(
                len(declared) == len(message.operands), f"message {message.key} has wrong operands"
            )

    def check_end(self) -> None:
        """Somebody won, and the match can be played again from its key and its moves."""
        s = self.match.state
        require(min(s.ranking()) == 1, "nobody is first")
        result = s.result()
        self.check_messages([] if result is None else [result])
        again = Match(self.game, self.match.terms, self.match.key)
        for played in self.match.played:
            again.submit(played.move, again.version)
        require(
            self.fingerprint(again.state) == self.fingerprint(s), "a replay ends in another state"
        )
        for seat in range(SPECTATOR, s.seats):
            require(again.log(seat) == self.match.log(seat), "a replay tells otherwise")

    def fingerprint(self, s: State) -> str:
        """A short name for exactly this state."""
        return digest(self.game.dump(s))

    def seen(self, s: State, seat: int) -> str:
        """A short name for what one seat sees."""
        return digest(self.game.view(s, seat))


def refusals(d: Decision[State], s: State) -> list[tuple[str, Message, str]]:
    """What one may not choose, and why."""
    return [(each.thing, each.reason, each.rule) for each in d.blocked(s)]


def told_of(game: Game, s: State, move: Move, moves: list[Move]) -> list[object]:
    """What the seat that is asked is told of a move beside its preview."""
    guide = game.guide
    leaves = [(each.said, each.move) for each in guide.leaves(s, move, moves)]
    changes = [(each.said, each.things, each.sign) for each in guide.changes(s, move)]
    return [guide.ends(s, move), leaves, changes]


def held_by_turn(game: Game, s: State, moves: list[Move]) -> list[object]:
    """What the seat that is asked is told of its turn."""
    guide = game.guide
    chips = [
        (chip.said, chip.state, chip.move, chip.things, chip.reason)
        for chip in guide.ledger(s, moves)
    ]
    return [chips, guide.power(s), guide.is_idle(s, moves)]


def require(condition: bool, breach: str) -> None:
    """Stop at the first thing that is wrong."""
    if not condition:
        raise Breach(breach)
