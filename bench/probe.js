// In the page: when a tap shows, what moved, what can be tapped. See client.py.
(() => {
  const TABLE = "[data-number]";
  const QUIET = 150; // after so long without a change an answer is whole
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const text = (selector) => shown(selector).map((one) => one.textContent).join("|");
  const number = () => document.querySelector(TABLE)?.dataset.number ?? "";
  const isOver = () => document.querySelector("div.end") !== null;

  // -- what a tap changes: the actions, what is picked, what is in pencil --------------------
  const preview = () =>
    [
      text(".actions"),
      text(".preview, .dock .prompt, .heed"),
      document.querySelectorAll("[aria-pressed=true], .picked").length,
      document.querySelector("g.placing")?.dataset.pose ?? "",
      document.querySelector(".ghost")?.getAttribute("class") ?? "",
      number(),
    ].join(" ");

  // -- time ----------------------------------------------------------------------------------
  const twice = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))));
  let clicked = 0;
  let fall = { on: "nothing", target: null };
  function noteClick({ isTrusted, timeStamp, target }) {
    if (!isTrusted || clicked) return;
    clicked = timeStamp;
    fall = { on: nameOf(target.closest("button, g") ?? target), target };
  }
  addEventListener("click", noteClick, true);

  const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true };

  /** Waits for a click, then for what it shows; milliseconds to its last and its first paint.
   *  It only looks when something changed: a probe that keeps looking is a load itself. */
  function answer(kind, patience) {
    clicked = 0;
    fall = { on: "nothing", target: null };
    const read = kind === "commit" ? () => number() + isOver() : preview;
    let last = read();
    const found = [];
    return new Promise((done) => {
      let [isDirty, quiet] = [false, 0];
      const end = () => {
        observer.disconnect();
        clearTimeout(quiet);
        clearTimeout(late);
        const at = found.at(-1);
        done(at && clicked ? { whole: at - clicked, first: found[0] - clicked } : null);
      };
      const look = async () => {
        isDirty = false;
        const now = read();
        if (now === last) return;
        last = now;
        found.push(await twice());
        clearTimeout(quiet);
        quiet = setTimeout(end, kind === "commit" ? 0 : QUIET);
      };
      const observer = new MutationObserver(() => {
        if (isDirty) return;
        isDirty = true;
        queueMicrotask(look);
      });
      observer.observe(document.body, CHANGES);
      const late = setTimeout(end, patience);
    });
  }

  // -- what moves by itself ------------------------------------------------------------------
  // Dice on their way, and rows that glide down in the log's own box, are meant to move.
  const MEANT = ".dice, .aside, .carried, .log";
  const shifts = { value: 0, jumps: 0, all: 0, worst: [] };
  function isJump({ node }) {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return Boolean(one?.isConnected && !one.closest(MEANT));
  }
  const nameOf = (node) =>
    !node || node.nodeType !== 1 ? "?" : `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}`;
  function count(entries) {
    for (const { value, hadRecentInput, sources } of entries) {
      shifts.all += value;
      if (!hadRecentInput) shifts.value += value;
      if (sources.some(isJump)) shifts.jumps += value;
      shifts.worst.push([value, hadRecentInput, [...new Set(sources.map(({ node }) => nameOf(node)))].slice(0, 3)]);
    }
    shifts.worst = shifts.worst.sort((one, other) => other[0] - one[0]).slice(0, 12);
  }
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  const began = () => {
    observer.observe({ type: "layout-shift" });
    Object.assign(shifts, { value: 0, jumps: 0, all: 0, worst: [] });
  };
  const moved = () => {
    count(observer.takeRecords());
    observer.disconnect();
    return shifts;
  };

  // -- what can be tapped --------------------------------------------------------------------
  const ORDER = [
    ["rules", "dialog .offer .skip"],
    ["tap", ".heed button.go"], // seen, and gone on from: nothing is sent
    ["commit", "button.go:not([aria-disabled=true])"],
    ["tap", "[data-either]"],
    ["tap", "body:not(:has(.combo[aria-pressed=true])) .combo"],
    ["tap", "[data-bundle]:not([aria-disabled=true])"],
    ["tap", "[data-way]:not([aria-disabled=true])"],
    ["tap", "g.spot[aria-pressed=false]"],
    ["tap", ".token.lit"],
    ["place", "[data-open]"],
    ["tap", "button.own"],
  ];
  function middle(one) {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  function isHit(one) {
    const { x, y } = middle(one);
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one) || one.hasAttribute("data-open"));
  }
  /** Something that glows and can be reached; what has to be scrolled to says so. */
  function next(skipped) {
    if (isOver()) return { kind: "over" };
    // Dice still fall, or a move is on its way: what it leaves behind is about to go.
    const isBusy = shown("[data-way][aria-disabled=true], button.go[aria-disabled=true]").length > 0;
    if (isBusy) return { kind: "wait" };
    const order = ORDER.filter(([, selector]) => !skipped.includes(selector));
    for (const [kind, selector] of order) {
      const all = shown(selector);
      if (!all.length) continue;
      const near = all.filter(isHit);
      const one = (near.length ? near : all)[Math.floor(Math.random() * (near.length || all.length))];
      if (!near.length) one.scrollIntoView({ block: "center", inline: "center" });
      return { kind, selector, hidden: !near.length, ...middle(one) };
    }
    return { kind: "wait" };
  }

  /** What the last click fell on; what was meant may have gone before the finger came down. */
  const fell = (meant) => ({ on: fall.on, isHit: Boolean(fall.target?.closest(meant)) });

  Object.assign(window, { probe: { answer, began, fell, moved, next, number } });
})();
