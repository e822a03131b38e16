/** How tables are called, and how seats of the same name are told apart. */

import { t } from "./words";

/** The name somebody gave; else the two words drawn for it; nothing for tables of old. */
export function tableName({ name, called }: { name: string; called: string }): string {
  const [first, last] = called.split(" ");
  if (name || !first || !last) return name;
  return t("plate", { first: t(`plate-${first}`), last: t(`plate-${last}`) });
}

/** Names as they are; equal ones with the number of the seat's die, one's own with “you”. */
export function distinct(names: readonly string[], mine: readonly number[] = []): string[] {
  const alone = mine.length === 1 ? mine[0] : -1;
  return names.map((name, seat) => {
    const isTwice = name !== "" && names.some((other, at) => at !== seat && other === name);
    if (!isTwice) return name;
    return seat === alone ? t("name-you", { name }) : t("name-twice", { name, number: seat + 1 });
  });
}
