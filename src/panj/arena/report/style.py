"""How the report looks, in light and in dark."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #22252b;
  --soft: #5d6470; --line: #dcdad3; --accent: #2f6f8f; --warn: #9a4a1c; }
@media (prefers-color-scheme: dark) { :root { --paper: #17191d; --card: #1f2228; --ink: #eceae5;
  --soft: #a4abb6; --line: #363b44; --accent: #7cc0de; --warn: #f0a377; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", "Noto Sans", "Vazirmatn", Tahoma, sans-serif; }
main { max-width: 62rem; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 0 0 .35rem; }
p { margin: .25rem 0 .75rem; }
.lead, .note { color: var(--soft); }
.note { font-size: .9rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: 1.1rem 1.25rem; margin-block: 1.1rem; overflow-x: auto; }
.warn { border-color: var(--warn); }
.warn h2 { color: var(--warn); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .5rem; text-align: end; border-block-end: 1px solid var(--line);
  white-space: nowrap; }
th { color: var(--soft); font-weight: 600; }
thead th { white-space: normal; vertical-align: bottom; }
th:first-child { text-align: start; }
tbody th { color: var(--ink); }
tr:last-child > * { border-block-end: 0; }
small { color: var(--soft); }
.beats td { text-align: center;
  background: color-mix(in srgb, var(--accent) calc(var(--share, 0) * 55%), transparent); }
.beats thead th { text-align: center; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .tick, svg .figure { fill: var(--soft); font-size: 12px; }
[dir=rtl] svg :is(.tick, .figure) { direction: rtl; }
svg .name { font-size: 14px; font-weight: 600; }
svg .grid { stroke: var(--line); }
svg .whisker { stroke: var(--accent); stroke-width: 2.5; stroke-linecap: round; }
svg .dot { fill: var(--accent); stroke: var(--card); stroke-width: 2; }
svg .bar { fill: var(--accent); opacity: .55; }
svg .mean { stroke: var(--ink); stroke-width: 2; }
code { direction: ltr; unicode-bidi: isolate; font-size: .85rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-block-end: .5rem; } }
@media print { section { break-inside: avoid; } }
"""
