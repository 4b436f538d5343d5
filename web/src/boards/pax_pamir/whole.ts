/**
 * Leaves out what has no whole room on a card: first its region, which the spine tells too, then the words of its
 * ability. A name is set narrower before a word of it is broken; if it is cut even so, it has a title.
 */
import type { Attachment } from 'svelte/attachments';

const NARROWER = ['tight', 'packed', 'broken'];
const LEFT_OUT = ['noreg', 'noab', 'tight', 'packed'];
/** Letters of a narrow line are lower than their font's box. */
const SLACK = 2;

export const whole: Attachment<HTMLElement> = (body) => {
  const parts = () => [...body.children].filter((each) => each instanceof HTMLElement);
  const name = () => body.querySelector<HTMLElement>('.nm');
  const isBroken = () => (name()?.scrollWidth ?? 0) > (name()?.clientWidth ?? 0);
  const isCut = (part: HTMLElement) => part.clientHeight > 0 && part.scrollHeight > part.clientHeight + SLACK;
  function isOver(): boolean {
    const end = body.getBoundingClientRect().bottom + 1;
    return parts().some((part) => isCut(part) || part.getBoundingClientRect().bottom > end);
  }
  function look(): void {
    body.classList.remove(...NARROWER, ...LEFT_OUT);
    for (const way of NARROWER) if (isBroken()) body.classList.add(way);
    for (const part of LEFT_OUT) if (isOver()) body.classList.add(part);
    body.title = isOver() ? (name()?.textContent ?? '') : '';
  }
  const sizes = new ResizeObserver(look);
  sizes.observe(body);
  const words = new MutationObserver(look);
  words.observe(body, { characterData: true, childList: true, subtree: true });
  void document.fonts.ready.then(look);
  return () => (sizes.disconnect(), words.disconnect());
};
