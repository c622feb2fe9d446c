import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ThemeColours } from "~/platform/brands/config.gen";
import { checkTheme, contrast, deriveTheme, TOKEN_NAMES, type TokenName, type Tokens } from "~/platform/brands/theme";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const LIGHT = {
  surface: "#ffffff",
  text: "#161a22",
  brand: "#1f4fd8",
  accent: "#0f7a6c",
  win: "#0a7a3d",
  lose: "#b3261e",
};
const DARK = {
  surface: "#10141d",
  text: "#eef1f7",
  brand: "#7ba2ff",
  accent: "#4fd1b8",
  win: "#3ddc84",
  lose: "#ff8a80",
};

const mode: fc.Arbitrary<ThemeColours> = fc.record(
  {
    surface: colour,
    text: colour,
    brand: colour,
    accent: colour,
    win: colour,
    lose: colour,
    muted: colour,
    line: colour,
  },
  { requiredKeys: ["surface", "text", "brand", "accent", "win", "lose"] },
);

/** Any valid theme: its text, win and lose colours are readable on its surface. */
const goodMode = mode
  .map((colours) => {
    const ink = contrast(colours.surface, "#ffffff") >= 4.5 ? "#ffffff" : "#000000";
    const readable = (own: string): string => (contrast(own, colours.surface) >= 4.5 ? own : ink);
    const { muted, ...rest } = colours;
    const fixed = { ...rest, text: readable(colours.text), win: readable(colours.win), lose: readable(colours.lose) };
    return muted === undefined ? fixed : { ...fixed, muted: readable(muted) };
  })
  .filter((colours) => checkTheme({ light: colours, dark: colours }).length === 0);

describe("contrast", () => {
  test("matches WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
    expect(contrast("#123456", "#123456")).toBe(1);
  });

  test("does not depend on the order of the colours or the case of the letters", () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a.toUpperCase(), b)).toBe(contrast(a, b));
      }),
    );
  });
});

describe("T7 a contrast under 4.5:1 is refused", () => {
  test("the base's colours are accepted", () => {
    expect(checkTheme({ light: LIGHT, dark: DARK })).toEqual([]);
  });

  test.each([
    ["text", "/light/text"],
    ["win", "/light/win"],
    ["lose", "/light/lose"],
    ["muted", "/light/muted"],
  ])("%s on the surface is refused", (role, pointer) => {
    const problems = checkTheme({ light: { ...LIGHT, [role]: "#bbbbbb" }, dark: DARK });
    expect(problems).toMatchObject([{ pointer, ground: "/light/surface" }]);
    expect(problems[0]?.ratio).toBeLessThan(4.5);
  });

  test("a given text colour on the brand's colour is refused", () => {
    const problems = checkTheme({ light: LIGHT, dark: { ...DARK, onBrand: "#ffffff" } });
    expect(problems).toMatchObject([{ pointer: "/dark/onBrand", ground: "/dark/brand" }]);
  });

  test("a ratio just below the limit is not rounded up to it", () => {
    const [problem] = checkTheme({ light: { ...LIGHT, text: "#777777" }, dark: DARK });
    expect(problem?.ratio).toBe(4.47);
  });
});

describe("the derived colours", () => {
  const TEXTS: TokenName[] = ["text-1", "text-2", "text-3", "brand-text", "accent-text", "win", "lose", "focus"];
  const GROUNDS: TokenName[] = ["surface-0", "surface-1", "surface-2", "surface-3"];

  const worst = (tokens: Tokens): number => {
    const onGrounds = TEXTS.flatMap((text) => GROUNDS.map((ground) => contrast(tokens[text], tokens[ground])));
    return Math.min(
      ...onGrounds,
      contrast(tokens["on-brand"], tokens.brand),
      contrast(tokens["on-accent"], tokens.accent),
    );
  };

  test("of every valid theme are readable on every surface", () => {
    fc.assert(
      fc.property(goodMode, goodMode, (light, dark) => {
        const derived = deriveTheme({ light, dark });
        expect(worst(derived.light)).toBeGreaterThanOrEqual(4.5);
        expect(worst(derived.dark)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test("are complete and have the form #rrggbb, so no value can break out of the style sheet", () => {
    fc.assert(
      fc.property(goodMode, (colours) => {
        const { light } = deriveTheme({ light: colours, dark: colours });
        expect(Object.keys(light).sort()).toEqual([...TOKEN_NAMES].sort());
        for (const value of Object.values(light)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  test("keep the brand's own values", () => {
    const { light } = deriveTheme({ light: { ...LIGHT, line: "#ABCDEF", onBrand: "#fefefe" }, dark: DARK });
    expect(light).toMatchObject({ "surface-0": "#ffffff", "text-1": "#161a22", brand: "#1f4fd8", line: "#abcdef" });
    expect(light["on-brand"]).toBe("#fefefe");
  });
});
