/** Why something was refused: sentences that a phone loads when it is. */
import type { RefusalNote } from "@/core/api";
import { report } from "@/core/missing";
import { has, learn, say } from "@/games/party/phone/words";
import choices from "@locale/en/refusals.ftl?raw";
import server from "@locale/en/server.ftl?raw";

learn(choices, server);

/** Null where nobody has written a sentence. */
export function refusal({ code, facts }: RefusalNote): string | null {
  const id = `refusal-${code}`;
  if (has(id)) return say(id, facts);
  report(id, "there is no such message");
  return null;
}
