import pg from "pg";
import type { ConnectionSettings } from "~/platform/db/embedded";

/**
 * Types of columns that are narrower than their database type: column → type and its module. Without a module the type is a
 * global one or a literal. A column of a row has this type in every statement.
 */
const COLUMN_TYPES: Readonly<Record<string, readonly [type: string, module?: string]>> = {
  "enquiry.topic": ["EnquiryKind", "~/features/support/rules/enquiries"],
  "house_match.result": ["MatchResult", "~/features/house/rules/slip"],
  "house_round.phase": ["RoundPhase", "~/features/house/rules/rounds"],
  "house_round.play": ["RoundPlay", "~/features/house/rules/rounds"],
  "identity_check.status": ["IdentityStatus", "~/features/members/rules/identity"],
  "identity_document.kind": ["IdentityKind", "~/platform/brands/config.gen"],
  "identity_event.action": ['"opened" | "verified" | "refused"'],
  "job_run.state": ["JobState", "~/platform/jobs/job"],
  "ledger_transaction.details": ["Readonly<Record<string, string | number>>"],
  "member.contacts": ["Readonly<Record<string, string>>"],
  "member.labels": ["readonly MemberLabel[]", "~/platform/wps/account-types"],
  "member.type": ["AccountType", "~/platform/wps/account-types"],
  "member_note.kind": ["StaffNoteKind", "~/features/support/rules/players"],
  "message.params": ["Readonly<Record<string, string | number>>"],
  "outbox.channel": ['"sms" | "mail"'],
  "payment_order.fields": ["Readonly<Record<string, string>>"],
  "payment_order.kind": ["PaymentKind", "~/features/cashier/rules/payments"],
  "payment_order.provider": ['"sandbox" | "http" | "staff"'],
  "payment_order.security_state": ["SecurityState", "~/features/cashier/rules/payments"],
  "payment_order.state": ["PaymentState", "~/features/cashier/rules/payments"],
  "play_break.kind": ['"timeOut" | "exclusion"'],
  "play_day.category": ["GameCategory", "~/platform/brands/bet-weights"],
  "play_limit.kind": ["LimitKind", "~/features/responsible-play/rules/play-limits"],
  "play_limit.period": ["LimitPeriod", "~/features/responsible-play/rules/play-limits"],
  "process_report.brands": ["Readonly<Record<string, ServedBrand>>", "~/features/health/server/served-versions"],
  "process_report.calls": ["Readonly<Record<string, CallSpread>>", "~/features/health/server/call-times"],
  "process_report.deliveries": ["Readonly<Record<string, DeliveryCount>>", "~/platform/outgoing/deliveries"],
  "process_report.outages": ["readonly Outage[]", "~/platform/db/database-watch"],
  "reward.about": ["RewardAbout", "~/features/rewards/rules/rewards"],
  "reward.kind": ["RewardKind", "~/features/rewards/rules/rewards"],
  "reward.state": ['"waiting" | "claimed"'],
  "round.category": ["GameCategory", "~/platform/brands/bet-weights"],
  "round.record": ["RoundRecord", "~/features/games/rules/seamless"],
  "round.state": ['"open" | "closed"'],
  "seal_key.private_jwk": ["Readonly<Record<string, unknown>>"],
  "sending.audience": ["Audience", "~/features/messages/rules/sending"],
  "sending.html": ["SentTexts", "~/features/messages/rules/sending"],
  "sending.title": ["SentTexts", "~/features/messages/rules/sending"],
  "session.method": ["SignInMethod", "~/platform/wps/account-types"],
  "session.side": ['"member" | "agent"'],
  "sign_in.method": ["SignInMethod", "~/platform/wps/account-types"],
  "staff_account.role": ["StaffRole", "~/platform/wps/staff"],
  "staff_grant.kind": ["GivenKind", "~/features/rewards/rules/rewards"],
  "staff_grant.state": ["GrantState", "~/features/rewards/rules/rewards"],
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
