import type { Database } from "~/platform/db/database";
import type { DeliveryCount } from "~/platform/db/schema-health";

/** Services of others that are counted for all brands together. */
export type Channel = "sms" | "mail";

/** Kinds of services that are counted by brand. */
const SERVICE_KINDS = ["payment", "vendor", "identity"] as const;
type ServiceKind = (typeof SERVICE_KINDS)[number];

/** A service of others that one brand uses. */
export interface Service {
  readonly kind: ServiceKind;
  /** Code of the brand. */
  readonly brand: string;
  /** Name of the payment method, code of the vendor, name of the identity provider, as in the brand's files. */
  readonly name: string;
}

const NONE: DeliveryCount = { taken: 0, refused: 0, refusedAt: null };
const counts = new WeakMap<Database, Map<string, DeliveryCount>>();

const keyOf = (of: Channel | Service): string => (typeof of === "string" ? of : `${of.kind} ${of.brand} ${of.name}`);

/** The service that a key of `deliveriesOf` stands for; null for a channel. */
export function serviceOf(key: string): Service | null {
  const [kind, brand, ...name] = key.split(" ");
  const known = SERVICE_KINDS.find((one) => one === kind);
  return known && brand ? { kind: known, brand, name: name.join(" ") } : null;
}

/** Notes that a service did what it was asked, or that it failed. @param now UTC ms */
export function noteDelivery(db: Database, of: Channel | Service, isTaken: boolean, now: number): void {
  const own = counts.get(db) ?? new Map<string, DeliveryCount>();
  counts.set(db, own);
  const { refused, refusedAt, taken } = own.get(keyOf(of)) ?? NONE;
  const next = isTaken ? { taken: taken + 1, refused, refusedAt } : { taken, refused: refused + 1, refusedAt: now };
  own.set(keyOf(of), next);
}

/** What became of this process's requests to others so far, by channel or service. */
export const deliveriesOf = (db: Database): Readonly<Record<string, DeliveryCount>> =>
  Object.fromEntries(counts.get(db) ?? []);
