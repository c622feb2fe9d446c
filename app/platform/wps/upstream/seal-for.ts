import { sealWith } from "../seal";
import type { Contract, ValueOf } from "../types";

/** Value of the call `keys`. */
export type KeysAnswer = ValueOf<Contract["system"]["keys"]>;

/** Cached key of an upstream system. */
interface CachedKey {
  readonly key: KeysAnswer["keys"][number];
  /** Offset of its clock from ours, in seconds. */
  readonly ahead: number;
}

const kept = new Map<string, Promise<CachedKey>>();

/**
 * Seals a body with the newest key of an upstream system, which is fetched once.
 *
 * @param ask performs the call `keys`
 */
export async function sealFor(
  base: string,
  body: object,
  ask: () => Promise<KeysAnswer>,
): Promise<{ readonly sealed: string }> {
  const known = kept.get(base) ?? fetchKey(ask);
  kept.set(base, known);
  try {
    const { ahead, key } = await known;
    return { sealed: await sealWith(key, body, Math.floor(Date.now() / 1000 + ahead)) };
  } catch (error) {
    kept.delete(base);
    throw error;
  }
}

/** Drops the cached key, because the system's keys have changed: the next body fetches it again. */
export const forgetKeys = (base: string): boolean => kept.delete(base);

async function fetchKey(ask: () => Promise<KeysAnswer>): Promise<CachedKey> {
  const { keys, time } = await ask();
  const [key] = keys;
  if (!key) throw new Error("the system has no key");
  return { key, ahead: time - Date.now() / 1000 };
}
