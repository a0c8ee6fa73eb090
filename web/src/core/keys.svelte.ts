/** The keys of a table: whoever can do something registers its key; one list of them for the help. */
import { preferences } from "@/core/memory.svelte";
import { untrack } from "svelte";

export interface Key {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  keys: string[];
  /** What it does: the id of a message. */
  label: string;
  /** Returns false when it had nothing to do: the next one may. */
  act: (event: KeyboardEvent) => boolean | void;
}

/** What a player prefers: whether single characters count, and own ones instead of the usual. */
export interface KeyWishes {
  singleKeys: boolean;
  ownKeys: Record<string, string>;
}

/** A letter, a digit or a sign: dictation and a slip of the hand press those, too. */
const isCharacter = (key: string): boolean => key.length === 1 && key !== " ";

/** Whether another character may stand for it: digits that number the lanes are no one key. */
export function mayChange(key: Key): boolean {
  return key.keys.length <= 2 && key.keys.every(isCharacter);
}

export class Keys {
  /** The newest first: what lies on top of the table is asked before the table. */
  all: Key[] = $state.raw([]);

  constructor(private readonly wishes: KeyWishes = preferences) {}

  /** The keys that do it now; none where single characters are switched off. */
  of(key: Key): string[] {
    const own = mayChange(key) ? this.wishes.ownKeys[key.label] : undefined;
    const all = own ? [own] : key.keys;
    return this.wishes.singleKeys ? all : all.filter((one) => !isCharacter(one));
  }

  /** What a character does already. */
  takenBy(pressed: string): Key | undefined {
    return this.all.find((key) => this.of(key).includes(pressed));
  }

  /** Returns how to take them away again: an effect can give it back. */
  register(...keys: Key[]): () => void {
    // An effect registers keys; it must not run again because the list has changed.
    this.all = [...keys, ...untrack(() => this.all)];
    return () => {
      this.all = untrack(() => this.all).filter((key) => !keys.includes(key));
    };
  }

  /** The one that had something to do. */
  readonly press = (event: KeyboardEvent): Key | null => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
    const target = event.target as Element | null;
    if (isTyping(target) && event.key !== "Escape") return null;
    if (isOwn(target, event.key)) return null;
    const pressed = event.key.toLowerCase();
    for (const key of this.all) {
      if (!this.of(key).includes(pressed)) continue;
      if (key.act(event) === false) continue;
      event.preventDefault();
      return key;
    }
    return null;
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
