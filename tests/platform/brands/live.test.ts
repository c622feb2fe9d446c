import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BrandSnapshot } from "~/platform/brands/types";
import {
  aBrand,
  aTenantsFolder,
  healthOf,
  hostAnswer,
  openStore,
  type TestFolder,
  untilStore,
} from "../../helpers/tenants";

const tenant = (over: object): object => aBrand("lotus", over).files["tenant.json"] as object;

describe("T2 a brand consists of files only and is live as soon as they are saved", () => {
  test("a new folder becomes a brand", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder);
    const changes: string[] = [];
    store.onChange((codes) => changes.push(...codes));
    folder.add(aBrand("fifth"));
    await untilStore(store, () => hostAnswer(store, "fifth.test") === "fifth member");
    expect(changes).toEqual(["fifth"]);
    expect(store.health().map(({ code, state }) => [code, state])).toEqual([
      ["fifth", "live"],
      ["lotus", "live"],
    ]);
  });

  test("a folder moved into place becomes a brand, and its pages and contents are watched", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder);
    folder.add({ ...aBrand("fifth"), code: "_aside" });
    renameSync(join(folder.dir, "_aside"), join(folder.dir, "fifth"));
    await untilStore(store, () => store.get("fifth") !== undefined);
    folder.write("fifth/pages/NEWS.json", newsPage("/news"));
    await untilStore(store, () => store.get("fifth")?.pages.NEWS !== undefined);
    folder.write("fifth/pages/NEWS.json", newsPage("/latest"));
    await untilStore(store, () => store.get("fifth")?.pages.NEWS?.props.path === "/latest");
  });

  test("removing a folder removes its hosts", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("fifth"));
    const store = await openStore(folder);
    folder.remove("fifth");
    await untilStore(store, () => hostAnswer(store, "fifth.test") === "unknown");
    expect(store.health().map(({ code }) => code)).toEqual(["lotus"]);
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  });

  test("a folder replaced by another of the same name is read and stays watched", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder);
    folder.add({ ...aBrand("lotus", { name: "Second" }), code: "_second" });
    renameSync(join(folder.dir, "lotus"), join(folder.dir, "_first"));
    renameSync(join(folder.dir, "_second"), join(folder.dir, "lotus"));
    await untilStore(store, () => store.get("lotus")?.config.name === "Second");
    folder.write("lotus/tenant.json", tenant({ name: "Third" }));
    await untilStore(store, () => store.get("lotus")?.config.name === "Third");
  });

  test("pitfalls: each of several replacements of a file by rename is detected", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder, { pollMs: 3_600_000 });
    for (const name of ["one", "two", "three", "four"]) {
      folder.replace("lotus/tenant.json", tenant({ name }));
      await untilStore(store, () => store.get("lotus")?.config.name === name);
    }
  });

  test("a change of the base reaches every brand", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("fifth", { flags: { snow: false } }));
    const store = await openStore(folder);
    const before = store.get("lotus")?.version;
    folder.write("base/tenant.json", { ...readBase(folder), flags: { snow: true } });
    await untilStore(store, () => store.get("lotus")?.flags.snow === true && store.get("fifth")?.version !== undefined);
    expect(store.get("lotus")?.version).not.toBe(before);
    expect(store.get("fifth")?.flags.snow).toBe(false);
  });

  test("rewriting a file without a change creates no new version and notifies no listener", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("fifth"));
    const store = await openStore(folder);
    const changes: string[] = [];
    store.onChange((codes) => changes.push(...codes));
    folder.write("lotus/tenant.json", tenant({}));
    await store.reload(["lotus"]);
    folder.write("fifth/tenant.json", aBrand("fifth", { name: "New" }).files["tenant.json"] ?? null);
    await untilStore(store, () => store.get("fifth")?.config.name === "New");
    expect(changes).toEqual(["fifth"]);
  });
});

describe("T8 a broken file keeps the last good version", () => {
  test("the brand stays live with state stale and a reported problem, and is live again after the repair", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const log: object[] = [];
    const store = await openStore(folder, { log: { info: () => {}, warn: (details) => log.push(details) } });
    const good = store.get("lotus");
    folder.write("lotus/tenant.json", tenant({ flags: { freePlya: true } }));
    await untilStore(store, () => healthOf(store, "lotus").state === "stale");
    expect(store.get("lotus")).toBe(good);
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
    expect(healthOf(store, "lotus").problems[0]).toMatchObject({ file: "lotus/tenant.json", nearest: "freePlay" });
    expect(log).toMatchObject([{ code: "lotus", problems: [{ pointer: "/flags/freePlya" }] }]);
    folder.write("lotus/tenant.json", tenant({ flags: { freePlay: true } }));
    await untilStore(store, () => healthOf(store, "lotus").state === "live");
    expect(healthOf(store, "lotus").problems).toEqual([]);
    expect(store.get("lotus")?.flags.freePlay).toBe(true);
  });

  test.each([
    ["a wrong key", JSON.stringify({ ...tenant({}), nmae: 1 }, null, 2)],
    ["a missing value", JSON.stringify({ ...tenant({}), origin: undefined }, null, 2)],
    ["JSON that does not parse", '{ "name": "Lotus", "hosts": { "member": ["lotus.test"], "agent": [] }, oops'],
  ])("a brand broken at start by %s affects only its own hosts, and is live after the repair", async (_what, text) => {
    const folder = aTenantsFolder(aBrand("fifth"), { code: "lotus", files: { "tenant.json": text } });
    const store = await openStore(folder);
    expect(hostAnswer(store, "lotus.test")).toBe("broken lotus");
    expect(hostAnswer(store, "fifth.test")).toBe("fifth member");
    expect(healthOf(store, "lotus")).toMatchObject({ state: "broken", filesVersion: null, loadedAt: null });
    folder.write("lotus/tenant.json", tenant({}));
    await untilStore(store, () => hostAnswer(store, "lotus.test") === "lotus member");
  });

  test("a broken brand never takes a host from a brand that is served", async () => {
    const broken = { ...aBrand("lotus").files, "tenant.json": { hosts: { member: ["fifth.test", "lotus.test"] } } };
    const store = await openStore(aTenantsFolder(aBrand("fifth"), { code: "lotus", files: broken }));
    expect(hostAnswer(store, "fifth.test")).toBe("fifth member");
    expect(hostAnswer(store, "lotus.test")).toBe("broken lotus");
  });

  test("one invalid page among valid changes: no part of the change is served", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder, { watch: false });
    folder.write("lotus/tenant.json", tenant({ name: "New" }));
    folder.write("lotus/pages/NEWS.json", '{ "type": "page" }');
    await store.reload(["lotus"]);
    expect(store.get("lotus")?.config.name).toBe("lotus");
    expect(healthOf(store, "lotus").state).toBe("stale");
  });

  test("a broken base: every brand stays live, no brand can change, and all is live again after the repair", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder);
    const base = readBase(folder);
    folder.write("base/tenant.json", { ...base, tiemZone: "UTC" });
    await untilStore(store, () => healthOf(store, "lotus").state === "stale");
    expect(healthOf(store, "lotus").problems[0]).toMatchObject({ file: "base/tenant.json", nearest: "timeZone" });
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
    folder.write("base/tenant.json", base);
    await untilStore(store, () => healthOf(store, "lotus").state === "live");
  });

  test("a base that is broken at start: the hosts of all brands answer 503", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    folder.write("base/tenant.json", "{");
    const store = await openStore(folder);
    expect(hostAnswer(store, "lotus.test")).toBe("broken lotus");
    expect(healthOf(store, "lotus").problems[0]?.file).toBe("base/tenant.json");
  });

  test("a missing tenants folder is an error at start", async () => {
    const folder = aTenantsFolder();
    folder.remove("");
    await expect(openStore(folder)).rejects.toThrow(/ENOENT/);
  });
});

describe("pitfalls: a file read half-written", () => {
  test("a 400 kB file rewritten in a loop is served completely or not at all, and no error is reported", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    // Long enough for a slow machine: a write that pauses longer is reported, as the next test shows.
    const store = await openStore(folder, { graceMs: 60_000 });
    const seen: Set<string>[] = [];
    const told: string[] = [];
    store.onChange(() => {
      seen.push(roundsOf(store.get("lotus")));
      for (const problem of healthOf(store, "lotus").problems) told.push(problem.message);
    });
    // Each round truncates the file and writes it in pieces, like an editor or a copy.
    const file = join(folder.dir, "lotus/content/help.json");
    // Repeats until an intermediate state has been read.
    do {
      const last = await rewriteInAnotherProcess(file);
      await untilStore(store, () => roundsOf(store.get("lotus")).has(last));
    } while (seen.length < 3);
    expect(seen.filter((rounds) => rounds.size > 1)).toEqual([]);
    expect(told).toEqual([]);
  });

  test("a file that stays truncated is reported", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    const store = await openStore(folder);
    folder.write("lotus/tenant.json", JSON.stringify(tenant({})).slice(0, 40));
    await untilStore(store, () => healthOf(store, "lotus").state === "stale");
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  });

  test("files are not read while a publish marker exists; an old marker is ignored", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("fifth"));
    const store = await openStore(folder);
    folder.write("lotus/.publishing", "7");
    folder.write("lotus/tenant.json", tenant({ name: "Half" }));
    folder.write("fifth/tenant.json", aBrand("fifth", { name: "Other" }).files["tenant.json"] ?? null);
    await untilStore(store, () => store.get("fifth")?.config.name === "Other");
    await store.reload(["lotus"]);
    expect(store.get("lotus")?.config.name).toBe("lotus");
    expect(healthOf(store, "lotus").problems).toEqual([]);
    const old = new Date(Date.now() - 60_000);
    utimesSync(join(folder.dir, "lotus/.publishing"), old, old);
    await untilStore(store, () => store.get("lotus")?.config.name === "Half");
  });
});

describe("demo brands", () => {
  test("are listed but not served outside demo mode, and claim no host", async () => {
    const demo = aBrand("show", { demo: true, hosts: { member: ["lotus.test"] } });
    const store = await openStore(aTenantsFolder(aBrand("lotus"), demo), { demo: false });
    expect(healthOf(store, "show")).toMatchObject({ state: "skipped", name: "show", hosts: [] });
    expect(store.get("show")).toBeUndefined();
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  });
});

function newsPage(path: string): object {
  const main = { type: "area", children: { a: { type: "text", props: { body: "x" } } } };
  return { type: "page", props: { path, title: "News" }, children: { main } };
}

function readBase(folder: TestFolder): object {
  return JSON.parse(readFileSync(join(folder.dir, "base/tenant.json"), "utf8")) as object;
}

/** Rewrites a content file 40 times in another process, in place and in pieces. @returns name of the last round */
async function rewriteInAnotherProcess(file: string): Promise<string> {
  const program = `
    const fs = require("node:fs");
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    fs.mkdirSync(require("node:path").dirname(process.argv[1]), { recursive: true });
    for (let round = 1; round <= 40; round += 1) {
      const items = {};
      for (let i = 0; i < 400; i += 1) items["s" + i] = { title: String(round), html: "x".repeat(1000) };
      const text = JSON.stringify({ items });
      const handle = fs.openSync(process.argv[1], "w");
      for (let at = 0; at < text.length; at += 60000) {
        fs.writeSync(handle, text.slice(at, at + 60000));
        if (round % 4 === 0) wait(3);
      }
      fs.closeSync(handle);
      wait(round % 3 === 0 ? 40 : 2);
    }`;
  const child = spawn(process.execPath, ["-e", program, file], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(0);
  return "40";
}

/** Returns the rounds whose items are served: more than one means a mixture. */
function roundsOf(brand: BrandSnapshot | undefined): Set<string> {
  const items = Object.entries(brand?.content.help.items ?? {}).filter(([id]) => /^s\d+$/.test(id));
  return new Set(items.map(([, item]) => String(item.title)));
}
