import { randomBytes } from "node:crypto";
import { pagingData, toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { uuidV7 } from "~/platform/text/uuid";
import type { Implementation } from "~/platform/wps/implementation";
import { memberRow } from "./member-context.server";
import type { StaffNoteKind } from "./rules/players";
import * as sql from "./server/notes.sql.gen";

type Calls = Implementation<"staff">;

/** Stores a note or action of staff about a member, in the transaction of the action. */
export async function storeNote(
  tx: Transaction,
  { now, staff }: Pick<StaffContext, "now" | "staff">,
  given: { readonly memberId: string; readonly kind: StaffNoteKind; readonly words: string },
) {
  const row = { id: uuidV7(now, randomBytes(10)), ...given, actor: staff.name, at: new Date(now) };
  await tx.run(sql.insertNote, row);
  return viewOf(row);
}

/** Implements the calls for staff notes about a member. */
export const playerNotes: Pick<Calls, "playerNotes" | "addPlayerNote"> = {
  playerNotes(ctx, { code, memberId, pageNo, pageSize }) {
    brandOf(ctx, code);
    return ctx.db.read(code, async (tx) => {
      await memberRow(tx, memberId);
      const rows = await tx.all(sql.notesPage, { memberId, limit: pageSize, offset: (pageNo - 1) * pageSize });
      const total = (await tx.first(sql.countNotes, { memberId }))?.total ?? 0;
      return { rows: rows.map(viewOf), ...pagingData(pageNo, pageSize, total) };
    });
  },
  addPlayerNote(ctx, { code, memberId, words }) {
    brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      await memberRow(tx, memberId);
      return storeNote(tx, ctx, { memberId, kind: "note", words });
    });
  },
};

function viewOf({ actor, at, id, kind, words }: sql.NotesPageRow) {
  return { id, kind, words, actor, at: toApiTime(at.getTime()) };
}
