/** Words that stay whole: where a place is too narrow they are written smaller, then shorter. */

/** No smaller than this share of what the page asks for. */
const LEAST = 0.78;

const STEP = 0.03;
/** Nobody sees less than that. */
const CLOSE = 0.05;

/** Of what is written, to the last fraction: half a pixel too much costs two letters. */
function widthOf(node: HTMLElement): number {
  node.style.textOverflow = "clip";
  const written = document.createRange();
  written.selectNodeContents(node);
  const { width } = written.getBoundingClientRect();
  node.style.textOverflow = "";
  return width;
}

/** How much smaller, so that what wants so much room has it; 0: too small to read. */
export function shareOf(wanted: number, room: number): number {
  if (wanted <= room) return 1;
  const share = Math.floor((room / wanted) * 100) / 100;
  return share < LEAST ? 0 : share;
}

/** Letters are whole pixels wide on some screens: a little smaller, and they are as wide. */
function smaller(share: number): number {
  return share - STEP < LEAST ? 0 : share - STEP;
}

/** The first box around it: what stands in a line has no size of its own to be watched. */
function placeOf(node: HTMLElement): HTMLElement | null {
  let place = node.parentElement;
  while (place && getComputedStyle(place).display === "inline") place = place.parentElement;
  return place;
}

/** `forms`: the same in ever fewer letters. Where none fits, the last is cut. */
export function fitting(node: HTMLElement, forms: readonly string[]) {
  let words = forms;
  const write = (form: string, share: number) => {
    node.style.fontSize = "";
    if (node.textContent !== form) node.textContent = form;
    if (share < 1) node.style.fontSize = `${share}em`;
  };
  const room = () => node.getBoundingClientRect().width + CLOSE;
  const fits = (form: string): boolean => {
    write(form, 1);
    let share = shareOf(widthOf(node), room());
    while (share > 0 && share < 1) {
      write(form, share);
      if (widthOf(node) <= room()) return true;
      share = smaller(share);
    }
    return share === 1;
  };
  const fit = () => {
    if (!words.some(fits)) write(words.at(-1) ?? "", LEAST);
  };
  let width = -1;
  const observer = new ResizeObserver(([entry]) => {
    const now = Math.round(entry?.contentRect.width ?? 0);
    if (now === width) return;
    width = now;
    fit();
  });
  fit();
  const place = placeOf(node);
  if (place) observer.observe(place);
  void document.fonts.ready.then(fit);
  return {
    update: (next: readonly string[]) => {
      if (next.join("\n") === words.join("\n")) return;
      words = next;
      fit();
    },
    destroy: () => observer.disconnect(),
  };
}
