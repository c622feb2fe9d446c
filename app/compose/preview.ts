import type { Database } from "~/platform/db/database";
import { sqlState } from "~/platform/db/errors";
import { changesSomething } from "~/platform/wps/changes";
import type { EngineContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import { WpsError } from "~/platform/wps/errors";

/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY_TRANSACTION = "25006";

/**
 * Refuses calls with effects in the preview of an unpublished version.
 * @throws WpsError previewReadOnly for a call that changes something
 */
export function assertReads({ preview }: Pick<EngineContext, "preview">, call: CallSpec): void {
  if (preview && changesSomething(call)) throw new WpsError("previewReadOnly");
}

/**
 * Returns the database for previews: PostgreSQL itself refuses every change of a brand's row, whatever the draft's rules say.
 * Rows that belong to no brand, such as the keys for sealed request bodies, stay writable; no rule of a draft applies to them.
 * Attempt counters (`limits.ts`) also keep counting: no brand decides those limits. The result is a separate object, so that
 * caches keyed by database are never shared with the live site.
 * @throws WpsError previewReadOnly from its transactions, when the work changes something
 */
export function previewDatabase(db: Database): Database {
  return {
    ...db,
    transaction: (merchant, work) =>
      db
        .transaction(merchant, async (tx) => {
          if (merchant !== null) await tx.query("set transaction read only");
          return work(tx);
        })
        .catch(throwReadOnly),
    read: (merchant, work) => db.read(merchant, work).catch(throwReadOnly),
    // The last use of a session is only a note; a preview does not record it.
    touch: async () => {},
    close: async () => {},
  };
}

function throwReadOnly(error: unknown): never {
  throw sqlState(error) === READ_ONLY_TRANSACTION ? new WpsError("previewReadOnly") : error;
}
