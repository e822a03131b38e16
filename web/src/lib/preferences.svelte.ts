/** What this browser remembers: language, light, motion, sound. */

export type Language = "en" | "de";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "calm";

export const LANGUAGES: readonly Language[] = ["en", "de"];

const KEY = "rollwrite";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
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
  return preferences.motion === "calm" || calmOutside;
}

export function setLanguage(language: Language): void {
  preferences.language = language;
  keep();
}

export function toggleLamp(): void {
  preferences.theme = isDark() ? "light" : "dark";
  keep();
}

export function toggleSound(): void {
  preferences.sound = !preferences.sound;
  keep();
}

export function toggleCalm(): void {
  preferences.motion = preferences.motion === "calm" ? "auto" : "calm";
  keep();
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
  return { language: german ? "de" : "en", theme: "auto", motion: "auto", sound: false };
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
