import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { packagedBinaries, platformProblem, usableBinaries } from "~/platform/db/binaries";
import { findDatabaseFolder } from "~/platform/db/data-folders";
import { startEmbedded } from "~/platform/db/embedded";
import { quietLog } from "../../helpers/database";
import { type DatabaseProcess, makePlayground, type Playground, queryOnce } from "../../helpers/database-process";

// Processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = process.getuid?.() === 0;
const nobody = root ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : -1;
const user = { name: "nobody", uid: nobody, gid: nobody };

let playground: Playground;
let running: DatabaseProcess[] = [];
const outside: string[] = [];

beforeAll(async () => {
  playground = await makePlayground();
});

afterEach(async () => {
  for (const child of running) await child.stop();
  running = [];
});

afterAll(async () => {
  await playground.remove();
  for (const folder of outside) await rm(folder, { recursive: true, force: true });
});

const links = (native: string) =>
  JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as { target: string }[];

async function withoutLinks(name: string): Promise<string> {
  const native = await playground.copyNative(name);
  for (const { target } of links(native)) await rm(join(native, "..", target), { force: true });
  return native;
}

describe("a user id without a name", () => {
  test.runIf(root)("start: explains the solution when the system has no name for the user id", async () => {
    const dataDir = join(playground.dir, "nameless");
    await mkdir(dataDir);
    await chown(dataDir, 54_321, 54_321);
    await expect(playground.start({ dataDir }, 54_321)).rejects.toThrow(
      /as the user id 54321, which has no name on this system.*\/etc\/passwd.*DATABASE_URL/,
    );
  });
});

describe("root and a home with mode 0700", () => {
  test.runIf(root)(
    "data and binaries are moved to a place that the server's user can read, and are found again",
    async () => {
      const home = join(playground.dir, "home");
      await mkdir(home, { mode: 0o700 });
      const native = await withoutLinks("home/clone/package");
      const dataDir = join(home, "clone", ".data");

      const first = await playground.start({ dataDir, native });
      const base = readFileSync(join(dataDir, "pg.location"), "utf8").trim();
      outside.push(base);
      await queryOnce(first.owner, "create table kept as select 1 as one");
      await first.stop();

      const second = await playground.start({ dataDir, native });
      running.push(second);
      expect(second.app.host.startsWith(base)).toBe(true);
      expect(await queryOnce(second.owner, "select one from kept")).toEqual([{ one: 1 }]);
      expect(lstatSync(base).mode & 0o777).toBe(0o711);
    },
  );

  test.runIf(root)("a copy of the data folder does not share the database of the original", async () => {
    const [first, copy] = [join(playground.dir, "closed", "a"), join(playground.dir, "closed", "b")];
    await mkdir(join(playground.dir, "closed"), { mode: 0o700 });
    outside.push(await findDatabaseFolder(first, user));
    await mkdir(copy);
    await copyFile(join(first, "pg.location"), join(copy, "pg.location"));
    await expect(findDatabaseFolder(copy, user)).rejects.toThrow(/is a copy of .*closed\/a.*Delete/);
  });

  test.runIf(root)("concurrent starts agree on one place", async () => {
    const dataDir = join(playground.dir, "closed", "c");
    const bases = await Promise.all([
      findDatabaseFolder(dataDir, user),
      findDatabaseFolder(dataDir, user),
      findDatabaseFolder(dataDir, user),
    ]);
    outside.push(...bases);
    expect(new Set(bases).size).toBe(1);
  });

  test.runIf(root)(
    "a folder that becomes inaccessible after the first start is reported, and no second database is created",
    async () => {
      const home = join(playground.dir, "later");
      await mkdir(join(home, "data", "pg"), { recursive: true });
      await chmod(home, 0o700);
      await expect(findDatabaseFolder(join(home, "data"), user)).rejects.toThrow(`chmod o+x ${home}`);
    },
  );
});

describe("an ordinary user", () => {
  test.runIf(root)("starts the database under the user's own id, in a home that is closed to others", async () => {
    const home = await mkdtemp(join(playground.dir, "nobody-"));
    execFileSync("chown", [String(nobody), home]);
    const native = await playground.copyNative("readable");
    const child = await playground.start({ dataDir: join(home, "data"), native }, nobody);
    running.push(child);
    expect(lstatSync(join(home, "data", "pg", "owner.password")).uid).toBe(nobody);
    expect(Number(execFileSync("ps", ["-o", "uid=", "-p", String(child.pid)], { encoding: "utf8" }))).toBe(nobody);
  });

  test.runIf(root)("gets an error that names the setting when the data folder is not writable", async () => {
    const closed = await mkdtemp(join(playground.dir, "roots-"));
    const start = playground.start({ dataDir: join(closed, "data"), native: packagedBinaries() }, nobody);
    await expect(start).rejects.toThrow(/cannot be written \(EACCES\): set DATA_DIR .* or set DATABASE_URL/);
  });

  test("gets an error that names the setting when the data folder is a file", async () => {
    const file = join(playground.dir, "file");
    await writeFile(file, "");
    await expect(startEmbedded({ dataDir: file, log: quietLog })).rejects.toThrow("set DATA_DIR");
  });
});

describe("PostgreSQL's package", () => {
  test("gets the links that its install scripts create", async () => {
    const native = await withoutLinks("bare");
    expect(await usableBinaries(native, playground.dir, null)).toBe(native);
    expect(links(native).filter(({ target }) => !existsSync(join(native, "..", target)))).toEqual([]);
  });

  test.runIf(root)(
    "is copied completely for a user who cannot read it, once for several concurrent starts",
    async () => {
      const native = await withoutLinks("private");
      await chmod(join(native, ".."), 0o700);
      const base = await mkdtemp(join(playground.dir, "base-"));
      const [one, two] = await Promise.all([usableBinaries(native, base, user), usableBinaries(native, base, user)]);
      expect(one).toBe(two);
      expect(await readdir(base)).toHaveLength(1);
      expect(links(native).filter(({ target }) => !existsSync(join(one, "lib", basename(target))))).toEqual([]);
    },
  );

  test.each([
    [{ platform: "linux", arch: "x64", glibc: undefined }, /glibc.*musl.*DATABASE_URL/],
    [{ platform: "win32", arch: "x64", glibc: undefined }, /win32-x64.*DATABASE_URL/],
    [{ platform: "linux", arch: "riscv64", glibc: "2.36" }, /linux-riscv64.*DATABASE_URL/],
  ])("requires DATABASE_URL on an unsupported machine: %o", (machine, words) => {
    expect(() => packagedBinaries(machine)).toThrow(words);
  });

  test("runs with glibc and on macOS", () => {
    expect(platformProblem({ platform: "linux", arch: "arm64", glibc: "2.36" })).toBeNull();
    expect(platformProblem({ platform: "darwin", arch: "arm64", glibc: undefined })).toBeNull();
  });
});
