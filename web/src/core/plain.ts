/** What a game has no sentence for, told by what is in it. */
import type { Option, Question } from "@/core/asked";
import type { Words } from "@/core/words";

/** An option as the game says it, else what it is and its fields. */
export function optionSaid(words: Words, option: Option): string {
  const { type, ...fields } = option;
  if (words.has(`option-${type}`)) return words.option(option);
  return listed(words, type, words.game?.fields.option[type] ?? [], fields);
}

/** A question as the game asks it, else what it is about. */
export function questionSaid(words: Words, question: Question): string {
  if (words.has(`question-${question.step}`)) return words.question(question);
  return readable(question.step);
}

/** `race_number` as one would write it: Race number. */
export function readable(name: string): string {
  return headed(name.replace(/[_-]+/g, " ").trim());
}

/** With a capital: as a heading. */
export function headed(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listed(
  words: Words,
  type: string,
  fields: { name: string; kind: string }[],
  values: object,
): string {
  const said = Object.entries(values).flatMap(([name, value]) => {
    const kind = fields.find((field) => field.name === name)?.kind ?? "";
    return value === null
      ? []
      : words.say("web-plain-fact", { what: readable(name), value: sayable(words, kind, value) });
  });
  const what = readable(type);
  return said.length ? words.say("web-plain-fact", { what, value: words.join(said) }) : what;
}

function sayable(words: Words, kind: string, value: unknown): string {
  if (Array.isArray(value)) return words.join(value.map((one) => sayable(words, kind, one)));
  return String(words.word(kind, value));
}
