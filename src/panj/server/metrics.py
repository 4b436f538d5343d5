"""What is counted."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("panj_moves", "Moves made", ["game"])
REFUSALS = Counter("panj_refusals", "Requests refused", ["key"])
BOT_FAILURES = Counter("panj_bot_failures", "Bots that hung, failed or answered illegally", ["bot"])
CONNECTIONS = Gauge("panj_live_connections", "Open WebSockets of this process")
COMMIT_SECONDS = Histogram(
    "panj_commit_seconds",
    "From a legal move to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
)
QUEUE = Gauge("panj_queue", "Who waits for a worker, by lane", ["lane"])
QUEUE_SECONDS = Histogram(
    "panj_queue_seconds",
    "How long somebody waited for a worker, by lane",
    ["lane"],
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
)
