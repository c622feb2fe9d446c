/** One finding of `brand doctor`. */
export interface Finding {
  /** An error is a present fault. A warning is a likely future fault, or may be intended. */
  readonly level: "error" | "warning";
  /** Code of the brand; null when the finding concerns the whole installation. */
  readonly brand: string | null;
  readonly message: string;
}
