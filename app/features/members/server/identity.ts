import { createHash, randomBytes } from "node:crypto";
import { textOf, toApiTime } from "~/platform/brands/brand-parts";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { type Picture, readPicture } from "~/platform/brands/read-picture";
import { takeByAddress, takePoint } from "~/platform/limits/limits";
import { encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { uuidV7 } from "~/platform/text/uuid";
import type { MemberContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import {
  documentAad,
  documentsOf,
  type IdentityCheckRow,
  identityCheckOf,
  latestPerKind,
  lockIdentityCheck,
  satisfiesIdentityRule,
  updateIdentityCheck,
} from "../identity-check.server";
import { acceptedKinds, isCompleteSet } from "../rules/identity";
import { type InsertDocumentParams, insertDocument } from "./identity.sql.gen";

type Calls = Implementation<"member">;
type Kind = Parameters<Calls["addIdentityDocument"]>[1]["kind"];

/** Maximum number of stored pictures of one member, including replaced ones. */
const MOST_DOCUMENTS = 30;

/** Implements the calls of members about their identity check (requirement A21). */
export const identity: Pick<Calls, "addIdentityDocument" | "identityDocuments"> = {
  async identityDocuments(ctx) {
    assertIdentityCheckOn(ctx);
    const { memberId } = ctx.session;
    return ctx.db.read(ctx.brand.code, async (tx) =>
      viewOf(ctx, await identityCheckOf(tx, memberId), await documentsOf(tx, memberId)),
    );
  },
  async addIdentityDocument(ctx, { kind, file }) {
    assertIdentityCheckOn(ctx);
    if (!acceptedKinds(ctx.brand.config.identityCheck).includes(kind))
      throw validationError([{ field: "kind", issue: "not_asked_for" }]);
    const { memberId } = ctx.session;
    // Counted before the work, because a refused file costs as much as an accepted one.
    await takePoint(ctx, "document", memberId);
    await takeByAddress(ctx, "documentIp");
    const row = rowOf(ctx, kind, await readPicture(file));
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const before = await lockIdentityCheck(tx, memberId);
      if (before.status === "verified") throw new WpsError("notAllowed");
      if ((await documentsOf(tx, memberId)).length >= MOST_DOCUMENTS) throw new WpsError("quotaExceeded");
      await tx.run(insertDocument, row);
      const documents = await documentsOf(tx, memberId);
      const check = await updateIdentityCheck(tx, before, checkAfterUpload(ctx, before, documents));
      return viewOf(ctx, check, documents);
    });
  },
};

/**
 * Asserts that the identity check is switched on.
 * @throws WpsError notAllowed
 */
function assertIdentityCheckOn({ brand }: MemberContext): void {
  if (!isFlagOn(brand, "identityCheck")) throw new WpsError("notAllowed");
}

/**
 * Returns the change after an upload. A complete set makes the check wait for staff. Further documents keep the place
 * in the queue.
 */
function checkAfterUpload(
  { brand, now }: MemberContext,
  before: IdentityCheckRow,
  documents: Documents,
): Partial<IdentityCheckRow> {
  const kinds = documents.map(({ kind }) => kind);
  if (before.status === "pending" || !isCompleteSet(brand.config.identityCheck, kinds)) return {};
  return { status: "pending", submittedAt: new Date(now) };
}

/** Returns the row of a document. The picture is encrypted, so access to the table does not reveal it. */
function rowOf(ctx: MemberContext, kind: Kind, { bytes: jpeg, width, height }: Picture): InsertDocumentParams {
  const { memberId } = ctx.session;
  const id = uuidV7(ctx.now, randomBytes(10));
  const content = encryptBox(keyFor(ctx, "document"), jpeg, documentAad(ctx.brand.code, memberId, id));
  const sha256 = createHash("sha256").update(jpeg).digest("base64url");
  return { id, memberId, kind, content, sha256, width, height, createdAt: new Date(ctx.now) };
}

type Documents = Awaited<ReturnType<typeof documentsOf>>;

/** Converts a check for the member; excludes the pictures. */
function viewOf(ctx: MemberContext, check: IdentityCheckRow, documents: Documents) {
  const rule = ctx.brand.config.identityCheck;
  return {
    status: check.status,
    reason: check.status === "refused" ? check.reason : null,
    submittedAt: check.submittedAt && toApiTime(check.submittedAt.getTime()),
    reviewedAt: check.reviewedAt && toApiTime(check.reviewedAt.getTime()),
    text: textOf(ctx, rule.text),
    enough: rule.enough,
    accepted: acceptedKinds(rule),
    documents: latestPerKind(documents).map(({ kind, createdAt }) => ({ kind, at: toApiTime(createdAt.getTime()) })),
    neededForWithdrawals: rule.withdrawals,
    satisfied: satisfiesIdentityRule(ctx.brand, check.status),
  };
}
