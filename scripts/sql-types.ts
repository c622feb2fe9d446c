import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "~/platform/db/database";
import { startEmbedded } from "~/platform/db/embedded";
import { statementFiles } from "./generate/sql-types";

/**
 * Writes the types of all SQL statements (`*.sql.gen.ts`), from a temporary database with all tables. Part of `npm run types`; a test
 * finds stale files.
 */
const dataDir = mkdtempSync(join(tmpdir(), "livery-sql-"));
// The database's user has to reach its folder.
chmodSync(dataDir, 0o711);
const log = { info: () => {}, warn: console.warn, error: console.error };
try {
  const options = { dataDir, log, durable: false };
  const server = await startEmbedded({ ...options, dieWithParent: true });
  const database = await openDatabase(options);
  for (const [path, text] of await statementFiles(process.cwd(), server.owner)) {
    if (readOrNull(path) === text) continue;
    writeFileSync(path, text);
    console.log(`written: ${path}`);
  }
  await database.close();
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
