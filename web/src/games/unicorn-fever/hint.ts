/** A word beside a thing: why it cannot be had, what a card does. On hover, focus, or tap. */
import type { Attachment } from "svelte/attachments";

let bubble: HTMLElement | null = null;
let owner: Element | null = null;

function show(node: Element, text: string): void {
  bubble ??= document.createElement("div");
  bubble.className = "hint-bubble";
  bubble.setAttribute("role", "status");
  bubble.textContent = text;
  document.body.append(bubble);
  owner = node;
  const at = node.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, 8), innerWidth - width - 8);
  const above = at.top - height - 8;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 8 ? above : at.bottom + 8}px`;
}

function hide(node: Element): void {
  if (owner !== node) return;
  bubble?.remove();
  owner = null;
}

const PATIENCE = 300;

/** `{@attach hint(text)}`; an empty text shows nothing. */
export function hint(text: string): Attachment {
  return (node) => {
    if (!text) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => show(node, text), PATIENCE);
    };
    const now = (): void => show(node, text);
    const over = (): void => {
      clearTimeout(timer);
      hide(node);
    };
    const focused = (): void => {
      if (node.matches(":focus-visible")) now();
    };
    const tapped = (): void => {
      if (node.getAttribute("aria-disabled") === "true") now();
    };
    const events: [string, () => void][] = [
      ["pointerenter", soon],
      ["pointerleave", over],
      ["focus", focused],
      ["blur", over],
      ["click", tapped],
    ];
    for (const [name, act] of events) node.addEventListener(name, act);
    return () => {
      over();
      for (const [name, act] of events) node.removeEventListener(name, act);
    };
  };
}
