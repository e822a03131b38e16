// Before the first paint: the remembered light, motion and language.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("rollwrite") || "{}");
  } catch {
    kept = {};
  }
  var root = document.documentElement;
  var dark =
    kept.theme === "dark" ||
    (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  if (kept.motion === "calm") root.dataset.motion = "calm";
  if (kept.language) root.lang = kept.language;
})();
