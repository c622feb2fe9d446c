import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "~/platform/limits/limits";
import { CALL_ROUTES } from "~/registry/calls";

const doc = readFileSync("docs/security.md", "utf8");

/** Requirements of level 1 in ASVS 5.0.0, chapters V1 to V14, by section. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  "1.2": [1, 2, 3, 4, 5],
  "1.3": [1, 2],
  "1.5": [1],
  "2.1": [1],
  "2.2": [1, 2],
  "2.3": [1],
  "3.2": [1, 2],
  "3.3": [1],
  "3.4": [1, 2],
  "3.5": [1, 2, 3],
  "4.1": [1],
  "4.4": [1],
  "5.2": [1, 2],
  "5.3": [1, 2],
  "6.1": [1],
  "6.2": [1, 2, 3, 4, 5, 6, 7, 8],
  "6.3": [1, 2],
  "6.4": [1, 2],
  "7.2": [1, 2, 3, 4],
  "7.4": [1, 2],
  "8.1": [1],
  "8.2": [1, 2],
  "8.3": [1],
  "9.1": [1, 2, 3],
  "9.2": [1],
  "10.4": [1, 2, 3, 4, 5],
  "11.3": [1, 2],
  "11.4": [1],
  "12.1": [1],
  "12.2": [1, 2],
  "13.4": [1],
  "14.2": [1],
  "14.3": [1],
};

/** Cells of every row of every table. */
const rows = doc
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(" | "));

test("every requirement of level 1 has exactly one row, with its implementation and its proof", () => {
  const ids = Object.entries(LEVEL_1).flatMap(([section, numbers]) => numbers.map((n) => `v5.0.0-${section}.${n}`));
  const told = rows.filter(([id]) => id?.startsWith("v5.0.0-"));
  expect(told.map(([id]) => id)).toEqual(ids);
  for (const cells of told) expect([cells[0], cells.length, cells.includes("")]).toEqual([cells[0], 4, false]);
});

test("every test that the document names exists in the named file", () => {
  let named = 0;
  for (const [, file = "", titles = ""] of doc.matchAll(/`(tests\/[^`]+)`:? ?((?:"[^"]+"(?:; )?)*)/g)) {
    expect(existsSync(file), file).toBe(true);
    const source = readFileSync(file, "utf8");
    for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g)) {
      expect(source.includes(title), `${file} has no test "${title}"`).toBe(true);
      named += 1;
    }
  }
  expect(named).toBeGreaterThan(80);
});

test("all product files that the document names exist", () => {
  for (const [, file = ""] of doc.matchAll(/`((?:app|schemas|scripts)\/[^`]*)`/g))
    expect(existsSync(file), file).toBe(true);
});

test("the limits in the document match the product", () => {
  const told = rows.filter(([name = ""]) => /^`\w+`$/.test(name) && name.slice(1, -1) in LIMITS);
  expect(told.map(([name = ""]) => name.slice(1, -1)).toSorted()).toEqual(Object.keys(LIMITS).toSorted());
  for (const [name = "", points, seconds] of told) {
    const limit = LIMITS[name.slice(1, -1) as keyof typeof LIMITS];
    expect([name, points, seconds]).toEqual([name, String(limit.points), String(limit.duration)]);
  }
});

test("no call has a secret question", () => {
  // A question to support is not a secret question.
  const fields = CALL_ROUTES.filter(({ name }) => name !== "feedback").flatMap(({ call }) =>
    Object.keys(call.input.shape),
  );
  expect(fields.filter((name) => /question|hint|answer/i.test(name))).toEqual([]);
});
