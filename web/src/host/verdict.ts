/** Whether everything is fine, in one sentence. */

import type { Check, KeepersPage } from "../lib/wire";
import { t, words } from "../lib/words/words";

/** What was looked at, by name. */
export function checkName(about: string): string {
  return words().has(`host-check-${about}`) ? t(`host-check-${about}`) : about;
}

/** What is not well, each thing once. */
export function troubles(checks: readonly Check[]): string[] {
  return [...new Set(checks.filter(({ is_well }) => !is_well).map(({ about }) => about))];
}

/** From three on without the list. */
export function verdict(page: KeepersPage): string {
  const reports = page.reports.filter(({ settled }) => !settled).length;
  const what = [
    ...troubles(page.health.checks).map(checkName),
    ...(reports ? [t("host-need-report", { count: reports })] : []),
  ];
  if (!what.length) return t("host-fine");
  return t("host-needs", { count: what.length, what: what.join(", ") });
}
