import { randomBytes } from "node:crypto";
import { findMember } from "~/features/access/accounts.server";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { decryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { maskNumberName } from "~/platform/text/mask";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import {
  documentAad,
  documentsOf,
  identityCheckOf,
  latestPerKind,
  lockIdentityCheck,
  updateIdentityCheck,
} from "../../identity-check.server";
import * as sql from "../identity.sql.gen";

type Calls = Implementation<"staff">;

/** Implements the staff calls for identity review (requirement A21). Opened pictures and decisions are logged. */
export const identityReview: Pick<Calls, "identityCheck" | "identityDocument" | "identityQueue" | "reviewIdentity"> = {
  async identityQueue(ctx, { code, pageNo, pageSize }) {
    brandOf(ctx, code);
    const { rows, total } = await ctx.db.read(code, (tx) => queue(tx, pageNo, pageSize));
    return { rows, pageNo, pageSize, total, totalPages: Math.ceil(total / pageSize) };
  },
  async identityCheck(ctx, { code, memberId }) {
    brandOf(ctx, code);
    return ctx.db.read(code, async (tx) => {
      const who = await findMember(tx, { id: memberId });
      if (!who) throw new WpsError("notFound");
      const { payeeName, birthday } = who;
      const { status, version, reason } = await identityCheckOf(tx, memberId);
      const documents = await documentsOf(tx, memberId);
      const latest = latestPerKind(documents);
      const views = documents.map((each) => {
        return {
          id: each.id,
          kind: each.kind,
          at: toApiTime(each.createdAt.getTime()),
          current: latest.includes(each),
        };
      });
      const check = { status, version: Number(version), reason };
      return {
        memberId,
        account: maskNumberName(who.account),
        payeeName,
        birthday,
        ...check,
        documents: views,
        events: await eventsOf(tx, memberId),
      };
    });
  },
  async identityDocument(ctx, { code, id }) {
    const brand = brandOf(ctx, code);
    return ctx.change(code, async (tx) => {
      const found = await tx.first(sql.documentById, { id });
      if (!found) throw new WpsError("notFound");
      const { memberId, kind, content, width, height, createdAt } = found;
      const key = keyFor({ secret: ctx.secret, brand }, "document");
      const jpeg = decryptBox(key, content, documentAad(code, memberId, id))?.toString("base64");
      if (jpeg === undefined) throw new Error("the document was stored with a different key");
      await storeEvent(tx, ctx, { memberId, action: "opened", documentId: id, reason: null });
      return { id, memberId, kind, at: toApiTime(createdAt.getTime()), width, height, jpeg };
    });
  },
  async reviewIdentity(ctx, { code, memberId, verdict, expectedVersion, ...given }) {
    brandOf(ctx, code);
    const reason = given.reason?.trim() || null;
    if (verdict === "refused" && reason === null) throw new WpsError("reasonRequired");
    return ctx.change(code, async (tx) => {
      if (!(await findMember(tx, { id: memberId }))) throw new WpsError("notFound");
      const before = await lockIdentityCheck(tx, memberId);
      const version = Number(before.version);
      if (before.status !== "pending" || version !== expectedVersion) throw new WpsError("staleSave", {}, { version });
      const decided = { status: verdict, reason, reviewedAt: new Date(ctx.now), reviewedBy: ctx.staff.name };
      const after = await updateIdentityCheck(tx, before, decided);
      await storeEvent(tx, ctx, { memberId, action: verdict, documentId: null, reason });
      if (verdict === "verified") await sendMemberMessage(tx, ctx.now, memberId, "identityVerified", {});
      else await sendMemberMessage(tx, ctx.now, memberId, "identityRefused", { reason: reason ?? "" });
      return { status: after.status, version: Number(after.version) };
    });
  },
};

/** Returns one page of pending checks, longest waiting first; checks of the same time are sorted by member id. */
async function queue(tx: Transaction, pageNo: number, pageSize: number) {
  const rows = await tx.all(sql.waitingChecks, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const all = await tx.first(sql.countWaitingChecks, {});
  const views = rows.map((row) => {
    const shown = { account: maskNumberName(row.account), version: Number(row.version) };
    return { ...row, ...shown, submittedAt: toApiTime(row.submittedAt?.getTime() ?? 0) };
  });
  return { rows: views, total: all?.total ?? 0 };
}

async function eventsOf(tx: Transaction, memberId: string) {
  const rows = await tx.all(sql.identityEventsOf, { memberId });
  return rows.map((row) => ({ ...row, at: toApiTime(row.at.getTime()) }));
}

type IdentityEvent = Pick<sql.InsertIdentityEventParams, "memberId" | "action" | "documentId" | "reason">;

async function storeEvent(tx: Transaction, { now, staff }: StaffContext, event: IdentityEvent): Promise<void> {
  const id = uuidV7(now, randomBytes(10));
  await tx.run(sql.insertIdentityEvent, { id, at: new Date(now), actor: staff.name, ...event });
}
