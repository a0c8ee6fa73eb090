/** The keys of a table: whoever can do something registers its key; one list of them for the help. */
import { untrack } from "svelte";

export interface Key {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  keys: string[];
  /** What it does: the id of a message. */
  label: string;
  /** Returns false when it had nothing to do: the next one may. */
  act: (event: KeyboardEvent) => boolean | void;
}

export class Keys {
  /** The newest first: what lies on top of the table is asked before the table. */
  all: Key[] = $state.raw([]);

  /** Returns how to take them away again: an effect can give it back. */
  register(...keys: Key[]): () => void {
    // An effect registers keys; it must not run again because the list has changed.
    this.all = [...keys, ...untrack(() => this.all)];
    return () => {
      this.all = untrack(() => this.all).filter((key) => !keys.includes(key));
    };
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element | null;
    if (isTyping(target) && event.key !== "Escape") return;
    if (isOwn(target, event.key)) return;
    const pressed = event.key.toLowerCase();
    for (const key of this.all) {
      if (!key.keys.includes(pressed)) continue;
      if (key.act(event) === false) continue;
      event.preventDefault();
      return;
    }
  };
}

function isTyping(target: Element | null): boolean {
  if (target instanceof HTMLInputElement)
    return !["range", "checkbox", "radio"].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** A button that has the focus is pressed by Enter and Space itself. */
function isOwn(target: Element | null, key: string): boolean {
  if (key !== "Enter" && key !== " ") return false;
  const own = "button, a, summary, [role=button], [role=tab], input:not([type=range])";
  return target?.closest(own) != null;
}

export const keys = new Keys();
