/** A table's page has a picture in it when it comes, as everything else takes a while on a slow line. */

/** What stands for the page before it is there. */
const WAITS = ".loading, [aria-busy]";
const STANDS = `main:not(${WAITS}), [role="alert"]`;

/** Take the picture away as soon as a page stands, whichever it is. */
export function showComing(page: Document = document): void {
  const picture = page.getElementById("coming");
  if (!picture) return;
  const watch = new MutationObserver(() => {
    if (!page.querySelector(STANDS)) return;
    watch.disconnect();
    picture.remove();
  });
  watch.observe(page.body, { childList: true, subtree: true });
}
