import { randomBytes } from "node:crypto";
import { type CodePurpose, checkCode, spendCodes } from "~/features/access/codes.server";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { insertRow } from "../rows";
import { NOW, type WpsSite } from "./wps-site";

/** Returns the messages to a receiver in a brand's sandbox, oldest first. */
export async function sentTo(site: WpsSite, receiver: string, brand = "lotus") {
  return site.db.transaction(brand, (tx) =>
    tx.query<{ channel: string; receiver: string; subject: string | null; body: string; at: Date }>(
      "select channel, receiver, subject, body, at from outbox where merchant_id = $1 and receiver = $2 order by id",
      [brand, receiver],
    ),
  );
}

/** Returns the code of the newest SMS to a number. */
export async function newestCode(site: WpsSite, receiver: string, brand = "lotus"): Promise<string> {
  const newest = (await sentTo(site, receiver, brand)).at(-1);
  return /\d{6}/.exec(newest?.body ?? "")?.[0] ?? "";
}

/** Creates an account with only a mobile number (E.164). */
export async function aMemberWith(site: WpsSite, mobile: string, brand = "lotus"): Promise<void> {
  const id = uuidV7(NOW, randomBytes(10));
  const at = new Date(NOW);
  const names = { account: `a${mobile}`, nickname: "A", avatar: "a", referralCode: mobile, contacts: {}, type: 0 };
  const row = { id, mobile, passwordAt: at, createdAt: at, ...names };
  await site.db.transaction(brand, (tx) => insertRow(tx, "member", row));
}

/** Resets a limit for one key, e.g. `smsMinute:lotus:+60123456789`. */
export async function resetLimit(site: WpsSite, key: string): Promise<void> {
  await site.db.pool.query("delete from rate_limit where key = $1", [key]);
}

/** Consumes a code to check that it is correct. */
export async function consumeCode(ctx: SiteContext, purpose: CodePurpose, receiver: string, code: string | undefined) {
  await spendCodes(ctx, [await checkCode(ctx, { purpose, receiver, code })], async () => {});
}
