import { z } from "zod";
import type { FlagName } from "~/platform/brands/config.gen";
import type { BrandOverrides, Closure } from "~/platform/brands/types";

/** Keys of overrides over a brand's files. */
export type OverrideKey = `flag:${string}` | "maintenance" | "region" | `closed:${Closure["kind"]}:${string}`;

const at = z.int().optional();
const notice = z.string().optional();
const countries = z.array(z.string().regex(/^[A-Z]{2}$/));

/** One value of a flag with period and author. Several parts switch from one to the next by time. */
const flagPart = z.strictObject({
  on: z.boolean(),
  from: at,
  until: at,
  actor: z.string(),
  reason: z.string(),
  /** Time of the change, UTC ms. */
  at: z.int(),
});

/** Maximum number of values of one flag: running and planned. */
export const MAX_FLAG_PARTS = 12;

/** Shapes of the values by kind of key. Times in UTC ms. */
const SHAPES = {
  /** `from` and `until` limit the period in which it is in effect. Of `parts`, the one of `partInForce` applies. */
  flag: z.union([
    z.boolean(),
    z.strictObject({ on: z.boolean(), from: at, until: at }),
    z.strictObject({ parts: z.array(flagPart).min(1).max(MAX_FLAG_PARTS) }),
  ]),
  maintenance: z.strictObject({ on: z.boolean(), until: at, notice }),
  region: z.strictObject({
    mode: z.enum(["off", "allow", "deny"]),
    countries,
    until: at,
    notice,
  }),
  closed: z.strictObject({ on: z.literal(true), countries: countries.min(1).optional(), until: at, notice }),
} as const;
type Kind = keyof typeof SHAPES;

/** Value of a flag, maintenance, the region rule, or the closure of a vendor or category. */
export type OverrideValue = z.infer<(typeof SHAPES)[Kind]>;

/** Value of a flag with period and author; times in UTC ms. */
export type FlagPart = z.infer<typeof flagPart>;

/** Error for a key or value that cannot be stored: a fault of the caller. */
export class InvalidOverrideError extends Error {
  override readonly name = "InvalidOverrideError";
}

const KEY = /^(?:(flag):[A-Za-z][A-Za-z0-9]*|(maintenance)|(region)|(closed):(?:vendor|category):[A-Za-z0-9_-]{1,60})$/;

const kindOf = (key: string): Kind | undefined => KEY.exec(key)?.slice(1).find(Boolean) as Kind | undefined;

/** @throws InvalidOverrideError when the value does not fit the key. */
export function assertOverride(key: string, value: unknown): void {
  const kind = kindOf(key);
  if (kind === undefined || !SHAPES[kind].safeParse(value).success)
    throw new InvalidOverrideError(`The value is not valid for ${JSON.stringify(key)}.`);
}

/** Period in which an override is in effect, UTC ms; an absent bound is open. */
export interface OverridePeriod {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** Returns the parts of a stored value, the newest first. */
export function partsOf(value: OverrideValue): readonly (OverrideValue | FlagPart)[] {
  return typeof value === "object" && "parts" in value ? value.parts : [value];
}

/** Returns the part in effect at `now` (UTC ms): the one that began last, ties to the newer; null for none. */
export function partInForce<P extends FlagPart>(parts: readonly P[], now: number): P | null {
  const began = ({ at: set, from }: P) => from ?? set;
  const inEffect = parts.filter((part) => isWithin(part, now));
  return inEffect.reduce<P | null>((best, part) => (best === null || began(part) > began(best) ? part : best), null);
}

/** Returns the part of a stored value in effect at `now` (UTC ms); null for none. */
export function partAt(key: string, value: OverrideValue, now: number): OverrideValue | FlagPart | null {
  if (typeof value === "object" && "parts" in value) return partInForce(value.parts, now);
  return isWithin(overridePeriodOf(key, value), now) ? value : null;
}

/**
 * Returns the period in which a value or part is in effect. Maintenance has none here: it ends by itself, and after its end the
 * stored override keeps the site open.
 */
export function overridePeriodOf(key: string, value: OverrideValue | FlagPart): OverridePeriod {
  if (typeof value === "boolean" || key === "maintenance" || "parts" in value) return {};
  return { from: "from" in value ? value.from : undefined, until: value.until };
}

/** Returns whether a period includes `now` (UTC ms). */
export const isWithin = ({ from, until }: OverridePeriod, now: number): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);

/** A stored override, or only a brand's version. */
export interface OverrideRow {
  readonly merchant: string;
  readonly version: bigint;
  /** Null when the brand has a version but no override. */
  readonly key: string | null;
  readonly value: unknown;
}

/** Overrides in effect of every brand, and the next time at which one begins or ends (UTC ms; null for never). */
export interface OverridesNow {
  readonly brands: ReadonlyMap<string, BrandOverrides>;
  readonly nextAt: number | null;
}

type Growing = { -readonly [K in keyof BrandOverrides]: BrandOverrides[K] } & {
  flags: Partial<Record<FlagName, boolean>>;
};

/**
 * Returns the overrides in effect at `now` (UTC ms). Skips rows with an unknown format (written by another version of the
 * program).
 */
export function overridesAt(rows: readonly OverrideRow[], now: number): OverridesNow {
  const brands = new Map<string, Growing>();
  let nextAt: number | null = null;
  for (const { merchant, version, key, value } of rows) {
    const brand = brands.get(merchant) ?? { version: Number(version), flags: {} };
    brands.set(merchant, brand);
    const kind = key === null ? undefined : kindOf(key);
    if (key === null || kind === undefined || !SHAPES[kind].safeParse(value).success) continue;
    const known = value as OverrideValue;
    const windows = partsOf(known).map((part) => overridePeriodOf(key, part));
    for (const edge of windows.flatMap(({ from, until }) => [from, until])) {
      if (edge === undefined) continue;
      if (edge > now) nextAt = Math.min(edge, nextAt ?? edge);
      else brand.phase = (brand.phase ?? 0) + 1;
    }
    const holds = partAt(key, known, now);
    if (holds !== null) applyOverride(brand, key, holds);
  }
  return { brands, nextAt };
}

function applyOverride(brand: Growing, key: string, value: OverrideValue | FlagPart): void {
  const [kind, ...rest] = key.split(":");
  if (kind === "flag") brand.flags[rest[0] as FlagName] = isOn(value);
  else if (kind === "maintenance") brand.maintenance = value as z.infer<typeof SHAPES.maintenance>;
  else if (kind === "region") brand.region = value as z.infer<typeof SHAPES.region>;
  else {
    const { on: _, ...how } = value as z.infer<typeof SHAPES.closed>;
    const [what, name = ""] = rest as [Closure["kind"], string?];
    brand.closures = [...(brand.closures ?? []), { kind: what, name, ...how }];
  }
}

/** Returns whether a value of a flag is on. */
export const isOn = (value: OverrideValue | FlagPart): boolean =>
  typeof value === "boolean" ? value : "on" in value && value.on;
