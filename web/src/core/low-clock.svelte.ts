/** A clock that runs low is said: while something can be done, and at the last. */

/** At so many seconds; the last of them also where no more were left from the beginning. */
const WARNINGS = [30, 10];

/** To be called while a component begins; `left` is in seconds, null while no clock runs. */
export function warnOfTime(left: () => number | null, say: (seconds: number) => void): void {
  let before: number | null = null;
  $effect(() => {
    const now = left();
    const was = before ?? (now !== null && now <= Math.min(...WARNINGS) ? Infinity : now);
    before = now;
    if (now === null || was === null || now <= 0) return;
    if (WARNINGS.some((one) => now <= one && one < was)) say(Math.ceil(now));
  });
}
