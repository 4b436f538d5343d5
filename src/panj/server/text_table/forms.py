"""Forms: one button each, which works without a script."""

from html import escape

from panj.server.text_table.speaker import Speaker
from panj.server.wire.answers import TableAnswer
from panj.words.names import LONGEST_NAME


class Forms:
    """The forms of one page. An action is done once, however often its button is pressed."""

    def __init__(
        self, table: TableAnswer, speaker: Speaker, token: str, action: str, invite: str
    ) -> None:
        self.table = table.id
        self.version = table.version
        self.speaker = speaker
        self.token = token
        self.action = action
        self.invite = invite

    def form(self, act: str, index: str, label: str, more: str = "") -> str:
        """One button that works without a script, perhaps with a field before it."""
        hidden = {
            "_csrf_token": self.token,
            "act": act,
            "index": index,
            "version": str(self.version),
            "action": f"{self.action}-{act}-{index or 0}",
            "lang": self.speaker.lang,
            "invite": self.invite,
        }
        fields = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">'
            for name, value in hidden.items()
            if value or name != "invite"
        )
        return (
            f'<form method="post" action="/tables/{self.table}/text">{fields}{more}'
            f"<button>{escape(label)}</button></form>"
        )

    def name_field(self) -> str:
        """Who has not said a name yet says it with sitting down."""
        label = escape(self.speaker.words.text("web.settings.name"))
        field = f'name="name" required maxlength="{LONGEST_NAME}" autocomplete="nickname"'
        return f"<label>{label} <input {field}></label> "
