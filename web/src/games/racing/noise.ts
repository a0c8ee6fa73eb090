/** What a race sounds like, in every game that has one. */
import { gallop, hush, murmur, play } from "@/core/sound";

/** The first card is turned. */
export function theyAreOff(): void {
  play("gate");
}

/** They run to these spots: hooves, and a crowd that sees how close it is. The answer stops the hooves. */
export function running(
  spots: readonly number[],
  sprint = false,
  perSecond = sprint ? 7 : 5,
): () => void {
  murmur(excitement(spots));
  if (sprint) play("sprint");
  return gallop(perSecond);
}

/** The winner is home. */
export function winnerHome(): void {
  play("cheer");
}

export function raceOver(): void {
  hush();
}

/** From 0 to 1: the crowd swells when the two leaders are within a space. */
export function excitement(spots: readonly number[]): number {
  const [first = 0, second = 0] = [...spots].sort((one, other) => other - one);
  const apart = first - second;
  const late = Math.min(1, first / 12);
  return (apart <= 1 ? 1 : apart === 2 ? 0.55 : 0.25) * (0.4 + 0.6 * late);
}
