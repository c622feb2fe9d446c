import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "~/engine/db/database";
import type { ConnectionSettings } from "~/engine/db/embedded";
import type { Log } from "~/engine/db/log";

/** A log that keeps quiet. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * A new folder below the system's temporary one that other users can pass through: as root, a data folder that is closed
 * to the database's user would put the database elsewhere. Remove it after use.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "livery-test-"));
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * A fresh, empty database on the run's server, with all tables (or, with `migrate: false`, none). Close it after use;
 * it goes with the server.
 */
export async function testDatabase(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  return openDatabase({ dataDir: "unused", log: quietLog, databaseUrl: await testDatabaseUrl(), ...options });
}

/** The DATABASE_URL of a fresh database without tables, for processes that a test starts. */
export async function testDatabaseUrl(): Promise<string> {
  const server = await runsServer();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf({ ...server, database: name });
}

/** Created in the run's folder by the first who needs the server. */
export const WANTED_FILE = "wanted";
/** Then holds the answer. */
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

/** The same as a DATABASE_URL. */
export function urlOf({ host, user, password, database }: ConnectionSettings): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`;
}
