import { sealWith } from "../seal";
import type { Contract, ValueOf } from "../types";

/** What a system says of its keys. */
export type Keys = ValueOf<Contract["system"]["keys"]>;

/** What is known of a system's keys. */
interface Known {
  readonly key: Keys["keys"][number];
  /** How far its clock is ahead of ours, in seconds. */
  readonly ahead: number;
}

const kept = new Map<string, Promise<Known>>();

/**
 * Seals a body with the newest key of an operator's own system, which is asked for it once.
 * @param ask asks for them
 */
export async function sealFor(
  base: string,
  body: object,
  ask: () => Promise<Keys>,
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

/** Its keys have changed: the next body asks anew. */
export const forgetKeys = (base: string): boolean => kept.delete(base);

async function fetchKey(ask: () => Promise<Keys>): Promise<Known> {
  const { keys, time } = await ask();
  const [key] = keys;
  if (!key) throw new Error("a system without a key");
  return { key, ahead: time - Date.now() / 1000 };
}
