import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.ROLLWRITE_SERVER ?? "http://127.0.0.1:8000";

/** What is there without a network: the page, what it starts with, and what it says. */
const SHELL = ["", "theme.js", "fonts.css", "icon.svg", "manifest.webmanifest"];

/** The worker knows the files of its build; another build has another cache. */
function worker(): Plugin {
  return {
    name: "rollwrite-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entry = files.filter((file) => file.type === "chunk" && file.isEntry);
      const wanted = new Set(entry.flatMap((file) => needs(file.fileName)));
      const styles = files.filter(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName));
      const names = [...wanted, ...styles.map(({ fileName }) => fileName)].sort();
      const source = readFileSync(new URL("sw.js", import.meta.url), "utf-8");
      const all = files.map(({ fileName }) => fileName).sort();
      const version = createHash("sha256")
        .update(source + all.join(" "))
        .digest("hex");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace("__VERSION__", version.slice(0, 12))
          .replace("__SHELL__", JSON.stringify([...SHELL, ...names])),
      });

      /** A chunk and all that it cannot start without. */
      function needs(name: string, known = new Set<string>()): string[] {
        const file = bundle[name];
        if (known.has(name) || file?.type !== "chunk") return [...known];
        known.add(name);
        for (const other of file.imports) needs(other, known);
        return [...known];
      }
    },
  };
}

export default defineConfig({
  // Files name each other from where they lie: the whole may be put anywhere.
  base: "./",
  plugins: [svelte(), worker()],
  build: { outDir: "../src/rollwrite/server/client", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/fonts": server },
  },
  test: { include: ["src/**/*.test.ts"] },
});
