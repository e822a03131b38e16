/** What people did beside the game, on a strip for a moment: who came back, who nudged whom. */

import type { IconName } from "../../kit/signs/icons";
import { sound } from "../../lib/sound/sound";
import type { News, SeatView } from "../../lib/wire";
import { t } from "../../lib/words/words";
import type { Play } from "../play.svelte";

/** How long a strip is there (milliseconds). */
const SHOWN = 6000;

export interface Strip {
  key: string;
  kind: "ok" | "wait";
  icon: IconName;
  title: string;
  text: string;
  act: { words: string; go: () => void } | null;
  /** It is there until it is answered, or something else is touched. */
  stays: boolean;
}

export class Telling {
  readonly #play: Play;
  #heard: Strip | null = $state.raw(null);
  #seen = $state("");
  #timer = 0;

  /** The one that is shown: what was just heard, else what waits to be seen. */
  readonly strip: Strip | null = $derived.by(() => this.#heard ?? this.#standing());

  constructor(play: Play) {
    this.#play = play;
  }

  /** Call in a component. */
  follow(): void {
    let heard = this.#play.live.news.length;
    $effect(() => {
      const { news } = this.#play.live;
      const fresh = news.slice(heard);
      heard = news.length;
      for (const one of fresh) this.#hear(one);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** It was seen. */
  close(): void {
    const { strip } = this;
    if (!strip) return;
    if (strip === this.#heard) this.#heard = null;
    else this.#seen = strip.key;
  }

  /** Something else was touched. */
  touched(): void {
    if (this.strip?.stays) this.close();
  }

  #hear(news: News): void {
    const strip = this.#stripOf(news);
    if (!strip) return;
    this.#heard = strip;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#heard = null), SHOWN);
  }

  #stripOf({ message: { id, args } }: News): Strip | null {
    const { company } = this.#play;
    const seat = typeof args.seat === "number" ? args.seat : -1;
    const isMine = company.table.mine.includes(seat);
    const name = seat >= 0 ? this.#play.name(seat) : "";
    switch (id) {
      case "news-nudged":
        if (!isMine) return null;
        sound("nudge");
        return strip("wait", "bell", t("nudged-you", { name: this.#said(args.who) }), {
          text: t("nudged-you-text"),
        });
      case "news-is-back":
        return isMine ? null : this.#back(seat);
      case "news-let-bot-play":
        return strip("ok", "bot", t("wait-bot", { bot: this.#said(args.bot), name }));
      case "news-left":
        return isMine ? null : strip("wait", "off", t("wait-left", { name }));
      case "news-resumed":
        return isMine ? null : strip("ok", "play", t("resumed-by", { name }));
      case "news-end-proposed":
        if (isMine || !this.#play.isMyChoice) return null;
        return strip("wait", "flag", t("end-title", { name }), {
          act: { words: t("end-answer"), go: () => company.open() },
        });
    }
    return null;
  }

  #said(what: News["message"]["args"][string] | undefined): string {
    return typeof what === "object" ? this.#play.words.say(what) : `${what ?? ""}`;
  }

  #back(seat: number): Strip {
    const found = this.#play.company.seat(seat);
    const wrote = found?.wrote ?? 0;
    return strip("ok", "check", t("back-title", { name: this.#play.name(seat) }), {
      text: wrote && found ? t("back-wrote", { count: wrote, bot: writerOf(found) }) : "",
      act: wrote ? this.#look(seat) : null,
    });
  }

  #look(seat: number): Strip["act"] {
    return {
      words: t("look"),
      go: () => {
        this.close();
        this.#play.company.looksAt = seat;
      },
    };
  }

  /** As long as it is so, and nobody has seen it: a pause, and what a bot wrote for oneself. */
  #standing(): Strip | null {
    const found = this.#paused() ?? this.#wrote();
    return found && found.key !== this.#seen ? found : null;
  }

  #paused(): Strip | null {
    const { pause, mine, status } = this.#play.company.table;
    if (!pause || status !== "playing") return null;
    const name = pause.by >= 0 ? this.#play.name(pause.by) : "";
    const title = !name
      ? t("paused-nobody")
      : mine.includes(pause.by)
        ? t("paused-by-you")
        : t("paused-by", { name });
    const act = mine.length
      ? { words: t("resume-short"), go: () => void this.#play.live.resume() }
      : null;
    const key = `pause ${pause.since}`;
    return { key, kind: "wait", icon: "pause", title, text: t("paused-text"), act, stays: true };
  }

  #wrote(): Strip | null {
    const { table } = this.#play.company;
    const seat = table.seats[this.#play.mySeat];
    if (!seat?.wrote || seat.stands_in || table.status !== "playing") return null;
    return {
      key: `wrote ${seat.wrote} ${seat.wrote_from}`,
      kind: "ok",
      icon: "bot",
      title: t("wrote-for-you", { count: seat.wrote, bot: writerOf(seat) }),
      text: t("wrote-for-you-text"),
      act: this.#look(this.#play.mySeat),
      stays: true,
    };
  }
}

function writerOf({ writer }: SeatView): string {
  return t(`bot-${writer || "steady"}`);
}

function strip(
  kind: Strip["kind"],
  icon: IconName,
  title: string,
  more: { text?: string; act?: Strip["act"] } = {},
): Strip {
  const { text = "", act = null } = more;
  return { key: title, kind, icon, title, text, act, stays: false };
}
