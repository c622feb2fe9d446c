import { randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { toApiTime } from "~/platform/brands/brand-parts";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

/** Validity of a challenge, ms. */
const LIFE_MS = 10 * 60_000;
/** About 0.1 s in a browser; the server needs one derivation to create it and one to check it. */
const COST = 1_000;
const COUNTER = { from: 150, below: 350 };

/** Shape of a solution. Only the parameters used here; the signature covers all of them. */
const solutionShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), data: z.looseObject({ until: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Creates a proof-of-work challenge. Its signed expiry uses the clock of the request; the package's `expiresAt` would be compared
 * with another clock.
 */
export async function newChallenge(ctx: SiteContext) {
  const until = ctx.now + LIFE_MS;
  const { parameters, signature = "" } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(COUNTER.from, COUNTER.below),
    data: { until },
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
  });
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters;
  return {
    parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, data: { until } },
    signature,
    expiresAt: toApiTime(until),
  };
}

/**
 * Verifies the solution of a challenge of this brand. Each solution is accepted once.
 * @param solution base64 of the JSON `{ challenge: { parameters, signature }, solution: { counter, derivedKey } }`
 * @throws WpsError verificationFirst when it is missing, wrong, expired or used
 */
export async function assertHuman(ctx: SiteContext, solution: string | undefined): Promise<void> {
  const given = read(solution ?? "");
  if (!given || !(await isSolved(ctx, given))) throw new WpsError("verificationFirst");
  const { nonce, data } = given.challenge.parameters;
  if (data.until <= ctx.now) throw new WpsError("verificationFirst");
  if (!(await consumeOnce(ctx, "human", nonce, data.until))) throw new WpsError("verificationFirst");
}

const secretOf = (ctx: SiteContext): string => keyFor(ctx, "human").toString("hex");

function read(solution: string): z.infer<typeof solutionShape> | null {
  try {
    return solutionShape.parse(JSON.parse(Buffer.from(solution, "base64").toString()));
  } catch {
    return null;
  }
}

async function isSolved(ctx: SiteContext, { challenge, solution }: z.infer<typeof solutionShape>): Promise<boolean> {
  // The signature is verified before any other parameter is read.
  const signed = challenge as unknown as Challenge;
  const { verified } = await verifySolution({
    challenge: signed,
    solution,
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
  });
  return verified;
}
