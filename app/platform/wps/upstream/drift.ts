/**
 * In what an operator's own system differs from the contract: an answer of another `shape`, one that is no JSON
 * (`notJson`), a server error (`status`), an error that no catalogue knows (`unknownCode`), an answer that came `slow`,
 * none in time (`timeout`), no connection (`unreachable`), a value that pages must not use (`refused`).
 */
export const DRIFT_KINDS = [
  "shape",
  "notJson",
  "status",
  "unknownCode",
  "slow",
  "timeout",
  "unreachable",
  "refused",
] as const;
export type DriftKind = (typeof DRIFT_KINDS)[number];

/** One difference, as it was met. */
export interface Drift {
  /** Code of the brand. */
  readonly brand: string;
  /** `area.name` of the call. */
  readonly call: string;
  readonly kind: DriftKind;
  /** Where and what, e.g. `value.rows.0.name: expected string`. Never what was answered: that may be personal. */
  readonly detail: string;
}
