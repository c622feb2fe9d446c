import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "~/platform/db/database";
import type { ConnectionSettings } from "~/platform/db/embedded";
import type { Log } from "~/platform/db/log";

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Creates a folder in the system's temporary folder that other users can traverse: as root, a data folder without access for the
 * database's user would move the database elsewhere. Remove it after use.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "livery-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Creates an empty database on the run's server, with all tables (without any for `migrate: false`). Close it after use; it is
 * removed with the server.
 */
export async function testDatabase(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const isEmpty = options.migrate === false;
  const databaseUrl = options.databaseUrl ?? (await freshDatabase(isEmpty ? "template1" : await migratedTemplate()));
  return openDatabase({ dataDir: "unused", log: quietLog, databaseUrl, prepares: true, ...options });
}

/** Returns the DATABASE_URL of a new database without tables, for processes that a test starts. */
export const testDatabaseUrl = (): Promise<string> => freshDatabase("template1");

async function freshDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = await runsServer();
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  return urlOf({ ...server, database: name });
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await runsServer());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TEMPLATE = "test_template";
let template: Promise<string> | undefined;

/** Creates the template database with all tables, once a run. Migrating each database took most of a site's start. */
function migratedTemplate(): Promise<string> {
  template ??= onServer(async (client) => {
    // One of the run's processes creates it.
    await client.query("select pg_advisory_lock(1)");
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
    if (rows.length > 0) return TEMPLATE;
    const url = new URL(await freshDatabase("template1"));
    const db = await openDatabase({ dataDir: "unused", log: quietLog, databaseUrl: url.href });
    await db.close();
    await client.query(`alter database ${url.pathname.slice(1)} rename to ${TEMPLATE}`);
    return TEMPLATE;
  });
  return template;
}

/** Created in the run's folder by the first caller that needs the server. */
export const WANTED_FILE = "wanted";
/** File with the server's address or error. */
export const SERVER_FILE = "server.json";

export interface ServerAnswer {
  readonly owner?: ConnectionSettings;
  readonly error?: string;
}

async function runsServer(): Promise<ConnectionSettings> {
  const folder = inject("databaseFolder");
  await writeFile(join(folder, WANTED_FILE), "");
  const file = join(folder, SERVER_FILE);
  while (!existsSync(file)) await delay(20);
  const { owner, error } = JSON.parse(await readFile(file, "utf8")) as ServerAnswer;
  if (!owner) throw new Error(`The test run's database did not start: ${error}`);
  return owner;
}

/** Converts connection settings to a DATABASE_URL. */
export function urlOf({ host, user, password, database }: ConnectionSettings): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
}
