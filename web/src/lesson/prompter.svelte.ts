/** Who sits beside somebody in first real games: tells each rule once, when it first matters, and never advises. */
import { get } from "@/core/api";
import { announcer } from "@/core/announce.svelte";
import type { Decision, GameEvent } from "@/core/asked";
import type { Desk } from "@/core/desk.svelte";
import {
  factsOf,
  hintAfterEvent,
  hintAtQuestion,
  offers,
  placeOf,
  type Hint,
  type Hints,
} from "@/core/hints";
import { coaching, keepTold, told } from "@/core/memory.svelte";
import type { Room } from "@/core/room.svelte";
import { tongue } from "@/core/tongue.svelte";
import type { Turn } from "@/core/turn.svelte";
import { untrack } from "svelte";

/** More would be a lecture. */
const A_ROUND = 2;
/** Nobody reads against the clock: so many seconds must be left. */
const TIME = 10;

interface Said {
  hint: Hint;
  text: string;
  at: string;
  /** The question it is told at. */
  number: number;
}

export class Prompter {
  /** The words are here. */
  ready = $state(false);
  note: Said | null = $state.raw(null);
  /** Only a ring and a face are shown, until one asks. */
  quiet = $state(false);
  private hints: Hint[] = $state.raw([]);
  /** What has happened, to be spoken of once the viewer is asked something. */
  private heard: { hint: Hint; text: string; at: string } | null = null;
  /** Somebody else has had a turn since the last hint. */
  private rested = true;
  /** How many there were in which round. */
  private count = { round: 0, hints: 0 };
  private learnt = "";
  readonly close: () => void;

  constructor(
    private readonly room: Room,
    private readonly turn: Turn,
    readonly desk: Desk,
  ) {
    this.close = $effect.root(() => this.attend());
  }

  /** What is ringed: also where nothing is said. */
  get ring(): string {
    return this.note?.at ?? "";
  }

  /** It was read, or is not wanted. */
  dismiss(): void {
    if (this.note) keepTold(this.note.hint.id);
    this.note = null;
  }

  fold(quiet = !this.quiet): void {
    this.quiet = quiet;
  }

  private attend(): void {
    const { room, turn } = this;
    $effect(() => {
      const { table, words } = room;
      const language = tongue.spoken;
      if (table && words) void untrack(() => this.learn(table.game, language));
    });
    $effect(() => {
      room.coach = { hear: (event) => this.hear(event) };
      return () => (room.coach = null);
    });
    $effect(() => {
      void [room.decision, room.waiting, room.show.running, this.hints, turn.question];
      untrack(() => this.look());
    });
    // Whoever does it unaided knows it.
    $effect(() => {
      for (const { decision, choice } of turn.marked) {
        const option = decision.options[choice];
        if (!option || decision.span) continue;
        for (const hint of this.hints)
          if (hint !== this.note?.hint && offers(hint, option)) keepTold(hint.id);
      }
    });
  }

  /** Whether something is to be said of what is asked now. */
  private look(): void {
    const { room } = this;
    const { mine, decision, view } = room;
    if (this.note && this.note.number !== decision?.number) this.dismiss();
    if (room.waiting.some((seat) => seat !== mine)) this.rested = true;
    if (mine === null || room.seats.length > 1 || !view || room.show.running) return;
    if (this.note || decision?.seat !== mine || !this.mayspeak) return;
    const asked = this.asked(decision);
    const hint = asked && hintAtQuestion(this.hints, asked, view, mine, new Set(told));
    const said = this.heard ?? (hint ? this.put(hint, "question", asked.question) : null);
    if (!said) return;
    this.heard = null;
    this.rested = false;
    this.count.hints += 1;
    this.quiet = coaching() === "whisper";
    this.note = { ...said, number: decision.number };
    const { words } = room;
    if (!this.quiet && words) announcer.say(words.say("coach-says", { text: said.text }));
  }

  /** The question that is open, also within what has been picked. */
  private asked(decision: Decision): Decision | null {
    const { turn } = this;
    if (turn.marked.length === 0) return decision;
    return turn.settled ? turn.question : null;
  }

  private get mayspeak(): boolean {
    const { room } = this;
    const round = room.view?.round_number ?? room.view?.race_number ?? 0;
    if (this.count.round !== round) this.count = { round, hints: 0 };
    if (!this.rested || this.count.hints >= A_ROUND || coaching() === "off") return false;
    return (room.clock?.seconds ?? Infinity) >= TIME;
  }

  private hear(event: GameEvent): void {
    const { mine, view, seats } = this.room;
    if (mine === null || seats.length > 1 || !view || this.heard || coaching() === "off") return;
    const hint = hintAfterEvent(this.hints, event, view, mine, new Set(told));
    if (hint) this.heard = this.put(hint, "event", event);
  }

  private put(
    hint: Hint,
    kind: "question" | "event",
    thing: GameEvent | Decision["question"],
  ): Omit<Said, "number"> {
    const { words, view, mine } = this.room;
    const facts = words!.factsOf(kind, thing);
    const all = { ...facts, ...factsOf(hint, view!, mine!) };
    return { hint, text: words!.say(`hint-${hint.id}`, all), at: placeOf(hint, mine!) };
  }

  private async learn(game: string, language: string): Promise<void> {
    const wanted = `${game} ${language}`;
    if (this.learnt === wanted) return;
    this.learnt = wanted;
    try {
      const found = await get<Hints>(`/api/games/${game}/hints?lang=${language}`);
      this.room.words?.learn(found);
      this.hints = found.hints;
      this.ready = true;
    } catch {
      this.learnt = ""; // the game goes on without a coach
    }
  }
}
