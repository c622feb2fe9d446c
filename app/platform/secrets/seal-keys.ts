import { randomUUID } from "node:crypto";
import { desc, gt, lte } from "drizzle-orm";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from "jose";
import type { Database } from "~/platform/db/database";
import { sealKey } from "~/platform/db/schema";
import type { EngineContext } from "~/platform/wps/context";
import { SEAL_ALG } from "~/platform/wps/sealing";
import type { Contract, ValueOf } from "~/platform/wps/types";

const HOUR = 3_600_000;
/** A key of this age is followed by a new one, in ms. */
const NEW_AFTER = 24 * HOUR;
/** A key is accepted for so long after it was made, in ms. */
const KEPT = 48 * HOUR;
/** How long a process trusts what it read, in ms. */
const CACHED = 60_000;
/** How often, at most, an unknown key id makes a process read again, in ms: anybody can send one. */
const COOL_DOWN = 1_000;

/** One key of the embedded WPS. */
export interface SealKey {
  readonly publicJwk: ValueOf<Contract["system"]["keys"]>["keys"][number];
  readonly privateKey: CryptoKey;
}

/** Where and when keys are asked for. */
type Asking = Pick<EngineContext, "db" | "now">;

interface Cache {
  readonly readAt: number;
  readonly keys: Promise<readonly SealKey[]>;
}

const caches = new WeakMap<Database, Cache>();
const readForUnknown = new WeakMap<Database, number>();

/**
 * The keys that bodies may be sealed with, the newest first, which is at most 24 h old (made now if need be).
 * Every process of every machine sees the same ones, at most a minute later.
 */
export function sealKeys(ctx: Asking): Promise<readonly SealKey[]> {
  const cache = caches.get(ctx.db);
  return cache && isWithin(ctx.now, cache.readAt, CACHED) ? cache.keys : readAgain(ctx);
}

/** The key with that id, if it is accepted. Another process may just have made it, so an unknown id is looked up. */
export async function findSealKey(ctx: Asking, kid: string): Promise<SealKey | null> {
  const withId = (keys: readonly SealKey[]) => keys.find(({ publicJwk }) => publicJwk.kid === kid) ?? null;
  const known = withId(await sealKeys(ctx));
  if (known) return known;
  if (isWithin(ctx.now, readForUnknown.get(ctx.db) ?? 0, COOL_DOWN)) return withId(await sealKeys(ctx));
  readForUnknown.set(ctx.db, ctx.now);
  return withId(await readAgain(ctx));
}

/** Either way: requests that came in the other order, and clocks that were set back. */
function isWithin(now: number, at: number, span: number): boolean {
  return Math.abs(now - at) < span;
}

/** Reads the keys, once for all who wait for them. */
function readAgain(ctx: Asking): Promise<readonly SealKey[]> {
  const keys = load(ctx);
  const cache: Cache = { readAt: ctx.now, keys };
  caches.set(ctx.db, cache);
  keys.catch(() => {
    if (caches.get(ctx.db) === cache) caches.delete(ctx.db);
  });
  return keys;
}

async function load(ctx: Asking): Promise<readonly SealKey[]> {
  let rows = await readRows(ctx);
  const newest = rows[0];
  if (!newest || ctx.now - newest.createdAt.getTime() >= NEW_AFTER) {
    await makeKey(ctx);
    // Not what was made but what is there: others may have made one at the same time, which does no harm.
    rows = await readRows(ctx);
  }
  return Promise.all(
    rows.map(async ({ kid, privateJwk }) => {
      const { x, y } = privateJwk as { x: string; y: string };
      const privateKey = (await importJWK(privateJwk, SEAL_ALG)) as CryptoKey;
      return { publicJwk: { kid, kty: "EC", crv: "P-256", x, y, alg: SEAL_ALG, use: "enc" }, privateKey };
    }),
  );
}

function readRows({ db, now }: Asking) {
  return db.transaction(null, (tx) =>
    tx.db
      .select()
      .from(sealKey)
      .where(gt(sealKey.createdAt, new Date(now - KEPT)))
      .orderBy(desc(sealKey.createdAt), sealKey.kid),
  );
}

/** Stores a new key, and forgets those that are not accepted any more. */
async function makeKey({ db, now }: Asking): Promise<void> {
  const { privateKey } = await generateKeyPair(SEAL_ALG, { crv: "P-256", extractable: true });
  const privateJwk = { ...(await exportJWK(privateKey)) };
  await db.transaction(null, async (tx) => {
    await tx.db.delete(sealKey).where(lte(sealKey.createdAt, new Date(now - KEPT)));
    await tx.db.insert(sealKey).values({ kid: randomUUID(), privateJwk, createdAt: new Date(now) });
  });
}
