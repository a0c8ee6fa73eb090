/** A number in a sentence: plurals are chosen by it, and it is written with the language's own signs. */
import { grouped } from "@/core/figures";
import { FluentNumber } from "@fluent/bundle";

export class Sum extends FluentNumber {
  override toString(): string {
    return grouped(this.value);
  }
}

/** What a sentence is given, with its numbers as they are to be written. */
export function summed(
  facts: Record<string, string | number>,
): Record<string, string | FluentNumber> {
  const said = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === "number" ? new Sum(fact) : fact,
  ]);
  return Object.fromEntries(said) as Record<string, string | FluentNumber>;
}
