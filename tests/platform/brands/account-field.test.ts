import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Source of a form with a POST action, sign-out excluded. */
const POSTS = /method="post"|method: "post"(?! ?, action: "\/logout")/g;

test("A15 every form that changes data contains the account that its page was rendered for", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
  let seen = 0;
  for (const file of files) {
    const source = readFileSync(`app/${file}`, "utf8");
    const forms = source.match(POSTS)?.length ?? 0;
    seen += forms;
    expect([file, source.match(/<AccountField \/>/g)?.length ?? 0]).toEqual([file, forms]);
  }
  expect(seen).toBeGreaterThan(50);
});
