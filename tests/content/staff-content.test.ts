import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentKind } from "~/features/content/rules/content-kinds";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const reason = "For the test";
const NEWS = { kind: "player", title: { EN: "News" }, html: { EN: "<p>New.</p>" }, at: "2026-01-30T08:00:00Z" };
const BANNER = { group: "home", title: { EN: "Spring" }, seed: "spring" };
let site: WpsSite;
beforeAll(async () => {
  const own = { "content/announcements.json": { items: { zown: NEWS } } };
  site = await aWpsSite([aBrand("lotus", {}, own), aBrand("harbor"), aBrand("plain"), aBrand("pebble")]);
});
afterAll(() => site?.close());

const odile = (staff: object = {}) =>
  site.as({ host: HOST, staff: { role: "operator", name: "odile", ...staff } }).staff;

/** Saves an entry, based on its current state. */
async function save(code: string, kind: ContentKind, id: string, entry: Record<string, unknown> | null) {
  const { hash } = await odile().contentEntry({ code, kind, id });
  return odile().saveContentEntry({ code, kind, id, entry, expectedHash: hash });
}
const rowsOf = async (code: string, kind: ContentKind) => (await odile().contentEntries({ code, kind })).rows;
const rowOf = async (code: string, kind: ContentKind, id: string) =>
  (await rowsOf(code, kind)).find((row) => row.id === id);
const written = async (code: string, path: string) =>
  JSON.parse((await odile().brandFile({ code, from: "draft", path })).text ?? "null");

describe("X7 entries of a brand's content", () => {
  test("X7 for a changed base entry only the difference is written, and undoing it leaves nothing", async () => {
    const [row] = await rowsOf("harbor", "banners");
    const id = row?.id ?? "";
    const { entry, base } = await odile().contentEntry({ code: "harbor", kind: "banners", id });
    expect([row?.origin, entry]).toEqual(["base", base]);
    const title = { ...(entry?.["title"] as object), EN: "Ours" };
    expect(await save("harbor", "banners", id, { ...entry, title, order: 7 })).toMatchObject({ status: "saved" });
    expect(await written("harbor", "content/banners.json")).toEqual({
      items: { [id]: { title: { EN: "Ours" }, order: 7 } },
    });
    expect(await rowOf("harbor", "banners", id)).toMatchObject({ origin: "changed", change: "changed", order: 7 });
    expect(await save("harbor", "banners", id, base)).toMatchObject({ status: "saved", hash: null });
    expect(await rowOf("harbor", "banners", id)).toMatchObject({ origin: "base", change: null });
  });

  test("X7 an added entry is visible as soon as it is published; a base entry is removed and restored", async () => {
    const ids = async () => (await site.as().home.announcements({ types: "PL" })).player.map(({ id }) => id);
    const [gone = ""] = (await ids()).filter((id) => id !== "zown");
    await save("lotus", "announcements", "znew", { ...NEWS, from: "2026-01-31T08:00:00Z" });
    await save("lotus", "announcements", gone, null);
    expect(await rowOf("lotus", "announcements", gone)).toMatchObject({
      origin: "removed",
      change: "removed",
      state: "off",
    });
    expect(await ids()).not.toContain("znew");
    const { kinds, draft } = await odile().contentOverview({ code: "lotus" });
    expect([kinds[0]?.changed, draft]).toEqual([2, { stale: false, problems: [] }]);
    await odile().publishBrand({ code: "lotus", reason });
    expect(await ids()).toContain("znew");
    expect(await ids()).not.toContain(gone);
    const { base } = await odile().contentEntry({ code: "lotus", kind: "announcements", id: gone });
    await save("lotus", "announcements", gone, base);
    expect((await written("lotus", "content/announcements.json")).items).toEqual({
      zown: NEWS,
      znew: { ...NEWS, from: "2026-01-31T08:00:00Z" },
    });
  });

  test("X7 errors of an entry are reported by field, and nothing is saved", async () => {
    const wrong = { ...BANNER, group: "hoem", title: { EM: "x" }, from: "2026-02-01T00:00:00Z", until: "soon" };
    const { problems, status } = await save("plain", "banners", "zwrong", wrong);
    expect(status).toBe("invalid");
    const fields = problems.map(({ field }) => field.split(".")[0]);
    expect(fields).toEqual(expect.arrayContaining(["group", "title", "until"]));
    expect(problems.find(({ field }) => field === "group")).toMatchObject({ nearest: "home" });
    const late = { ...BANNER, from: "2026-02-01T00:00:00Z", until: "2026-01-31T00:00:00Z" };
    expect((await save("plain", "banners", "zlate", late)).problems).toMatchObject([
      { field: "until", message: expect.stringContaining("EN problems:endsBeforeStart") },
    ]);
    expect((await odile().brandVersions({ code: "plain" })).draft).toBeNull();
  });

  test("X7 an entry's state follows its times, and app resources are written to tenant.json", async () => {
    const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
    await save("pebble", "banners", "zsoon", { ...BANNER, from: at(1) });
    await save("pebble", "banners", "zover", { ...BANNER, until: at(-1) });
    await save("pebble", "banners", "zoff", { ...BANNER, enabled: false });
    const states = (await rowsOf("pebble", "banners")).filter(({ origin }) => origin === "own");
    expect(states.map(({ id, state }) => [id, state])).toEqual([
      ["zoff", "off"],
      ["zover", "over"],
      ["zsoon", "soon"],
    ]);
    const resource = { resourceType: "ANDROID", url: "https://cdn.example/p.apk", labelNameEn: "App" };
    expect(await save("pebble", "resources", "zapp", resource)).toMatchObject({ status: "saved", problems: [] });
    expect((await written("pebble", "tenant.json")).resources).toEqual({ zapp: resource });
    expect(await save("pebble", "resources", "zapp", resource)).toMatchObject({ status: "unchanged" });
  });

  test("X7 I3 titles in the list are in the reader's language, otherwise in the brand's default language", async () => {
    await save("pebble", "banners", "ztitle", { ...BANNER, title: { EN: "Spring", VI: "Mùa xuân" } });
    const titleIn = async (language: string) => {
      const { staff } = site.as({ host: HOST, language, staff: { role: "operator", name: "odile" } });
      const { rows } = await staff.contentEntries({ code: "pebble", kind: "banners" });
      return rows.find(({ id }) => id === "ztitle")?.title;
    };
    expect([await titleIn("VI"), await titleIn("EN"), await titleIn("AR")]).toEqual(["Mùa xuân", "Spring", "Spring"]);
  });

  test("X7 the form fields follow the schema; HTML is previewed as visitors see it", async () => {
    const { entry, fields, languages, previews } = await odile().contentEntry({
      code: "lotus",
      kind: "announcements",
      id: "zown",
    });
    expect(fields.map(({ kind, name }) => [name, kind])).toEqual(
      expect.arrayContaining([
        ["kind", "choice"],
        ["title", "localised"],
        ["html", "html"],
        ["until", "time"],
        ["enabled", "switch"],
      ]),
    );
    expect([entry, languages, previews]).toEqual([
      NEWS,
      site.tenants.get("lotus")?.config.languages,
      { "html.EN": "<p>New.</p>" },
    ]);
    const html = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">there</a></p>';
    expect(await odile({ role: "support" }).previewHtml({ html })).toEqual({ html: "<p>Hi <span>there</span></p>" });
  });

  test("X7 a save from an outdated version is refused, as are other brands and roles", async () => {
    const kind = "help" as const;
    const given = { code: "plain", kind, id: "zhelp", entry: { title: { EN: "T" }, html: { EN: "<p>x</p>" } } };
    await odile().saveContentEntry({ ...given, expectedHash: null });
    await expect(odile().saveContentEntry({ ...given, expectedHash: null })).rejects.toMatchObject({
      code: "staleSave",
    });
    const { hash } = await odile().contentEntry({ code: "plain", kind, id: "zhelp" });
    for (const staff of [{ brands: ["lotus"] }, { role: "support" }, { role: "finance" }])
      await expect(odile(staff).saveContentEntry({ ...given, expectedHash: hash })).rejects.toMatchObject({
        code: "forbidden",
      });
  });
});
