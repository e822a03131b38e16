/** Who won, by what, in words: among rivals, in a team, alone, at the end of a campaign. */

import { signed, t } from "../../lib/words/words";
import { legOf } from "../campaign/campaign.svelte";
import type { Play } from "../play.svelte";
import { type Deciding, decidingLine } from "./deciding";
import { listed } from "../waiting";

export class Verdict {
  readonly #play: Play;
  readonly #result = $derived.by(() => this.#play.view.result);
  readonly #campaign = $derived.by(() => {
    const campaign = this.#play.table.campaign;
    return campaign?.is_complete ? campaign : null;
  });
  /** Alone at the table nobody wins: there is a number, and maybe a title. */
  readonly isAlone: boolean = $derived.by(() => this.#play.table.seats.length === 1);
  /** All on one side: they win or lose as one, and nobody beats anybody. */
  readonly isTeam: boolean = $derived(!this.isAlone && this.#result?.teams.length === 1);
  readonly winners: number[] = $derived(this.isAlone ? [] : (this.#result?.winners ?? []));
  readonly hasLaurel: boolean = $derived(this.winners.length > 0);
  /** The seats, the winners first. */
  readonly order: number[] = $derived.by(() =>
    this.#play.table.seats.map((_, seat) => seat).sort((one, other) => this.#byPlace(one, other)),
  );
  /** The scoring line that made the largest difference; alone or as a team: that brought most.
   * It is named in the sentence and ringed on the pad. */
  readonly deciding: Deciding | null = $derived.by(() => {
    const rival = this.#rival;
    const isOne = this.isAlone || this.isTeam;
    if (!isOne && rival < 0) return null;
    const seat = this.order[0] ?? 0;
    return decidingLine(
      seat,
      this.#play.page(seat)?.lines ?? [],
      isOne ? [] : (this.#play.page(rival)?.lines ?? []),
    );
  });
  /** Who, in handwriting. */
  readonly who: string = $derived.by(() => {
    if (this.isAlone || this.isTeam) return "";
    return this.#names(this.#campaign?.board.winners ?? this.winners);
  });
  /** What about them: the campaign before the game. */
  readonly what: string = $derived.by(() => {
    if (this.isTeam) return t(this.winners.length ? "end-team-won" : "end-team-lost");
    if (!this.#campaign) return this.isAlone ? counted(this.totalOf(0)) : this.#gameWon();
    const { winners, totals } = this.#campaign.board;
    if (this.isAlone) return counted(totals[0] ?? 0);
    const points = signed(Math.max(...totals));
    return t(winners.length > 1 ? "campaign-tie" : "campaign-wins", { points });
  });
  /** By how much, by which line, and how it came to its end. */
  readonly more: string = $derived.by(() => {
    const isOne = this.isAlone || this.isTeam;
    const facts = isOne
      ? [this.#ending(), this.#line()]
      : [this.#margin(), this.#line(), this.#ending()];
    const said = this.#campaign ? this.#lastGame() : facts;
    return [this.#title(), ...said, ...this.#byBots()].filter(Boolean).join(" ");
  });
  readonly said: string = $derived([this.who, this.what].filter(Boolean).join(" "));

  constructor(play: Play) {
    this.#play = play;
  }

  totalOf(seat: number): number {
    return this.#result?.totals[seat] ?? this.#play.page(seat)?.total ?? 0;
  }

  #byPlace(one: number, other: number): number {
    const won = Number(this.winners.includes(other)) - Number(this.winners.includes(one));
    return won || this.totalOf(other) - this.totalOf(one) || one - other;
  }

  #names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.#play.name(seat)));
  }

  #gameWon(): string {
    if (!this.winners.length) return t("end-nobody");
    const points = signed(Math.max(...this.winners.map((seat) => this.totalOf(seat))));
    return t(this.winners.length > 1 ? "end-tie" : "end-wins", { points });
  }

  #title(): string {
    const titles = (this.#campaign ? this.#campaign.board.titles : this.#result?.titles) ?? [];
    const title = titles[0] ? this.#play.words.say(titles[0]) : "";
    if (!title || (!this.isAlone && !this.isTeam)) return "";
    if (this.isTeam) return `${title}.`;
    return this.#play.mySeat === 0
      ? t("campaign-title", { title })
      : t("campaign-title-of", { title, name: this.#play.name(0) });
  }

  /** Whom the winner is compared with: you, or who came next. */
  get #rival(): number {
    const me = this.#play.mySeat;
    if (this.isAlone || this.isTeam || this.winners.length !== 1) return -1;
    return me >= 0 && !this.winners.includes(me) ? me : (this.order[1] ?? -1);
  }

  #margin(): string {
    const rival = this.#rival;
    const points = this.totalOf(this.order[0] ?? 0) - this.totalOf(rival);
    if (rival < 0 || points <= 0) return "";
    return rival === this.#play.mySeat
      ? t("end-ahead-you", { points })
      : t("end-ahead", { points, name: this.#play.name(rival) });
  }

  #line(): string {
    if (!this.deciding) return "";
    const { id, points, other } = this.deciding;
    const numbers = { line: this.#play.line(id), points: signed(points), other: signed(other) };
    return t(this.isAlone || this.isTeam ? "end-most" : "end-by", numbers);
  }

  /** How the log tells the end. */
  #ending(): string {
    const news = this.#play.live.news.at(-1);
    return news && news.seat < 0 ? this.#play.words.say(news.message) : "";
  }

  /** Where bots played for somebody. */
  #byBots(): string[] {
    return this.#play.table.seats.flatMap(({ by_bots, decisions }, seat) => {
      const name = this.#play.name(seat);
      return by_bots ? [t("end-by-bots", { count: by_bots, of: decisions, name })] : [];
    });
  }

  #lastGame(): string[] {
    const game = this.isAlone
      ? counted(this.totalOf(0))
      : [this.#names(this.winners), this.#gameWon()].filter(Boolean).join(" ");
    return [t("campaign-done"), `${legOf(this.#play)}: ${game}.`];
  }
}

function counted(points: number): string {
  return t("points", { points: points < 0 ? signed(points) : points });
}
