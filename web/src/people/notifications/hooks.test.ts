import { expect, it } from "vitest";
import { kindOf } from "./hooks";

it("knows Discord and Slack by their addresses", () => {
  expect(kindOf("https://discord.com/api/webhooks/1/x")).toBe("discord");
  expect(kindOf("https://ptb.discord.com/api/webhooks/1/x")).toBe("discord");
  expect(kindOf("https://hooks.slack.com/services/T/B/x")).toBe("slack");
  expect(kindOf("https://example.org/discord.com/")).toBe("json");
});
