import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import type { Database } from "./database";
import { appliedMigrations } from "./migrate";
import { tablesInOrder } from "./tables";

// A backup is a gzipped text file. Line 1 is a JSON header. Each table follows as a line `@name` and one JSON object
// per row, serialised by PostgreSQL; the rows are never parsed here, so numbers stay exact. The last line is `.` with
// the counts and a hash.

/** Value of the header field `format` in backups that this program can read. */
export const BACKUP_FORMAT = "livery-backup-1";
/** Rows per fetch. A row with a picture can be a few MB of text. */
const BATCH = 50;

/** First line of a backup. */
export interface BackupHeader {
  readonly format: string;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Migration name → sha256 of the migrations that created the tables. */
  readonly migrations: Readonly<Record<string, string>>;
  readonly tables: readonly string[];
}

/** Number of tables and rows written or restored. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a consistent snapshot of the whole database to a private file (mode 0600). Safe while the program runs. An
 * existing file is replaced only when the new one is complete.
 *
 * @param now UTC ms, for the header.
 */
export async function backupDatabase(db: Database, file: string, now: number): Promise<BackupSummary> {
  const client = await db.connectOwner();
  const counts = { tables: 0, rows: 0 };
  const aside = `${file}.${randomBytes(4).toString("hex")}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await client.query("begin isolation level repeatable read read only");
    // Row-level security returns the rows of all brands to a transaction whose `app.merchant` is `*`.
    await client.query("select set_config('app.merchant', '*', true)");
    const output = createWriteStream(aside, { mode: 0o600, flags: "wx" });
    await pipeline(Readable.from(backupLines(client, now, counts)), createGzip(), output);
    await client.query("commit");
    const written = await open(aside);
    await written.sync();
    await written.close();
    await rename(aside, file);
    return counts;
  } finally {
    await rm(aside, { force: true });
    await client.end();
  }
}

async function* backupLines(client: pg.Client, now: number, counts: { tables: number; rows: number }) {
  const hash = createHash("sha256");
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const tables = await tablesInOrder(client);
  const migrations = Object.fromEntries(await appliedMigrations(client));
  const header: BackupHeader = { format: BACKUP_FORMAT, at: new Date(now).toISOString(), migrations, tables };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const table of tables) {
    counts.tables++;
    yield hashed(`@${table}\n`);
    const name = pg.escapeIdentifier(table);
    await client.query(`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${name} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup`);
      if (rows.length === 0) break;
      counts.rows += rows.length;
      yield hashed(rows.map(({ row }) => `${row}\n`).join(""));
    }
    await client.query("close backup");
  }
  yield `.${JSON.stringify({ ...counts, sha256: hash.digest("hex") })}\n`;
}
