/** Sounds of our own making: a few recipes of tones and noise, nothing to download. */
import { keepPreferences, preferences } from "@/core/memory.svelte";
import { ticking } from "@/core/ticking";
import type { GameEvent } from "@/core/room.svelte";
import { BELL, noise, run, rushing, sound, TICK, tone, type Part } from "@/core/synth";

type Channel = "table" | "race" | "crowd";

const RECIPES = {
  card: ["table", [noise(2600, 0.12, 0.22, { to: 900 })]],
  flip: ["table", [noise(3600, 0.06, 0.25), noise(1400, 0.08, 0.2, { at: 0.05 })]],
  coin: ["table", [tone(2100, 0.16, 0.14), tone(3150, 0.22, 0.1, { at: 0.03 })]],
  coins: ["table", run(6, 0.055, (n) => tone(1900 + ((n * 370) % 900), 0.16, 0.1))],
  clack: ["table", [noise(1100, 0.05, 0.4, { noise: 4 }), tone(420, 0.05, 0.15)]],
  paddle: ["table", TICK],
  turn: ["table", BELL],
  refused: ["table", [tone(110, 0.16, 0.4, { tone: "triangle" }), noise(220, 0.1, 0.3)]],
  stamp: ["table", [noise(320, 0.1, 0.6, { noise: 2 }), tone(90, 0.12, 0.4)]],
  elf: [
    "table",
    run(4, 0.09, (n) => tone(720 - n * 60, 0.08, 0.12, { tone: "sawtooth", to: 600 })),
  ],
  tax: ["table", [noise(1500, 0.05, 0.3), tone(1320, 0.5, 0.14, { at: 0.08 })]],
  gavel: ["table", [noise(500, 0.08, 0.6, { noise: 3 }), tone(180, 0.1, 0.35)]],
  chalk: ["table", run(2, 0.12, () => noise(4200, 0.1, 0.12, { noise: 6 }))],
  squelch: ["table", [noise(380, 0.2, 0.4, { to: 900, noise: 5 })]],
  poof: ["table", [noise(700, 0.3, 0.3, { to: 160 })]],
  net: ["table", [noise(1800, 0.22, 0.3, { to: 300 })]],
  curtain: ["table", [noise(420, 0.5, 0.3, { to: 220 })]],
  tick: ["table", [tone(1200, 0.03, 0.25, { tone: "square" })]],
  join: ["table", [tone(520, 0.1, 0.2, { to: 840 })]],
  horn: [
    "race",
    [
      tone(233, 0.5, 0.18, { tone: "sawtooth" }),
      tone(349, 0.7, 0.18, { tone: "sawtooth", at: 0.35 }),
    ],
  ],
  gate: ["race", [noise(800, 0.1, 0.5, { noise: 3 }), tone(660, 0.3, 0.1, { tone: "square" })]],
  hoof: [
    "race",
    [noise(260, 0.06, 0.4, { noise: 3 }), noise(420, 0.05, 0.3, { noise: 3, at: 0.09 })],
  ],
  sprint: ["race", [noise(500, 0.35, 0.35, { to: 2600 })]],
  dice: ["race", run(5, 0.08, (n) => noise(1600 - n * 120, 0.04, 0.35, { noise: 5 }))],
  shutter: ["race", [noise(5200, 0.03, 0.4), noise(2600, 0.05, 0.35, { at: 0.07 })]],
  breath: ["crowd", [noise(700, 0.9, 0.28, { to: 1900, noise: 0.8 })]],
  drum: ["race", run(24, 0.05, (n) => noise(190, 0.07, 0.16 + n * 0.012, { noise: 2 }))],
  finish: ["race", run(3, 0.16, () => tone(1046, 0.5, 0.18))],
  cheer: ["crowd", [noise(900, 1.1, 0.3, { to: 1300, noise: 0.6 })]],
  win: [
    "race",
    [523, 659, 784, 1046].map((from, n) =>
      tone(from, n === 3 ? 0.95 : 0.18, 0.2, { at: n * 0.15, tone: "triangle" }),
    ),
  ],
  loss: ["race", [tone(233, 0.7, 0.2, { tone: "sawtooth", to: 196 })]],
} satisfies Record<string, [Channel, Part[]]>;

export type SoundName = keyof typeof RECIPES;

let context: AudioContext | null = null;

/** Off until wanted; silent where the browser has no audio. */
export function play(name: SoundName, pitch = 1): void {
  const audio = heard();
  if (audio) perform(audio, name, pitch);
}

/** A sound, at the volume the player likes; into an OfflineAudioContext, too, to be measured. */
export function perform(audio: BaseAudioContext, name: SoundName, pitch = 1): void {
  const [channel, parts] = RECIPES[name] as [Channel, Part[]];
  const volume = preferences.volumes[channel];
  if (volume > 0) for (const part of parts) sound(audio, pitched(part, pitch), volume);
}

function pitched(part: Part, pitch: number): Part {
  const { from, to } = part;
  return { ...part, from: from * pitch, ...(to === undefined ? {} : { to: to * pitch }) };
}

/** Hooves; the answer stops them. */
export function gallop(perSecond: number): () => void {
  return ticking(() => play("hoof"), 1000 / perSecond);
}

/** The crowd's murmur, which swells with its excitement from 0 to 1, until it is hushed. */
export function murmur(excitement: number): void {
  const audio = heard();
  if (!audio) return hush();
  const { gain, filter } = (bed ??= crowd(audio));
  const loud = 0.02 + 0.1 * excitement;
  gain.gain.setTargetAtTime(loud * preferences.volumes.crowd, audio.currentTime, 0.25);
  filter.frequency.setTargetAtTime(380 + 420 * excitement, audio.currentTime, 0.25);
}

/** Wanted, or no more. */
export function switchSound(): void {
  preferences.sound = !preferences.sound;
  keepPreferences();
  if (preferences.sound) play("join");
  else hush();
}

export function hush(): void {
  if (!bed || !context) return;
  const { source, gain } = bed;
  bed = null;
  gain.gain.setTargetAtTime(0, context.currentTime, 0.3);
  source.stop(context.currentTime + 2);
}

interface Bed {
  source: AudioBufferSourceNode;
  filter: BiquadFilterNode;
  gain: GainNode;
}
let bed: Bed | null = null;

function crowd(audio: AudioContext): Bed {
  const source = rushing(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.5;
  const gain = audio.createGain();
  gain.gain.value = 0;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
  return { source, filter, gain };
}

function heard(): AudioContext | null {
  if (!preferences.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** The first that an event's name is like decides. */
const HEARD: [RegExp, SoundName][] = [
  [/^(bet|bets)-placed|bet-written|price-paid/, "coin"],
  [/bet-won|owner-paid|stable-paid|gold-taken|income|bets-paid/, "coins"],
  [/loan/, "elf"],
  [/tax|fine/, "tax"],
  [/contract-signed|objective-kept|hired/, "stamp"],
  [/revealed|turned/, "flip"],
  [/sprints/, "dice"],
  [/dead-heat/, "shutter"],
  [/finished/, "finish"],
  [/hunt-began/, "horn"],
  [/hunt-won|caught/, "net"],
  [/ruse-(attached|wasted)/, "squelch"],
  [/cancelled|cleansed|fled/, "poof"],
  [/point-(sold|bought)|auction-left/, "gavel"],
  [/odds-(moved|shifted|nudged)/, "chalk"],
  [/action-taken|token-bought|stable-bought/, "clack"],
  [/placed|drawn|played|taken|dealt|laid/, "card"],
  [/joined/, "join"],
];

export function soundOf(event: GameEvent): SoundName | null {
  return HEARD.find(([like]) => like.test(event.type))?.[1] ?? null;
}
