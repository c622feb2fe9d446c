import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lockFile } from "~/platform/brands/live-files";
import { verifyPreview } from "~/platform/brands/preview";
import { listVersions, versionFiles } from "~/platform/brands/versions";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const reason = "For the test";
let site: WpsSite;
beforeAll(async () => {
  const texts = { "blocks:hero.jackpot": "Top prize" };
  site = await aWpsSite([aBrand("lotus"), aBrand("harbor", {}, { "locales/EN.json": texts }), aBrand("plain")]);
});
afterAll(() => site?.close());

const odile = () => site.as({ host: HOST, staff: { role: "operator", name: "odile" } }).staff;

/** Reads a file of the draft, or of the live brand without a draft: the starting point of a change. */
async function fileOf(code: string, path = "tenant.json") {
  const { draft } = await odile().brandVersions({ code });
  return odile().brandFile({ code, from: draft ? "draft" : "live", path });
}

/** Changes one file of the draft. */
async function save(code: string, change: (text: string) => string | null, path = "tenant.json") {
  const { hash, text } = await fileOf(code, path);
  return odile().saveBrandFile({ code, path, text: change(text ?? "{}"), expectedHash: hash });
}

/** Formats a file with one key per line. */
const lines = (text: string) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
const named = (name: string) => (text: string) => lines(JSON.stringify({ ...JSON.parse(text), name }));

describe("X4 a brand's files on the console", () => {
  test("X4 a draft is broken, shown with line and excerpt, repaired, published with author and reason, and served", async () => {
    const broken = await save("lotus", (text) => lines(text).replace('"operator"', '"operater"'));
    expect(broken.problems[0]).toMatchObject({
      line: 3,
      column: 3,
      message: "EN problems:unknownKey operater",
      nearest: "operator",
    });
    const { excerpt } = broken.problems[0] ?? {};
    expect(excerpt).toMatchObject({ first: 1, column: 3 });
    expect(excerpt?.lines[2]).toContain('"operater": "test"');
    expect(await odile().publishBrand({ code: "lotus", reason })).toMatchObject({ status: "invalid", version: null });
    expect(site.tenants.get("lotus")?.config.name).toBe("lotus");
    await save("lotus", (text) => named("Lotus Club")(text.replace('"operater"', '"operator"')));
    const answer = await odile().publishBrand({ code: "lotus", reason });
    expect(answer).toMatchObject({ status: "published", version: "2", saved: "1", problems: [] });
    expect(site.tenants.get("lotus")?.config.name).toBe("Lotus Club");
    const { draft, live, versions } = await odile().brandVersions({ code: "lotus" });
    expect([live, draft]).toEqual(["2", null]);
    expect(versions[0]).toMatchObject({
      version: "2",
      by: "odile",
      reason,
      live: true,
      at: new Date(NOW).toISOString(),
    });
    expect(await listVersions(site.dir, "lotus")).toMatchObject([{ id: "2", by: "odile" }, { id: "1" }]);
  });

  test("X4 two versions are compared by key and by file, and an old version is restored", async () => {
    await save("harbor", named("Harbor Bay"));
    await save("harbor", () => null, "locales/EN.json");
    const { keys, files } = await odile().brandDiff({ code: "harbor", before: "live", after: "draft" });
    expect(keys).toContainEqual({ path: "/name", before: '"harbor"', after: '"Harbor Bay"' });
    expect(files).toEqual([
      { file: "locales/EN.json", change: "removed" },
      { file: "tenant.json", change: "changed" },
    ]);
    await odile().publishBrand({ code: "harbor", reason });
    expect(site.tenants.get("harbor")?.texts["EN"]).toBeUndefined();
    const back = await odile().rollbackBrand({ code: "harbor", version: "1", reason: "It was better" });
    expect(back).toMatchObject({ status: "published", version: "3" });
    expect(site.tenants.get("harbor")).toMatchObject({ config: { name: "harbor" }, texts: { EN: {} } });
    const states = { before: "1", after: "live" };
    expect(await odile().brandDiff({ code: "harbor", ...states })).toEqual({
      keys: [],
      files: [],
      lines: [],
      invalid: [],
    });
  });

  test("X4 errors are reported while typing, and nothing is saved", async () => {
    const text = '{\n  "blocks:hero.jackpto": "Hello"\n}\n';
    const { problems } = await odile().checkBrandFile({ code: "plain", path: "locales/EN.json", text });
    expect(problems[0]).toMatchObject({ file: "plain/locales/EN.json", line: 2, nearest: "blocks:hero.jackpot" });
    expect(problems[0]?.excerpt?.lines).toContain('  "blocks:hero.jackpto": "Hello"');
    expect(await odile().brandVersions({ code: "plain" })).toMatchObject({ versions: [], live: null, draft: null });
    const { files } = await odile().brandFiles({ code: "plain", from: "live" });
    expect(files).toEqual([{ path: "tenant.json", bytes: expect.any(Number), kind: "brand" }]);
  });

  test("X4 saving or publishing over another person's change is refused", async () => {
    const { hash, path } = await fileOf("plain");
    const change = { code: "plain", path, expectedHash: hash };
    await odile().saveBrandFile({ ...change, text: named("First")((await fileOf("plain")).text ?? "") });
    await expect(odile().saveBrandFile({ ...change, text: "{}" })).rejects.toMatchObject({ code: "staleSave" });
    const live = join(site.dir, "plain", "tenant.json");
    await writeFile(live, named("By hand")(await readFile(live, "utf8")));
    const { draft, liveHash } = await odile().brandVersions({ code: "plain" });
    expect(draft).toMatchObject({ stale: true, problems: [] });
    await expect(odile().publishBrand({ code: "plain", reason })).rejects.toMatchObject({ code: "staleSave" });
    const over = await odile().publishBrand({ code: "plain", reason, expect: liveHash });
    expect(over).toMatchObject({ version: "2", saved: "1" });
    await save("plain", named("Again"));
    await odile().dropDraft({ code: "plain" });
    await expect(odile().dropDraft({ code: "plain" })).rejects.toMatchObject({ code: "notFound" });
  });

  test.each([
    "../plain/tenant.json",
    "pages/../../base/tenant.json",
    "pages/HELP.json/x.json",
    "/etc/passwd",
    "content/nothing.json",
    ".draft-base",
    "assets/x.svg",
  ])("X4 %s can be neither written nor deleted", async (path) => {
    const change = { code: "lotus", path, expectedHash: null };
    await expect(odile().saveBrandFile({ ...change, text: "{}" })).rejects.toMatchObject({ code: "validation" });
    await expect(odile().saveBrandFile({ ...change, text: null })).rejects.toMatchObject({ code: "notFound" });
    await expect(odile().brandFile({ code: "lotus", from: "live", path })).rejects.toMatchObject({
      code: "validation",
    });
    expect((await odile().brandVersions({ code: "lotus" })).draft).toBeNull();
  });

  test("X4 a brand's tenant.json cannot be deleted, and base is not a brand", async () => {
    await expect(save("lotus", () => null)).rejects.toMatchObject({ code: "validation" });
    await expect(odile().brandVersions({ code: "base" })).rejects.toMatchObject({ code: "notFound" });
  });

  test("X4 a lock blocks concurrent publishing, and a modified old version cannot be restored", async () => {
    const lock = lockFile(site.dir, "lotus");
    await writeFile(lock, "somebody");
    await expect(save("lotus", named("X"))).rejects.toMatchObject({ code: "brandBusy" });
    await rm(lock);
    await writeFile(join(versionFiles(site.dir, "lotus", "1"), "tenant.json"), "{}");
    const back = odile().rollbackBrand({ code: "lotus", version: "1", reason });
    await expect(back).rejects.toMatchObject({ code: "filesUnsound" });
    await expect(odile().rollbackBrand({ code: "lotus", version: "99", reason: " " })).rejects.toMatchObject({
      code: "reasonRequired",
    });
  });

  test("T8 a brand whose live files are broken shows its problem with an excerpt, and can be repaired here", async () => {
    const file = join(site.dir, "harbor", "tenant.json");
    const good = await readFile(file, "utf8");
    await writeFile(`${file}.new`, lines(good).replace('"name"', '"nmae"'));
    await rename(`${file}.new`, file);
    await site.tenants.reload(["harbor"]);
    const row = (await odile().brands({})).brands.find(({ code }) => code === "harbor");
    expect(row).toMatchObject({ state: "stale", draft: false });
    expect(row?.problems[0]?.excerpt?.lines[1]).toContain('"nmae": "harbor"');
    await save("harbor", () => good);
    await odile().publishBrand({ code: "harbor", reason });
    expect((await odile().brands({})).brands.find(({ code }) => code === "harbor")?.state).toBe("live");
  });

  test("T10 a draft is shown by an expiring link on the brand's host; an invalid draft has no link", async () => {
    await save("lotus", named("Soon"));
    const { link } = await odile().previewBrand({ code: "lotus", minutes: 5 });
    expect(link).toMatchObject({ host: "lotus.test", until: new Date(NOW + 300_000).toISOString() });
    expect(link?.url).toBe(`https://lotus.test/?preview=${link?.token}`);
    const { secret } = site.context();
    const shown = verifyPreview(link?.token ?? "", { code: "lotus", now: NOW, secret });
    expect(shown).toEqual({ code: "lotus", version: "draft" });
    await save("lotus", () => "{");
    const none = await odile().previewBrand({ code: "lotus" });
    expect(none).toMatchObject({ link: null, problems: [{ line: 1 }] });
    await odile().dropDraft({ code: "lotus" });
  });
});

describe("X4 a new brand", () => {
  test("X4 a new brand and a copy are served immediately", async () => {
    const made = await odile().newBrand({ code: "fern", name: "Fern", host: "fern.test", languages: ["VI", "EN"] });
    expect(made).toMatchObject({ status: "made", origin: "https://fern.test" });
    expect(site.tenants.get("fern")?.config).toMatchObject({ name: "Fern", defaultLanguage: "VI" });
    await odile().newBrand({ code: "moss", host: "moss.localhost", from: "fern", operator: "north" });
    const { config } = site.tenants.get("moss") ?? {};
    expect(config).toMatchObject({ name: "Moss", operator: "north", languages: ["VI", "EN"] });
    expect(config?.origin).toBe("http://moss.localhost:3000");
  });

  test.each([
    [{ code: "lotus" }, "code", "errors:field.brandTaken"],
    [{ code: "base" }, "code", "errors:field.brandCode"],
    [{ code: "ivy", host: "https://ivy.test/" }, "host", "errors:field.host"],
    [{ code: "ivy", from: "nobody" }, "from", "errors:field.unknownBrand"],
  ])("X4 %j is refused at field %s", async (wish, field, issue) => {
    await expect(odile().newBrand(wish)).rejects.toMatchObject({ details: { issues: [{ field, issue }] } });
  });

  test("X4 a host of another brand is refused with its position, and no files remain", async () => {
    const answer = await odile().newBrand({ code: "ivy", host: "LOTUS.test" });
    expect(answer).toMatchObject({ status: "invalid", origin: null });
    expect(answer.problems[0]).toMatchObject({ pointer: "/hosts/member/0", excerpt: expect.anything() });
    expect(site.tenants.health().map(({ code }) => code)).not.toContain("ivy");
    expect(await readdir(site.dir)).not.toContain("ivy");
  });

  test("X1 staff limited to some brands cannot create one, not even one on their list", async () => {
    const { staff } = site.as({ host: HOST, staff: { role: "operator", brands: ["lotus", "ivy2"] } });
    for (const code of ["ivy2", "ivy3"])
      await expect(staff.newBrand({ code, host: `${code}.test` })).rejects.toMatchObject({ code: "forbidden" });
  });
});
