"""Real servers and real clients on this machine, for the reliability tests and the load tool."""
