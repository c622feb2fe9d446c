import { solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Contract, ValueOf } from "./types";

// Loaded only by `import("./human")` in browser.ts, when a form is submitted.

type Given = ValueOf<Contract["verification"]["humanChallenge"]>;

/** Solves a proof-of-work challenge. @returns the solution in the format of the calls: base64 of the JSON */
export async function solveChallenge({ parameters, signature }: Given): Promise<string> {
  const challenge = {
    parameters: structuredClone(parameters) as Parameters<typeof solve>[0]["challenge"]["parameters"],
    signature,
  };
  const solution = await solve({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
