import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readTree, writeTree } from "~/platform/brands/files";
import { lockFile } from "~/platform/brands/live-files";
import { makeDraft, type PublishInput, publish, rollback } from "~/platform/brands/publish";
import { removeBrand, renameBrand } from "~/platform/brands/remove-brand";
import { draftFolder, listVersions, versionIds } from "~/platform/brands/versions";
import { aBrand, aTenantsFolder, hostAnswer, openStore, untilStore } from "../../helpers/tenants";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "removed-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const change = { reason: "closed", by: "ann", when: 1_700_000_000_000 };
const input = (): PublishInput => ({ ...change, check: async () => [] });
const put = (folder: string, files: Record<string, string>) =>
  writeTree(folder, new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
const live = async (code = "lotus") =>
  Object.fromEntries([...(await readTree(join(dir, code)))].map(([path, content]) => [path, content.toString("utf8")]));
/** Publishes states of a brand, one after the other. */
async function published(...states: readonly string[]): Promise<void> {
  for (const text of states) {
    await put(join(dir, "next"), { "tenant.json": text });
    await publish(dir, "lotus", join(dir, "next"), input());
  }
}

describe("repeated rollbacks", () => {
  test("T9 a second rollback restores an older state and never the state that the first one reverted", async () => {
    await published("a", "b", "c");
    await rollback(dir, "lotus", undefined, input());
    expect(await live()).toEqual({ "tenant.json": "b" });
    await rollback(dir, "lotus", undefined, input());
    expect(await live()).toEqual({ "tenant.json": "a" });
    await expect(rollback(dir, "lotus", undefined, input())).rejects.toThrow("brand history lotus");
    expect(await live()).toEqual({ "tenant.json": "a" });
  });

  test("T9 after a rollback and a new publish, a rollback reverts only that publish", async () => {
    await published("a", "bad");
    await rollback(dir, "lotus", undefined, input());
    await published("better");
    await rollback(dir, "lotus", undefined, input());
    expect(await live()).toEqual({ "tenant.json": "a" });
  });

  test("T9 manual edits are reverted first, then the last publish", async () => {
    await published("a", "b");
    writeFileSync(join(dir, "lotus/tenant.json"), "edited");
    await rollback(dir, "lotus", undefined, input());
    expect(await live()).toEqual({ "tenant.json": "b" });
    await rollback(dir, "lotus", undefined, input());
    expect(await live()).toEqual({ "tenant.json": "a" });
  });

  test("T9 after any publishes, rollbacks end, and none restores a state that an earlier rollback reverted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 5 }), async (states) => {
        rmSync(dir, { recursive: true, force: true });
        mkdirSync(dir);
        await published(...states);
        const left: string[] = [];
        for (let step = 0; step < 6; step += 1) {
          const before = (await live())["tenant.json"] ?? "";
          const done = await rollback(dir, "lotus", undefined, input()).catch(() => null);
          if (done === null) return;
          left.push(before);
          expect(left).not.toContain((await live())["tenant.json"]);
        }
        throw new Error("rollbacks did not end");
      }),
      { numRuns: 25 },
    );
  });
});

describe("a removed brand", () => {
  test("T9 its folder is deleted, its files are kept as a version with author and reason, and a rollback restores them", async () => {
    await put(join(dir, "lotus"), { "tenant.json": "a", "assets/a.svg": "A" });
    expect(await removeBrand(dir, "lotus", change)).toMatchObject({ id: "1", by: "ann", reason: "removed: closed" });
    expect(existsSync(join(dir, "lotus"))).toBe(false);
    expect(await rollback(dir, "lotus", undefined, input())).toMatchObject({ status: "published" });
    expect(await live()).toEqual({ "tenant.json": "a", "assets/a.svg": "A" });
  });

  test("T9 an earlier version can be restored too", async () => {
    await published("a", "b");
    await removeBrand(dir, "lotus", change);
    await rollback(dir, "lotus", "1", input());
    expect(await live()).toEqual({ "tenant.json": "a" });
  });

  test("T9 a removal leaves no files and no lock", async () => {
    await published("a");
    await removeBrand(dir, "lotus", change);
    rmSync(join(dir, "next"), { recursive: true });
    expect([...(await readTree(dir)).keys()]).toEqual([]);
    expect(existsSync(lockFile(dir, "lotus"))).toBe(false);
  });

  test("T9 a running server stops serving it, and serves it again after the rollback", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
    const store = await openStore(folder);
    await removeBrand(folder.dir, "lotus", change);
    await untilStore(store, () => hostAnswer(store, "lotus.test") === "unknown");
    expect(hostAnswer(store, "harbor.test")).toBe("harbor member");
    await rollback(folder.dir, "lotus", undefined, input());
    await untilStore(store, () => hostAnswer(store, "lotus.test") === "lotus member");
  });

  test("T9 a folder with an invalid brand name is forgotten when it is deleted", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), { ...aBrand("x"), code: "Bad Name" });
    const store = await openStore(folder, { watch: false });
    expect(store.health().map(({ code, state }) => [code, state])).toEqual([
      ["Bad Name", "broken"],
      ["lotus", "live"],
    ]);
    folder.remove("Bad Name");
    await store.reload();
    expect(store.health().map(({ code }) => code)).toEqual(["lotus"]);
  });
});

describe("a renamed brand", () => {
  test("T9 its versions and its draft are moved with it, and no lock remains", async () => {
    await published("a", "b");
    await makeDraft(dir, "lotus");
    await renameBrand(dir, "lotus", "lily");
    expect(await live("lily")).toEqual({ "tenant.json": "b" });
    expect((await listVersions(dir, "lily")).map(({ id }) => id)).toEqual(["2", "1"]);
    expect(existsSync(draftFolder(dir, "lily"))).toBe(true);
    expect(existsSync(lockFile(dir, "lily"))).toBe(false);
    expect(await versionIds(dir, "lotus")).toEqual([]);
    await rollback(dir, "lily", undefined, input());
    expect(await live("lily")).toEqual({ "tenant.json": "a" });
  });

  test("T9 a code that is taken or has versions of a former brand is refused, and nothing is moved", async () => {
    await published("a");
    await put(join(dir, "harbor"), { "tenant.json": "h" });
    await put(join(dir, "rose"), { "tenant.json": "r" });
    await removeBrand(dir, "rose", change);
    await expect(renameBrand(dir, "lotus", "harbor")).rejects.toThrow('"harbor" is already used');
    await expect(renameBrand(dir, "lotus", "rose")).rejects.toThrow('belongs to a removed brand "rose"');
    expect(await live()).toEqual({ "tenant.json": "a" });
    expect(await versionIds(dir, "lotus")).toEqual(["1"]);
  });
});
