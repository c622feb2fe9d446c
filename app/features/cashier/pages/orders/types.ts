import type { depositv2 } from "../deposit/deposit.server";
import type { withdraw } from "../withdraw/withdraw.server";

/** Loader data of the deposit page. */
export type DepositData = Awaited<ReturnType<typeof depositv2.load>>;

/** Loader data of the withdrawal page. */
export type WithdrawData = Awaited<ReturnType<typeof withdraw.load>>;

/** A payment method of either direction, in the form of the calls. */
export type Method = WithdrawData["methods"]["rows"][number];

/** An order with its history. */
export type OpenOrder = WithdrawData["open"][number];
