import { afterAll, describe, expect, test } from "vitest";
import { inspectBrand } from "~/platform/brands/load";
import { brandChecks } from "~/registry/brand-checks";
import { aBrand, type FileContent, TEXTS, tenantsFolder } from "../../helpers/tenants";

/** One mistake: the faulty files, and the reported place. */
interface Mistake {
  /** Keys for tenant.json. */
  readonly tenant?: object;
  readonly files?: Readonly<Record<string, FileContent>>;
  readonly told: string;
}

const page = (path: string, more: object = {}) => ({
  type: "page",
  props: { path, title: "News", ...more },
  children: {},
});

/**
 * One mistake for each kind of detection: reading, parsing, merging, schemas, checks of one and of several places, other brands.
 */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  "a file that is no JSON": { files: { "content/help.json": "{" }, told: "content/help.json" },
  "a key that stands twice": {
    files: { "content/banners.json": '{"items":{},"items":{}}' },
    told: "content/banners.json/items",
  },
  "a stranger among the files": { files: { "pages/news.json": {} }, told: "pages/news.json" },
  "a text file as a picture": { files: { "assets/logo.png": "a text" }, told: "assets/logo.png" },
  "an override of direction": { tenant: { name: "Lotus\u202eknab" }, told: "tenant.json/name" },
  "an unknown key": { tenant: { themes: {} }, told: "tenant.json/themes" },
  "a null that removes nothing": { tenant: { licences: { nobody: null } }, told: "tenant.json/licences/nobody" },
  "a value of the wrong form": { tenant: { passwordExpiryDays: 0 }, told: "tenant.json/passwordExpiryDays" },
  "a page that lacks something": { files: { "pages/NEWS.json": page("news") }, told: "pages/NEWS.json/props/path" },
  "a path that is taken": { files: { "pages/OTHER.json": page("/help") }, told: "pages/OTHER.json/props/path" },
  "a default that is not offered": {
    tenant: { languages: ["EN"], defaultLanguage: "VI" },
    told: "tenant.json/defaultLanguage",
  },
  "colours that cannot be read": {
    tenant: { theme: { light: { text: "#999999" } } },
    told: "tenant.json/theme/light/text",
  },
  "a vendor that is nowhere": { tenant: { vendors: ["REAL"] }, told: "tenant.json/vendors/0" },
  "a text with other placeholders": {
    files: { "locales/EN.json": { "home:welcome": "Hi" } },
    told: "locales/EN.json/home:welcome",
  },
  "a host of another brand": { tenant: { hosts: { member: ["harbor.test"] } }, told: "tenant.json/hosts/member/0" },
  "a host of the console": {
    tenant: { hosts: { member: ["lotus.test"], agent: ["Console.Localhost."] } },
    told: "tenant.json/hosts/agent/0",
  },
};

const folder = tenantsFolder(aBrand("harbor"));
const place = { dir: folder.dir, checks: brandChecks(["console.localhost"]) };
afterAll(() => folder.close());

/** Returns the reported places of a brand with these mistakes. */
async function told(mistakes: readonly Mistake[]): Promise<readonly string[]> {
  const tenant = Object.assign({}, ...mistakes.map((one) => one.tenant ?? {}));
  const files = Object.assign({}, ...mistakes.map((one) => one.files ?? {}));
  folder.remove("lotus");
  folder.add(aBrand("lotus", tenant, files));
  const { problems } = await inspectBrand(place, "lotus", undefined, { knownTexts: TEXTS });
  return problems.map(({ file, pointer }) => file.replace("lotus/", "") + pointer);
}

describe("T7 all mistakes are reported together", () => {
  test.each(Object.entries(MISTAKES))("T7 %s alone is reported at one place", async (_name, mistake) => {
    expect([...new Set(await told([mistake]))]).toEqual([mistake.told]);
  });

  test("T7 all mistakes together are reported once each", async () => {
    // Two of the mistakes concern the hosts: one of them is sufficient.
    const { "a host of another brand": other, ...rest } = MISTAKES;
    const all = Object.values(rest);
    expect((await told(all)).toSorted()).toEqual(all.map((one) => one.told).toSorted());
    expect(
      await told([
        other as Mistake,
        ...all.filter((one) => one.tenant?.constructor !== undefined && !("hosts" in one.tenant)),
      ]),
    ).toContain("tenant.json/hosts/member/0");
  });

  test("T7 in every pair of mistakes, neither hides the other", async () => {
    const entries = Object.entries(MISTAKES);
    const picked = process.env["TEST_FULL"] ? entries : entries.filter((_, at) => at % 3 === 0);
    for (const [first, one] of picked)
      for (const [second, other] of entries) {
        if (first === second || isSamePlace(one, other)) continue;
        const found = await told([one, other]);
        expect([first, second, ...found]).toEqual(expect.arrayContaining([one.told, other.told]));
      }
  });

  test("T7 a mistake causes no reports about correct places", async () => {
    // The vendors are unreadable, so it is unknown whether a game names an existing one.
    const files = { "content/vendors.json": "{", "content/fixtures.json": { items: {} } };
    expect(await told([{ files, told: "" }])).toEqual(["content/vendors.json"]);
    // The languages are invalid, so it is unknown whether they include the default.
    const tenant = { languages: ["EN", "XX"], defaultLanguage: "VI" };
    expect(await told([{ tenant, told: "" }])).toEqual(["tenant.json/languages/1"]);
  });
});

const keysOf = ({ files = {}, tenant = {} }: Mistake) => [...Object.keys(files), ...Object.keys(tenant)];
const isSamePlace = (one: Mistake, other: Mistake) => keysOf(one).some((key) => keysOf(other).includes(key));
