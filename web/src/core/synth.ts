/** How a sound is made: tones and rushes of noise, nothing to download. */

/** One part of a sound: a tone that may slide, or a rush of noise through a filter. */
export interface Part {
  at?: number;
  length: number;
  loud: number;
  tone?: OscillatorType;
  from: number;
  to?: number;
  /** Noise instead of a tone: how narrow the filter is. */
  noise?: number;
}

export const noise = (
  from: number,
  length: number,
  loud: number,
  more: Partial<Part> = {},
): Part => ({
  from,
  length,
  loud,
  noise: 1,
  ...more,
});
export const tone = (
  from: number,
  length: number,
  loud: number,
  more: Partial<Part> = {},
): Part => ({
  from,
  length,
  loud,
  tone: "sine",
  ...more,
});
export const run = (count: number, apart: number, part: (place: number) => Part): Part[] =>
  Array.from({ length: count }, (_, place) => ({ ...part(place), at: place * apart }));

/** One bell: your turn. */
export const BELL = [tone(880, 0.4, 0.22), tone(1760, 0.36, 0.08), tone(2640, 0.2, 0.04)];
/** One tick of wood: it is locked. */
export const TICK = [tone(310, 0.06, 0.3, { tone: "triangle" }), noise(900, 0.04, 0.2)];

let rush: AudioBuffer | null = null;

export function sound(audio: BaseAudioContext, part: Part, volume: number): void {
  const start = audio.currentTime + (part.at ?? 0);
  const end = start + part.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud * volume * makeUp(part), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(audio.destination);
  const source =
    part.noise === undefined
      ? oscillator(audio, part, start, end)
      : hiss(audio, part, start, end, gain);
  if (part.noise === undefined) source.connect(gain);
  source.start(start);
  source.stop(end + 0.02);
}

/** A narrow band of noise carries little of it: as loud as a tone that is called as loud. */
function makeUp({ noise, from }: Part): number {
  if (noise === undefined) return 1;
  const share = (Math.PI / 2) * (from / noise / 22_050);
  return Math.min(10, 0.57 / Math.sqrt(share));
}

function oscillator(
  audio: BaseAudioContext,
  part: Part,
  start: number,
  end: number,
): OscillatorNode {
  const node = audio.createOscillator();
  node.type = part.tone ?? "sine";
  node.frequency.setValueAtTime(part.from, start);
  if (part.to) node.frequency.exponentialRampToValueAtTime(part.to, end);
  return node;
}

function hiss(
  audio: BaseAudioContext,
  part: Part,
  start: number,
  end: number,
  gain: GainNode,
): AudioBufferSourceNode {
  const node = rushing(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = part.noise ?? 1;
  filter.frequency.setValueAtTime(part.from, start);
  if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, end);
  node.connect(filter).connect(gain);
  return node;
}

export function rushing(audio: BaseAudioContext): AudioBufferSourceNode {
  const node = audio.createBufferSource();
  node.buffer = rush ??= white(audio);
  node.loop = true;
  return node;
}

function white(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
