/** The sentences behind the door: they come with the pieces that say them. */
import type { RefusalNote } from "@/core/api";
import { say } from "@/games/party/phone/words";

export { say };

/** Why the server did not do it, in words; those that are seldom needed are fetched first. */
export async function why(note: RefusalNote): Promise<string> {
  const found = await import("@/games/party/phone/refusals").catch(() => null);
  return (await found?.refusal(note)) ?? say("web-party-refused");
}
