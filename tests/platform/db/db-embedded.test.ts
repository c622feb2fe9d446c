import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Embedded, startEmbedded } from "~/platform/db/embedded";
import { isAlive } from "~/platform/db/postmaster";
import { quietLog } from "../../helpers/database";
import { makePlayground, type Playground, queryOnce } from "../../helpers/database-process";

// Processes are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let playground: Playground;
let dataDir: string;
let embedded: Embedded;

beforeAll(async () => {
  playground = await makePlayground();
  dataDir = join(playground.dir, "data");
  embedded = await startEmbedded({ dataDir, log: quietLog });
});

afterAll(async () => {
  await embedded.stop();
  await playground.remove();
});

describe("the embedded database", () => {
  test("never runs as root", () => {
    const uid = Number(execFileSync("ps", ["-o", "uid=", "-p", String(embedded.pid)], { encoding: "utf8" }));
    expect(uid).not.toBe(0);
    expect(statSync(join(dataDir, "pg", "data")).uid).toBe(uid);
  });

  test("listens on a Unix socket only, without SSL, with locale C and UTF8, and syncs to disk", async () => {
    const names = ["listen_addresses", "ssl", "lc_messages", "server_encoding", "fsync", "synchronous_commit"];
    const [row] = await queryOnce(
      embedded.owner,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join()},
         datcollate as collate, current_setting('server_version_num')::int / 10000 as major
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      listen_addresses: "",
      ssl: "off",
      lc_messages: "C",
      server_encoding: "UTF8",
      fsync: "on",
      synchronous_commit: "on",
      collate: "C",
      major: 18,
    });
  });

  test("connects the program as a role that is bound by row-level security", async () => {
    const [row] = await queryOnce(
      embedded.app,
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user",
    );
    expect(row).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  });

  test("requires a password on the socket", async () => {
    const client = new pg.Client({ ...embedded.owner, password: "guess" });
    await expect(client.connect()).rejects.toMatchObject({ code: "28P01" });
  });

  test("keeps passwords, data and socket private", () => {
    const mode = (name: string) => statSync(join(dataDir, "pg", name)).mode & 0o777;
    expect([mode("owner.password"), mode("app.password"), mode("postgres.log")]).toEqual([0o600, 0o600, 0o600]);
    expect([mode("data"), statSync(embedded.app.host).mode & 0o777]).toEqual([0o700, 0o700]);
  });

  test("stops cleanly, starts again and keeps its data", async () => {
    await queryOnce(embedded.owner, "create table kept as select 42 as answer");
    const { pid } = embedded;
    await embedded.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(embedded.app.host, ".s.PGSQL.5432"))).toBe(false);

    embedded = await startEmbedded({ dataDir, log: quietLog });
    expect(await queryOnce(embedded.owner, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  test("uses a short private socket folder when the path of the data folder is too long", async () => {
    const long = join(playground.dir, "a".repeat(90), "data");
    const child = await playground.start({ dataDir: long });
    expect(child.app.host.length).toBeLessThan(60);
    expect(statSync(child.app.host).mode & 0o777).toBe(0o700);
    expect(await queryOnce(child.app, "select 1 as one")).toEqual([{ one: 1 }]);
    await child.stop();
    await rm(child.app.host, { recursive: true });
  });

  test("refuses data of another PostgreSQL version with an explanation", async () => {
    await mkdir(join(playground.dir, "other", "pg", "data"), { recursive: true });
    await writeFile(join(playground.dir, "other", "pg", "data", "PG_VERSION"), "17\n");
    const start = startEmbedded({ dataDir: join(playground.dir, "other"), log: quietLog });
    await expect(start).rejects.toThrow(/created by PostgreSQL 17.*backup/s);
  });
});
