import { typedDay } from "~/platform/time/typed-day";

/** What the audit is searched by, as the page's address has it. */
export interface AuditQuery {
  readonly actor?: string;
  readonly call?: string;
  readonly code?: string;
  readonly text?: string;
  readonly from?: string;
  readonly until?: string;
  /** Only what changed something, and what was refused. */
  readonly changes: boolean;
}

const DAY_MS = 86_400_000;

/** The last moment that the call takes as a bound, UTC ms. */
const LAST = Date.UTC(2199, 11, 31, 23, 59, 59);

/** Start of a day that was typed as `2026-01-31`, UTC; undefined for anything else. @param plus days after it */
function dayOf(value: string | null, plus: number): string | undefined {
  const day = typedDay(value);
  if (day === null) return undefined;
  return new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + plus * DAY_MS, LAST)).toISOString();
}

/** Reads the search from an address; what is empty or no date is left out. Days are UTC, the last one whole. */
export function auditSearch(params: URLSearchParams): AuditQuery {
  const typed = ["actor", "call", "code", "text"].flatMap((name) => {
    const value = params.get(name)?.trim().slice(0, 60);
    return value ? [[name, value] as const] : [];
  });
  const [from, until] = [dayOf(params.get("from"), 0), dayOf(params.get("to"), 1)];
  const changes = params.get("all") !== "1";
  return { changes, ...Object.fromEntries(typed), ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

/** The day that a field of the filter shows. */
export const shownDay = (time: string | undefined, minus: number): string =>
  time === undefined ? "" : new Date(Date.parse(time) - minus * DAY_MS).toISOString().slice(0, 10);

/** The search as a query: the opposite of `auditSearch`. */
export function auditQuery({ changes, from, until, ...typed }: AuditQuery): string {
  const query = new URLSearchParams(Object.entries(typed));
  if (!changes) query.set("all", "1");
  if (from) query.set("from", shownDay(from, 0));
  if (until) query.set("to", shownDay(until, 1));
  return query.toString();
}
