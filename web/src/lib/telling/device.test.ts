import { expect, it } from "vitest";
import { bytesOf, hindranceOf } from "./device";

const fine = {
  isSecure: true,
  isApple: false,
  isInstalled: false,
  hasPush: true,
  permission: "default",
};

it("says why push does not work here", () => {
  expect(hindranceOf(fine)).toBe("");
  expect(hindranceOf({ ...fine, isSecure: false, hasPush: false })).toBe("https");
  expect(hindranceOf({ ...fine, hasPush: false })).toBe("browser");
  expect(hindranceOf({ ...fine, hasPush: false, isApple: true })).toBe("home-screen");
  expect(hindranceOf({ ...fine, hasPush: false, isApple: true, isInstalled: true })).toBe(
    "browser",
  );
  expect(hindranceOf({ ...fine, permission: "denied" })).toBe("blocked");
});

it("reads the server's key as a browser wants it", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
});
