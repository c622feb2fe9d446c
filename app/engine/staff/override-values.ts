import type { FlagName } from "~/core/config.gen";
import type { BrandOverrides } from "~/tenant/types";

/** What staff can set over a brand's files. */
export type OverrideKey = `flag:${string}` | "maintenance";

/** A flag's value, or the maintenance switch. */
export type OverrideValue = boolean | NonNullable<BrandOverrides["maintenance"]>;

/** A key or value that cannot be stored: a fault of the caller. */
export class InvalidOverrideError extends Error {
  override readonly name = "InvalidOverrideError";
}

/** @throws InvalidOverrideError when the value does not fit the key. */
export function assertOverride(key: string, value: unknown): void {
  const fits = key === "maintenance" ? isMaintenance(value) : isFlagKey(key) && typeof value === "boolean";
  if (!fits) throw new InvalidOverrideError(`This cannot be set as ${JSON.stringify(key)}.`);
}

const isFlagKey = (key: string): boolean => /^flag:[A-Za-z][A-Za-z0-9]*$/.test(key);

function isMaintenance(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { on, until, notice, ...rest } = value as Record<string, unknown>;
  return (
    typeof on === "boolean" &&
    (until === undefined || Number.isSafeInteger(until)) &&
    (notice === undefined || typeof notice === "string") &&
    Object.keys(rest).length === 0
  );
}

interface Row {
  readonly merchant: string;
  readonly version: bigint;
  /** Null where the brand has a version and no override. */
  readonly key: string | null;
  readonly value: unknown;
}

/** Brand code → overrides. A row that this program does not understand (made by another version) is left out. */
export function toBrandOverrides(rows: readonly Row[]): Map<string, BrandOverrides> {
  const found = new Map<
    string,
    { version: number; flags: Partial<Record<FlagName, boolean>>; maintenance?: Maintenance }
  >();
  for (const { merchant, version, key, value } of rows) {
    const brand = found.get(merchant) ?? { version: Number(version), flags: {} };
    found.set(merchant, brand);
    if (key === "maintenance" && isMaintenance(value)) brand.maintenance = value as Maintenance;
    if (key !== null && isFlagKey(key) && typeof value === "boolean") {
      brand.flags[key.slice("flag:".length) as FlagName] = value;
    }
  }
  return found;
}

type Maintenance = NonNullable<BrandOverrides["maintenance"]>;
