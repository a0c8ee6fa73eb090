/** What has the keyboard's focus may vanish when an answer leads on. */

/** `{@attach keepFocus}`: then the place it stood in takes it over, and the next Tab goes on there. */
export function keepFocus(node: HTMLElement): () => void {
  let last: Node | null = null;
  const enter = (event: FocusEvent): void => void (last = event.target as Node);
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget && !node.contains(event.relatedTarget as Node)) last = null;
  };
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    node.focus({ preventScroll: true });
  });
  node.addEventListener("focusin", enter);
  node.addEventListener("focusout", leave);
  observer.observe(node, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    node.removeEventListener("focusin", enter);
    node.removeEventListener("focusout", leave);
  };
}
