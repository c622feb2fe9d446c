import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CallRoute } from "~/platform/wps/types";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember } from "../helpers/wps/members";
import { appCodeAt, aStaff, STAFF_PASSWORD } from "../helpers/wps/staff";
import { aWpsSite, type CallerOptions, type WpsSite } from "../helpers/wps/wps-site";

export const HOST = "console.test";

/** All staff calls. */
export const STAFF_ROUTES = CALL_ROUTES.filter(({ call }) => call.staff);

/** Staff calls with an audit record: name, route, audit rule. */
export const RECORDED_CALLS = STAFF_ROUTES.flatMap((route) => {
  const { audit } = route.call;
  return audit && !audit.skip ? [[route.name, route, audit] as const] : [];
});

/** Returns the recorded calls with one of these effects. */
export const callsWith = (...effects: readonly ("none" | "database" | "files")[]) =>
  RECORDED_CALLS.filter(([, , { effect }]) => effects.includes(effect));

/** Row of the audit, with the transaction that wrote it. */
interface AuditRow {
  readonly call: string;
  readonly brand: string | null;
  readonly outcome: string;
  readonly xmin: string;
}

/** Excluded tables: limits, and the audit itself. */
const EXCLUDED_TABLES = ["rate_limit", "staff_audit", "staff_audit_head"];

/** Runs a statement as the owner of the tables. */
type OwnerQuery = <Row extends object>(sql: string) => Promise<Row[]>;

/** Returns functions that make the audit fail, until `healEntries`. */
const auditFaults = (asOwner: OwnerQuery) => ({
  /** Makes inserts into the audit fail. @param when SQL condition on the new row */
  failEntries: (when: string) =>
    asOwner(`create function no_entry() returns trigger language plpgsql as $$ begin raise 'no entry'; end $$;
      create trigger no_entry before insert on staff_audit for each row when (${when}) execute function no_entry()`),
  /** Makes the commit of transactions with such an entry fail. @param when SQL condition on the new row */
  failCommits: (when: string) =>
    asOwner(`create function no_entry() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger no_commit after insert on staff_audit deferrable initially deferred
        for each row when (${when}) execute function no_entry()`),
  healEntries: () => asOwner("drop function if exists no_entry cascade"),
});

/** Returns functions that read the audit and the changes of rows. */
function observations(asOwner: OwnerQuery) {
  const entriesAfter = (seq: string) =>
    asOwner<AuditRow>(`select call, brand, outcome, xmin::text from staff_audit where seq > ${seq} order by seq`);
  return {
    /** Returns the entries of the audit, oldest first. */
    entries: () => entriesAfter("0"),
    /** Runs work and returns the transactions that changed rows in it, and the entries that it left in the audit. */
    async observed(
      work: () => Promise<unknown>,
    ): Promise<{ changes: readonly string[]; entries: readonly AuditRow[] }> {
      const [last] = await asOwner<{ seq: string }>("select coalesce(max(seq), 0)::text as seq from staff_audit");
      await asOwner("truncate observed_change");
      await work();
      const changes = await asOwner<{ xid: string }>("select distinct xid::text as xid from observed_change");
      return { changes: changes.map(({ xid }) => xid), entries: await entriesAfter(last?.seq ?? "0") };
    },
  };
}

/** Opens a site with two brands whose tables, files and audit are read as the owner of the tables. */
export async function aRecordedSite() {
  const site = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
  const owner = await site.db.connectOwner();
  await mkdir(join(site.dir, ".drafts"), { recursive: true });

  const asOwner: OwnerQuery = async <Row extends object>(sql: string) => (await owner.query<Row>(sql)).rows;
  const named = await asOwner<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const tables = named.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.includes(name));

  await asOwner(observe(tables));

  /** Returns the contents of the tables. */
  function rows(): Promise<unknown> {
    const sums = tables.map(
      (name) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    return asOwner(`${sums.join(" union all ")} order by name`);
  }
  /** Returns the contents of the brands' folders. */
  const files = () => filesBelow(site.dir);

  return {
    site,
    files,
    everything: async () => ({ rows: await rows(), files: await files() }),
    ...auditFaults(asOwner),
    ...observations(asOwner),
    /** Sends a staff call. */
    send: (route: CallRoute, input: Readonly<Record<string, unknown>>, asker: CallerOptions = {}) =>
      site.send(route.call.method, route.call.path, input, { host: HOST, ...asker }),
    /** Returns an input and a caller that the call accepts. */
    async fitted(route: CallRoute): Promise<readonly [Readonly<Record<string, unknown>>, CallerOptions]> {
      const input = await fittedExample(site, route, await aMember(site));
      return [input, route.name === "staffSignOut" ? { token: await staffToken(site) } : {}];
    },
    async close() {
      await owner.end();
      await site.close();
    },
  };
}

export type RecordedSite = Awaited<ReturnType<typeof aRecordedSite>>;

/** Returns statements that record the transaction of each changed row, deleted ones included, in `observed_change`. */
const observe = (tables: readonly string[]): string => `
  create table observed_change (xid xid8 not null);
  create function observe_change() returns trigger language plpgsql security definer as $$
    begin insert into observed_change values (pg_current_xact_id()); return null; end $$;
  ${tables.map((name) => `create trigger observe_${name} after insert or update or delete on ${name} for each row execute function observe_change();`).join("\n")}`;

/** Signs a member of staff in. @returns the session's token */
async function staffToken(site: WpsSite): Promise<string> {
  const who = { account: await aStaff(site), password: STAFF_PASSWORD, appCode: appCodeAt(site.now) };
  return (await site.console.staff.staffSignIn(who)).token;
}

async function filesBelow(dir: string): Promise<Record<string, string>> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, "base64")])));
}
