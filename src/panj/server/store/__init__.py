"""What is kept: people, tables, seats, the events of every match, chat, tokens."""
