import fc from "fast-check";
import { expect, test } from "vitest";
import { diffFiles } from "~/platform/brands/diff";
import { diffLines, type Hunk } from "~/platform/brands/line-diff";

const compare = (before: string | Buffer | null, after: string | Buffer | null) => {
  const tree = (content: string | Buffer | null) =>
    new Map(content === null ? [] : [["tenant.json", Buffer.from(content)]]);
  const [old, now] = [tree(before), tree(after)];
  const [found] = diffLines(diffFiles(old, now), old, now);
  return found?.hunks ?? null;
};

test("T9 X4 changed lines are shown with their positions and three lines of context", () => {
  const text = (name: string) => `a\nb\nc\nd\n${name}\nf\ng\nh\ni\nj\n`;
  expect(compare(text("Lotus"), text("Lotus Club"))).toEqual([
    { before: 2, after: 2, lines: [" b", " c", " d", "-Lotus", "+Lotus Club", " f", " g", " h"] },
  ]);
});

test("T9 X4 all lines of an added or removed file are shown; a missing newline at the end is marked", () => {
  expect(compare(null, "a\nb\n")).toEqual([{ before: 1, after: 1, lines: ["+a", "+b"] }]);
  const noEnd = "\\ No newline at end of file";
  expect(compare("a\nb", null)).toEqual([{ before: 1, after: 1, lines: ["-a", "-b", noEnd] }]);
  expect(compare("b", "b\n")).toEqual([{ before: 1, after: 1, lines: ["-b", noEnd, "+b"] }]);
  expect(compare(null, "")).toEqual([]);
});

test("T9 X4 invisible characters are shown as signs: carriage return and byte order mark", () => {
  expect(compare("a\r\n", "a\n")?.[0]?.lines).toEqual(["-a␍", "+a"]);
  expect(compare("\ufeffa\n", "a\n")?.[0]?.lines).toEqual(["-⟨BOM⟩a", "+a"]);
});

test("T9 X4 binary files, and texts with little in common, have no line diff", () => {
  expect(compare(Buffer.from([0x89, 0x50, 0xff, 0]), "a")).toBeNull();
  expect(compare("a", Buffer.from("a\0b"))).toBeNull();
  const long = (letter: string) => Array.from({ length: 2_000 }, (_, at) => `${letter}${at}`).join("\n");
  expect(compare(long("a"), long("b"))).toBeNull();
});

test("T9 X4 a very long line is truncated", () => {
  const [hunk] = compare("{}\n", `{"a":"${"x".repeat(5_000)}"}\n`) ?? [];
  expect(hunk?.lines[1]).toMatch(/^\+\{"a":"x+…$/);
  expect(hunk?.lines[1]?.length).toBeLessThan(1_100);
});

/** Returns the lines of one side of a hunk, without their marks. */
const side = ({ lines }: Hunk, mark: string) =>
  lines.filter((line) => line.startsWith(" ") || line.startsWith(mark)).map((line) => line.slice(1));

test("T9 X4 applying the hunks to any text gives the other text", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "{", ""), { maxLength: 60 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const written = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
      const hunks = compare(written(before), written(after)) ?? [];
      const lines: string[] = [...before];
      // In reverse order: the positions of earlier hunks remain valid.
      for (const hunk of [...hunks].reverse()) {
        const at = hunk.before - 1;
        expect(lines.slice(at, at + side(hunk, "-").length)).toEqual(side(hunk, "-"));
        lines.splice(at, side(hunk, "-").length, ...side(hunk, "+"));
      }
      expect(lines).toEqual(after);
    }),
  );
});
