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

/** The header that says who asks. */
export async function identity(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await guest()).token}` };
}

function remembered(): Promise<Guest> | null {
  const text = localStorage.getItem(KEY);
  return text ? Promise.resolve(JSON.parse(text) as Guest) : null;
}

/** A server that says nothing is as good as away: whoever waits tries again. */
export const asking = (): RequestInit => ({
  method: "POST",
  signal: AbortSignal.timeout(ANSWER_WITHIN),
});

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

/** What the server answered; a refusal is an error. */
export async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const note: unknown = await response.json().catch(() => null);
  throw new Refused(isNote(note) ? note : { code: "server-fault", facts: {}, rule: "" });
}

function isNote(note: unknown): note is RefusalNote {
  return typeof note === "object" && note !== null && "code" in note;
}
