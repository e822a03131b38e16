import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ROLLWRITE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/rollwrite/server/client", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/fonts": server },
  },
  test: { include: ["src/**/*.test.ts"] },
});
