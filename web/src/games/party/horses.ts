/** The six horses, by lane: their colour names the classes and symbols they are drawn with. */
export const HORSES = ["black", "blue", "green", "red", "yellow", "white"] as const;

export type Horse = (typeof HORSES)[number];

/** Money with a thin space: 2 400. */
export function danari(sum: number): string {
  return String(sum).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
