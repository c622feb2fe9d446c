import type { ClientBase } from "pg";

/** Returns all tables except the migration record, ordered by foreign keys: referenced tables come first. */
export async function tablesInOrder(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'schema_migration'
     order by relname`,
  );
  const { rows: keys } = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint
     join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered = new Set<string>();
  const place = (name: string, path: readonly string[]) => {
    if (ordered.has(name) || path.includes(name)) return;
    for (const key of keys) if (key.from === name) place(key.to, [...path, name]);
    ordered.add(name);
  };
  for (const { name } of tables) place(name, []);
  return [...ordered];
}

/** Returns the tables whose row-level security also applies to their owner. */
export async function forcedTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
}
