import type { depositv2 } from "../deposit/deposit.server";
import type { withdraw } from "../withdraw/withdraw.server";

/** What the deposit page shows. */
export type DepositData = Awaited<ReturnType<typeof depositv2.load>>;

/** What the withdrawal page shows. */
export type WithdrawData = Awaited<ReturnType<typeof withdraw.load>>;

/** A payment method of either direction, as both pages show it. */
export type Method = WithdrawData["methods"]["rows"][number];

/** An order with its history. */
export type OpenOrder = WithdrawData["open"][number];
