/** Which bots one may choose among, and what is said of them. */

import type { BotInfo, GameInfo } from "../wire";

/** Neither weak nor strong. */
export const PARTNER = "steady";

/** Without a wish; where there is no such level, one in the middle. */
export function usualOf(bots: readonly BotInfo[]): string {
  const usual = bots.find(({ id }) => id === PARTNER) ?? bots[bots.length >> 1];
  return usual?.id ?? "";
}

/** In every language; who plays by what it learned says so where nobody learned the game. */
export function aboutOf(
  bots: readonly BotInfo[],
  chosen: string,
  game: GameInfo | undefined,
): Record<string, string> {
  const bot = bots.find(({ id }) => id === chosen);
  if (!bot) return {};
  const isUntaught = game?.is_learned === false && Object.keys(bot.untaught).length > 0;
  return isUntaught ? bot.untaught : bot.about;
}
