/** What a screen reader is told while one plays: what happened, what was rolled, what is asked. */

import { untrack } from "svelte";
import { announce } from "../lib/words/announce.svelte";
import { fallen, known, NOTHING } from "../lib/moves/rolled";
import { sentences } from "../lib/words/sentences";
import type { News, Token } from "../lib/wire";
import { t } from "../lib/words/words";
import type { Play } from "./play.svelte";
import type { Sight } from "./sight.svelte";

export function hearTable(sight: Sight) {
  const { play } = sight;
  let heard = -1;
  let before = NOTHING;
  $effect(() => {
    const news = play.live.news;
    // At once, also what the eyes are still to see.
    const view = play.live.table?.view ?? play.view;
    const prompt = play.watching.isOn ? play.words.say(view.prompt) : sight.prompt;
    const { turn, tokens } = view;
    const isFirst = heard < 0;
    const fresh = isFirst ? [] : news.slice(heard);
    const rolled = fallen(before, turn, tokens, play.pack.places[0] ?? "");
    [heard, before] = [news.length, known(turn, tokens)];
    if (!isFirst && !fresh.length && !rolled.length) return;
    const told = fresh.map((one) => tellOne(play, one));
    const first = untrack(() => sight.firsts.hear(fresh));
    announce(sentences([...told, tellRoll(play, rolled, told), first, prompt]));
  });
  $effect(() => {
    // A tap that is a whole move leaves none behind.
    if (play.taps.length || play.isSending) untrack(() => sight.firsts.goOn());
  });
}

function tellOne(play: Play, news: News): string {
  const { who, what } = play.told(news);
  return `${who} ${what}`.trim();
}

/** Nothing where the log has named all the dice already. */
function tellRoll(play: Play, rolled: readonly Token[], told: readonly string[]): string {
  const faces = rolled.map((token) => play.face(token));
  const isTold = told.some((one) =>
    faces.every((face) => one.toLowerCase().includes(face.toLowerCase())),
  );
  return faces.length && !isTold ? t("table-rolled", { dice: faces.join(", ") }) : "";
}
