import type { JackpotProps } from "~/platform/brands/config.gen";
import type { BlockContext, BlockData } from "~/site/types";
import { type Jackpot, readJackpot } from "./counter";

export interface JackpotBlockData {
  /** Null for a brand without a counter. */
  readonly jackpot: Jackpot | null;
}

/** The counter. A kept page says what it stood at then; the figure is right as soon as scripts run. */
export async function loadJackpot(ctx: BlockContext, _props: JackpotProps): Promise<BlockData<JackpotBlockData>> {
  return { data: { jackpot: await readJackpot(ctx) }, tags: ["jackpot"], maxAge: 60 };
}
