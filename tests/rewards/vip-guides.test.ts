import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

const step = (title: string) => ({ title: { EN: title, VI: `Bước ${title}` }, html: `<p onclick="x()">${title}</p>` });

const BRAND = aBrand(
  "lotus",
  {
    languages: ["EN", "VI"],
    resources: {
      off: { resourceType: "IOS", url: "https://cdn.test/off", labelNameEn: "Old", enabled: false },
      android: { resourceType: "ANDROID", url: "https://cdn.test/a.apk", labelNameEn: "Android" },
      own: { resourceType: "DESKTOP", url: "https://cdn.test/d", qrCodeUrl: "/own.png", labelNameEn: "Desktop" },
    },
  },
  {
    "content/vip.json": {
      items: {
        "z-top": {
          rank: 12,
          name: { EN: "Top", VI: "Đỉnh" },
          points: 9_000_000,
          benefits: [{ EN: "A", VI: "B" }, "C"],
        },
        "z-off": { rank: 11, name: "Off", points: 8_000_000, benefits: [], enabled: false },
      },
    },
    "content/guides.json": {
      items: {
        "z-ios": { platform: "IOS", title: "On iPhone", steps: [step("one")], resource: "IOS", order: -8 },
        "z-android": {
          platform: "ANDROID",
          title: "On Android",
          steps: [step("one"), step("two")],
          resource: "ANDROID",
          order: -9,
        },
        "z-off": { platform: "IOS", title: "Off", steps: [step("one")], resource: "IOS", enabled: false },
      },
    },
  },
);

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([BRAND]);
});
afterAll(() => site.close());

describe("P6 VIP levels", () => {
  test("P6 levels are listed lowest first, each with points, benefits in the caller's language and a medal", async () => {
    const { levels } = await site.as().home.vipLevels({ language: "VI" });
    expect(levels.map(({ rank }) => rank)).toEqual([...levels.map(({ rank }) => rank)].sort((a, b) => a - b));
    expect(levels.at(-1)).toEqual({
      id: "z-top",
      rank: 12,
      name: "Đỉnh",
      points: 9_000_000,
      benefits: ["B", "C"],
      benefitKinds: [{ kind: "other" }, { kind: "other" }],
      art: expect.stringMatching(/^\/art\/medal\/12\.svg\?v=./),
    });
    expect(levels.map(({ id }) => id)).not.toContain("z-off");
  });

  test.each([
    ["EN", "0.3"],
    ["VI", "0,3"],
  ] as const)("P6 I3 in %s a rebate of a level is written as %s", async (language, percent) => {
    const { levels } = await site.as().home.vipLevels({ language });
    const benefits = levels.flatMap((level) => level.benefits);
    expect(benefits).toContainEqual(expect.stringContaining(`common:vip.rebate ${percent} `));
  });

  test("P6 each benefit of a level has its kind, and a rebate has its games", async () => {
    const { levels } = await site.as().home.vipLevels({ language: "EN" });
    for (const { benefitKinds, benefits } of levels) expect(benefitKinds).toHaveLength(benefits.length);
    const kinds = levels.flatMap(({ benefitKinds = [], benefits }) =>
      benefits.map((text, at) => [text.split(" ")[1], benefitKinds[at]]),
    );
    expect(kinds).toContainEqual(["common:vip.gift", { kind: "gift" }]);
    const rebates = kinds.filter(([key]) => key === "common:vip.rebate");
    expect(rebates.length).toBeGreaterThan(0);
    for (const [, kind] of rebates)
      expect(kind).toEqual({ kind: "rebate", games: expect.stringMatching(/common:category\./) });
  });
});

describe("P6 install guides", () => {
  test("P6 a guide has its steps in order, sanitised, the address of the application and its QR code", async () => {
    const [android] = (await site.as().system.guides({ language: "VI" })).guides;
    expect(android).toEqual({
      id: "z-android",
      platform: "ANDROID",
      title: "On Android",
      steps: [
        { title: "Bước one", html: "<p>one</p>" },
        { title: "Bước two", html: "<p>two</p>" },
      ],
      url: "https://cdn.test/a.apk",
      qrCodeUrl: expect.stringMatching(/^\/art\/qr\/android\.svg\?v=./),
    });
  });

  test("P6 without a resource for its platform a guide has no address, and its QR code leads to the download page", async () => {
    const { guides } = await site.as().system.guides({});
    const ios = guides.find(({ id }) => id === "z-ios");
    expect([ios?.url, ios?.qrCodeUrl]).toEqual([null, expect.stringMatching(/^\/art\/qr\/ios\.svg\?v=./)]);
    expect(guides.map(({ id }) => id)).not.toContain("z-off");
  });

  test("P6 every resource has a QR code: the brand's picture, or a generated one", async () => {
    const { resources } = await site.as().system.routers({});
    const codes = Object.fromEntries(resources.map(({ resourceType, qrCodeUrl }) => [resourceType, qrCodeUrl]));
    expect(codes["DESKTOP"]).toBe("/own.png");
    expect(codes["ANDROID"]).toMatch(/^\/art\/qr\/android\.svg\?v=./);
  });
});
