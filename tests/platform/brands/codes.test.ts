import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import table from "~/features/system/server/countries.json";
import { COUNTRY_CODES } from "~/platform/brands/config.gen";
import { readSchemas } from "~/platform/brands/schema/read-schemas";
import { ICON_NAMES } from "~/ui/icons.gen";
import { isMarkName } from "~/ui/mark";
import { problemsOf } from "./problems-of";

const brand = (more: object) => ({
  "tenant.json": {
    name: "Lotus",
    operator: "test",
    hosts: { member: ["lotus.test"] },
    origin: "https://lotus.test",
    ...more,
  },
});
const region = (...countries: readonly string[]) => brand({ region: { mode: "deny", countries } });
const currency = (code: string) => brand({ currency: { code, symbol: "P", scale: 2 } });
const sms = (country: string) => brand({ providers: { sms: { kind: "sandbox", countries: [country] } } });

describe("standard codes", () => {
  test.each<[what: string, files: ReturnType<typeof brand>, given: string, nearest: string | undefined]>([
    ["the United Kingdom by its common letters", region("UK"), "UK", "GB"],
    ["a country of nobody", region("ZZ"), "ZZ", "ZA"],
    ["small letters", region("my"), "my", "MY"],
    ["a list with one wrong", region("DE", "UK", "FR"), "UK", "GB"],
    ["where messages may be sent", sms("UK"), "UK", "GB"],
    ["a currency by a common name", currency("RMB"), "RMB", "CNY"],
    ["a currency of nobody", currency("QQQ"), "QQQ", undefined],
    ["a mistyped currency", currency("PPH"), "PPH", "PHP"],
    [
      "an icon that there is none of",
      brand({ rightBar: { a: { label: "A", href: "/help", icon: "gitf" } } }),
      "gitf",
      "gift",
    ],
    ["an icon of the navigation", brand({ navigation: { rng: { icon: "chery" } } }), "chery", "cherry"],
  ])("T7 %s is refused with the nearest code", async (_what, files, given, nearest) => {
    const problems = await problemsOf(files);
    const found = problems.filter(({ message }) => message.startsWith(JSON.stringify(given)));
    expect(found.map((one) => one.nearest)).toEqual([nearest]);
    expect(found[0]).toMatchObject({ words: { key: "notKnownAs" }, file: "lotus/tenant.json" });
  });

  test("T7 every country of addresses and phone numbers can be listed", async () => {
    expect(COUNTRY_CODES.length).toBe(250);
    expect(Object.keys(table).filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
    expect(await problemsOf(region(...COUNTRY_CODES.slice(0, 200)))).toEqual([]);
  });

  test("T7 the icons that files can name are the icons that can be drawn", () => {
    const { $defs } = readSchemas(resolve("schemas")).get("common") as {
      $defs: Record<"icon" | "linkIcon", { enum: string[] }>;
    };
    expect($defs.icon.enum).toEqual([...ICON_NAMES]);
    const others = $defs.linkIcon.enum.filter((name) => !(ICON_NAMES as readonly string[]).includes(name));
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(isMarkName)).toBe(true);
  });
});
