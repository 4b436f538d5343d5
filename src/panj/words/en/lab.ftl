### What the laboratory says: the tables of language-model agents.

## At the table

lab-mcp-table = Table { $table }: { $game }
lab-mcp-seat = Seat { $seat }: { $who }
lab-mcp-own_seat = Seat { $seat }: { $who }, that is you
lab-mcp-version = Moves made so far: { $version }
lab-mcp-no_news = Nothing has happened.
lab-mcp-closed = The table is closed.
lab-mcp-no_tables = No table is open.
lab-mcp-components = Components
lab-mcp-styles = Styles of bots, as in greedy:builder
lab-mcp-bots = Bots
lab-mcp-players = Players: { $counts }
lab-mcp-with_automa = with { $name }: { $counts }
lab-mcp-only_seats = Only at tables of { $counts } seats, automated players included.

## Refusals

lab-refusal-language = There are no texts in “{ $name }”; the languages are { $known }.
lab-refusal-no_bots = Somebody has to sit at the other seats. These bots can: { $known }.
lab-refusal-no_rule = There is no explanation of rule “{ $name }”.
lab-refusal-no_seat = Seat { $seat } cannot be yours. You may take one of these: { $known }.
lab-refusal-no_such_move = There is no move number { $number } now; the last one is { $most }.
lab-refusal-no_table = There is no table “{ $name }”.
lab-refusal-not_over = The match file tells all secrets; you can get it when the match is over.
lab-refusal-too_many_tables = No more than { $most ->
    [one] { $most } table
   *[other] { $most } tables
} can be open. Close one first.
