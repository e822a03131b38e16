import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["node_modules/", "src/lib/wire.ts"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    rules: {
      "no-undef": "off",
      // The drawings come from our own server, made by our own code.
      "svelte/no-at-html-tags": "off",
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
