/** Copying and sharing, also where the browser is shy (plain http on a home network). */

/** Some browsers ask first, and some never answer. In milliseconds. */
const PATIENCE = 1200;

/** Whether the text is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  return (await copyTheNewWay(text)) || copyTheOldWay(text);
}

async function copyTheNewWay(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  const silence = new Promise<boolean>((go) => setTimeout(() => go(false), PATIENCE));
  const written = navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  return Promise.race([written, silence]);
}

/** Only what lies on top can be selected: what is under a dialog is out of reach. */
function copyTheOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const top = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  top.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus({ preventScroll: true });
  }
}

export const canShare = typeof navigator !== "undefined" && "share" in navigator;

/** Somebody who changes their mind while sharing has done nothing wrong. */
export async function share(title: string, text: string, url: string): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined);
}
