/** What tests of the client share. */
import { mount, type Component } from "svelte";

type Part<T> = T extends (...facts: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]?: Part<T[Key]> }
    : T;

/** As much of a thing as a test looks at, still typed. */
export function partOf<T>(part: Part<T>): T {
  return part as T;
}

/** Whatever needs a place on a page to be made, as a table's controller does. */
export function within<T>(make: () => T): T {
  const made: T[] = [];
  const Host: Component = () => {
    made.push(make());
    return {};
  };
  mount(Host, { target: document.body });
  return made[0] as T;
}
