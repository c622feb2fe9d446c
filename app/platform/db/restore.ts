import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { BACKUP_FORMAT, type BackupHeader, type BackupSummary } from "./backup";
import type { Database } from "./database";
import { appliedMigrations, defaultMigrationsDir, migrate } from "./migrate";
import { forcedTables, tablesInOrder } from "./tables";

/**
 * Maximum rows per insert, and the number of characters after which a batch is also inserted: a row with a picture can
 * be a few MB.
 */
const BATCH = 500;
const BATCH_TEXT = 8_000_000;

/**
 * Restores a backup into an empty database, completely or not at all, and runs pending migrations. A backup of an older
 * program needs a database without tables (opened with `migrate: false`); its tables are created first.
 *
 * @throws when the file is not a complete backup, or the database has rows or newer tables.
 */
export async function restoreDatabase(
  db: Database,
  file: string,
  migrationsDir: string = defaultMigrationsDir(),
): Promise<BackupSummary> {
  const client = await db.connectOwner();
  let summary: BackupSummary | undefined;
  try {
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      summary = await restoreLines(client, linesOf(source), migrationsDir);
    });
    await migrate(client, migrationsDir);
    return summary ?? { tables: 0, rows: 0 };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${file} was not restored (no row was changed): ${message}`, { cause: error });
  } finally {
    await client.end();
  }
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  // Only the new chunk is searched for line ends: a line with a picture arrives in hundreds of chunks.
  let pieces: string[] = [];
  for await (const chunk of source) {
    const [end = "", ...lines] = decoder.decode(chunk, { stream: true }).split("\n");
    pieces.push(end);
    const begun = lines.pop();
    if (begun === undefined) continue;
    yield pieces.join("");
    yield* lines;
    pieces = [begun];
  }
  if (pieces.join("") !== "") throw new Error("the file ends in the middle of a line");
}

async function restoreLines(
  client: pg.Client,
  lines: AsyncGenerator<string>,
  migrationsDir: string,
): Promise<BackupSummary> {
  const first = (await lines.next()).value ?? "";
  const header = readHeader(first);
  await migrate(client, migrationsDir, Object.keys(header.migrations).sort().at(-1) ?? "");
  const applied = Object.fromEntries(await appliedMigrations(client));
  const names = (migrations: object) => Object.entries(migrations).sort().join();
  if (names(applied) !== names(header.migrations)) {
    throw new Error("the backup has different tables; an older backup needs a database without tables");
  }
  await client.query("begin");
  const forced = await forcedTables(client);
  await assertEmpty(client, forced);
  const summary = await insertRows(client, first, lines);
  for (const table of forced) await client.query(`alter table ${pg.escapeIdentifier(table)} force row level security`);
  await client.query("commit");
  return summary;
}

function readHeader(line: string): BackupHeader {
  try {
    const header = JSON.parse(line) as BackupHeader;
    if (header.format === BACKUP_FORMAT) return header;
  } catch {
    // The error is thrown below.
  }
  throw new Error("the file is not a backup of this program");
}

/**
 * Checks that all tables are empty. Row-level security also applies to the owner, so it is lifted first; `restoreLines`
 * enables it again in the same transaction.
 */
async function assertEmpty(client: pg.Client, forced: readonly string[]): Promise<void> {
  for (const table of forced)
    await client.query(`alter table ${pg.escapeIdentifier(table)} no force row level security`);
  for (const table of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) throw new Error(`the database is not empty (${table} has rows)`);
  }
}

async function insertRows(client: pg.Client, first: string, lines: AsyncGenerator<string>): Promise<BackupSummary> {
  const hash = createHash("sha256").update(`${first}\n`);
  const counts = { tables: 0, rows: 0 };
  let table = "";
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const name = pg.escapeIdentifier(table);
    const rows = `[${batch.join(",")}]`;
    // Rows that the database derives from another table already exist; `on conflict do nothing` skips them.
    const insert = `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
    await client.query(`${insert} on conflict do nothing`, [rows]);
    counts.rows += batch.length;
    batch = [];
    size = 0;
  };
  for await (const line of lines) {
    if (line.startsWith(".")) {
      await flush();
      const end = { ...counts, sha256: hash.digest("hex") };
      if (line !== `.${JSON.stringify(end)}`) throw new Error("the rows were changed after the backup (wrong hash)");
      return counts;
    }
    hash.update(`${line}\n`);
    if (line.startsWith("@")) {
      await flush();
      counts.tables++;
      table = line.slice(1);
    } else {
      size += line.length;
      if (batch.push(line) === BATCH || size > BATCH_TEXT) await flush();
    }
  }
  throw new Error("the end of the file is missing");
}
