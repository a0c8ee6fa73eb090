/** Why something was refused: sentences that a phone loads when it is. */
import type { RefusalNote } from "@/core/api";
import { report } from "@/core/missing";
import { has, learn, say } from "@/games/party/phone/words";

/** Null where nobody has written a sentence. */
export async function refusal({ code, facts }: RefusalNote): Promise<string | null> {
  await learn("refused");
  const id = `refusal-${code}`;
  if (has(id)) return say(id, facts);
  report(id, "there is no such message");
  return null;
}
