import { randomBytes } from "node:crypto";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { DEMO_TYPE } from "~/platform/wps/account-types";
import type { BrandJobContext } from "~/platform/wps/context";
import type { Audience } from "../rules/sending";

/** Receivers of a staff message. */
export interface MessageReceivers {
  readonly audience: Audience;
  /** User name in lower case, or label; empty for all. */
  readonly name: string;
}

/** Number of receivers per transaction. */
const BATCH = 1_000;

/** FROM clauses of the members of a brand, alias `m`. Parameters: `$1` brand, `$2` name. Excludes free-play accounts. */
const RECEIVERS_SQL: Readonly<Record<Audience, string>> = {
  account: `member m where m.merchant_id = $1 and m.account = $2 and m.type <> ${DEMO_TYPE}`,
  label: `member_label l join member m on m.merchant_id = l.merchant_id and m.id = l.member_id
    where l.merchant_id = $1 and l.label = $2 and m.type <> ${DEMO_TYPE}`,
  all: `member m where m.merchant_id = $1 and $2::text is not null and m.type <> ${DEMO_TYPE}`,
};

/** Counts the members that a message would reach. */
export async function countReceivers(tx: Transaction, { audience, name }: MessageReceivers): Promise<number> {
  const [row] = await tx.query<{ many: bigint }>(`select count(*) as many from ${RECEIVERS_SQL[audience]}`, [
    merchantOf(tx),
    name,
  ]);
  return Number(row?.many ?? 0);
}

interface OpenSending extends MessageReceivers {
  readonly id: string;
  readonly at: Date;
  readonly sent_to: string | null;
}

/**
 * Delivers a message to the next members, in the order of their ids, and stores the last one in the same transaction.
 * After an interruption, delivery continues after that member, even if members have deleted the message.
 * @returns number of messages sent; `done` after the last batch
 */
export async function sendBatch(tx: Transaction, id: string, now: number): Promise<{ sent: number; done: boolean }> {
  const [open] = await tx.query<OpenSending>(
    `select id, audience, name, at, sent_to from sending
     where merchant_id = $1 and id = $2 and done_at is null for update`,
    [merchantOf(tx), id],
  );
  if (!open) return { sent: 0, done: true };
  const members = await nextReceivers(tx, open);
  const done = members.length < BATCH;
  await tx.query(
    `insert into message (merchant_id, id, member_id, kind, params, at)
     select $1, message_id, member_id, 'staff', $2, $3 from unnest($4::uuid[], $5::uuid[]) as each (message_id, member_id)`,
    [merchantOf(tx), { sending: id }, open.at, members.map(() => uuidV7(now, randomBytes(10))), members],
  );
  await tx.query(
    `update sending set sent = sent + $3, sent_to = coalesce($4, sent_to), done_at = $5 where merchant_id = $1 and id = $2`,
    [merchantOf(tx), id, members.length, members.at(-1) ?? null, done ? new Date(now) : null],
  );
  return { sent: members.length, done };
}

/** Returns the next receivers. Members who registered after the message was sent are excluded. */
async function nextReceivers(tx: Transaction, { at, audience, name, sent_to }: OpenSending): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select m.id from ${RECEIVERS_SQL[audience]} and m.created_at <= $3 and ($4::uuid is null or m.id > $4)
     order by m.id limit ${BATCH}`,
    [merchantOf(tx), name, at, sent_to],
  );
  return rows.map(({ id }) => id);
}

/** Continues the delivery of staff messages, batch by batch. */
export async function sendPendingMessages({
  brand,
  db,
  now,
  signal,
}: BrandJobContext): Promise<{ readonly messages: number }> {
  const open = await db.transaction(brand.code, (tx) =>
    tx.query<{ id: string }>("select id from sending where merchant_id = $1 and done_at is null order by id", [
      brand.code,
    ]),
  );
  let messages = 0;
  for (const { id } of open) {
    for (let done = false; !done; ) {
      signal.throwIfAborted();
      const some = await db.transaction(brand.code, (tx) => sendBatch(tx, id, now));
      messages += some.sent;
      done = some.done;
    }
  }
  return { messages };
}
