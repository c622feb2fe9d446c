import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ClientBase } from "pg";
import { sqlState, UNIQUE_VIOLATION } from "./errors";

const ADVISORY_LOCK = "1818847853, 2";
const UNDEFINED_TABLE = "42P01";

interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly sql: string;
}

/**
 * Returns the folder of migrations: in the source tree (when the working folder is the repository's root), else next to
 * this file.
 */
export function defaultMigrationsDir(): string {
  const places = [resolve("app/platform/db/migrations"), join(dirname(fileURLToPath(import.meta.url)), "migrations")];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`No database migrations were found in ${places.join(" and ")}.`);
  return found;
}

/**
 * Runs the pending migrations `NNNN_name.sql` of `dir`, in order. Each one runs in a separate transaction together with
 * its record. An advisory lock serialises concurrent starts; the primary key of the record is the second safeguard.
 *
 * @param client connection of the owner, outside a transaction.
 * @param upTo name of the last migration to run. Default: all.
 * @throws when an applied migration was changed or is unknown (the database is newer than the program).
 */
export async function migrate(client: ClientBase, dir: string, upTo?: string): Promise<void> {
  const all = await readMigrations(dir);
  await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
  try {
    const table =
      "schema_migration (name text primary key, sha256 text not null, at timestamptz not null default now())";
    await client.query(`create table if not exists ${table}`);
    const done = await appliedMigrations(client);
    for (const [name, sha256] of done) {
      const known = all.find((one) => one.name === name);
      if (!known) throw new Error(`The database is newer than this program: it has the migration ${name}.`);
      if (known.sha256 !== sha256)
        throw new Error(`The migration ${name} was changed after it was applied to the database.`);
    }
    for (const migration of all) {
      if (upTo !== undefined && migration.name > upTo) break;
      if (!done.has(migration.name)) await apply(client, migration);
    }
  } finally {
    await client.query(`select pg_advisory_unlock(${ADVISORY_LOCK})`).catch(() => {});
  }
}

/** Returns name → sha256 of the applied migrations, in order. Empty before the first. */
export async function appliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  try {
    const { rows } = await client.query<{ name: string; sha256: string }>(
      "select name, sha256 from schema_migration order by name",
    );
    return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
        throw new Error(`The migration file ${name} must be named NNNN_name.sql.`);
      // Git may have converted the line endings on checkout.
      const sql = (await readFile(join(dir, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function apply(client: ClientBase, { name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query("insert into schema_migration (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query(sql);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const { table } = error as { table?: string };
    // Advisory locks had no effect here (e.g. behind a proxy), and another process ran this migration first.
    if (sqlState(error) === UNIQUE_VIOLATION && table === "schema_migration") return;
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
