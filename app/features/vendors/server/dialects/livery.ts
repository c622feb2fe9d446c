import { randomBytes } from "node:crypto";
import { z } from "zod";
import { SEAMLESS_OPERATIONS, type SeamlessOperation, type SeamlessRequest } from "~/features/games/rules/seamless";
import { SeamlessRefusal } from "~/features/games/seamless-refusal.server";
import { parseAmount, writeAmount } from "~/platform/money/money";
import type { Dialect, VendorKey } from "./dialect";
import { assertFresh, assertSignature, signatureOf } from "./signature";

/** Signature headers of a message in the Livery dialect. */
export interface SignedHeaders {
  readonly "x-key-id": string;
  /** UTC ms. */
  readonly "x-timestamp": string;
  /** Random nonce, so identical messages sent at the same time differ. */
  readonly "x-nonce": string;
  readonly "x-signature": string;
}

/** Signs a message: method, path, time, key id, nonce and body, one per line. */
export function signLivery(
  { keyId, now, secret }: Pick<VendorKey, "keyId" | "now" | "secret">,
  { body, method, path }: { readonly method: string; readonly path: string; readonly body: string },
): SignedHeaders {
  const [time, nonce] = [String(now), randomBytes(12).toString("hex")];
  const signature = signatureOf("sha256", secret, [method, path, time, keyId, nonce, body]);
  return { "x-key-id": keyId, "x-timestamp": time, "x-nonce": nonce, "x-signature": signature };
}

const id = z.string().regex(/^[\w.:-]{1,80}$/);
const step = z.strictObject({
  kind: z.string().max(40),
  shown: z.array(z.union([z.string().max(40), z.array(z.string().max(40)).max(40)])).max(60),
  won: z.string().max(20).nullable(),
});

const record = z.strictObject({ steps: z.array(step).max(200) });

/** Fields of each operation; amounts are decimal text. */
const SHAPES = {
  authenticate: z.strictObject({ token: z.string().max(200) }),
  balance: z.strictObject({ playerId: id }),
  bet: z.strictObject({
    token: z.string().max(200),
    transactionId: id,
    roundId: id,
    gameId: id,
    amount: z.string(),
  }),
  win: z.strictObject({ playerId: id, transactionId: id, roundId: id, amount: z.string(), closes: record.optional() }),
  rollback: z.strictObject({ playerId: id, transactionId: id, betId: id, roundId: id }),
  roundClose: z.strictObject({
    playerId: id,
    roundId: id,
    record: record.optional(),
  }),
} as const satisfies Readonly<Record<SeamlessOperation, z.ZodType>>;

/** The Livery dialect: JSON, signed by headers (docs/vendor-api.md). */
export const livery: Dialect = {
  read({ body, headers, method, operation, path }, key) {
    const header = (name: string) => headers.get(name) ?? "";
    const [time, nonce] = [header("x-timestamp"), header("x-nonce")];
    const signature = header("x-signature");
    if (header("x-key-id") !== key.keyId) throw new SeamlessRefusal("invalidSignature");
    assertSignature(signature, signatureOf("sha256", key.secret, [method, path, time, key.keyId, nonce, body]));
    assertFresh(time, key.now);
    return { requests: [requestOf(operation, body, key.scale)], signature };
  },
  write(answer, { scale }) {
    if (!answer.ok) {
      const balance = answer.balance === null ? null : writeAmount(answer.balance, scale);
      return Response.json({ success: false, code: answer.code, balance }, { status: statusOf(answer.code) });
    }
    const { balance, ...value } = answer.value;
    return Response.json({ success: true, ...value, balance: writeAmount(balance, scale) });
  },
};

function requestOf(operation: string, body: string, scale: number): SeamlessRequest {
  const known = SEAMLESS_OPERATIONS.find((name) => name === operation);
  if (!known) throw new SeamlessRefusal("unknownOperation");
  const parsed = SHAPES[known].safeParse(jsonOf(body));
  if (!parsed.success) throw new SeamlessRefusal("malformed");
  const fields: { readonly amount?: string; readonly [field: string]: unknown } = parsed.data;
  if (fields.amount === undefined) return { operation: known, ...fields } as SeamlessRequest;
  const amount = parseAmount(fields.amount, scale);
  if (amount === null || (known === "bet" && amount === 0n)) throw new SeamlessRefusal("malformed");
  return { operation: known, ...fields, amount } as SeamlessRequest;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SeamlessRefusal("malformed");
  }
}

/**
 * Returns the HTTP status of a refusal. A refusal is a valid answer (200); only messages that were not executed, and server
 * errors, have another status.
 */
function statusOf(code: string): number {
  if (code === "invalidSignature" || code === "requestExpired" || code === "requestReplayed") return 401;
  if (code === "malformed") return 422;
  if (code === "unknownOperation") return 404;
  return code === "systemError" ? 500 : 200;
}
