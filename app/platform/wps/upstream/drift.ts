/**
 * Kinds of differences between an upstream system and the contract: an answer of another `shape`, invalid JSON
 * (`notJson`), a server error (`status`), an unknown error code (`unknownCode`), a `slow` answer, no answer in time
 * (`timeout`), no connection (`unreachable`), a value that pages must not use (`refused`).
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

/** One difference. */
export interface Drift {
  /** Code of the brand. */
  readonly brand: string;
  /** `area.name` of the call. */
  readonly call: string;
  readonly kind: DriftKind;
  /** Path and reason, e.g. `value.rows.0.name: expected string`. Never the answered value, which may be personal. */
  readonly detail: string;
}
