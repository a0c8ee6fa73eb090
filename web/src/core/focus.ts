/**
 * What has the keyboard's focus may vanish when an answer leads on. It never falls to the page: the next question has
 * it then, or the place where one waits for it; and whatever lay on top gives it back where it came from.
 */

/** Where a question is asked or waited for; without one, the handle it was folded to, the stage, or the page's name. */
const PLACES = ["#slip", ".sheet .handle", "main[tabindex]", "main h1", "h1", "main"];
/** What lies on top, or beside, and goes again. */
const ON_TOP = "dialog, [data-aside]";
/** How far back it is looked for what had the focus before something lay on top. */
const REMEMBERED = 20;
/** Attributes that can take something out of reach. */
const WATCHED = ["disabled", "inert", "hidden", "open", "class", "data-asked"];

/** Watch a page's focus. Returns how to stop. */
export function keepFocus(page: Document = document): () => void {
  const keeper = new Keeper(page);
  return () => keeper.stop();
}

/** What can be chosen at the question. */
const OPTION = ["button", "input", "select", "[tabindex='0']"]
  .map((one) => `#slip ${one}:not(:disabled, .why, .word, .skip, [tabindex='-1'])`)
  .join(", ");

/** Go to the first thing that can be chosen, or where one waits for it. */
export function toQuestion(): void {
  const options = [...document.querySelectorAll<HTMLElement>(OPTION)];
  const places = PLACES.map((place) => document.querySelector<HTMLElement>(place));
  [...options, ...places].find((one) => one && reachable(one))?.focus();
}

class Keeper {
  /** What had the focus, the latest last. */
  private had: HTMLElement[] = [];
  /** Where the focus was put because what had it had gone. */
  private put: HTMLElement | null = null;
  /** What cannot be pressed just now and may come back, as long as the same is asked. */
  private resting: { what: HTMLElement; asked: string | null } | null = null;
  private pointed = false;
  /** Somebody has pressed on nothing that takes the focus: it is meant to be gone. */
  private letGo = false;
  private frame = 0;
  private readonly soon = (): void => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.look();
    });
  };
  /** What is plainly gone is made up for at once; whether the rest can be seen is looked at once a frame. */
  private readonly observer = new MutationObserver(() => {
    if (this.gone()) this.look();
    this.soon();
  });

  constructor(private readonly page: Document) {
    page.addEventListener("focusin", this.enter);
    page.addEventListener("focusout", this.soon);
    page.addEventListener("pointerdown", this.point, true);
    page.addEventListener("keydown", this.press, true);
    this.observer.observe(page.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: WATCHED,
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
    this.page.removeEventListener("focusin", this.enter);
    this.page.removeEventListener("focusout", this.soon);
    this.page.removeEventListener("pointerdown", this.point, true);
    this.page.removeEventListener("keydown", this.press, true);
  }

  private readonly enter = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    this.letGo = false;
    if (target !== this.put) this.put = this.resting = null;
    // What is gone from the page is not kept: with it the browser would keep the table it stood on.
    const before = this.had.filter((one) => one !== target && one.isConnected);
    this.had = [...before.slice(1 - REMEMBERED), target];
  };
  private readonly point = (): void => {
    this.pointed = this.letGo = true;
  };
  private readonly press = (): void => void (this.pointed = false);

  private gone(): boolean {
    const { activeElement: active, body } = this.page;
    if (!active || active === body) return this.had.length > 0;
    return active.matches(":disabled") || active.closest("[inert]") !== null;
  }

  private look(): void {
    const { activeElement: active, body } = this.page;
    const last = active && active !== body ? (active as HTMLElement) : this.had.at(-1);
    if (!last) return; // nobody has touched anything yet
    if (!reachable(last)) this.save(last);
    else if (active !== last && !this.letGo) {
      last.focus({ preventScroll: true });
      if (this.page.activeElement !== last) this.save(last);
    } else if (last === this.put && active === last) this.goOn();
  }

  /** What had the focus is gone, or cannot have it any longer; what is there may still not take it. */
  private save(last: HTMLElement): void {
    const dialog = this.page.querySelector<HTMLElement>("dialog[open]");
    const back = dialog ? pressable(dialog) : this.waysBack(last);
    if (back.some((one) => this.focus(one)) || dialog) return;
    const place = this.places().find((one) => this.focus(one));
    if (!place) return;
    this.put = place;
    this.resting = last.isConnected ? { what: last, asked: asked(place) } : null;
  }

  /** The focus waits where it was put: it goes on to what has come, or back to what can be pressed again. */
  private goOn(): void {
    const { resting } = this;
    if (this.page.querySelector("dialog[open]")) return; // nothing leads out of it
    const [place] = this.places();
    if (place && place !== this.put) {
      if (this.focus(place)) this.put = place;
    } else if (resting && reachable(resting.what) && place && asked(place) === resting.asked)
      this.focus(resting.what);
  }

  /** From what lay on top: to where one was before, the latest first. */
  private waysBack(last: HTMLElement): HTMLElement[] {
    if (!last.closest(ON_TOP)) return [];
    return this.had.filter((one) => reachable(one) && !one.closest(ON_TOP)).reverse();
  }

  private places(): HTMLElement[] {
    return PLACES.flatMap((place) => {
      const found = this.page.querySelector<HTMLElement>(place);
      return found && reachable(found) ? [found] : [];
    });
  }

  private focus(place: HTMLElement): boolean {
    if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    // Who points has seen where they are; who does not is taken there.
    place.focus({ preventScroll: this.pointed });
    return this.page.activeElement === place;
  }
}

/** Whether something is there and can have the focus. */
function reachable(one: HTMLElement): boolean {
  if (!one.isConnected || one.closest("[inert]") || one.matches(":disabled")) return false;
  return one.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function pressable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>("button, a, input")].filter(reachable);
}

/** Which question a place shows. */
function asked(place: HTMLElement): string | null {
  return place.getAttribute("data-asked");
}
