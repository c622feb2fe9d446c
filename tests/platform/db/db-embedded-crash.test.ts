import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Embedded, startEmbedded } from "~/platform/db/embedded";
import { isAlive, lockedBy, runningPostmaster } from "~/platform/db/postmaster";
import { serverUser } from "~/platform/db/server-user";
import { quietLog } from "../../helpers/database";
import { type DatabaseProcess, makePlayground, type Playground, queryOnce } from "../../helpers/database-process";

// Processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let playground: Playground;

beforeAll(async () => {
  playground = await makePlayground();
});

afterAll(async () => {
  await playground.remove();
});

const place = (name: string) => join(playground.dir, name);
const lockOf = (name: string) => lockedBy(join(place(name), "pg", "data"));
const answers = async ({ app }: DatabaseProcess | Embedded) => (await queryOnce(app, "select 1 as one")).length === 1;

describe("two processes", () => {
  test("that start concurrently on an empty folder share one server; the last one to stop shuts it down", async () => {
    const dataDir = place("both");
    const [one, two] = await Promise.all([playground.start({ dataDir }), playground.start({ dataDir })]);
    expect(one.pid).toBe(two.pid);
    expect(await answers(one)).toBe(true);
    await one.stop();
    expect(await answers(two)).toBe(true);
    await two.stop();
    expect(lockOf("both")).toBeNull();
    await expect.poll(() => isAlive(two.pid)).toBe(false);
  });

  test("that stop concurrently leave no running server", async () => {
    const dataDir = place("both");
    const [one, two] = await Promise.all([playground.start({ dataDir }), playground.start({ dataDir })]);
    await Promise.all([one.stop(), two.stop()]);
    expect(lockOf("both")).toBeNull();
  });
});

describe("after kill -9 of the process that started it", () => {
  async function killAfterWriting(table: string, dieWithParent: boolean): Promise<DatabaseProcess> {
    const child = await playground.start({ dataDir: place("killed"), dieWithParent, durable: true });
    await queryOnce(child.owner, `create table ${table} as select generate_series(1, 1000) as n`);
    await child.kill();
    return child;
  }
  const count = ({ owner }: Embedded, table: string) => queryOnce(owner, `select count(*)::int as n from ${table}`);

  test("the next start uses the orphaned server without data loss and stops it at its own end", async () => {
    const killed = await killAfterWriting("orphan", false);
    expect(isAlive(killed.pid)).toBe(true);
    const next = await startEmbedded({ dataDir: place("killed"), log: quietLog });
    expect(next.pid).toBe(killed.pid);
    expect(await count(next, "orphan")).toEqual([{ n: 1000 }]);
    await next.stop();
    expect(lockOf("killed")).toBeNull();
  });

  test("the server stops too where the system supports it, and the next start takes over", async () => {
    await killAfterWriting("taken", true);
    const next = await startEmbedded({ dataDir: place("killed"), log: quietLog });
    expect(await count(next, "taken")).toEqual([{ n: 1000 }]);
    await next.stop();
  });

  test("another process that uses the server continues", async () => {
    const starter = await playground.start({ dataDir: place("killed") });
    const other = await startEmbedded({ dataDir: place("killed"), log: quietLog, durable: false });
    await starter.kill();
    await expect.poll(() => answers(other)).toBe(true);
    await expect.poll(() => runningPostmaster(join(place("killed"), "pg", "data"))).toBe(other.pid);
    await other.stop();
    expect(lockOf("killed")).toBeNull();
  });
});

test("a server that dies while in use is restarted", async () => {
  const embedded = await startEmbedded({ dataDir: place("both"), log: quietLog });
  const { pid } = embedded;
  process.kill(pid, "SIGKILL");
  await expect.poll(async () => embedded.pid !== pid && (await answers(embedded))).toBe(true);
  await embedded.stop();
});

test("lock files whose process id belongs to another program do not prevent the start", async () => {
  const [data, socketDir] = [join(place("both"), "pg", "data"), join(place("both"), "pg", "socket")];
  const user = serverUser(data);
  const stranger = spawn("sleep", ["60"], { stdio: "ignore", ...(user ? { uid: user.uid, gid: user.gid } : {}) });
  const lock = `${stranger.pid}\n${data}\n0\n5432\n\n\n  0 0\n`;
  await writeFile(join(data, "postmaster.pid"), lock);
  await writeFile(join(socketDir, ".s.PGSQL.5432.lock"), lock, { mode: 0o644 });
  const embedded = await startEmbedded({ dataDir: place("both"), log: quietLog });
  expect(await answers(embedded)).toBe(true);
  expect(embedded.pid).not.toBe(stranger.pid);
  await embedded.stop();
  stranger.kill();
});

test("a server that cannot start is reported with its own error message", async () => {
  const data = join(place("both"), "pg", "data");
  await writeFile(join(data, "postgresql.auto.conf"), "nonsense = 1\n");
  await expect(startEmbedded({ dataDir: place("both"), log: quietLog })).rejects.toThrow(/did not start.*nonsense/s);
  expect(readFileSync(join(place("both"), "pg", "postgres.log"), "utf8")).toContain("nonsense");
});
