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

// A backup is a gzip'd text file. Line 1: a header (JSON). Then for each table `@name` and its rows, one JSON object a
// line as PostgreSQL writes it (numbers stay exact: nobody here parses them). Last line: `.` with counts and a hash.

/** The first header field of a backup that this program can read. */
export const BACKUP_FORMAT = "livery-backup-1";
/** Rows at a time: a picture is a row of up to a few MB as text. */
const BATCH = 50;

/** The first line of a backup. */
export interface BackupHeader {
  readonly format: string;
  /** UTC, ISO. */
  readonly at: string;
  /** Name → sha256 of the migrations that made the tables. */
  readonly migrations: Readonly<Record<string, string>>;
  readonly tables: readonly string[];
}

/** What a backup or restore moved. */
export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes everything in the database, as of one moment, to a private file (mode 0600). The program may go on running.
 * An existing file is replaced when the new one is complete.
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
    // Tables of brands show their rows to a transaction that names all brands.
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
