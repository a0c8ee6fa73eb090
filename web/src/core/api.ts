/** HTTP with the server: JSON both ways, refusals as errors that carry their code. */
import { below } from "@/core/place";

export interface RefusalNote {
  code: string;
  facts: Record<string, string | number>;
  rule: string;
}

/** What the server answered instead of doing it. */
export class Refused extends Error {
  constructor(readonly note: RefusalNote) {
    super(note.code);
  }
}

interface Guest {
  guest: string;
  token: string;
}

const KEY = "hornbook.guest";
const ANSWER_WITHIN = 10_000;
/** Milliseconds before an order that had no answer is sent again, each time. */
const AGAIN_AFTER = [300, 1500];
let known: Promise<Guest> | null = null;

/** Who this browser is; asked of the server once, then remembered. */
export function guest(): Promise<Guest> {
  known ??= remembered() ?? newGuest();
  return known;
}

/** Forget who this browser is: the server did not know the token any more. */
export function forgetGuest(): void {
  localStorage.removeItem(KEY);
  known = null;
}

/** Become the guest who lent this browser a key. */
export async function adopt(key: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ key });
  const found = await answer<Guest>(
    await fetch(below("/api/guests/same"), { method: "POST", headers, body }),
  );
  known = Promise.resolve(keep(found));
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(below(path), { headers: await identity() }));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { ...(await identity()), "content-type": "application/json" };
  return answer<T>(
    await fetch(below(path), { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

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

async function identity(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await guest()).token}` };
}

function remembered(): Promise<Guest> | null {
  const text = localStorage.getItem(KEY);
  return text ? Promise.resolve(JSON.parse(text) as Guest) : null;
}

/** A server that says nothing is as good as away: whoever waits tries again. */
const asking = (): RequestInit => ({ method: "POST", signal: AbortSignal.timeout(ANSWER_WITHIN) });

async function newGuest(): Promise<Guest> {
  try {
    return keep(await answer<Guest>(await fetch(below("/api/guests"), asking())));
  } catch (error) {
    known = null;
    throw error;
  }
}

function keep(found: Guest): Guest {
  localStorage.setItem(KEY, JSON.stringify({ guest: found.guest, token: found.token }));
  return found;
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const note: unknown = await response.json().catch(() => null);
  throw new Refused(isNote(note) ? note : { code: "server-fault", facts: {}, rule: "" });
}

function isNote(note: unknown): note is RefusalNote {
  return typeof note === "object" && note !== null && "code" in note;
}
