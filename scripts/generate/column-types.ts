import pg from "pg";
import type { ConnectionSettings } from "~/platform/db/embedded";

/**
 * Types of columns that are narrower than their database type: column → type and its module. Without a module the type is a
 * global one or a literal. A column of a row has this type in every statement.
 */
const COLUMN_TYPES: Readonly<Record<string, readonly [type: string, module?: string]>> = {
  "identity_check.status": ["IdentityStatus", "~/features/members/rules/identity"],
  "identity_document.kind": ["IdentityKind", "~/platform/brands/config.gen"],
  "identity_event.action": ['"opened" | "verified" | "refused"'],
  "member.contacts": ["Readonly<Record<string, string>>"],
  "member.labels": ["readonly MemberLabel[]", "~/platform/wps/account-types"],
  "member.type": ["AccountType", "~/platform/wps/account-types"],
  "message.params": ["Readonly<Record<string, string | number>>"],
  "outbox.channel": ['"sms" | "mail"'],
  "seal_key.private_jwk": ["Readonly<Record<string, unknown>>"],
  "sending.audience": ["Audience", "~/features/messages/rules/sending"],
  "sending.html": ["SentTexts", "~/features/messages/rules/sending"],
  "sending.title": ["SentTexts", "~/features/messages/rules/sending"],
  "session.method": ["SignInMethod", "~/platform/wps/account-types"],
  "session.side": ['"member" | "agent"'],
  "sign_in.method": ["SignInMethod", "~/platform/wps/account-types"],
  "upstream_drift.kind": ["DriftKind", "~/platform/wps/upstream/drift"],
};

/** A column's own type, as its comment says it. */
interface ColumnType {
  readonly type: string;
  /** Name to import, e.g. `MemberLabel`. */
  readonly name: string;
  readonly from: string | undefined;
}

/** Sets a comment with its type on each of the columns: PgTyped returns a column's comment, but not its table. */
export async function markColumnTypes(server: ConnectionSettings): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  for (const [column, definition] of Object.entries(COLUMN_TYPES))
    await client.query(`comment on column ${column} is ${pg.escapeLiteral(JSON.stringify(definition))}`);
  await client.end();
}

/** Returns the type of a column from its comment. */
export function columnTypeOf(comment: string): ColumnType {
  const [type, from] = JSON.parse(comment) as readonly [string, string?];
  const name = /[A-Z]\w*(?=\W*$)/.exec(type)?.[0] ?? type;
  return { type, name, from };
}
