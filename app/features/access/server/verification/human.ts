import { randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { timeOf } from "~/platform/brands/brand-parts";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { keyFor } from "~/platform/secrets/keys";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";

/** How long a challenge holds, ms. */
const LIFE_MS = 10 * 60_000;
/** About 0.1 s in a browser; here one derivation to make it and one to check it. */
const COST = 1_000;
const COUNTER = { from: 150, below: 350 };

/** The solution as it comes. Of the parameters only what is read here; their signature vouches for all of them. */
const solutionShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), data: z.looseObject({ until: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * A new proof-of-work challenge. It expires by the clock of the request, which is signed with it; the package's own
 * `expiresAt` would be compared with another clock.
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
    expiresAt: timeOf(until),
  };
}

/**
 * Lets pass who solved a challenge of this brand. Each solution works once.
 * @param solution base64 of the JSON `{ challenge: { parameters, signature }, solution: { counter, derivedKey } }`
 * @throws WpsError verificationFirst when it is missing, wrong, expired or was used before
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
  // The signature is checked before any other of the parameters is read.
  const signed = challenge as unknown as Challenge;
  const { verified } = await verifySolution({
    challenge: signed,
    solution,
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
  });
  return verified;
}
