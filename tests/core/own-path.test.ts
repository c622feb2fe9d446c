import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "~/lib/own-path";

const SITE = "https://lotus.test";

test.each([
  "/\\evil.test",
  "//evil.test",
  "/\t/evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "/%2e//evil.test",
  "/.\\/evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "evil.test",
  "",
  undefined,
])("A13 pitfall: open redirect after sign-in: %j leads nowhere", (next) => {
  expect(ownPath(next)).toBeNull();
});

test("A13 after a sign-in one goes on to a path of this site, query and hash kept", () => {
  expect(ownPath("/rng?page=REEL#top")).toBe("/rng?page=REEL#top");
});

test("A13 pitfall: open redirect: whatever comes in, a browser stays on the site", () => {
  const part = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "evil.test",
    "a",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = ownPath(parts.join(""));
      if (path !== null) expect(new URL(path, `${SITE}/login`).origin).toBe(SITE);
    }),
    { numRuns: 2_000 },
  );
});
