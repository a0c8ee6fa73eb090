/** Any card, token or word explained: after a moment of hovering, on focus, or on a long press. */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  title?: string;
  text?: string;
  /** How sure the wording is: rulebook, public, house, box. */
  source?: string;
  /** Where the rulebook says so. */
  chapter?: string;
  /** Why it cannot be used now. */
  reason?: string;
  /** The thing at reading size. */
  card?: Snippet;
}

const HOVER = 300;
const PRESS = 350;
/** Time to move the pointer onto the explanation without losing it. */
const LEAVE = 180;

class Explainer {
  what: Explanation | null = $state.raw(null);
  over: Element | null = $state.raw(null);
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

/** `use:explain={{ title, text, source }}`; null where there is nothing to explain. */
export function explain(node: HTMLElement | SVGElement, first: Explanation | null) {
  let what = first;
  let from: { x: number; y: number } | null = null;
  let pressed = false;
  const ours = (): boolean => explainer.over === node;

  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") explainer.soon(node, () => what, HOVER);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") explainer.leave();
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    if (event.pointerType === "mouse") return explainer.stay();
    from = { x: event.clientX, y: event.clientY };
    explainer.soon(
      node,
      () => {
        pressed = what !== null;
        return what;
      },
      PRESS,
    );
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) up();
  };
  const up = (): void => {
    from = null;
    if (!pressed) explainer.stay();
  };
  /** A long press reads, it does not pick; what cannot be picked says why at once. */
  const click = (event: Event): void => {
    if (!pressed) {
      if (what?.reason && node.getAttribute("aria-disabled") === "true") explainer.show(node, what);
      return;
    }
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (pressed || from) event.preventDefault();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) explainer.soon(node, () => what, HOVER);
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
    ["focusin", focus],
    ["focusout", blur],
    ["click", click, true],
  ];
  for (const [type, act, capture] of heard) {
    node.addEventListener(type, act as EventListener, capture ?? false);
  }
  return {
    update(next: Explanation | null) {
      what = next;
      later(() => {
        if (next) explainer.what = next;
        else explainer.hide();
      });
    },
    destroy() {
      later(() => explainer.hide());
      for (const [type, act, capture] of heard) {
        node.removeEventListener(type, act as EventListener, capture ?? false);
      }
    },
  };
}

/** `{@attach about({ title, text })}`: the same where the explanation changes as a whole. */
export function about(what: Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (node) => explain(node, what).destroy;
}
