import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileAction } from "~/features/brands/console/file-action.server";
import { themeAction } from "~/features/brands/console/theme-action.server";
import { entryAction } from "~/features/content/console/entry-action.server";
import type { ConsoleContext } from "~/site/app-context";
import { aBrand } from "../helpers/tenants";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite(["lotus", "harbor", "pebble"].map((code) => aBrand(code)));
});
afterAll(() => site?.close());

/** Returns the console's context of a member of staff. Refusals appear as their codes. */
function consoleOf(name: string): ConsoleContext {
  const wps = site.as({ host: "console.test", staff: { role: "operator", name } });
  const explain = ({ code }: { readonly code: string }) => code;
  return { wps, explain, t: (key: string) => key } as unknown as ConsoleContext;
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const NEWS = { intent: "save", "f.kind": "player", "f.html.EN": "<p>New.</p>", "f.at": "2026-01-30T08:00" };
const PATH = "locales/EN.json";
const textOf = async (code: string, path = PATH) => {
  const { staff } = consoleOf("odile").wps;
  const { draft } = await staff.brandVersions({ code });
  return staff.brandFile({ code, from: draft ? "draft" : "live", path });
};

describe("X4 two staff members save one file", () => {
  test("X4 the second sees both versions by line and the first author, and can overwrite only the version shown", async () => {
    const save = (name: string, text: string, more: object) =>
      fileAction(consoleOf(name), "lotus", formOf({ intent: "save", path: PATH, text, expectedHash: "", ...more }));
    expect(await save("ann", "{\n}\n", {})).toEqual({ to: "here" });
    const mine = '{ "common": {} }\n';
    const refused = await save("bob", mine, {});
    expect(refused).toMatchObject({
      message: "staleSave",
      text: mine,
      conflict: {
        by: "ann",
        at: "2026-01-31T08:00:00.000Z",
        expected: "",
        hunks: [{ lines: ["-{", "-}", `+${mine.trim()}`] }],
      },
    });
    if (!("conflict" in refused) || !refused.conflict) throw new Error("it was saved");
    const { seen } = refused.conflict;
    // A repeated save is refused again, and so is an overwrite after another change.
    expect(await save("bob", mine, {})).toMatchObject({ message: "staleSave" });
    expect(await save("cid", '{ "shell": {} }\n', { over: `save ${seen}` })).toEqual({ to: "here" });
    const again = await save("bob", mine, { over: `save ${seen}` });
    expect(again).toMatchObject({ conflict: { by: "cid" } });
    expect((await textOf("lotus")).text).toContain("shell");
    if (!("conflict" in again) || !again.conflict) throw new Error("it was saved");
    expect(await save("bob", mine, { over: `save ${again.conflict.seen}` })).toEqual({ to: "here" });
    expect(await textOf("lotus")).toMatchObject({ text: mine, savedBy: "bob" });
  });

  test("X4 a file changed by another member of staff is deleted only after a comparison", async () => {
    const { hash } = await textOf("lotus");
    const { staff } = consoleOf("ann").wps;
    await staff.saveBrandFile({ code: "lotus", path: PATH, text: "{}\n", expectedHash: hash });
    const remove = (more: object) =>
      fileAction(
        consoleOf("bob"),
        "lotus",
        formOf({ intent: "remove", path: PATH, expectedHash: hash ?? "", ...more }),
      );
    const refused = await remove({});
    expect(refused).toMatchObject({ intent: "remove", conflict: { by: "ann", hunks: [{ lines: ["-{}"] }] } });
    if (!("conflict" in refused) || !refused.conflict) throw new Error("it was removed");
    expect(await remove({ over: `remove ${refused.conflict.seen}` })).toEqual({ to: "files" });
    expect((await textOf("lotus")).text).toBeNull();
  });

  test("X4 for a theme the second sees the lines that saving would change, and the typed values stay", async () => {
    const { hash } = await textOf("harbor", "tenant.json");
    const theme = (name: string, brand: string, more: object) =>
      themeAction(consoleOf(name), "harbor", formOf({ "light.brand": brand, expectedHash: hash ?? "", ...more }));
    expect(await theme("ann", "#0a4f8c", {})).toBeNull();
    const refused = await theme("bob", "#123456", {});
    expect(refused).toMatchObject({ values: { "light.brand": "#123456" }, conflict: { by: "ann" } });
    const lines = refused?.conflict?.hunks?.flatMap((hunk) => hunk.lines).join("\n") ?? "";
    expect(lines).toMatch(/-.*#0a4f8c/);
    expect(lines).toMatch(/\+.*#123456/);
    expect(await theme("bob", "#123456", { over: `save ${refused?.conflict?.seen}` })).toBeNull();
    expect((await textOf("harbor", "tenant.json")).text).toContain("#123456");
  });

  test("X4 for a content entry the second sees both versions of the entry", async () => {
    const place = { code: "pebble", kind: "announcements", id: "spring" } as const;
    const { staff } = consoleOf("ann").wps;
    const { hash } = await staff.contentEntry({ ...place, id: "new" });
    const save = (name: string, title: string, more: object) =>
      entryAction(consoleOf(name), place, formOf({ ...NEWS, "f.title.EN": title, expectedHash: hash ?? "", ...more }));
    const first = await save("ann", "Hers", {});
    const refused = await save("bob", "His", {});
    expect([first, refused?.message, refused?.conflict?.by]).toEqual([null, "staleSave", "ann"]);
  });
});
