/** Which page is shown: the address decides. */

import { below, within } from "@/core/address";

export const route = $state({ path: within(location.pathname), query: location.search });

function follow(): void {
  route.path = within(location.pathname);
  route.query = location.search;
}

addEventListener("popstate", follow);

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", below(path));
  else history.pushState(null, "", below(path));
  follow();
  scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(within(anchor.pathname) + anchor.search);
}
