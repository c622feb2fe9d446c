import { existsSync } from "node:fs";
import { join } from "node:path";
import { FileError } from "~/platform/brands/files";
import { LOCATION_FILE } from "~/platform/db/data-folders";
import { type Database, openDatabase } from "~/platform/db/database";
import { sqlState } from "~/platform/db/errors";
import type { CommandContext } from "./command";

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

const UNDEFINED_TABLE = "42P01";

/**
 * Opens the database for a command, without migrations. Returns null when there is none yet.
 * @throws FileError when a table is missing in it
 */
export async function withDatabase<T>(place: CommandContext, work: (db: Database) => Promise<T>): Promise<T | null> {
  const { dataDir, databaseUrl } = place;
  const isThere =
    databaseUrl !== undefined || existsSync(join(dataDir, "pg")) || existsSync(join(dataDir, LOCATION_FILE));
  if (!isThere) return null;
  const db = await openDatabase({ databaseUrl, dataDir, log: QUIET, migrate: false });
  try {
    return await work(db);
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    throw new FileError("the database schema is older than this program: start the server once to migrate it");
  } finally {
    await db.close();
  }
}
