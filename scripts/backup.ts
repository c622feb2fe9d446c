import { join, resolve } from "node:path";
import { previewSecretFile, storedPreviewSecret } from "~/platform/brands/preview";
import { backupDatabase } from "~/platform/db/backup";
import { type Database, openDatabase } from "~/platform/db/database";
import { restoreDatabase } from "~/platform/db/restore";
import { OtherSecretError, secretMarkOf, storedSecretMark } from "~/platform/db/secret-mark";
import { readSettings, type Settings } from "~/platform/http/settings";

const USAGE = `Usage:
  npm run backup [-- <file>]    write the whole database to a file (default: in DATA_DIR/backups)
  npm run restore -- <file>     load a backup into an empty database

The commands use the database of DATABASE_URL, or the embedded one in DATA_DIR. The server may be running during a backup.`;

const log = { info: () => {}, warn: console.error, error: console.error };

async function main([command, name]: readonly string[]): Promise<void> {
  if (command !== "backup" && !(command === "restore" && name)) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  const db = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log, migrate: command === "backup" });
  try {
    const now = Date.now();
    const stamp = new Date(now).toISOString().replaceAll(/[:.]/g, "-");
    const file = resolve(name ?? join(dataDir, "backups", `livery-${stamp}.jsonl.gz`));
    const { tables, rows } = await (command === "backup" ? backupDatabase(db, file, now) : restoreDatabase(db, file));
    if (command === "restore") await warnOfOtherSecret(db, settings);
    console.log(`${command === "backup" ? "Written" : "Restored"}: ${file} (${tables} tables, ${rows} rows)`);
  } finally {
    await db.close();
  }
}

/** Warns when the restored database belongs to another secret: a start with that secret is refused. */
async function warnOfOtherSecret(db: Database, { dataDir, previewSecret: given }: Settings): Promise<void> {
  const secretFile = previewSecretFile(dataDir);
  const secret = given ?? (await storedPreviewSecret(dataDir));
  const kept = await storedSecretMark(db);
  if (kept === null) return;
  const own = secret === null ? null : await secretMarkOf(secret);
  if (own === kept) return;
  const { message } = new OtherSecretError(kept, own ?? "none yet", secretFile);
  console.error(`The backup was restored, but the server will not start here.\n${message}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
