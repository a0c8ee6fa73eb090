/** Who sits beside a learner: knows what to say at this moment, holds the show while it is read, and steps back. */
import { get } from "@/core/api";
import { announcer } from "@/core/announce.svelte";
import type { GameEvent } from "@/core/asked";
import type { Desk } from "@/core/desk.svelte";
import {
  adviceOn,
  beatOfEvent,
  guided,
  valuesAt,
  type Advice,
  type Asked,
  type Beat,
  type Lesson,
} from "@/core/lesson";
import { TAKEN_BACK } from "@/core/holding";
import { keepLesson } from "@/core/memory.svelte";
import type { Room } from "@/core/room.svelte";
import { tongue } from "@/core/tongue.svelte";
import type { Turn } from "@/core/turn.svelte";
import { untrack } from "svelte";

type Facts = Record<string, string | number>;

/** What stands on the note. */
export interface Note {
  beat: Beat;
  text: string;
  /** What is ringed; "" for nothing. */
  at: string;
  /** There is nothing to do but to go on. */
  next: boolean;
}

export class Coach {
  lesson: Lesson | null = $state.raw(null);
  /** The note is folded to its face. */
  quiet = $state(false);
  /** What was said of something that happened, until something is asked. */
  private heard: { beat: Beat; facts: Facts } | null = $state.raw(null);
  /** The learner has seen the table. */
  private opened = $state(false);
  /** The learner has said how to go on, or wants no more. */
  over = $state(false);
  private readonly said = new Set<string>();
  /** Which lesson is here, and in which language. */
  private learnt = "";
  /** What was said aloud last. */
  private spoken = "";
  readonly close: () => void;

  constructor(
    private readonly room: Room,
    private readonly turn: Turn,
    readonly desk: Desk,
  ) {
    this.close = $effect.root(() => this.attend());
  }

  /** Follow the table for as long as one is there. */
  private attend(): void {
    const { room, turn } = this;
    $effect(() => {
      const { table, words } = room;
      const language = tongue.spoken;
      const id = table?.lesson?.id;
      if (id && words) void untrack(() => this.learn(id, language));
    });
    $effect(() => {
      room.coach = { hear: (event) => this.hear(event) };
      return () => (room.coach = null);
    });
    // What has happened is past once something is asked; who picks has seen the table.
    $effect(() => {
      if (this.asks && !this.heard?.beat.ends) this.heard = null;
      if (turn.marked.length) this.opened = true;
    });
    $effect(() => {
      const text = this.quiet ? "" : (this.note?.text ?? "");
      const words = untrack(() => room.words);
      if (text && text !== this.spoken && words) announcer.say(words.say("coach-says", { text }));
      this.spoken = text;
    });
  }

  /** The beat that is due, in words; null when there is nothing to say. */
  readonly note: Note | null = $derived.by(() => {
    const { lesson, room } = this;
    if (!lesson || !room.words || this.over || room.mine === null) return null;
    const { heard } = this;
    if (heard) return this.told(heard.beat, heard.facts, heard.beat.at?.[0] ?? "", true);
    const opening = lesson.beats.find((beat) => beat.opening);
    if (opening && !this.opened && this.isBeginning)
      return this.told(opening, {}, opening.at?.[0] ?? "", true);
    const { advice } = this;
    if (!advice) return null;
    const question = this.chain.at(-1)?.decision.question;
    const facts = question ? room.words.factsOf("question", question) : {};
    const amount: Facts = advice.amount === null ? {} : { amount: advice.amount };
    return this.told(advice.beat, { ...facts, ...amount }, advice.at, false, advice.other);
  });

  /** What is ringed. */
  get ring(): string {
    return this.quiet ? "" : (this.note?.at ?? "");
  }

  /** The words are here. */
  get ready(): boolean {
    return this.lesson !== null;
  }

  /** What is suggested for the question that is open. */
  get advice(): Advice | null {
    if (!this.lesson || !this.asks || this.over) return null;
    return adviceOn(this.lesson.beats, this.chain, this.room.view);
  }

  /** Of the option that is suggested for the game's own question: what stands in that field. */
  wished(field: string): number | null {
    const { advice } = this;
    const value = this.picking ? undefined : advice?.beat.wish?.[0]?.of[field]?.[0];
    return typeof value === "number" ? value : null;
  }

  /** How far the lesson has come. */
  get place(): number {
    const { note, lesson } = this;
    return (lesson?.beats.findIndex(({ id }) => id === note?.beat.id) ?? -1) + 1;
  }

  next(): void {
    const { note } = this;
    if (note?.beat.opening) this.opened = true;
    this.heard = null;
    this.room.show.release();
    if (this.room.show.lingering) this.room.show.goOn();
  }

  /** Say it again, or be quiet. */
  fold(quiet = !this.quiet): void {
    this.quiet = quiet;
    if (quiet) this.room.show.release();
  }

  /** To the last word at once. */
  skip(): void {
    const beat = this.lesson?.beats.find(({ ends }) => ends);
    if (beat) this.heard = { beat, facts: {} };
    this.room.show.release();
  }

  /** The learner goes on alone. */
  finish(): void {
    this.over = true;
    this.heard = null;
    const { lesson } = this;
    if (lesson) keepLesson(lesson.id, lesson.version);
    this.room.show.release();
  }

  private async learn(id: string, language: string): Promise<void> {
    const wanted = `${id} ${language}`;
    if (this.learnt === wanted) return;
    this.learnt = wanted;
    try {
      const lesson = await get<Lesson>(`/api/games/${id}/lesson?lang=${language}`);
      this.room.words?.learn(lesson);
      this.lesson = lesson;
    } catch {
      this.learnt = ""; // the game goes on without a coach, until the table is told of again
    }
  }

  private hear(event: GameEvent): void {
    const { lesson, room } = this;
    if (event.type === TAKEN_BACK) this.said.clear();
    if (!lesson || !room.words || this.over) return;
    const beat = beatOfEvent(lesson.beats, event, room.view, this.said);
    if (!beat) return;
    this.said.add(beat.id);
    this.heard = { beat, facts: room.words.factsOf("event", event) };
    if (beat.ends) keepLesson(lesson.id, lesson.version);
    // Nobody reads against the clock: the table waits. In the middle of a race it does not.
    if (!beat.passing && !this.quiet && !room.instant) room.show.hold();
  }

  private get asks(): boolean {
    const { decision, mine, show } = this.room;
    return mine !== null && decision?.seat === mine && !show.running;
  }

  /** Something is picked that can be taken back. */
  get picking(): boolean {
    return this.turn.marked.length > 0;
  }

  /** Nothing has been done yet. */
  private get isBeginning(): boolean {
    const { room } = this;
    return guided(room.view) && this.asks && room.decision?.number === 0;
  }

  /** What has been picked, and the question that is open. */
  private get chain(): Asked[] {
    const { room, turn } = this;
    const picked: Asked[] = turn.marked.map(({ decision, choice }) => ({ decision, choice }));
    const open = picked.length ? turn.question : room.decision;
    // Another deed is not ours to begin before this one is done.
    if (!turn.settled || !open || (picked.length && !open.goes_on)) return picked;
    return [...picked, { decision: open, choice: null }];
  }

  private told(beat: Beat, facts: Facts, at: string, next: boolean, other = false): Note {
    const { lesson, room } = this;
    const words = room.words!;
    const own = `lesson-${lesson?.id}-${beat.id}`;
    const otherwise = words.has(`${own}.else`) ? `${own}.else` : "coach-as-you-like";
    const all = { ...facts, ...this.facts(beat) };
    return { beat, at, next, text: words.say(other ? otherwise : own, all) };
  }

  /** `Lane:0` is a thing's name, `Row@rows.0` that of what stands there in the view, anything else a number there. */
  private facts(beat: Beat): Facts {
    const { room } = this;
    const words = room.words!;
    const found = Object.entries(beat.facts ?? {}).map(
      ([name, written]): [string, string | number] => {
        const [kind = "", path] = written.split("@");
        if (path !== undefined) return [name, words.name(kind, valueAt(room.view, path))];
        const [type = "", id] = written.split(":");
        if (id !== undefined)
          return [name, words.name(type, Number.isNaN(Number(id)) ? id : Number(id))];
        return [name, valueAt(room.view, written)];
      },
    );
    return Object.fromEntries(found);
  }
}

function valueAt(view: unknown, path: string): number {
  return Number(valuesAt(view, path.split("."))[0] ?? 0);
}
