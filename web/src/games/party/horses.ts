/** The six horses, by lane: their colour names the classes and symbols they are drawn with. */
export const HORSES = ["black", "blue", "green", "red", "yellow", "white"] as const;

export type Horse = (typeof HORSES)[number];

/** Money. */
export { grouped as danari } from "@/core/figures";
