import { describe, expect, test } from "vitest";
import { excerptOf } from "~/platform/brands/excerpt";
import { problemMessage } from "~/platform/brands/problem";

describe("T7 the excerpt around a problem", () => {
  test("T7 contains up to two lines before and after the problem", () => {
    const text = "1\n2\n3\n4\n5\n6";
    expect(excerptOf(text, 4, 1)).toEqual({ first: 2, lines: ["2", "3", "4", "5", "6"], column: 1 });
    expect(excerptOf(text, 1, 1)).toEqual({ first: 1, lines: ["1", "2", "3"], column: 1 });
    expect(excerptOf(text, 7, 1)).toBeNull();
  });

  test("T7 characters that change the text direction are replaced in the excerpt and in the message", () => {
    const found = excerptOf('{ "name": "a\u202eb" }', 1, 11);
    expect(found).toEqual({ first: 1, lines: ['{ "name": "a\ufffdb" }'], column: 11 });
    expect(problemMessage("unknownKey", { key: "x\u202ey" })).toMatchObject({
      message: 'unknown key "x\ufffdy"',
      words: { params: { key: "x\ufffdy" } },
    });
  });

  test("T7 of a long single line, only the part with the problem is shown, with a matching column", () => {
    const text = `{${'"a":1,'.repeat(2_000)}"bad":2,${'"b":1,'.repeat(2_000)}"c":1}`;
    const found = excerptOf(text, 1, text.indexOf('"bad"') + 1);
    expect(found?.lines).toHaveLength(1);
    expect(found?.lines[0]?.length).toBeLessThanOrEqual(160);
    expect(found?.lines[0]?.slice((found?.column ?? 0) - 1)).toMatch(/^"bad":2/);
  });
});
