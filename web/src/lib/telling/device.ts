/** What this browser can do for telling somebody: install, service worker, push. */

import { api } from "../api";
import { at, base } from "../base";
import type { Reach } from "../wire";

/** Why push does not work here; nothing where it does. */
export type Hindrance = "" | "https" | "home-screen" | "blocked" | "browser";

interface Here {
  isSecure: boolean;
  isApple: boolean;
  isInstalled: boolean;
  hasPush: boolean;
  permission: string;
}

/** On an iPhone only what stands on the home screen may be called. */
export function hindranceOf(here: Here): Hindrance {
  if (!here.isSecure) return "https";
  if (!here.hasPush) return here.isApple && !here.isInstalled ? "home-screen" : "browser";
  return here.permission === "denied" ? "blocked" : "";
}

export function hindrance(): Hindrance {
  return hindranceOf({
    isSecure: isSecureContext,
    isApple: isApple(),
    isInstalled: isInstalled(),
    hasPush: "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
    permission: "Notification" in window ? Notification.permission : "default",
  });
}

export function isApple(): boolean {
  const isPad = navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isPad;
}

/** Opened from the home screen, in a window of its own. */
export function isInstalled(): boolean {
  const onApple = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return onApple || matchMedia("(display-mode: standalone)").matches;
}

/** The worker that keeps the shell and hears what is pushed. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(at("/sw.js"), { scope: `${base}/` });
  return navigator.serviceWorker.ready;
}

/** Ask for leave, let this browser be called; nothing where the person said no. */
export async function letCall(key: string): Promise<Reach | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  const applicationServerKey = bytesOf(key);
  if (known && !isSame(known.options.applicationServerKey, applicationServerKey)) {
    await known.unsubscribe();
  }
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  return api.addPush({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  });
}

/** This browser is called no more. */
export async function hushHere(): Promise<void> {
  const there = await navigator.serviceWorker?.getRegistration(`${base}/`);
  await (await there?.pushManager.getSubscription())?.unsubscribe();
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((one, at) => one === wanted[at]);
}

/** The browser offers to install us; kept until somebody wants it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const IDLE = 4000;
let offer: InstallOffer | null = null;
let heard: (() => void) | null = null;

/** Whether it can be installed with one tap; `tell` is called when that changes. */
export function onOffer(tell: (isOffered: boolean) => void): () => void {
  heard = () => tell(offer !== null);
  heard();
  return () => (heard = null);
}

export async function install(): Promise<void> {
  const made = offer;
  offer = null;
  await made?.prompt();
  heard?.();
}

/** Call once. The worker comes when the page has nothing better to do. */
export function startDevice(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    heard?.();
  });
  addEventListener("appinstalled", () => {
    offer = null;
    heard?.();
  });
  if (import.meta.env.DEV || !isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(() => void worker().catch(() => undefined), IDLE));
}
