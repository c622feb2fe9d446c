import { validDay } from "~/platform/time/valid-day";
import { storedActor } from "./outside-actor";

/** Search criteria of the audit, from the page's URL. */
export interface AuditQuery {
  readonly actor?: string;
  readonly call?: string;
  readonly code?: string;
  readonly text?: string;
  readonly from?: string;
  readonly until?: string;
  /** Only changes and refused calls. */
  readonly changes: boolean;
}

const DAY_MS = 86_400_000;

/** Latest time that the call accepts as a bound, UTC ms. */
const LAST = Date.UTC(2199, 11, 31, 23, 59, 59);

/** Returns the start of a day typed as `2026-01-31`, UTC; undefined for invalid input. @param plus number of days to add */
function dayOf(value: string | null, plus: number): string | undefined {
  const day = validDay(value);
  if (day === null) return undefined;
  return new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + plus * DAY_MS, LAST)).toISOString();
}

/** Reads the search from a URL. Empty values and invalid dates are omitted. Days are UTC; the last day is included. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const typed = ["actor", "call", "code", "text"].flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, 60);
    return value ? [[name, value] as const] : [];
  });
  const [from, until] = [dayOf(params.get("from"), 0), dayOf(params.get("to"), 1)];
  const changes = params.get("all") !== "1";
  return { changes, ...Object.fromEntries(typed), ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

/** Returns the input of the call for a search: the stored name of an actor that was typed as the page shows it. */
export const auditCallInput = (t: Parameters<typeof storedActor>[0], { actor, ...search }: AuditQuery) => ({
  ...search,
  ...(actor === undefined ? {} : { actor: storedActor(t, actor) }),
});

/** Returns the day for a field of the filter. */
export const auditFieldDay = (time: string | undefined, minus: number): string =>
  time === undefined ? "" : new Date(Date.parse(time) - minus * DAY_MS).toISOString().slice(0, 10);

/** Returns the query string of a search: the inverse of `readAuditQuery`. */
export function auditQueryString({ changes, from, until, ...typed }: AuditQuery): string {
  const query = new URLSearchParams(Object.entries(typed));
  if (!changes) query.set("all", "1");
  if (from) query.set("from", auditFieldDay(from, 0));
  if (until) query.set("to", auditFieldDay(until, 1));
  return query.toString();
}
