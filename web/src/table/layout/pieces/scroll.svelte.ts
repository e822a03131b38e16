/** On a short screen the sheet scrolls to where something can be done. */

import { untrack } from "svelte";
import type { Box, Drawing } from "../../../lib/paper/drawing";
import { isCalm } from "../../../lib/preferences.svelte";
import type { Play } from "../../play.svelte";

interface Stage {
  play: Play;
  stage: HTMLElement | undefined;
  drawing: Drawing | undefined;
  view: Box | undefined;
}

export function scrollToLit(shown: () => Stage) {
  $effect(() => {
    const { play, stage, drawing, view } = shown();
    void play.key;
    const { lit, picked } = untrack(() => play.narrowed);
    // What is told is about where one stands; what comes next waits for the answer.
    const isTold = play.noticing.notice !== null;
    const wanted = play.preview ? picked.spots : lit.spots;
    if (play.placing.board && !play.preview && !play.aims.length) return;
    if (!stage || !drawing || !view || stage.scrollHeight <= stage.clientHeight + 4) return;
    const lying = (ids: Iterable<string>) =>
      [...ids].flatMap((id) => drawing.spots.get(id)?.hit ?? []);
    const aims = lying(play.aims);
    const asked = isTold ? [] : aims.length ? aims : lying(wanted);
    // Where nothing on the sheet is asked, one's own piece is in sight.
    const boxes = asked.length ? asked : lying([play.page(play.centre)?.anchor ?? ""]);
    const behavior = isCalm() ? "auto" : "smooth";
    // A question that no spot answers is asked before the top of the sheet.
    if (!boxes.length) {
      if (play.isMyChoice && !play.preview) stage.scrollTo({ top: 0, behavior });
      return;
    }
    const scale = stage.scrollHeight / view.height;
    const top = (Math.min(...boxes.map(({ y }) => y)) - view.y) * scale - 24;
    const foot = (Math.max(...boxes.map(({ y, height }) => y + height)) - view.y) * scale + 12;
    const isSeen = top >= stage.scrollTop && foot <= stage.scrollTop + stage.clientHeight;
    if (isSeen) return;
    const to = play.preview ? (top + foot - stage.clientHeight) / 2 : foot - stage.clientHeight;
    stage.scrollTo({ top: to, behavior });
  });
}
