/** Pictures for what acts on a racer: by the moment at which it does, so that a new effect finds one. */

const UNSET = -1;

/** By the moment of the race, which the name of an effect begins with. */
const PICTURES = new Map([
  ["start", "i-gate"],
  ["sprint", "i-hoof"],
  ["gum", "i-gum"],
  ["finish", "i-flag"],
  ["first", "i-snail"],
  ["last", "i-rocket"],
  ["tie", "i-camera"],
]);

/**
 * The pictures of all that acts, each once, in the order of the record. Only what a card sets or adds
 * acts: -1 and 0 are what it leaves alone. A game's own pictures are by an effect's whole name.
 */
export function effectPictures<E extends { odds: number }>(
  effects: E,
  own: { readonly [effect in keyof E]?: string },
): string[] {
  const arrow = effects.odds > 0 ? "i-up" : "i-down";
  const pictures = Object.entries(effects)
    .filter(([name, value]) => value !== (name.endsWith("_set") ? UNSET : 0))
    .map(([name]) => own[name as keyof E] ?? (name === "odds" ? arrow : ofMoment(name)));
  return [...new Set(pictures)].filter((one) => one !== undefined);
}

function ofMoment(effect: string): string | undefined {
  return PICTURES.get(effect.split("_")[0] ?? effect);
}
