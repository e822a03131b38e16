// The worker: keeps the shell for when the network is away, and hears what is pushed.
// Version and shell are filled in when the client is built (vite.config.ts): another build,
// another cache. It takes over as soon as it is there, so nobody is kept with an old one; pages that are
// open go on with the files they know, which stay until the next build.
"use strict";

const VERSION = "__VERSION__";
const SHELL = __SHELL__;
const CACHE = `rollwrite-${VERSION}`;
const SHARED = "rollwrite-shared";
const HOME = new URL("./", self.registration.scope).href;
const ASSETS = new URL("assets/", HOME).href;
const API = new URL("api/", HOME).href;
const LARGEST_SHARED = 100_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(HOME + path, FRESH))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

const FRESH = { cache: "reload", credentials: "same-origin" };

/** The cache before ours stays for pages that are still open. */
async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith("rollwrite-"));
  const old = names.filter((name) => name !== CACHE && name !== SHARED);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

// -- the shell ----------------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url;
  if (request.method === "POST" && url === new URL("replay/shared", HOME).href) {
    event.respondWith(takeShared(event));
  } else if (request.method !== "GET" || !url.startsWith(HOME) || url.startsWith(API)) {
    return; // never ours to answer
  } else if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else if (url.startsWith(ASSETS) || isShell(url)) {
    event.respondWith(file(request, url.startsWith(ASSETS)));
  }
});

function isShell(url) {
  return SHELL.includes(url.slice(HOME.length)) || url.startsWith(`${HOME}fonts/`);
}

/** Always the newest page; without a network the shell, which says so. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(HOME, { cacheName: CACHE, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** What has its hash in its name never changes; the rest is asked for first. */
async function file(request, isHashed) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (isHashed && kept) return kept;
  try {
    const found = await fetch(request);
    if (found.ok && found.type === "basic") {
      const cache = await caches.open(CACHE);
      await cache.put(request, found.clone());
    }
    return found;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

// -- a record that another app shares --------------------------------------------------------

async function takeShared(event) {
  const form = await event.request.formData();
  const file = form.get("record");
  const words = ["text", "title", "url"].map((name) => form.get(name)).find(Boolean);
  const text = file instanceof File ? await file.text() : String(words ?? "");
  const cache = await caches.open(SHARED);
  await cache.put(`${HOME}replay/shared`, new Response(text.slice(0, LARGEST_SHARED)));
  return Response.redirect(`${HOME}replay?shared=1`, 303);
}

// -- what is pushed --------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

async function show(data) {
  const told = data ? data.json() : {};
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of open) page.postMessage({ type: "told" });
  await self.registration.showNotification(told.title || "rollwrite", {
    body: told.text || "",
    tag: told.tag || "rollwrite",
    renotify: true,
    lang: told.language || "en",
    icon: `${HOME}icon-192.png`,
    badge: `${HOME}badge-96.png`,
    data: { path: String(told.path || "/") },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path || "/"));
});

/** To a page that shows it already, to any other of ours, or to a new one. */
async function go(path) {
  const wanted = new URL(`.${path}`, HOME);
  if (!wanted.href.startsWith(HOME)) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (there) {
    await there.focus();
    return;
  }
  const [any] = open;
  const moved = any && "navigate" in any ? await any.navigate(wanted.href).catch(() => null) : null;
  if (moved) await moved.focus();
  else await self.clients.openWindow(wanted.href);
}
