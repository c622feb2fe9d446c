import { join, resolve } from "node:path";
import { backupDatabase } from "~/engine/db/backup";
import { openDatabase } from "~/engine/db/database";
import { restoreDatabase } from "~/engine/db/restore";
import { readSettings } from "~/server/settings";

const USAGE = `Usage:
  npm run backup [-- <file>]    writes everything in the database to a file (default: below DATA_DIR/backups)
  npm run restore -- <file>     puts a backup into an empty database

The database is the one of DATABASE_URL, or the embedded one below DATA_DIR. A backup may be made while the server runs.`;

const log = { info: () => {}, warn: console.error, error: console.error };

async function main([command, name]: readonly string[]): Promise<void> {
  if (command !== "backup" && !(command === "restore" && name)) throw new Error(USAGE);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const db = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log, migrate: command === "backup" });
  try {
    const now = Date.now();
    const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
    const file = resolve(name ?? join(dataDir, "backups", `livery-${stamp}.jsonl.gz`));
    const { tables, rows } = await (command === "backup" ? backupDatabase(db, file, now) : restoreDatabase(db, file));
    console.log(`${command === "backup" ? "Written" : "Restored"}: ${file} (${tables} tables, ${rows} rows)`);
  } finally {
    await db.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
