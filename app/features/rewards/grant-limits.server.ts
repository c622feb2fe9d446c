import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { formattedMoney, minorAmountOfFile } from "~/platform/money/amounts";
import { localDate } from "~/platform/time/calendar-day";
import { finerError, WpsError } from "~/platform/wps/errors";
import type { StaffMember } from "~/platform/wps/staff";
import * as sql from "./server/grants/allowance.sql.gen";

/** Limits of the brand (`staffLimits`) that a payment to a member counts towards. */
export type LimitedKind = "grants" | "deposits";

/** A member of staff who pays a member of a brand, at a given time. */
export interface Giver {
  readonly brand: BrandSnapshot;
  readonly staff: Pick<StaffMember, "name" | "role">;
  /** UTC ms. */
  readonly now: number;
}

/** Limits of one member of staff at a brand, minor units. */
export interface StaffLimits {
  readonly perGrant: bigint;
  readonly perDay: bigint;
  /** 0: no amount needs a second person. */
  readonly secondPersonFrom: bigint;
}

/** Returns the limits of a role from the brand's files. */
export function limitsOf({ brand, staff }: Pick<Giver, "brand" | "staff">, kind: LimitedKind): StaffLimits {
  const { perDay, perGrant, secondPersonFrom } = brand.config.staffLimits[kind][staff.role];
  const minor = (text: string) => minorAmountOfFile({ brand }, text);
  return { perGrant: minor(perGrant), perDay: minor(perDay), secondPersonFrom: minor(secondPersonFrom) };
}

/** Returns whether an amount needs approval by a second member of staff. */
export function needsSecond(giver: Pick<Giver, "brand" | "staff">, kind: LimitedKind, amount: bigint): boolean {
  const { secondPersonFrom } = limitsOf(giver, kind);
  return secondPersonFrom > 0n && amount >= secondPersonFrom;
}

/** Returns the day of the brand that a payment counts towards. */
export const grantDayOf = ({ brand, now }: Pick<Giver, "brand" | "now">): string =>
  localDate(brand.config.timeZone, now);

/** Returns the amount that a member of staff gave today, minor units. */
export async function givenToday(tx: Transaction, giver: Giver, kind: LimitedKind): Promise<bigint> {
  return (await tx.first(sql.givenOnDay, keyOf(giver, kind)))?.amount ?? 0n;
}

/**
 * Checks an amount against the limits and locks the day's sum until the transaction ends, so that concurrent payments cannot
 * exceed the limit together. Every call that lets staff pay a member uses it.
 * @returns function that adds the amount to the day; call it once the amount is paid or pending
 * @throws WpsError staffAmountLimit, staffDayLimit
 */
export async function claimAllowance(
  tx: Transaction,
  giver: Giver,
  kind: LimitedKind,
  amount: bigint,
): Promise<() => Promise<void>> {
  const { perDay, perGrant } = limitsOf(giver, kind);
  const key = keyOf(giver, kind);
  if (amount > perGrant) throw new WpsError("staffAmountLimit", { limit: formattedMoney(giver, perGrant) });
  await tx.run(sql.addGrantDay, key);
  const row = await tx.first(sql.lockGrantDay, key);
  const left = perDay - (row?.amount ?? 0n);
  if (amount > left) throw dayLimitError(giver, left > 0n ? left : 0n);
  return async () => {
    await tx.run(sql.addToDay, { ...key, amount });
  };
}

/** Returns the error for an amount above the rest of the day, minor units; with its own text when nothing is left. */
function dayLimitError(giver: Giver, left: bigint): WpsError<"staffDayLimit"> {
  const error = new WpsError("staffDayLimit", { left: formattedMoney(giver, left) });
  return left > 0n ? error : finerError("errors:staffDayLimitUsed", error);
}

/** Subtracts the amount of a refused grant from the day that it was counted towards. */
export async function returnAllowance(
  tx: Transaction,
  { actor, amount, day }: { readonly actor: string; readonly amount: bigint; readonly day: string },
): Promise<void> {
  await tx.run(sql.addToDay, { actor, kind: "grants", day, amount: -amount });
}

const keyOf = (giver: Giver, kind: LimitedKind) => ({ actor: giver.staff.name, kind, day: grantDayOf(giver) });
