/** What a screen reader is told while one plays: what happened, what was rolled, what is asked. */

import { announce } from "../lib/announce.svelte";
import { t } from "../lib/words";
import type { Sight } from "./sight.svelte";

export function hearTable(sight: Sight) {
  const { play } = sight;
  let heard = -1;
  let rolled = "";
  $effect(() => {
    const news = play.live.news;
    // At once, also what the eyes are still to see.
    const view = play.live.table?.view ?? play.view;
    const prompt = play.watching.isOn ? play.words.say(view.prompt) : sight.prompt;
    const faces = view.tokens.map((token) => play.face(token)).join(", ");
    const isRoll = faces !== "" && `${view.turn} ${faces}` !== rolled;
    const fresh = heard < 0 ? [] : news.slice(heard);
    const said = fresh.map((one) => {
      const { who, what } = play.told(one);
      return `${who} ${what}`.trim();
    });
    if (isRoll) said.push(t("table-rolled", { dice: faces }));
    if (isRoll || fresh.length || heard < 0) announce([...said, prompt].join(". "));
    heard = news.length;
    if (isRoll) rolled = `${view.turn} ${faces}`;
  });
}
