import type { JackpotProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type Jackpot, readJackpot } from "./counter";

export interface JackpotBlockData {
  /** Null for a brand without a counter. */
  readonly jackpot: Jackpot | null;
}

/** Loads the counter. A cached page has the value of its rendering; scripts correct it. */
export async function loadJackpot(ctx: BlockContext, _props: JackpotProps): Promise<BlockData<JackpotBlockData>> {
  return { data: { jackpot: await readJackpot(ctx) }, tags: ["jackpot"], maxAge: 60 };
}
