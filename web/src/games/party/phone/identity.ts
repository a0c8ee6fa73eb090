/** Who one is, as every page of this browser remembers it; and at which party one sits. */

export interface Identity {
  name: string;
  portrait: string;
}

const WHO = "hornbook.preferences";
const WHERE = "hornbook.party";
/** The faces to choose from: what the art files of this page draw. */
const GENTRY = ["bowler", "cloche", "top", "boater", "fedora", "cap"];
const CHARACTERS = [
  "antonio-vesuvio",
  "eric-change",
  "miss-double",
  "miss-paris",
  "oliver-oil",
  "otto-von-alt",
  "steve-mcskull",
  "cesar-crane",
  "sigvard-skalle",
  "cranio-mercanti",
  "victor-von-schadel",
  "craneo-cervantes",
];
export const FACES = [...GENTRY.map((one) => `g-${one}`), ...CHARACTERS.map((one) => `c-${one}`)];

function kept(): Partial<Identity> {
  try {
    return JSON.parse(localStorage.getItem(WHO) ?? "{}") as Partial<Identity>;
  } catch {
    return {};
  }
}

export function remembered(): Identity {
  const { name = "", portrait = "" } = kept();
  return { name, portrait };
}

/** Storage can be full or forbidden; then one is asked again next time, nothing else. */
export function remember(who: Identity, code: string): void {
  try {
    localStorage.setItem(WHO, JSON.stringify({ ...kept(), ...who }));
    localStorage.setItem(WHERE, code);
  } catch {
    return;
  }
}

export function satAt(code: string): boolean {
  return localStorage.getItem(WHERE) === code;
}

export function forgetParty(): void {
  localStorage.removeItem(WHERE);
}

/** A face nobody wears, as long as there is one. */
export function dealt(worn: string[], chance = Math.random()): string {
  const free = FACES.filter((face) => !worn.includes(face));
  const all = free.length ? free : FACES;
  return all[Math.floor(chance * all.length)] ?? "";
}
