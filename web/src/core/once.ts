/** Orders that must not be carried out twice: each has an id, and is sent until it is answered. */
import { answer, asking, identity } from "@/core/api";
import { below } from "@/core/address";

/** Milliseconds before an order that had no answer is sent again, each time. */
const AGAIN_AFTER = [300, 1500];

/** An order that had no answer yet: whoever gives the same one again means the same. */
let unanswered: { order: string; id: string } | null = null;

/** Ask for something that must not be done twice: it has an id, and is sent until it is answered. */
export async function postOnce<T>(path: string, body: object): Promise<T> {
  const order = `${path} ${JSON.stringify(body)}`;
  if (unanswered?.order !== order) unanswered = { order, id: newId() };
  const text = JSON.stringify({ ...body, id: unanswered.id });
  const found = await answer<T>(await sent(path, text));
  unanswered = null;
  return found;
}

/** The first answer there is, whatever it says; a line that says nothing is tried again. */
async function sent(path: string, text: string): Promise<Response> {
  for (const wait of AGAIN_AFTER) {
    try {
      return await sending(path, text);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return sending(path, text);
}

async function sending(path: string, body: string): Promise<Response> {
  const headers = { ...(await identity()), "content-type": "application/json" };
  return fetch(below(path), { ...asking(), headers, body });
}

/** Nobody gives it twice; a page from a plain address has no other source of luck. */
function newId(): string {
  return Array.from({ length: 2 }, () => Math.random().toString(36).slice(2, 12)).join("-");
}
