/** On a phone: the part of a board that holds what is told opens by itself, and closes again afterwards. */
import { untrack } from 'svelte';
import type { LogLine } from '../../lib/game';
import type { Sight } from '../sight.svelte';

/** To be called while a component is made. */
export function followTold<Tab>(
  sight: () => Sight,
  tabOf: (line: LogLine) => Tab | null | undefined,
  tab: { get: () => Tab; set: (tab: Tab) => void },
): void {
  let before: { tab: Tab } | null = null;
  $effect(() => {
    const line = sight().told;
    untrack(() => {
      const wish = line ? (tabOf(line) ?? null) : null;
      if (!line && before) tab.set(before.tab);
      if (!line) before = null;
      else if (wish !== null && wish !== tab.get()) {
        before ??= { tab: tab.get() };
        tab.set(wish);
      }
    });
  });
}
