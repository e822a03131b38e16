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
    const faces = play.view.tokens.map((token) => play.face(token)).join(", ");
    const isRoll = faces !== "" && `${play.view.turn} ${faces}` !== rolled;
    const fresh = heard < 0 ? [] : news.slice(heard);
    const said = fresh.map((one) => {
      const { who, what } = play.told(one);
      return `${who} ${what}`.trim();
    });
    if (isRoll) said.push(t("table-rolled", { dice: faces }));
    if (isRoll || fresh.length || heard < 0) announce([...said, sight.prompt].join(". "));
    heard = news.length;
    if (isRoll) rolled = `${play.view.turn} ${faces}`;
  });
}
