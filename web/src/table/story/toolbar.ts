/** One stop for the tabulator: inside, the arrows go from button to button. */
import type { Attachment } from 'svelte/attachments';

export const toolbar: Attachment<HTMLElement> = (bar) => {
  const buttons = () => [...bar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = buttons().indexOf(event.target as HTMLButtonElement);
    if (!by || at < 0) return;
    const onwards = getComputedStyle(bar).direction === 'rtl' ? -by : by;
    const all = buttons();
    all[(at + onwards + all.length) % all.length].focus();
    event.preventDefault();
    event.stopPropagation();
  };
  bar.addEventListener('keydown', press);
  return () => bar.removeEventListener('keydown', press);
};
