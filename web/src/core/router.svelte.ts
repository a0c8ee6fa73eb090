/** Which page is shown: the address decides. */

export const route = $state({ path: location.pathname, query: location.search });

function follow(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener("popstate", follow);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search);
}
