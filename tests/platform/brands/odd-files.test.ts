import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkBrand } from "~/platform/brands/load";
import { makeBrand } from "~/platform/brands/new-brand";
import { publish } from "~/platform/brands/publish";
import { MAX_BRAND_FILES } from "~/platform/brands/read-file";
import {
  aBrand,
  aTenantsFolder,
  checkedTenants,
  healthOf,
  hostAnswer,
  openStore,
  TEXTS,
  type TestFolder,
  untilStore,
} from "../../helpers/tenants";

/** Creates an odd file at a path. Root ignores file modes, so only other users test forbidden ones. */
type Put = (path: string) => void | Promise<void>;

const KINDS: Readonly<Record<string, Put>> = {
  "a named pipe": (path) => void execFileSync("mkfifo", [path]),
  "a socket": async (path) => {
    // The path of a socket is limited to 108 characters.
    const server = createServer();
    await new Promise<void>((done) => server.listen(path, done));
    onTestFinished(() => void server.close());
  },
  "a folder": (path) => void mkdirSync(path),
  "a link to a device": (path) => symlinkSync("/dev/zero", path),
  "a link out of the folder": (path) => symlinkSync("/etc/hostname", path),
  "a link to nowhere": (path) => symlinkSync("nowhere.json", path),
  "a link in a circle": (path) => symlinkSync(path, path),
  "a file of 1 GB": (path) => {
    writeFileSync(path, "");
    truncateSync(path, 1024 ** 3);
  },
  ...(process.getuid?.() === 0 ? {} : { "an unreadable file": (path) => writeFileSync(path, "{}", { mode: 0 }) }),
};

const PLACES = ["tenant.json", "pages/HELP.json", "content/banners.json", "locales/EN.json", "assets/logo.png"];

/** Creates two valid brands; then `lotus` gets an odd file at a path of its folder. */
async function withOdd(place: string, put: Put, base = "lotus"): Promise<TestFolder> {
  const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
  const path = join(folder.dir, base, place);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  await put(path);
  return folder;
}

/** Every kind at every place; in `npm test`, each kind at one place, in turn. */
const CASES = Object.entries(KINDS).flatMap(([kind, put], at) =>
  PLACES.filter((_, place) => process.env["TEST_FULL"] || place === at % PLACES.length).map(
    (place) => [kind, place, put] as const,
  ),
);

/** A folder in place of a file is empty, so copies ignore it. */
const FILES = CASES.filter(([kind]) => kind !== "a folder");

describe("odd files: an odd file affects only its own brand", () => {
  test.each(CASES)(
    "odd files: %s as %s is reported with its name, and the other brand is served",
    async (kind, place, put) => {
      const store = await openStore(await withOdd(place, put), { watch: false });
      expect(hostAnswer(store, "harbor.test")).toBe("harbor member");
      const { problems, state } = healthOf(store, "lotus");
      expect([kind, state]).toEqual([kind, "broken"]);
      expect(problems.map(({ file }) => file)).toContain(`lotus/${place}`);
    },
  );

  test.each(CASES)("odd files: %s that replaces %s keeps the last good version", async (_kind, place, put) => {
    const folder = aTenantsFolder(aBrand("lotus", { name: "Good" }), aBrand("harbor"));
    const store = await openStore(folder, { watch: false });
    const path = join(folder.dir, "lotus", place);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
    await put(path);
    await store.reload(["lotus"]);
    expect(healthOf(store, "lotus").state).toBe("stale");
    expect(store.get("lotus")?.config.name).toBe("Good");
    rmSync(path, { recursive: true, force: true });
    folder.add(aBrand("lotus", { name: "Mended" }));
    await store.reload(["lotus"]);
    expect(healthOf(store, "lotus")).toMatchObject({ state: "live", problems: [], name: "Mended" });
  });

  test.each(Object.entries(KINDS).filter(([kind]) => kind !== "a folder"))(
    "odd files: %s with a name that no brand file has is not opened",
    async (_kind, put) => {
      for (const place of ["notes.txt", ".hidden", ".publishing"]) {
        const store = await openStore(await withOdd(place, put), { watch: false });
        // A new publish marker delays reading until the publish ends.
        if (place !== ".publishing") expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
        expect(hostAnswer(store, "harbor.test")).toBe("harbor member");
      }
    },
  );

  test.each(["pages", "content", "locales", "assets"])(
    "odd files: a pipe or an outside link in place of the folder %s is reported",
    async (place) => {
      for (const put of [
        KINDS["a named pipe"],
        KINDS["a link in a circle"],
        (path: string) => symlinkSync("/etc", path),
      ]) {
        const store = await openStore(await withOdd(place, put as Put), { watch: false });
        expect(healthOf(store, "lotus").problems.map(({ file }) => file)).toEqual([`lotus/${place}`]);
        expect(hostAnswer(store, "harbor.test")).toBe("harbor member");
      }
    },
  );

  test.each(Object.entries(KINDS))("odd files: %s in the tenants folder hides no brand", async (_kind, put) => {
    const folder = aTenantsFolder(aBrand("lotus"));
    await put(join(folder.dir, "odd"));
    const store = await openStore(folder, { watch: false });
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
    await store.reload();
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  });

  test("odd files: a folder with too many files is reported, and none of them is read", async () => {
    for (const place of ["", "pages/", "assets/"]) {
      const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
      mkdirSync(join(folder.dir, "lotus", place), { recursive: true });
      for (let at = 0; at <= MAX_BRAND_FILES; at += 1)
        writeFileSync(join(folder.dir, "lotus", `${place}x${at}.json`), "");
      const store = await openStore(folder, { watch: false });
      expect(healthOf(store, "lotus").problems.map(({ words }) => words.key)).toContain("tooManyFiles");
      expect(hostAnswer(store, "harbor.test")).toBe("harbor member");
    }
  });

  test("odd files: a name with invalid bytes is reported with a printable name", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
    for (const name of [Buffer.from([0x78, 0xff, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), Buffer.from("a\nb.json")]) {
      mkdirSync(join(folder.dir, "lotus/pages"), { recursive: true });
      const path = Buffer.concat([Buffer.from(`${folder.dir}/lotus/pages/`), name]);
      writeFileSync(path, "{}");
      const store = await openStore(folder, { watch: false });
      expect(healthOf(store, "lotus").problems[0]?.words.key).toBe("oddName");
      expect(healthOf(store, "lotus").problems[0]?.file).toMatch(/^lotus\/pages\/[\x20-\x7e]+$/);
      rmSync(path);
    }
  });

  test("odd files: deeply nested folders are not read", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
    mkdirSync(join(folder.dir, "lotus/pages", ...Array.from({ length: 200 }, () => "d")), { recursive: true });
    const store = await openStore(folder, { watch: false });
    expect(healthOf(store, "lotus").problems.map(({ file }) => file)).toEqual(["lotus/pages/d"]);
  });

  test("odd files: a file that never stops growing is reported, and the last good version stays", async () => {
    const folder = aTenantsFolder(aBrand("lotus"), aBrand("harbor"));
    const store = await openStore(folder);
    let size = 0;
    const timer = setInterval(() => {
      size += 1;
      folder.write("lotus/tenant.json", `{ "name": "${"x".repeat(size)}`);
    }, 1);
    onTestFinished(() => clearInterval(timer));
    await untilStore(store, () => healthOf(store, "lotus").problems.length > 0);
    expect(hostAnswer(store, "lotus.test")).toBe("lotus member");
  });

  test("odd files: a link inside the brand's folder is followed, because mounted volumes contain such links", async () => {
    const folder = aTenantsFolder(aBrand("lotus"));
    folder.write("lotus/..data/EN.json", { "home:title": "Linked" });
    mkdirSync(join(folder.dir, "lotus/locales"));
    symlinkSync("../..data/EN.json", join(folder.dir, "lotus/locales/EN.json"));
    const store = await openStore(folder, { watch: false });
    expect(store.get("lotus")?.texts["EN"]?.["home:title"]).toBe("Linked");
  });
});

describe("odd files: copies of a brand's files contain no odd files", () => {
  const place = (dir: string) => ({
    ...checkedTenants(dir),
    schemas: `${process.cwd()}/schemas`,
    port: 3000,
    localPort: 3000,
  });
  const input = (dir: string) => ({
    reason: "r",
    by: "b",
    when: 1,
    check: (folder: string) => checkBrand(checkedTenants(dir), "lotus", folder, { knownTexts: TEXTS }),
  });

  test.each(FILES)("odd files: %s as %s: publish and copy refuse it by its name", async (_kind, at, put) => {
    const { dir } = await withOdd(at, put);
    await expect(publish(dir, "lotus", join(dir, "lotus"), input(dir))).rejects.toThrow(
      at === "tenant.json" ? "lotus" : at,
    );
    if (at === "tenant.json") return;
    await expect(makeBrand(place(dir), { code: "copy", from: "lotus" })).rejects.toThrow(at);
  });

  test.each(CASES)(
    "odd files: %s as %s of a draft or of a kept version is reported by the check",
    async (_kind, at, put) => {
      for (const base of [".drafts/lotus", ".versions/lotus/1/files"]) {
        const { dir } = await withOdd(at, put, base);
        if (at !== "tenant.json") writeFileSync(join(dir, base, "tenant.json"), "{}");
        const problems = await checkBrand(checkedTenants(dir), "lotus", join(dir, base), { knownTexts: TEXTS });
        expect(problems.map(({ file }) => file)).toContain(`${base}/${at}`);
      }
    },
  );
});
