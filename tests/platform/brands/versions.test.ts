import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashTree, readTree, writeTree } from "~/platform/brands/files";
import { lockFile, PUBLISHING, recoverPublish } from "~/platform/brands/live-files";
import { processStart } from "~/platform/brands/lock";
import { problemMessage } from "~/platform/brands/problem";
import { makeDraft, type PublishInput, publish, publishDraft, rollback } from "~/platform/brands/publish";
import { draftFolder, listVersions, readLiveState, versionFiles, versionsFolder } from "~/platform/brands/versions";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "versions-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const input = (more: Partial<PublishInput> = {}): PublishInput => {
  return { reason: "test", by: "ann", when: 1_700_000_000_000, check: async () => [], ...more };
};

const put = (folder: string, files: Record<string, string>) => {
  return writeTree(folder, new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
};

const live = (code = "lotus") => join(dir, code);
const liveHash = async (code = "lotus") => hashTree(await readTree(live(code)));
const texts = async (folder: string) => {
  return Object.fromEntries([...(await readTree(folder))].map(([path, content]) => [path, content.toString("utf8")]));
};

/** Creates a brand with two published versions; `b` is live. */
async function aBrandWithTwoVersions(): Promise<void> {
  await put(live(), { "tenant.json": "a", "assets/a.svg": "A" });
  await publish(dir, "lotus", live(), input({ reason: "first" }));
  await put(join(dir, "next"), { "tenant.json": "b", "pages/HELP.json": "{}" });
  await publish(dir, "lotus", join(dir, "next"), input({ reason: "second" }));
}

describe("T9 publish and rollback", () => {
  test("T9 a publish replaces all live files and records author, time and reason", async () => {
    await aBrandWithTwoVersions();
    expect(await texts(live())).toEqual({ "tenant.json": "b", "pages/HELP.json": "{}" });
    expect(existsSync(join(live(), "assets"))).toBe(false);
    const [second, first] = await listVersions(dir, "lotus");
    expect(second).toMatchObject({ id: "2", parent: "1", by: "ann", reason: "second", when: 1_700_000_000_000 });
    expect(first).toMatchObject({ id: "1", parent: null, reason: "first" });
  });

  test("T9 a rollback restores the exact bytes as a new version, and another rollback reverts it", async () => {
    await aBrandWithTwoVersions();
    const result = await rollback(dir, "lotus", undefined, input({ reason: "back" }));
    expect(result).toMatchObject({ status: "published", version: { id: "3", reason: "back" } });
    expect(await texts(live())).toEqual({ "tenant.json": "a", "assets/a.svg": "A" });
    await rollback(dir, "lotus", "2", input());
    expect(await texts(live())).toEqual({ "tenant.json": "b", "pages/HELP.json": "{}" });
  });

  test("T9 unpublished live files are kept as a version before they are replaced", async () => {
    await aBrandWithTwoVersions();
    writeFileSync(join(live(), "tenant.json"), "edited by hand");
    const result = await rollback(dir, "lotus", undefined, input());
    expect(result).toMatchObject({ status: "published", saved: { id: "3" }, version: { id: "4" } });
    expect((await texts(versionFiles(dir, "lotus", "3")))["tenant.json"]).toBe("edited by hand");
    expect((await texts(live()))["tenant.json"]).toBe("b");
  });

  test("T9 an invalid candidate changes no live file and creates no version", async () => {
    await aBrandWithTwoVersions();
    const before = await liveHash();
    await put(join(dir, "next"), { "tenant.json": "bad" });
    const problem = {
      file: "lotus/tenant.json",
      line: 1,
      column: 1,
      pointer: "",
      ...problemMessage("other", { reason: "not JSON" }),
    };
    const result = await publish(dir, "lotus", join(dir, "next"), input({ check: async () => [problem] }));
    expect(result).toEqual({ status: "invalid", problems: [problem] });
    expect(await liveHash()).toBe(before);
    expect(await listVersions(dir, "lotus")).toHaveLength(2);
  });

  test("T9 publishing unchanged live files creates no second version", async () => {
    await aBrandWithTwoVersions();
    const result = await publish(dir, "lotus", live(), input());
    expect(result).toMatchObject({ status: "unchanged", version: { id: "2" } });
  });

  test("T9 a kept version that was changed afterwards is not restored", async () => {
    await aBrandWithTwoVersions();
    writeFileSync(join(versionFiles(dir, "lotus", "1"), "tenant.json"), "tampered");
    await expect(rollback(dir, "lotus", "1", input())).rejects.toThrow("changed after it was stored");
  });

  test("T9 a symbolic link is refused, because a version must contain the bytes", async () => {
    await put(join(dir, "next"), { "tenant.json": "x" });
    symlinkSync("/etc/hostname", join(dir, "next", "secret.json"));
    await expect(publish(dir, "lotus", join(dir, "next"), input())).rejects.toThrow("symbolic link");
  });
});

describe("T9 an interrupted publish", () => {
  /** State after a kill in the middle: version 3 kept, marker set, half of the files replaced. */
  async function halfPublished(): Promise<void> {
    await aBrandWithTwoVersions();
    await rollback(dir, "lotus", "1", input());
    await put(live(), { "tenant.json": "a", "pages/HELP.json": "{}" });
    writeFileSync(join(live(), PUBLISHING), "3");
  }

  test("T9 is completed at the next start: the live files are the complete new version", async () => {
    await halfPublished();
    expect(await recoverPublish(dir, "lotus")).toBe("3");
    expect(await texts(live())).toEqual({ "tenant.json": "a", "assets/a.svg": "A" });
    expect(existsSync(join(live(), PUBLISHING))).toBe(false);
    expect(await recoverPublish(dir, "lotus")).toBeUndefined();
  });

  test("T9 is completed before the next publish, and its partial state is never kept as a version", async () => {
    await halfPublished();
    const result = await publish(dir, "lotus", join(dir, "next"), input());
    expect(result).toMatchObject({ status: "published", saved: null, version: { id: "4", parent: "3" } });
    expect(await texts(live())).toEqual({ "tenant.json": "b", "pages/HELP.json": "{}" });
  });

  test("T9 staged files that never became a version are deleted", async () => {
    await aBrandWithTwoVersions();
    const staged = join(versionsFolder(dir, "lotus"), ".staged-1");
    mkdirSync(join(staged, "files"), { recursive: true });
    await rollback(dir, "lotus", "1", input());
    expect(existsSync(staged)).toBe(false);
  });
});

describe("T9 concurrent publishes", () => {
  test("T9 of two concurrent publishes one succeeds and the other is refused with the name of the lock holder", async () => {
    await put(live(), { "tenant.json": "a" });
    await put(join(dir, "next"), { "tenant.json": "b" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered = () => {};
    const inside = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const check = async () => {
      entered();
      await held;
      return [];
    };
    const first = publish(dir, "lotus", live(), input({ check }));
    await inside;
    await expect(publish(dir, "lotus", join(dir, "next"), input())).rejects.toThrow(`process ${process.pid} on`);
    release();
    expect(await first).toMatchObject({ status: "published", version: { id: "1" } });
    expect(await listVersions(dir, "lotus")).toHaveLength(1);
  });

  test("T9 the lock of a dead process is taken over, even when its process id is in use again", async () => {
    await put(live(), { "tenant.json": "a" });
    const dead = { host: hostname(), pid: process.pid, started: "another start" };
    mkdirSync(versionsFolder(dir, "lotus"), { recursive: true });
    writeFileSync(lockFile(dir, "lotus"), JSON.stringify(dead));
    expect(await publish(dir, "lotus", live(), input())).toMatchObject({ status: "published" });
    expect(existsSync(lockFile(dir, "lotus"))).toBe(false);
  });

  test("T9 the lock of another machine is respected, because its process cannot be checked", async () => {
    await put(live(), { "tenant.json": "a" });
    mkdirSync(versionsFolder(dir, "lotus"), { recursive: true });
    writeFileSync(lockFile(dir, "lotus"), JSON.stringify({ host: "other", pid: 1, started: "1" }));
    await expect(publish(dir, "lotus", live(), input())).rejects.toThrow("process 1 on other");
    expect(readFileSync(lockFile(dir, "lotus"), "utf8")).toContain("other");
  });

  test("T9 a process is identified by its start time, and a dead process has none", async () => {
    expect(await processStart(process.pid)).not.toBe("");
    const pid = Number(execFileSync(process.execPath, ["-p", "process.pid"], { encoding: "utf8" }));
    expect(await processStart(pid)).toBe("");
  });
});

describe("T9 stale saves", () => {
  test("T9 a publish that expects another version is refused, and one that expects the live version succeeds", async () => {
    await aBrandWithTwoVersions();
    await put(join(dir, "next"), { "tenant.json": "c" });
    const stale = publish(dir, "lotus", join(dir, "next"), input({ expect: "1" }));
    await expect(stale).rejects.toThrow('stale: "lotus" is at version 2, expected 1');
    const fresh = await publish(dir, "lotus", join(dir, "next"), input({ expect: "2" }));
    expect(fresh).toMatchObject({ status: "published", version: { id: "3" } });
  });

  test("T9 files edited after the expected version make it stale; their hash is accepted as the expected version", async () => {
    await aBrandWithTwoVersions();
    writeFileSync(join(live(), "tenant.json"), "edited");
    await expect(rollback(dir, "lotus", "1", input({ expect: "2" }))).rejects.toThrow("edited files after version 2");
    const { hash } = await readLiveState(dir, "lotus");
    expect(await rollback(dir, "lotus", "1", input({ expect: hash.slice(0, 12) }))).toMatchObject({
      status: "published",
    });
  });

  test("T9 publishing a draft deletes it; a draft based on older live files is refused", async () => {
    await aBrandWithTwoVersions();
    const folder = await makeDraft(dir, "lotus");
    await expect(makeDraft(dir, "lotus")).rejects.toThrow("already has a draft");
    writeFileSync(join(folder, "tenant.json"), "draft");
    writeFileSync(join(live(), "tenant.json"), "edited meanwhile");
    await expect(publishDraft(dir, "lotus", input())).rejects.toThrow("changed after the draft was created");
    const { hash } = await readLiveState(dir, "lotus");
    expect(await publishDraft(dir, "lotus", input({ expect: hash }))).toMatchObject({
      status: "published",
      saved: { id: "3" },
    });
    expect((await texts(live()))["tenant.json"]).toBe("draft");
    expect(existsSync(draftFolder(dir, "lotus"))).toBe(false);
  });
});

describe("files", () => {
  test("T9 any tree can replace any other in the same folder, including a file in place of a folder", async () => {
    await put(live(), { a: "1", "b/c": "2", "b/d/e": "3" });
    await put(live(), { "a/x": "4", b: "5" });
    expect(await texts(live())).toEqual({ "a/x": "4", b: "5" });
  });
});
