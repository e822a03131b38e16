/** A tiny router over the history of the browser. */

import { at, within } from "./base";
import { hasMoved, inPage, startLayers } from "./layers";

export interface Route {
  name:
    | "home"
    | "new"
    | "table"
    | "take"
    | "join"
    | "me"
    | "replay"
    | "replay-file"
    | "rules"
    | "settings"
    | "notifications"
    | "account"
    | "sign-in"
    | "history"
    | "lessons"
    | "host"
    | "host-link"
    | "invited"
    | "lost";
  params: Record<string, string>;
  query: URLSearchParams;
}

const PATTERNS: [Route["name"], string][] = [
  ["home", "/"],
  ["new", "/new/:game"],
  ["table", "/table/:id"],
  ["take", "/take/:id/:key"],
  ["join", "/join/:id/:key"],
  ["me", "/me/:key"],
  ["replay", "/replay/:id"],
  ["replay-file", "/replay"],
  ["rules", "/rules/:game"],
  ["settings", "/settings"],
  ["notifications", "/settings/notifications"],
  ["account", "/settings/account"],
  ["sign-in", "/sign-in"],
  ["history", "/history"],
  ["lessons", "/lessons"],
  ["host", "/host"],
  ["host-link", "/host/:key"],
  ["invited", "/invited/:key"],
];

/** Which page an address means. */
export function routeOf(address: URL): Route {
  const parts = split(within(address.pathname) ?? address.pathname);
  for (const [name, pattern] of PATTERNS) {
    const params = match(split(pattern), parts);
    if (params) return { name, params, query: address.searchParams };
  }
  return { name: "lost", params: {}, query: address.searchParams };
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (wanted.startsWith(":")) params[wanted.slice(1)] = decodeURIComponent(part);
    else if (wanted !== part) return null;
  }
  return params;
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

let current: Route = $state.raw({ name: "home", params: {}, query: new URLSearchParams() });

/** The page shown now (reactive). */
export function route(): Route {
  return current;
}

/** To a path of ours. */
export function go(path: string, replace = false): void {
  inPage((isOver) => {
    history[replace || isOver ? "replaceState" : "pushState"]({}, "", at(path));
    arrive();
    scrollTo(0, 0);
  });
}

/** Call once: listens to the back button and to clicks on our own links. */
export function startRouter(): void {
  arrive();
  addEventListener("popstate", () => {
    if (!hasMoved()) arrive();
  });
  startLayers();
  document.addEventListener("click", follow);
}

function arrive(): void {
  current = routeOf(new URL(location.href));
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download"))
    return;
  const address = new URL(link.href, location.href);
  const path = within(address.pathname);
  if (address.origin !== location.origin || path === null || /^\/(api|fonts|schema)\b/.test(path))
    return;
  if (address.hash && address.pathname === location.pathname) return;
  event.preventDefault();
  go(path + address.search + address.hash);
}
