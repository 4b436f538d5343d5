"""A puzzle as plain text: the question, every legal move, the table; then what comes of it."""

from html import escape

from panj.server.text_table.practice import PracticePage, plain_page
from panj.server.wire.answers import FilmStep
from panj.server.wire.puzzles import GamePuzzles, PuzzleAnswer, PuzzleBrief, SolvedAnswer
from panj.server.wire.said import Said
from panj.words import words_for


class PuzzleTextPage(PracticePage):
    """A puzzle, and perhaps an answer to it, in one language."""

    def __init__(self, answer: PuzzleAnswer, solved: SolvedAnswer | None, lang: str) -> None:
        super().__init__(answer.table, lang)
        self.answer = answer
        self.solved = solved
        self.speaker.names[answer.table.seat or 0] = self.words.text("learn.you")

    def text(self, problem: str = "") -> str:
        """The whole page."""
        w, answer = self.words, self.answer
        number = w.text("puzzle.number", number=answer.number)
        told = "" if self.solved is None else self.told(self.solved)
        title = f"{w.text(f'{answer.game}.name')}: {number}"
        return self.whole(title, problem, [self.links(), told, self.question()])

    def links(self) -> str:
        """To the board, to the other puzzles, and to this page in another language."""
        here = f"/puzzles/{self.answer.game}/{self.answer.number}"
        ours = [
            (here, "web.text.board"),
            (f"/puzzles/{self.answer.game}/text?lang={self.lang}", "puzzle.list"),
        ]
        return self.nav(ours, lambda lang: f"{here}/text?lang={lang}")

    def question(self) -> str:
        """What is asked, and every legal move."""
        w, answer = self.words, self.answer
        level = w.text(f"puzzle.level.{answer.level}")
        about = (
            f"{w.called(answer.theme)} · {level} · {w.text('puzzle.rated', rating=answer.rating)}"
        )
        question = answer.table.question
        offers = [] if question is None else question.moves
        said = [
            f"<section><h2>{escape(w.form(answer.theme, {}, 'about'))}</h2><p>{escape(about)}</p>",
            f"<p>{escape(w.text('puzzle.one_move'))}</p><ol>",
            *(self.offer({}, offer) for offer in offers),
            "</ol></section>",
        ]
        return "\n".join(said)

    def told(self, solved: SolvedAnswer) -> str:
        """The verdict, the line, the reasons, and what the moves are worth."""
        w = self.words
        said = [
            f'<section role="status"><h2>{escape(w.text(f"puzzle.verdict.{solved.verdict}"))}</h2>'
        ]
        if solved.rated is not None:
            before, after = round(solved.rated.before.value), round(solved.rated.after.value)
            change = f"{'+' if after >= before else '−'}{w.number(abs(after - before))}"
            said.append(f"<p>{escape(w.text('puzzle.mine_now', rating=after, change=change))}</p>")
        if solved.film:
            said.append(self.line("puzzle.after_yours", solved.film))
        said.append(self.line("puzzle.the_line", solved.line))
        if solved.reasons:
            tempting = self.speaker.say(solved.tempting.message)
            against = escape(w.text("puzzle.against", move=tempting))
            said.append(f"<h3>{escape(w.text('puzzle.why'))}</h3><p>{against}</p><ul>")
            for why in solved.reasons:
                text = w.text(why.key, source=w.text(why.source), amount=why.amount)
                said.append(f"<li>{escape(text)}</li>")
            said.append("</ul>")
        said.append(f"<h3>{escape(w.text('puzzle.worth'))}</h3><ol>")
        for each in solved.tried:
            points = w.number(round(each.ahead))
            chance = w.percent(each.chance)
            worth = w.text("puzzle.in_words", chance=chance, points=points)
            said.append(f"<li>{escape(self.speaker.say(each.move.message))}: {escape(worth)}</li>")
        return "\n".join([*said, "</ol></section>"])

    def line(self, key: str, steps: list[FilmStep]) -> str:
        """What follows a move, in the words of the log."""
        lines = [
            self.speaker.say(Said(each.key, each.operands)) for step in steps for each in step.log
        ]
        items = "".join(f"<li>{escape(each)}</li>" for each in lines)
        return f"<p>{escape(self.words.text(key))}</p><ol>{items}</ol>"


def puzzle_games_page(lang: str, games: list[GamePuzzles]) -> str:
    """The games with puzzles, and today's of each."""
    w = words_for(lang)
    said = [f"<p>{escape(w.text('puzzle.about'))}</p>"]
    for each in games:
        name = escape(w.called(f"{each.game}.name"))
        count = escape(w.text("puzzle.count", count=each.count))
        of_today = f"/puzzles/{each.game}/{each.today.number}/text?lang={lang}"
        label = escape(w.text("puzzle.today"))
        said += [
            f'<h2>{name}</h2><ul><li><a href="{of_today}">{label}</a></li>',
            f'<li><a href="/puzzles/{each.game}/text?lang={lang}">{count}</a></li></ul>',
        ]
    return plain_page(lang, w.text("puzzle.title"), said)


def puzzle_list_page(lang: str, game: str, found: list[PuzzleBrief]) -> str:
    """The puzzles of a game by theme."""
    w = words_for(lang)
    said: list[str] = []
    for theme in dict.fromkeys(each.theme for each in found):
        said.append(
            f"<h2>{escape(w.called(theme))}</h2><p>{escape(w.form(theme, {}, 'about'))}</p><ul>"
        )
        for each in found:
            if each.theme == theme:
                number = w.text("puzzle.number", number=each.number)
                label = f"{number} · {w.text(f'puzzle.level.{each.level}')}"
                here = f"/puzzles/{game}/{each.number}/text?lang={lang}"
                said.append(f'<li><a href="{here}">{escape(label)}</a></li>')
        said.append("</ul>")
    title = w.text("puzzle.of_game", game=w.called(f"{game}.name"))
    return plain_page(lang, title, said)


def lost_puzzle_page(lang: str, reason: str) -> str:
    """There is no such puzzle: a sentence, and the way to the others."""
    w = words_for(lang)
    link = f'<a href="/puzzles/text?lang={lang}">{escape(w.text("puzzle.list"))}</a>'
    said = [f'<p role="alert">{escape(reason)}</p>', f"<p>{link}</p>"]
    return plain_page(lang, w.text("puzzle.title"), said)
