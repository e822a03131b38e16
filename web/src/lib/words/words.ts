/** All words: Fluent messages. A game's own words come before the common ones. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import commonDe from "../../../../src/rollwrite/words/de.ftl?raw";
import commonEn from "../../../../src/rollwrite/words/en.ftl?raw";
import { type Language, preferences } from "../preferences.svelte";
import type { Item, Message } from "../wire";

type Args = Message["args"];

export class Words {
  readonly language: string;
  readonly names: readonly string[];
  readonly #bundles: FluentBundle[];

  constructor(language: string, sources: readonly string[], names: readonly string[] = []) {
    this.language = language;
    this.names = names;
    this.#bundles = sources.map((source) => bundle(language, source));
  }

  has(id: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(id));
  }

  /** A message as a sentence; the id itself where no file knows it. */
  say(message: Message | string, args: Args = {}): string {
    const { id, args: given } = typeof message === "string" ? { id: message, args } : message;
    for (const one of this.#bundles) {
      const pattern = one.getMessage(id)?.value;
      if (pattern) return one.formatPattern(pattern, this.#plain(given), []);
    }
    return id;
  }

  /** Who sits there. */
  name(seat: number): string {
    return this.names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  /** A spot of a sheet as it is read out. */
  item({ name, written, printed }: Item): string {
    const said = { written: this.#list(written), printed: this.#list(printed) };
    const kind = said.written && said.printed ? "both" : said.written ? "written" : "printed";
    const isPlain = !said.written && !said.printed;
    return this.say(isPlain ? "reading-item" : `reading-item-${kind}`, { name, ...said });
  }

  #list(words: readonly Message[]): string {
    return words.map((one) => this.say(one)).join(", ");
  }

  #plain(args: Args): Record<string, string | number> {
    const entries = Object.entries(args).map(([key, value]) => [key, this.#argument(key, value)]);
    return Object.fromEntries(entries) as Record<string, string | number>;
  }

  #argument(key: string, value: string | number | Message): string | number {
    if (typeof value === "object") return this.say(value);
    if (key === "seat" && typeof value === "number") return this.name(value);
    return typeof value === "number" && value < 0 ? signed(value) : value;
  }
}

const COMMON: Record<Language, string> = { en: commonEn, de: commonDe };
const common = new Map<Language, Words>();

/** The words of the client alone, in the chosen language (reactive). */
export function words(): Words {
  const language = preferences.language;
  const found = common.get(language) ?? new Words(language, [COMMON[language]]);
  common.set(language, found);
  return found;
}

/** Short for ``words().say``: the client's own words (reactive). */
export function t(id: string, args: Args = {}): string {
  return words().say(id, args);
}

/** The words of one game, then the common ones. */
export function gameWords(language: Language, source: string, names: readonly string[]): Words {
  return new Words(language, [source, COMMON[language]], names);
}

/** A whole number with a true minus sign. */
export function signed(points: number, plus = false): string {
  if (points < 0) return `−${-points}`;
  return plus && points > 0 ? `+${points}` : `${points}`;
}

const bundles = new Map<string, FluentBundle>();

function bundle(language: string, source: string): FluentBundle {
  const key = language + source;
  const known = bundles.get(key);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  bundles.set(key, made);
  return made;
}
