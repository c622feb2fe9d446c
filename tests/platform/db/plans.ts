import type pg from "pg";

/** Node of a plan of `explain (format json)`. */
interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Access of a plan to a table. */
export interface TableScan {
  readonly table: string;
  /** Null: reads the whole table. */
  readonly index: string | null;
  /** Condition of the index; empty when all of it is read. */
  readonly condition: string;
}

/**
 * Makes the planner see tables of ten million rows: each table gets one row, and statistics with many rows per page. Drops the
 * checks, which that row does not meet.
 * @param owner connection of a superuser
 */
export async function pretendRows(owner: pg.Client): Promise<void> {
  await owner.query(`do $$
  declare one record; columns text; items text;
  begin
    set local session_replication_role = replica;
    for one in select conrelid::regclass as place, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', one.place, one.conname);
    end loop;
    for one in select oid, oid::regclass as place from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      select string_agg(quote_ident(attname), ', '), string_agg(case
        when attndims > 0 then '''{}'''
        when atttypid in ('text'::regtype, 'bytea'::regtype) then '''x'''
        when atttypid = 'uuid'::regtype then 'gen_random_uuid()'
        when atttypid in ('timestamptz'::regtype, 'date'::regtype) then 'now()'
        when atttypid = 'boolean'::regtype then 'true'
        when atttypid in ('json'::regtype, 'jsonb'::regtype) then '''{}'''
        else '1' end, ', ')
      into columns, items from pg_attribute where attrelid = one.oid and attnum > 0 and not attisdropped;
      execute format('insert into %s (%s) values (%s)', one.place, columns, items);
    end loop;
    perform pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text,
        'relpages', case relkind when 'i' then 2 else 1 end, 'reltuples', 10000000::real)
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i');
  end $$`);
}

/** Returns the table of each index. */
export async function tablesOfIndexes(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ index: string; table: string }>(
    `select c.relname as index, t.relname as table from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ index, table }) => [index, table]));
}

/**
 * Returns the accesses to tables in the generic plan of a statement, without reads of whole tables where an index can serve.
 * @param merchant value of `app.merchant`: a brand, or `*` for all
 */
export async function scansOf(
  client: pg.Client,
  text: string,
  merchant: string,
  tables: ReadonlyMap<string, string>,
): Promise<readonly TableScan[]> {
  await client.query("begin; set local enable_seqscan = off");
  try {
    await client.query("select set_config('app.merchant', $1, true)", [merchant]);
    const { rows } = await client.query<{ "QUERY PLAN": readonly [{ readonly Plan: PlanNode }] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    const found: TableScan[] = [];
    const visit = (node: PlanNode): void => {
      const { "Index Cond": condition = "", "Index Name": index, "Node Type": type, "Relation Name": table } = node;
      if (type === "Seq Scan" && table) found.push({ table, index: null, condition: "" });
      if (index && type !== "ModifyTable") found.push({ table: tables.get(index) ?? "", index, condition });
      for (const child of node.Plans ?? []) visit(child);
    };
    visit(rows[0]?.["QUERY PLAN"][0].Plan as PlanNode);
    return found;
  } finally {
    await client.query("rollback");
  }
}

/** Returns true for an index condition with a column in addition to the brand. */
export function isSelective(condition: string): boolean {
  // Conditions of row-level security contain a call, `current_setting(…)`.
  const bare = condition.replace(/current_setting\([^)]*\)|::text|\w+\.|[()]/g, "");
  return bare.split(" AND ").some((part) => part.trim() !== "" && !/^merchant_id =/.test(part.trim()));
}
