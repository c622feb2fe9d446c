import type { SeamlessCode } from "./rules/seamless";

/** Refuses a vendor's request and rolls its transaction back. */
export class SeamlessRefusal extends Error {
  override readonly name = "SeamlessRefusal";
  constructor(
    readonly code: SeamlessCode,
    /** Balance of the wallet, minor units, when it is the reason. */
    readonly balance: bigint | null = null,
  ) {
    super(code);
  }
}
