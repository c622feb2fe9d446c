import { randomBytes } from "node:crypto";
import type { SeamlessAnswer, SeamlessCode } from "~/features/games/rules/seamless";
import type { VendorContext, VendorSite } from "~/features/games/seamless-context.server";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { secretOf } from "~/features/games/vendor-secret.server";
import type { VendorIntegration } from "~/platform/brands/config.gen";
import { listedVendors } from "~/platform/brands/vendors";
import type { Transaction } from "~/platform/db/transaction";
import { countDelivery } from "~/platform/outgoing/deliveries";
import { storeUsedId } from "~/platform/secrets/used-once.sql.gen";
import { readText } from "~/platform/wps/body";
import { WpsError } from "~/platform/wps/errors";
import { DIALECTS } from "./server/dialects";
import { type AuthenticatedMessage, CLOCK_MS, type VendorKey, type VendorMessage } from "./server/dialects/dialect";
import { executeRequest, refusalAnswer } from "./server/seamless/wallet";

/** Maximum size of a vendor's message body, kB. */
const BODY_LIMIT_KB = 64;

/**
 * Answers a request of one of the brand's vendors, in the vendor's dialect (requirement G11).
 * @param rest `<code>/<operation>`, the path after `/wps/vendor/`
 * @throws WpsError notFound for a vendor that the brand does not offer, or that has no integration; tooLarge, malformedBody (not
 * UTF-8)
 */
export async function receiveVendor(request: Request, ctx: VendorSite, rest: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [code = "", operation = ""] = rest.split("/");
  const integration = listedVendors(ctx).find(([vendor]) => vendor === code)?.[1].integration;
  if (!integration || request.method !== "POST") throw new WpsError("notFound");
  const body = await readText(request, BODY_LIMIT_KB);
  const dialect = DIALECTS[integration.dialect];
  const key: VendorKey = {
    keyId: integration.keyId,
    secret: secretAt(ctx, code, integration),
    scale: ctx.brand.config.currency.scale,
    now: ctx.now,
  };
  const message = { method: request.method, path: pathname, operation, headers: request.headers, body };
  const answered = await answerMessage({ ...ctx, vendor: code }, message, key, dialect.read);
  recordDelivery(ctx, code, answered.ok || !FAILURES.includes(answered.code));
  const told = dialect.write(answered, key);
  told.headers.set("cache-control", "no-store");
  return told;
}

/** Refusals that mean a faulty connection between vendor and product, as opposed to an answer about a player. */
const FAILURES: readonly SeamlessCode[] = [
  "systemError",
  "invalidSignature",
  "requestExpired",
  "malformed",
  "unknownOperation",
];

/** Records for the health page whether the vendor's request succeeded. */
function recordDelivery({ brand, db, now }: VendorSite, vendor: string, isTaken: boolean): void {
  countDelivery(db, { kind: "vendor", brand: brand.code, name: vendor }, isTaken, now);
}

/** Returns the vendor's secret. @throws WpsError notFound when it is missing: no message of the vendor can be verified */
function secretAt(ctx: VendorSite, vendor: string, integration: VendorIntegration): string {
  try {
    return secretOf(ctx, vendor, integration);
  } catch (error) {
    recordDelivery(ctx, vendor, false);
    ctx.log.error(
      { brand: ctx.brand.code, vendor, reason: (error as Error).message },
      "a vendor's requests cannot be answered",
    );
    throw new WpsError("notFound");
  }
}

async function answerMessage(
  ctx: VendorContext,
  message: VendorMessage,
  key: VendorKey,
  read: (message: VendorMessage, key: VendorKey) => AuthenticatedMessage,
): Promise<SeamlessAnswer> {
  let understood: AuthenticatedMessage | null = null;
  try {
    understood = read(message, key);
    const { requests, signature } = understood;
    return await ctx.db.transaction(ctx.brand.code, async (tx) => {
      await consumeSignature(tx, ctx, signature);
      let last: SeamlessAnswer = { ok: false, code: "malformed", balance: null };
      for (const request of requests) last = await executeRequest(tx, ctx, request);
      return last;
    });
  } catch (error) {
    return refusalOf(ctx, error, understood);
  }
}

/** Refuses a replayed message. A vendor that repeats a request signs it again. @throws SeamlessRefusal requestReplayed */
async function consumeSignature(tx: Transaction, ctx: VendorContext, signature: string): Promise<void> {
  const used = { kind: "vendor", id: `${ctx.vendor}:${signature}`, expiresAt: new Date(ctx.now + 2 * CLOCK_MS) };
  if ((await tx.run(storeUsedId, used)) === 0) throw new SeamlessRefusal("requestReplayed");
}

/** Returns the refusal for an error. The signature of a refused message is used up as well: a later replay must not succeed. */
async function refusalOf(
  ctx: VendorContext,
  error: unknown,
  understood: AuthenticatedMessage | null,
): Promise<SeamlessAnswer> {
  const told = answerForError(ctx, error);
  if (understood && !(error instanceof SeamlessRefusal && error.code === "requestReplayed"))
    await ctx.db.transaction(ctx.brand.code, (tx) => consumeSignature(tx, ctx, understood.signature)).catch(() => {});
  return told;
}

function answerForError(ctx: VendorContext, error: unknown): SeamlessAnswer {
  try {
    return refusalAnswer(error);
  } catch {
    const errorId = randomBytes(5).toString("hex").toUpperCase();
    ctx.log.error({ err: error, errorId, brand: ctx.brand.code, vendor: ctx.vendor }, "a vendor's request failed");
    return { ok: false, code: "systemError", balance: null };
  }
}
