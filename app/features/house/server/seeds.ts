import { randomBytes } from "node:crypto";
import { decryptBox, encryptBox } from "~/platform/secrets/encrypted-box";
import { keyFor } from "~/platform/secrets/keys";
import { commitmentOf, type Draws, drawsOf } from "../rules/draws";
import type { HouseContext } from "./context";

/** An encrypted server seed, and its published hash. */
export interface SealedSeed {
  readonly seed: Buffer;
  readonly commitment: string;
}

const SEED_BYTES = 32;
const PLACE = "house seed";

/** Creates a server seed: 32 random bytes as hexadecimal digits. */
export function newSeed(ctx: HouseContext): SealedSeed {
  const seed = randomBytes(SEED_BYTES).toString("hex");
  return { seed: encryptBox(keyFor(ctx, "house"), seed, PLACE), commitment: commitmentOf(seed) };
}

/** Decrypts a server seed. @throws Error when it was encrypted for another brand or with another key */
export function seedIn(ctx: HouseContext, box: Buffer): string {
  const seed = decryptBox(keyFor(ctx, "house"), box, PLACE);
  if (seed === null) throw new Error("a seed of the house cannot be decrypted: was PREVIEW_SECRET changed?");
  return seed.toString();
}

/** Inputs of a round. */
export interface RoundSeeds {
  readonly seed: Buffer;
  readonly clientSeed: string;
  readonly nonce: number;
}

export const drawsFor = (ctx: HouseContext, { clientSeed, nonce, seed }: RoundSeeds): Draws =>
  drawsOf({ serverSeed: seedIn(ctx, seed), clientSeed, nonce });

/** Returns a random client seed for a player who has not chosen one. */
export const newClientSeed = (): string => randomBytes(8).toString("hex");
