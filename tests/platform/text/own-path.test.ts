import fc from "fast-check";
import { expect, test } from "vitest";
import { consolePath, signInAddress, sitePath } from "~/platform/text/site-path";

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
])("A13 pitfall: open redirect after sign-in: %j is refused", (next) => {
  expect(sitePath(next)).toBeNull();
});

test("A13 a path of this site is accepted after sign-in, with query and hash", () => {
  expect(sitePath("/rng?page=REEL#top")).toBe("/rng?page=REEL#top");
});

test("A13 pitfall: open redirect: every accepted path stays on the site", () => {
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
      const path = sitePath(parts.join(""));
      if (path !== null) expect(new URL(path, `${SITE}/login`).origin).toBe(SITE);
    }),
    { numRuns: 2_000 },
  );
});

const ROUTES = Object.entries(
  import.meta.glob<string>("../../../app/routes/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).map(([file, text]) => {
  const name = file.replace(/^.*\/|\.tsx?$/g, "");
  const literal: string[] = [];
  const flat = name.replace(/\[([^\]]*)\]/g, (_all, kept: string) => `<${literal.push(kept) - 1}>`);
  const parts = flat.split(".").filter((part) => part !== "_index" && !part.startsWith("_"));
  const path = `/${parts.map((part) => part.replace(/_$/, "").replace(/^\$.*$/, "x1")).join("/")}`;
  const shown = path.replace(/<(\d+)>/g, (_all, at: string) => literal[Number(at)] ?? "");
  return {
    name,
    path: shown,
    // A component `NoPage` only lets the route show errors. A redirect to a page counts as a page.
    isPage: /\bdefault\b(?! function NoPage\b)/.test(text) || /^\/(?:member|agent|download)$/.test(shown),
    hasAction: /export (?:async )?function action/.test(text),
  };
});

test.each(ROUTES.filter(({ isPage }) => !isPage).map(({ path }) => path))(
  "C1 %s is not a page, and no redirect leads to it",
  (path) => {
    for (const query of ["", "?_data=routes/x", "?a=1#b"]) expect(sitePath(path + query)).toBeNull();
  },
);

test.each(ROUTES.filter(({ isPage }) => isPage).map(({ name, path }) => [path, name]))(
  "C1 a data request of %s maps to its page, with the other query parameters",
  (path, name) => {
    expect(sitePath(`${path}?index&a=%20b&_data=routes%2F${name}&index=3#c`)).toBe(`${path}?a=%20b&index=3#c`);
    expect(sitePath(`${path}?_data=root`)).toBe(path);
  },
);

test.each(
  ROUTES.filter(
    ({ hasAction, isPage, path }) => hasAction && isPage && path.startsWith("/console") && !/login|start/.test(path),
  ),
)("C1 a form of the console at $path in an expired session leads back to its page after sign-in", ({ name, path }) => {
  const address = signInAddress(
    "/console/login",
    new Request(`http://console.test${path}?page=2&index&_data=routes/${name}`),
  );
  const next = new URL(address, "http://console.test").searchParams.get("next");
  expect(next).toBe(`${path}?page=2`);
  expect(consolePath(next)).toBe(next);
});

test.each(["/console/login", "/console/start?a", "/console/logout", "/", "/member", "//console", "/consoles", null])(
  "C1 after the console's sign-in %j leads to the first page of the console",
  (next) => {
    expect(consolePath(next)).toBe("/console");
  },
);
