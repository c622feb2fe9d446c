import { z } from "zod";
import type { FlagName } from "~/platform/brands/config.gen";
import type { BrandOverrides, Closure } from "~/platform/brands/types";

/** What staff can set over a brand's files. */
export type OverrideKey = `flag:${string}` | "maintenance" | "region" | `closed:${Closure["kind"]}:${string}`;

const at = z.int().optional();
const notice = z.string().optional();
const countries = z.array(z.string().regex(/^[A-Z]{2}$/));

/** One value of a flag with its time, and who set it: several together change by themselves from one to the next. */
const flagPart = z.strictObject({
  on: z.boolean(),
  from: at,
  until: at,
  actor: z.string(),
  reason: z.string(),
  /** When it was set. */
  at: z.int(),
});

/** Values of one flag at most: what runs, and what is planned. */
export const MOST_PARTS = 12;

/** What each kind of key holds. Times in UTC ms. */
const SHAPES = {
  /** `from` and `until`: when it is in effect, where that is not always. Of `parts`, `partInForce` holds. */
  flag: z.union([
    z.boolean(),
    z.strictObject({ on: z.boolean(), from: at, until: at }),
    z.strictObject({ parts: z.array(flagPart).min(1).max(MOST_PARTS) }),
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

/** A flag's value, maintenance, the region rule, or that a vendor or category is closed. */
export type OverrideValue = z.infer<(typeof SHAPES)[Kind]>;

/** Value of a flag with its time, and who set it; times in UTC ms. */
export type FlagPart = z.infer<typeof flagPart>;

/** A key or value that cannot be stored: a fault of the caller. */
export class InvalidOverrideError extends Error {
  override readonly name = "InvalidOverrideError";
}

const KEY = /^(?:(flag):[A-Za-z][A-Za-z0-9]*|(maintenance)|(region)|(closed):(?:vendor|category):[A-Za-z0-9_-]{1,60})$/;

const kindOf = (key: string): Kind | undefined => KEY.exec(key)?.slice(1).find(Boolean) as Kind | undefined;

/** @throws InvalidOverrideError when the value does not fit the key. */
export function assertOverride(key: string, value: unknown): void {
  const kind = kindOf(key);
  if (kind === undefined || !SHAPES[kind].safeParse(value).success)
    throw new InvalidOverrideError(`This cannot be set as ${JSON.stringify(key)}.`);
}

/** When an override is in effect, UTC ms; none at an end that is open. */
export interface Window {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** The values that a stored one is made of, the newest first. */
export function partsOf(value: OverrideValue): readonly (OverrideValue | FlagPart)[] {
  return typeof value === "object" && "parts" in value ? value.parts : [value];
}

/** The part that holds at `now` (UTC ms): of those in effect the one that began last, and of two the newer; null for none. */
export function partInForce<P extends FlagPart>(parts: readonly P[], now: number): P | null {
  const began = ({ at: set, from }: P) => from ?? set;
  const inEffect = parts.filter((part) => isWithin(part, now));
  return inEffect.reduce<P | null>((best, part) => (best === null || began(part) > began(best) ? part : best), null);
}

/** The part of a stored value that holds at `now` (UTC ms); null for none. */
export function partAt(key: string, value: OverrideValue, now: number): OverrideValue | FlagPart | null {
  if (typeof value === "object" && "parts" in value) return partInForce(value.parts, now);
  return isWithin(windowOf(key, value), now) ? value : null;
}

/** The time in which a value, or one of its parts, holds. Maintenance ends by itself: what it says after its end is that the site is open. */
export function windowOf(key: string, value: OverrideValue | FlagPart): Window {
  if (typeof value === "boolean" || key === "maintenance" || "parts" in value) return {};
  return { from: "from" in value ? value.from : undefined, until: value.until };
}

/** Whether a value is in effect at `now` (UTC ms). */
export const isWithin = ({ from, until }: Window, now: number): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);

/** A stored override, or a brand's version alone. */
export interface OverrideRow {
  readonly merchant: string;
  readonly version: bigint;
  /** Null where the brand has a version and no override. */
  readonly key: string | null;
  readonly value: unknown;
}

/** Every brand's overrides in effect, and when the next of them begins or ends (UTC ms; null for never). */
export interface OverridesNow {
  readonly brands: ReadonlyMap<string, BrandOverrides>;
  readonly nextAt: number | null;
}

type Growing = { -readonly [K in keyof BrandOverrides]: BrandOverrides[K] } & {
  flags: Partial<Record<FlagName, boolean>>;
};

/** What is in effect at `now` (UTC ms). A row that this program does not understand (made by another version) is left out. */
export function overridesAt(rows: readonly OverrideRow[], now: number): OverridesNow {
  const brands = new Map<string, Growing>();
  let nextAt: number | null = null;
  for (const { merchant, version, key, value } of rows) {
    const brand = brands.get(merchant) ?? { version: Number(version), flags: {} };
    brands.set(merchant, brand);
    const kind = key === null ? undefined : kindOf(key);
    if (key === null || kind === undefined || !SHAPES[kind].safeParse(value).success) continue;
    const known = value as OverrideValue;
    const windows = partsOf(known).map((part) => windowOf(key, part));
    for (const edge of windows.flatMap(({ from, until }) => [from, until])) {
      if (edge === undefined) continue;
      if (edge > now) nextAt = Math.min(edge, nextAt ?? edge);
      else brand.phase = (brand.phase ?? 0) + 1;
    }
    const holds = partAt(key, known, now);
    if (holds !== null) lay(brand, key, holds);
  }
  return { brands, nextAt };
}

function lay(brand: Growing, key: string, value: OverrideValue | FlagPart): void {
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

/** Whether a value of a flag is on. */
export const isOn = (value: OverrideValue | FlagPart): boolean =>
  typeof value === "boolean" ? value : "on" in value && value.on;
