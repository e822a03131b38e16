/** What this browser remembers: language, light, motion, sound, pace. */

export type Language = "en" | "de";
export type Theme = "auto" | "light" | "dark";
/** As the system says, still, or moving whatever the system says. */
export type Motion = "auto" | "calm" | "full";
/** How fast the others move: each waits to be seen, a moment each, all at once. */
export type Pace = "calm" | "normal" | "fast";
export type Calls = "title" | "on" | "off";

export const LANGUAGES: readonly Language[] = ["en", "de"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const MOTIONS: readonly Motion[] = ["auto", "calm", "full"];
export const PACES: readonly Pace[] = ["calm", "normal", "fast"];

const KEY = "rollwrite";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Pace;
  /** A move is shown before it is written. */
  confirms: boolean;
  /** What the others wrote is pointed at. */
  watches: boolean;
  /** What happens for the first time is told in a line, and lessons are offered. */
  teaches: boolean;
  /** Title and sound when a table waits: as a matter of course the title only. */
  calls: Calls;
  /** What others say and write is shown. */
  talk: boolean;
}

export const preferences: Kept = $state({ ...guessed(), ...remembered() });

let darkOutside = $state(false);
let calmOutside = $state(false);

/** The light in which the table stands now. */
export function isDark(): boolean {
  return preferences.theme === "dark" || (preferences.theme === "auto" && darkOutside);
}

/** Nothing should move. */
export function isCalm(): boolean {
  return preferences.motion === "calm" || (preferences.motion === "auto" && calmOutside);
}

/** Remembered from now on. */
export function prefer(chosen: Partial<Kept>): void {
  Object.assign(preferences, chosen);
  keep();
}

export function setLanguage(language: Language): void {
  prefer({ language });
}

export function toggleLamp(): void {
  prefer({ theme: isDark() ? "light" : "dark" });
}

export function toggleSound(): void {
  prefer({ sound: !preferences.sound });
}

/** Call once: follows the system and dresses the document. */
export function dressDocument(): void {
  follow("(prefers-color-scheme: dark)", (is) => (darkOutside = is));
  follow("(prefers-reduced-motion: reduce)", (is) => (calmOutside = is));
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = preferences.language;
      root.dataset.theme = isDark() ? "dark" : "light";
      root.dataset.motion = isCalm() ? "calm" : "free";
      const ground = isDark() ? "#1d1613" : "#e9dbbd";
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
    });
  });
}

function follow(query: string, tell: (is: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", (event) => tell(event.matches));
}

function guessed(): Kept {
  const german = typeof navigator !== "undefined" && navigator.language.startsWith("de");
  return {
    language: german ? "de" : "en",
    theme: "auto",
    motion: "auto",
    sound: false,
    pace: "normal",
    confirms: true,
    watches: true,
    teaches: true,
    calls: "title",
    talk: true,
  };
}

function remembered(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
