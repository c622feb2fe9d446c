/** One thing that `brand doctor` found. */
export interface Finding {
  /** An error is wrong now; a warning will be, or may be meant. */
  readonly level: "error" | "warning";
  /** The brand's code; null when it concerns the whole installation. */
  readonly brand: string | null;
  readonly message: string;
}
