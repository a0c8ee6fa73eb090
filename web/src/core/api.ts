/** HTTP with the server: JSON both ways, refusals as errors that carry their code. */
import { below } from "@/core/address";

export interface RefusalNote {
  code: string;
  facts: Record<string, string | number>;
  rule: string;
}

/** What the server answered instead of doing it. */
export class Refused extends Error {
  constructor(
    readonly note: RefusalNote,
    /** It may be otherwise in a moment: too much to do, or something is away. */
    readonly passing = false,
  ) {
    super(note.code);
  }
}

interface Guest {
  guest: string;
  token: string;
}

const KEY = "hornbook.guest";
const ANSWER_WITHIN = 10_000;
const PASSING = [429, 502, 503, 504];
/** Milliseconds until it is asked again; most of a minute in all. */
const AGAIN = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000];
let known: Promise<Guest> | null = null;

/** Who this browser is; asked of the server once, then remembered. */
export function guest(): Promise<Guest> {
  known ??= remembered() ?? newGuest();
  return known;
}

/** Forget who this browser is: the server did not know the token any more. Another tab may have asked anew by now. */
export function forgetGuest(token: string): void {
  if (stored()?.token === token) localStorage.removeItem(KEY);
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

/** What is the same for everybody: asked without a name, so that browsers can keep it and fetch it ahead. */
export async function getOpenly<T>(path: string): Promise<T> {
  return answer<T>(await fetch(below(path)));
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(below(path), { headers: await identity() }));
}

/** The same, asked again while the server is busy or the line is down: for pages that are all answer. */
export async function getPatiently<T>(path: string): Promise<T> {
  for (const wait of AGAIN) {
    try {
      return await get<T>(path);
    } catch (error) {
      // What is no refusal is a line that broke.
      if (error instanceof Refused && !error.passing) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return get<T>(path);
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
  const found = stored();
  return found && Promise.resolve(found);
}

function stored(): Guest | null {
  const text = localStorage.getItem(KEY);
  return text ? (JSON.parse(text) as Guest) : null;
}

/** A server that says nothing is as good as away: whoever waits tries again. */
export const asking = (): RequestInit => ({
  method: "POST",
  signal: AbortSignal.timeout(ANSWER_WITHIN),
});

async function newGuest(): Promise<Guest> {
  try {
    const found = await answer<Guest>(await fetch(below("/api/guests"), asking()));
    // Meanwhile another tab may have become somebody, or this one: a browser is one person.
    return stored() ?? keep(found);
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
  const said = isNote(note) ? note : { code: "server-fault", facts: {}, rule: "" };
  // What took too long takes as long again.
  throw new Refused(said, PASSING.includes(response.status) && said.code !== "too-hard");
}

function isNote(note: unknown): note is RefusalNote {
  return typeof note === "object" && note !== null && "code" in note;
}
