/** What is agreed at a table that gathers, as a form can change it: each change is sent at once. */
import type { Room } from "@/core/room.svelte";
import { missingPicks, type Agreement, type Clock } from "@/house/order";
import type { GameCard, SettingValue } from "@/house/registry";

/** A slider is sent once it rests. */
const REST = 250;

export class Arrangement implements Agreement {
  /** Picks that are not complete yet, and the slider while it moves. */
  private open: Record<string, SettingValue> = $state({});
  private moving: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: Room,
    private readonly card: () => GameCard | null,
  ) {}

  private get table(): NonNullable<Room["table"]> {
    return this.room.table!;
  }

  readonly settings: Record<string, SettingValue> = new Proxy<Record<string, SettingValue>>(
    {},
    {
      get: (_, name: string) => this.open[name] ?? this.table.settings[name],
      set: (_, name: string, value: SettingValue) => this.agree(name, value),
    },
  );

  private agree(name: string, value: SettingValue): boolean {
    const setting = this.card()?.settings.find((one) => one.name === name);
    if (setting && missingPicks(setting, value) > 0) this.open[name] = value;
    else {
      delete this.open[name];
      void this.room.send({ type: "arrange", settings: { [name]: value } });
    }
    return true;
  }

  get clock(): Clock {
    return this.table.clock as Clock;
  }
  set clock(clock: Clock) {
    void this.room.send({ type: "arrange", clock });
  }

  get seconds(): number {
    return this.moving ?? this.table.seconds;
  }
  set seconds(seconds: number) {
    this.moving = seconds;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.room.send({ type: "arrange", seconds }).then(() => (this.moving = null));
    }, REST);
  }

  get hints(): boolean {
    return this.table.hints;
  }
  set hints(hints: boolean) {
    void this.room.send({ type: "arrange", hints });
  }

  get public(): boolean {
    return this.table.public;
  }
  set public(open: boolean) {
    void this.room.send({ type: "arrange", public: open });
  }
}
