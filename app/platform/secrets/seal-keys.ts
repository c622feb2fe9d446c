import { randomUUID } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from "jose";
import type { Database } from "~/platform/db/database";
import type { EngineContext } from "~/platform/wps/context";
import { SEAL_ALG } from "~/platform/wps/sealing";
import type { Contract, ValueOf } from "~/platform/wps/types";
import * as sql from "./seal-keys.sql.gen";

const HOUR = 3_600_000;
/** Age at which a key is replaced, in ms. */
const NEW_AFTER = 24 * HOUR;
/** Age until which a key is accepted, in ms. */
const KEPT = 48 * HOUR;
/** Time for which a process caches the keys, in ms. */
const CACHED = 60_000;
/** Minimum interval between two reads for unknown key ids, in ms: any caller can send such ids. */
const COOL_DOWN = 1_000;

/** Seal key of the embedded WPS. */
export interface SealKey {
  readonly publicJwk: ValueOf<Contract["system"]["keys"]>["keys"][number];
  readonly privateKey: CryptoKey;
}

/** Context of a key look-up. */
type KeyContext = Pick<EngineContext, "db" | "now">;

interface KeyCache {
  readonly readAt: number;
  readonly keys: Promise<readonly SealKey[]>;
}

const keyCaches = new WeakMap<Database, KeyCache>();
const readForUnknown = new WeakMap<Database, number>();

/**
 * Returns the accepted keys, newest first. The newest is at most 24 h old and is created on demand. All processes see
 * the same keys within a minute.
 */
export function sealKeys(ctx: KeyContext): Promise<readonly SealKey[]> {
  const cache = keyCaches.get(ctx.db);
  return cache && isWithin(ctx.now, cache.readAt, CACHED) ? cache.keys : readAgain(ctx);
}

/**
 * Returns the accepted key with that id, or null. An unknown id is looked up in the database, because another process
 * may have just created the key.
 */
export async function findSealKey(ctx: KeyContext, kid: string): Promise<SealKey | null> {
  const withId = (keys: readonly SealKey[]) => keys.find(({ publicJwk }) => publicJwk.kid === kid) ?? null;
  const known = withId(await sealKeys(ctx));
  if (known) return known;
  if (isWithin(ctx.now, readForUnknown.get(ctx.db) ?? 0, COOL_DOWN)) return withId(await sealKeys(ctx));
  readForUnknown.set(ctx.db, ctx.now);
  return withId(await readAgain(ctx));
}

/** The absolute difference covers requests out of order and clocks that were set back. */
function isWithin(now: number, at: number, span: number): boolean {
  return Math.abs(now - at) < span;
}

/** Reads the keys. Concurrent callers share the result. */
function readAgain(ctx: KeyContext): Promise<readonly SealKey[]> {
  const keys = load(ctx);
  const cache: KeyCache = { readAt: ctx.now, keys };
  keyCaches.set(ctx.db, cache);
  keys.catch(() => {
    if (keyCaches.get(ctx.db) === cache) keyCaches.delete(ctx.db);
  });
  return keys;
}

async function load(ctx: KeyContext): Promise<readonly SealKey[]> {
  let rows = await readRows(ctx);
  const newest = rows[0];
  if (!newest || ctx.now - newest.createdAt.getTime() >= NEW_AFTER) {
    await makeKey(ctx);
    // Reads the stored keys again: other processes may have added keys at the same time, which does no harm.
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

function readRows({ db, now }: KeyContext) {
  return db.read(null, (tx) => tx.all(sql.sealKeysSince, { since: new Date(now - KEPT) }));
}

/** Stores a new key and deletes those that are no longer accepted. */
async function makeKey({ db, now }: KeyContext): Promise<void> {
  const { privateKey } = await generateKeyPair(SEAL_ALG, { crv: "P-256", extractable: true });
  const privateJwk = { ...(await exportJWK(privateKey)) };
  await db.transaction(null, async (tx) => {
    await tx.run(sql.deleteSealKeysUntil, { until: new Date(now - KEPT) });
    await tx.run(sql.insertSealKey, { kid: randomUUID(), privateJwk, createdAt: new Date(now) });
  });
}
