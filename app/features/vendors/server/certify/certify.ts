import { assertAccepted, CaseFailure, type Subject } from "./case";
import { CASES } from "./cases";

/** Result of one case. */
export interface CaseResult {
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** Reason for the failure or the skip; empty for a passed case. */
  readonly note: string;
}

/** Runs all cases against a wallet, one after the other (requirement G11). @throws Error when the wallet gives no valid answer */
export async function certify(subject: Subject): Promise<readonly CaseResult[]> {
  const opened = await subject.client.ask({ operation: "authenticate", token: subject.token });
  assertAccepted(opened);
  const playing = { ...subject, playerId: opened.ok ? opened.value.playerId : "" };
  const results: CaseResult[] = [];
  for (const { run, skip, title } of CASES) {
    const reason = skip?.(subject) ?? null;
    const note = reason ?? (await run(playing).then(() => "", whatFailed));
    results.push({ title, outcome: reason !== null ? "skipped" : note === "" ? "passed" : "failed", note });
  }
  return results;
}

function whatFailed(error: unknown): string {
  if (error instanceof CaseFailure) return error.message;
  throw error;
}

/** Returns the report as readable lines. */
export function reportOf(results: readonly CaseResult[]): readonly string[] {
  const lines = results.map(({ note, outcome, title }) => `${outcome.padEnd(7)}  ${title}${note ? `: ${note}` : ""}`);
  const count = (outcome: CaseResult["outcome"]) => results.filter((one) => one.outcome === outcome).length;
  return [...lines, `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`];
}
