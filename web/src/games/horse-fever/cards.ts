/** Faces of cards: which pictures and symbols stand for what a card does. */
import type { Words } from "@/core/words";

interface Effect {
  [name: string]: number;
}

interface ActionData {
  kind: "positive" | "negative" | "special";
  letter: string | null;
  effect: Effect;
  discards: string;
  fine: number;
}

interface Helping {
  perks: Effect;
}

/** A card's face: a kind for its colours, symbols, and for action cards the letter. */
export interface Face {
  tone: "good" | "bad" | "special" | "plain";
  letter: string;
  symbols: string[];
}

const UNSET = -1;
const SYMBOLS: [string[], string][] = [
  [["start_set", "start_add"], "i-gate"],
  [["sprint_set", "sprint_add", "sprint_once"], "i-hoof"],
  [["gum"], "i-gum"],
  [["finish_add", "finish_stop"], "i-flag"],
  [["tie"], "i-camera"],
  [["last_set", "last_add"], "i-rocket"],
  [["first_set"], "i-snail"],
  [["bet_glory"], "i-vp"],
];
const TONES = { positive: "good", negative: "bad", special: "special" } as const;

/** Only what a card sets or adds is told; -1 and 0 are what it leaves alone. */
function acts(effect: Effect, name: string): boolean {
  const value = effect[name];
  if (value === undefined) return false;
  return name.endsWith("_set") ? value !== UNSET : value !== 0;
}

export function symbolsOf(effect: Effect): string[] {
  const found = SYMBOLS.filter(([names]) => names.some((name) => acts(effect, name)));
  const odds = effect["odds"] ?? 0;
  return [
    ...found.map(([, symbol]) => symbol),
    ...(odds > 0 ? ["i-up"] : odds < 0 ? ["i-down"] : []),
  ];
}

export function actionFace(words: Words, card: number): Face {
  const data = words.game?.cards["actions"]?.[card] as ActionData | undefined;
  if (!data) return { tone: "special", letter: "", symbols: ["i-ruse"] };
  const symbols = symbolsOf(data.effect);
  if (data.discards !== "nothing") symbols.push("i-broom");
  if (data.fine) symbols.push("i-cash");
  return { tone: TONES[data.kind], letter: data.letter ?? "", symbols };
}

/** What somebody's assistants and character add up to, of one perk. */
export function perk(
  words: Words,
  name: string,
  owner: { character: number; assistants: number[] },
): number {
  const cards = words.game?.cards;
  const people = [
    cards?.["characters"]?.[owner.character],
    ...owner.assistants.map((one) => cards?.["assistants"]?.[one]),
  ] as (Helping | undefined)[];
  return people.reduce((sum, one) => sum + (one?.perks[name] ?? 0), 0);
}
