/** Where this server lies: at the top of its address, or under a path (`/games`). */

export const base = found();

function found(): string {
  const told = typeof document === "undefined" ? null : document.querySelector("meta[name=base]");
  return (told?.getAttribute("content") ?? "").replace(/^\./, "").replace(/\/$/, "");
}

/** A path of ours as the browser knows it. */
export function at(path: string): string {
  return base + path;
}

/** A path of the browser as we know it; nothing where it is none of ours. */
export function within(path: string): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
