/** The few sentences the phone needs, bundled: it does not wait for a game's whole vocabulary. */
import { patched, report } from "@/core/missing";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import horses from "@locale/en/horse-fever-party/names.ftl?raw";
import door from "@locale/en/horse-fever-party/web-door.ftl?raw";
import missing from "@locale/en/web-missing.ftl?raw";
import writing from "@locale/en/writing.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
learn(missing, writing, horses, door);

/** More sentences, as they are needed. */
export function learn(...texts: string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function say(id: string, facts: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(id, "there is no such message");
    return id === "web-no-words" ? "…" : say("web-no-words");
  }
  const errors: Error[] = [];
  return patched(id, bundle.formatPattern(pattern, facts, errors), errors);
}
