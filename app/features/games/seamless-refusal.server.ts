import type { SeamlessCode } from "./rules/seamless";

/** Refuses a vendor's request, and undoes what its transaction had begun. */
export class SeamlessRefusal extends Error {
  override readonly name = "SeamlessRefusal";
  constructor(
    readonly code: SeamlessCode,
    /** What the wallet holds, minor units, where that is the reason. */
    readonly balance: bigint | null = null,
  ) {
    super(code);
  }
}
