/** Whether the server has a newer page than this one. */
import { below } from "@/core/address";

class Paint {
  ready = $state(false);

  /** Asked after a lost connection: that is when servers change. */
  async look(): Promise<void> {
    const here = scripts(document.documentElement.outerHTML);
    if (here.length === 0) return; // not a built page
    try {
      const there = scripts(await (await fetch(below("/"), { cache: "no-cache" })).text());
      this.ready = there.length > 0 && !there.some((script) => here.includes(script));
    } catch {
      return; // the next connection asks again
    }
  }
}

/** Built files carry their content in their names. */
function scripts(page: string): string[] {
  return page.match(/\/assets\/index-[\w-]+\.js/g) ?? [];
}

export const freshPaint = new Paint();
