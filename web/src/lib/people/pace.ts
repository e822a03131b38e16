/** How fast a table plays, in words. */

import { preferences } from "../preferences.svelte";
import { STEPS, type Pace } from "../wire";
import { t } from "../words/words";

export type Tempo = Pace["kind"] & string;
export type WhenOut = NonNullable<Pace["when_out"]>;
export const TEMPOS = Object.keys(STEPS) as Tempo[];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** “90 seconds”, “3 minutes”, “24 hours”, “3 days”; short: “90 s”. */
export function timeOf(seconds: number, display: "long" | "short" | "narrow" = "long"): string {
  const [count, unit] = inUnits(seconds);
  return new Intl.NumberFormat(preferences.language, {
    style: "unit",
    unit,
    unitDisplay: display,
  }).format(count);
}

function inUnits(seconds: number): [number, "second" | "minute" | "hour" | "day"] {
  if (seconds < 2 * MINUTE) return [Math.max(0, Math.round(seconds)), "second"];
  if (seconds < 2 * HOUR) return [Math.round(seconds / MINUTE), "minute"];
  if (seconds < 2 * DAY) return [Math.round(seconds / HOUR), "hour"];
  return [Math.round(seconds / DAY), "day"];
}

const kindOf = ({ kind }: Pace): Tempo => kind ?? "free";
const stepOf = (pace: Pace): number => pace.step ?? 0;

/** “Live, 90 seconds a turn” */
export function paceLine(pace: Pace): string {
  return t(`pace-line-${kindOf(pace)}`, { time: timeOf(stepOf(pace)) });
}

/** “Live, 90 sec” */
export function pacePill(pace: Pace): string {
  return t(`pace-pill-${kindOf(pace)}`, { time: timeOf(stepOf(pace), "short") });
}

/** “live”, “by the day” */
export function paceWord(pace: Pace): string {
  return t(`pace-lobby-${kindOf(pace)}`);
}

/** What happens when time is up; nothing where no clock runs. */
export function whenOut(pace: Pace): string {
  return stepOf(pace) ? t(`pace-when-${pace.when_out ?? "bot"}`) : t("pace-rule-free");
}

/** The whole rule: the time, what follows when it is up, and when somebody is away. */
export function paceRule(pace: Pace): string[] {
  const kind = kindOf(pace);
  const rule = t(`pace-rule-${kind}`, { time: timeOf(stepOf(pace)) });
  const rest = kind === "day" ? [t("pace-rest")] : [];
  return [rule, ...rest, ...(stepOf(pace) ? [whenOut(pace)] : []), t(`pace-gone-${kind}`)];
}

/** Another kind has steps of its own: the one in the middle. */
export function paceOf(kind: Tempo, when_out: WhenOut = "bot"): Pace {
  const steps: readonly number[] = STEPS[kind];
  return { kind, step: steps[steps.length >> 1] ?? 0, when_out };
}
