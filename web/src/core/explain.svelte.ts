/** Any card, token or word explained: after a moment of hovering, on focus, or on a long press. */
import type { Place } from "@/core/rules";
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title?: string;
  text?: string;
  /** How sure the wording is: rulebook, public, house, box. */
  source?: string;
  /** Where the rulebook says so. */
  chapter?: string;
  /** Where our rules explain it. */
  rule?: Place;
  /** Why it cannot be used now. */
  reason?: string;
  /** The thing at reading size. What is written on it is not said again. */
  card?: Snippet;
  /** A second tap puts it back where it lay: only a long press reads it. */
  putsBack?: boolean;
}

const HOVER = 300;
const PRESS = 350;
/** Time to move the pointer onto the explanation without losing it. */
const LEAVE = 180;

class Explainer {
  what: Explanation | null = $state.raw(null);
  over: Element | null = $state.raw(null);
  /** How to read on in the rules, where there is a book to open. */
  reader: ((place: Place) => void) | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(over: Element, what: Explanation): void {
    this.stay();
    this.over = over;
    this.what = what;
  }

  soon(over: Element, what: () => Explanation | null, after: number): void {
    this.stay();
    this.timer = setTimeout(() => {
      const found = what();
      if (found && over.isConnected) this.show(over, found);
    }, after);
  }

  leave(): void {
    this.stay();
    this.timer = setTimeout(() => this.hide(), LEAVE);
  }

  /** Forget what was about to come or to go. */
  stay(): void {
    clearTimeout(this.timer);
  }

  hide(): void {
    this.stay();
    this.what = null;
    this.over = null;
  }
}

export const explainer = new Explainer();

/** Where the mouse was last moved or pressed: what comes to lie under it there was not pointed at. */
let rest = { x: NaN, y: NaN };
const remember = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
  if (pointerType === "mouse") rest = { x, y };
};
for (const type of ["pointermove", "pointerdown", "pointerup"] as const)
  addEventListener(type, remember, { capture: true, passive: true });

/** The last press that was heard, by the innermost thing it was on. */
let latest: Event | null = null;

/** What takes the focus for a thing: itself, or the button it is drawn on. */
export function hostOf(thing: Element): Element {
  return thing.closest("button") ?? thing;
}

/** What is to be said of a thing, or how to find it out when somebody wants to know. */
type Told = Explanation | null | (() => Explanation | null);

/** `use:explain={{ title, text, source }}`; null where there is nothing to explain. */
export function explain(node: HTMLElement | SVGElement, first: Told) {
  let told = first;
  const what = (): Explanation | null => (typeof told === "function" ? told() : told);
  let from: { x: number; y: number } | null = null;
  let pressed = false;
  let touched = false;
  const ours = (): boolean => explainer.over === node;
  const host = hostOf(node);

  /** It came under a mouse that stands still, and is explained once that moves on it. */
  let under: { x: number; y: number } | null = null;
  const enter = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType !== "mouse") return;
    under = x === rest.x && y === rest.y ? { x, y } : null;
    if (!under) explainer.soon(node, what, HOVER);
  };
  const leave = (event: PointerEvent): void => {
    under = null;
    if (event.pointerType === "mouse") explainer.leave();
  };
  const down = (event: PointerEvent): void => {
    // What lies on another thing is explained itself.
    if (event === latest) return;
    latest = event;
    pressed = false;
    touched = event.pointerType !== "mouse";
    if (!touched) return explainer.stay();
    from = { x: event.clientX, y: event.clientY };
    explainer.soon(
      node,
      () => {
        const found = what();
        pressed = found !== null;
        return found;
      },
      PRESS,
    );
  };
  const move = (event: PointerEvent): void => {
    if (under && (event.clientX !== under.x || event.clientY !== under.y)) {
      under = null;
      explainer.soon(node, what, HOVER);
    }
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) up();
  };
  const up = (): void => {
    from = null;
    if (!pressed) explainer.stay();
  };
  /** What is selected already is read by a second tap. */
  const again = ({ target }: Event, found: Explanation | null): boolean =>
    touched &&
    !!found?.card &&
    !found.putsBack &&
    (target as Element).closest("[aria-pressed='true']") !== null;
  /** A long press reads, it does not pick; what cannot be picked says why at once. */
  const click = (event: Event): void => {
    const found = what();
    const reads = again(event, found);
    touched = false;
    if (pressed || reads) {
      if (!pressed && ours()) explainer.hide();
      else if (!pressed && found) explainer.show(node, found);
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (found?.reason && node.getAttribute("aria-disabled") === "true") {
      explainer.show(node, found);
    }
  };
  const menu = (event: Event): void => {
    if (pressed || from) event.preventDefault();
  };
  const focus = (): void => {
    if (document.activeElement?.matches(":focus-visible")) explainer.soon(node, what, HOVER);
  };
  // What is focused may vanish in the middle of an update, when nothing may be changed.
  const later = (act: () => void): void => void setTimeout(() => ours() && act());
  const blur = (): void => {
    if (!ours()) explainer.stay();
    later(() => explainer.hide());
  };

  const heard: [string, (event: never) => void, boolean?][] = [
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["contextmenu", menu],
    ["click", click, true],
  ];
  for (const [type, act, capture] of heard) {
    node.addEventListener(type, act as EventListener, capture ?? false);
  }
  host.addEventListener("focusin", focus);
  host.addEventListener("focusout", blur);
  return {
    update(next: Told) {
      told = next;
      later(() => {
        const found = what();
        if (found) explainer.what = found;
        else explainer.hide();
      });
    },
    destroy() {
      later(() => explainer.hide());
      for (const [type, act, capture] of heard) {
        node.removeEventListener(type, act as EventListener, capture ?? false);
      }
      host.removeEventListener("focusin", focus);
      host.removeEventListener("focusout", blur);
    },
  };
}

/** `{@attach about({ title, text })}`: the same where the explanation changes as a whole; a function is asked when it is wanted. */
export function about(what: Told): Attachment<HTMLElement | SVGElement> {
  return (node) => explain(node, what).destroy;
}
