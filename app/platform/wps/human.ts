import { solveChallenge as solve } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Contract, ValueOf } from "./types";

// Only `import("./human")` in browser.ts loads this: when a form is sent, not with the page.

type Given = ValueOf<Contract["verification"]["humanChallenge"]>;

/** Solves a proof-of-work challenge. @returns the solution as the calls take it: base64 of the JSON */
export async function solveChallenge({ parameters, signature }: Given): Promise<string> {
  const challenge = {
    parameters: structuredClone(parameters) as Parameters<typeof solve>[0]["challenge"]["parameters"],
    signature,
  };
  const solution = await solve({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
