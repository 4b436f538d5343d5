"""Structured logs: one JSON object a line, without secrets or hidden information."""

import json
import logging
from typing import Any, Final

SHOWN: Final = ("bot", "failure", "game", "key", "path", "table", "version")
"""What a log line may carry beside its sentence. Anything else stays out of the log."""


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in SHOWN if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config() -> dict[str, Any]:
    """Where log lines go: to standard error."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "panj.server.logs.JsonLines"}},
        "handlers": {
            "err": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "json",
            }
        },
        "root": {"handlers": ["err"], "level": "WARNING"},
        "loggers": {"panj": {"level": "INFO"}, "uvicorn.error": {"level": "WARNING"}},
    }
