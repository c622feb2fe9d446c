import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CallerOptions, WpsSite } from "./wps-site";

/** Solves a challenge of the site like a browser. */
export async function solveHuman(site: WpsSite, asker: CallerOptions = {}): Promise<string> {
  const { parameters, signature } = await site.as(asker).verification.humanChallenge({});
  const challenge = { parameters: structuredClone(parameters), signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return humanPayload({ challenge, solution });
}

/** Encodes a solution like a browser: base64 of the JSON. */
export const humanPayload = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64");
