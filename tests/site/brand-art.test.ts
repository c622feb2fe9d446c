import QRCode from "qrcode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawQr } from "~/platform/text/qr.server";
import { drawBrandArt } from "~/site/brand-art/brand-art";
import { ART_KINDS } from "~/ui/art/draw-art";
import { aSnapshot } from "../helpers/fake-site";

const THEME = { dark: { brand: "#8f7dff", accent: "#2fe0c0" }, character: { pattern: "aurora" } };
const GAMES = {
  "open-21": { gameType: "LIVE", vassalage: "CROUP", gameClassify: "roulette", name: { EN: "Open Table" } },
  cup: { gameType: "SPORTS", vassalage: "AV", gameClassify: "cup", name: { EN: "Avalanche" } },
};

const brand = (config: Readonly<Record<string, unknown>> = {}) =>
  ({
    ...aSnapshot("alpha", "v1", {
      theme: THEME,
      esports: ["AV"],
      resources: {
        android: { resourceType: "ANDROID", url: "https://cdn.example/alpha.apk", labelNameEn: "Android" },
        ios: { resourceType: "IOS", url: "/ios", labelNameEn: "iPhone", enabled: false },
        desktop: { resourceType: "DESKTOP", url: "/desktop", labelNameEn: "Desktop" },
      },
      ...config,
    }),
    content: {
      games: { items: GAMES },
      lotteries: { items: { north: { vassalage: "TCG_LOTTO_VN", name: { EN: "North" } } } },
    },
  }) as unknown as Parameters<typeof drawBrandArt>[0];

const draw = (kind: string, seed: string, query = "") =>
  drawBrandArt(brand(), { kind, seed, query: new URLSearchParams(query) })?.svg;

test("every type of picture is drawn in the brand's colours, and an unknown type or seed is refused", () => {
  for (const kind of ART_KINDS)
    expect(draw(kind, kind === "medal" ? "3" : kind === "empty" ? "box" : "RNG-1")).toMatch(/^<svg/);
  for (const [kind, seed] of [
    ["none", "x"],
    ["medal", "13"],
    ["empty", "x"],
    ["qr", "playstation"],
    ["qr", "constructor"],
  ] as const) {
    expect(draw(kind, seed)).toBeUndefined();
  }
  expect(drawBrandArt(null, { kind: "qr", seed: "ios", query: new URLSearchParams() })).toBeNull();
});

test("a tile contains the name of its game or lottery, and a banner follows the page's direction", () => {
  expect(draw("game", "open-21")).toContain("Open");
  expect(draw("game", "north")).toContain("North");
  expect(draw("game", "constructor")).not.toContain("<text");
  expect(draw("banner", "RNG-1", "dir=ltr")).not.toBe(draw("banner", "RNG-1", "dir=rtl"));
  expect(draw("banner", "RNG-1", "dir=up")).toBe(draw("banner", "RNG-1"));
  expect(draw("banner", "RNG-1", "shape=slim")).toContain("0 0 1200 300");
});

/** Reads the modules back from the rendered picture, at one pixel per module. */
async function modulesOf(svg: string): Promise<{ size: number; dark: boolean[] }> {
  const whole = Number(/viewBox="-4 -4 (\d+) /.exec(svg)?.[1]);
  const { data } = await sharp(Buffer.from(svg))
    .resize(whole, whole, { kernel: "nearest" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { size: whole, dark: [...data].map((value) => value < 128) };
}

test.each([
  ["android", "https://cdn.example/alpha.apk"],
  ["desktop", "https://alpha.example/desktop"],
  ["ios", "https://alpha.example/down"],
  ["guide", "https://alpha.example/down"],
])("the QR code of %s contains %s, dark on white with a quiet zone of four modules", async (seed, target) => {
  const { size, dark } = await modulesOf(draw("qr", seed) ?? "");
  const { modules } = QRCode.create(target, { errorCorrectionLevel: "M" });
  expect(size).toBe(modules.size + 8);
  const expected = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [(at % size) - 4, Math.floor(at / size) - 4];
    const inside = x >= 0 && y >= 0 && x < modules.size && y < modules.size;
    return inside && modules.data[y * modules.size + x] === 1;
  });
  expect(dark).toEqual(expected);
});

test("a QR code stays small, also for a long URL", () => {
  expect(drawQr("https://alpha.example/down").length).toBeLessThan(6_000);
  expect(drawQr(`https://cdn.example/${"a".repeat(400)}`).length).toBeLessThan(40_000);
});
