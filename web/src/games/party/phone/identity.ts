/** Who one is, as every page of this browser remembers it; and at which party one sits. */

export interface Identity {
  name: string;
  portrait: string;
}

/** Whether this browser wants to hear anything, and how loud its table is. */
export interface Hearing {
  sound: boolean;
  volume: number;
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

interface Kept extends Identity {
  sound: boolean;
  bigText: boolean;
  contrast: boolean;
  language: string;
  volumes: { table: number };
}

export function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(WHO) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export function remembered(): Identity {
  const { name = "", portrait = "" } = kept();
  return { name, portrait };
}

/** Off until wanted, as everywhere. */
export function hearing(): Hearing {
  const { sound = false, volumes } = kept();
  return { sound, volume: volumes?.table ?? 0.8 };
}

export function wantSound(sound: boolean): void {
  keep(WHO, JSON.stringify({ ...kept(), sound }));
}

export function wantLanguage(language: string): void {
  keep(WHO, JSON.stringify({ ...kept(), language }));
}

export function remember(who: Identity, code: string): void {
  keep(WHO, JSON.stringify({ ...kept(), ...who }));
  keep(WHERE, code);
}

/** Storage can be full or forbidden; then one is asked again next time, nothing else. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
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
