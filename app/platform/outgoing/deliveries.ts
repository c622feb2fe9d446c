import type { Database } from "~/platform/db/database";

/** Requests to one external channel or service since the process started. */
export interface DeliveryCount {
  readonly taken: number;
  readonly refused: number;
  /** Time of the latest failure, UTC ms; null for never. */
  readonly refusedAt: number | null;
}

/** External services counted for all brands together. */
export type Channel = "sms" | "mail";

/** Kinds of services counted per brand. */
const SERVICE_KINDS = ["payment", "vendor", "identity"] as const;
type ServiceKind = (typeof SERVICE_KINDS)[number];

/** External service of one brand. */
export interface Service {
  readonly kind: ServiceKind;
  /** Code of the brand. */
  readonly brand: string;
  /** Name of the payment method, code of the vendor, or name of the identity provider, as in the brand's files. */
  readonly name: string;
}

const NONE: DeliveryCount = { taken: 0, refused: 0, refusedAt: null };
const counts = new WeakMap<Database, Map<string, DeliveryCount>>();

const keyOf = (of: Channel | Service): string => (typeof of === "string" ? of : `${of.kind} ${of.brand} ${of.name}`);

/** Returns the service of a key of `deliveryCounts`; null for a channel. */
export function serviceOf(key: string): Service | null {
  const [kind, brand, ...name] = key.split(" ");
  const known = SERVICE_KINDS.find((one) => one === kind);
  return known && brand ? { kind: known, brand, name: name.join(" ") } : null;
}

/** Counts a request to a service as successful or failed. @param now UTC ms */
export function countDelivery(db: Database, of: Channel | Service, isTaken: boolean, now: number): void {
  const own = counts.get(db) ?? new Map<string, DeliveryCount>();
  counts.set(db, own);
  const { refused, refusedAt, taken } = own.get(keyOf(of)) ?? NONE;
  const next = isTaken ? { taken: taken + 1, refused, refusedAt } : { taken, refused: refused + 1, refusedAt: now };
  own.set(keyOf(of), next);
}

/** Returns the outcomes of this process's requests to external services, by channel or service. */
export const deliveryCounts = (db: Database): Readonly<Record<string, DeliveryCount>> =>
  Object.fromEntries(counts.get(db) ?? []);
