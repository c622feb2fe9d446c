import { createHash } from "node:crypto";
import { MAX_PROOFS } from "~/platform/brands/pictures";
import { type PictureRule, readPicture } from "~/platform/brands/read-picture";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { takeByAddress, takePoint } from "~/platform/limits/limits";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findOrder, lockOrder, newOrderId, type Order } from "../orders.server";
import * as sql from "./proofs.sql.gen";
import { proofIds } from "./views";

/** Accepted proof pictures. */
const PROOF: PictureRule = { types: ["jpeg", "png"], refusal: "proofType", as: "jpeg" };

const placeOf = (merchant: string, orderId: string, id: string): string => `${merchant} ${orderId} ${id}`;

/** Implements the call `uploadProof`: stores a picture that proves a missing payment (requirement W5). */
export const uploadProof: Implementation<"payment">["uploadProof"] = async (
  ctx: MemberContext,
  { file, order: orderId },
) => {
  const { memberId } = ctx.session;
  const { code } = ctx.brand;
  assertTakes(await ctx.db.read(code, (tx) => findOrder(tx, orderId, memberId)));
  // Counted before processing: a refused file costs the same work.
  await takePoint(ctx, "document", memberId);
  await takeByAddress(ctx, "documentIp");
  const { bytes: jpeg, height, width } = await readPicture(file, PROOF);
  const id = newOrderId(ctx.now);
  const content = encryptBox(keyFor(ctx, "paymentProof"), jpeg, placeOf(code, orderId, id));
  const sha256 = createHash("sha256").update(jpeg).digest("base64url");
  await ctx.db.transaction(code, async (tx) => {
    // The lock enforces the limit for concurrent uploads.
    assertTakes(await lockOrder(tx, orderId, memberId));
    if ((await proofIds(tx, orderId)).length >= MAX_PROOFS) throw new WpsError("proofLimit", { limit: MAX_PROOFS });
    const createdAt = new Date(ctx.now);
    await tx.run(sql.insertProof, { id, orderId, content, sha256, width, height, createdAt });
  });
  return { id };
};

/** @throws WpsError orderClosed for an order that is neither paid nor partly received */
function assertTakes({ state }: Order): void {
  if (state !== "paid" && state !== "partly") throw new WpsError("orderClosed");
}

/** Returns a decrypted picture. @throws WpsError notFound */
export async function openProof(ctx: Pick<SiteContext, "secret" | "brand">, tx: Transaction, id: string) {
  const found = await tx.first(sql.proofById, { id });
  if (!found) throw new WpsError("notFound");
  const { content, createdAt, height, orderId, width } = found;
  const jpeg = decryptBox(keyFor(ctx, "paymentProof"), content, placeOf(merchantOf(tx), orderId, id));
  if (jpeg === null) throw new Error("the proof was stored with a different key");
  return { id, orderId, createdAt, width, height, jpeg };
}
