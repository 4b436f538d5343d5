/** A row that scrolls is reached by keys; one that is whole stays out of their way. */
export function reachable(node: HTMLElement) {
  const look = () => {
    if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const room = new ResizeObserver(look);
  const content = new MutationObserver(look);
  room.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    room.disconnect();
    content.disconnect();
  };
}
