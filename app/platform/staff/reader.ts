import type { Database } from "~/platform/db/database";

/** Read-only database access of a staff call. */
export interface DatabaseReader extends Pick<Database, "acrossMerchants" | "attemptCounters" | "lookUp" | "read"> {
  /**
   * The same access as a `Database`, for the functions that members' calls use, too. Its transactions are read-only;
   * every other way to write fails.
   */
  readonly forMemberCalls: Database;
}

const readers = new WeakMap<Database, DatabaseReader>();

/** Returns read-only access to a database. Created once, because caches and limits are keyed by database. */
export function readerOf(db: Database): DatabaseReader {
  const known = readers.get(db);
  if (known) return known;
  const refuse = () => Promise.reject(new Error("A staff call may change the database only through `change`."));
  const { acrossMerchants, attemptCounters, lookUp, read } = db;
  const forMemberCalls: Database = {
    ...db,
    pool: new Proxy(db.pool, { get: () => refuse }),
    connectApp: refuse,
    connectOwner: refuse,
    transaction: read,
    touch: refuse,
    close: refuse,
  };
  const reader = { acrossMerchants, attemptCounters, lookUp, read, forMemberCalls };
  readers.set(db, reader);
  return reader;
}
