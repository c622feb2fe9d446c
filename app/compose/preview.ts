import type { Database } from "~/platform/db/database";
import { sqlState } from "~/platform/db/errors";
import { changesSomething } from "~/platform/wps/changes";
import type { EngineContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import { WpsError } from "~/platform/wps/errors";

/** SQLSTATE of a change in a read-only transaction. */
const READ_ONLY_TRANSACTION = "25006";

/** @throws WpsError previewReadOnly for a call that changes something, asked from a preview of an unpublished version */
export function assertReads({ preview }: Pick<EngineContext, "preview">, call: CallSpec): void {
  if (preview && changesSomething(call)) throw new WpsError("previewReadOnly");
}

/**
 * Returns the database as a preview gets it: PostgreSQL itself refuses every change of a brand's row, whatever the draft's
 * rules say. What belongs to no brand, such as the keys that bodies are sealed with, has no rules of a draft. It is an object of its own, so that what is kept by database is never shared with the live site. Counting tries
 * (`limits.ts`) goes on: no brand decides those limits.
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
        .catch((error: unknown) => {
          throw sqlState(error) === READ_ONLY_TRANSACTION ? new WpsError("previewReadOnly") : error;
        }),
    // That a session was used is no more than a note.
    touch: async () => {},
    close: async () => {},
  };
}
