import { findMember, type Member } from "~/features/access/accounts.server";
import { aliveSince } from "~/features/access/own-sessions.server";
import { countRecoveryCodes } from "~/features/access/recovery-codes.server";
import { wallet } from "~/features/cashier/wallet-calls.server";
import { identityCheckOf } from "~/features/members/identity-check.server";
import { openGeoTable } from "~/features/system/geo.server";
import { walletsOf } from "~/features/wallet/ledger.server";
import { walletTotals } from "~/features/wallet/totals.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { maskAccount, maskDay, maskEmail, maskName, maskNumberName, maskPhone } from "~/platform/text/mask";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { memberContextOf } from "../member-context.server";
import { playerRowOf, playerView } from "../search.server";
import * as sql from "./overview.sql.gen";

/** Returns a member's masked personal data. */
const maskedData = ({ account, birthday, contacts, email, mobile, payeeName }: Member) => ({
  account: maskNumberName(account),
  mobile: mobile && maskPhone(mobile),
  email: email && maskEmail(email),
  payeeName: payeeName && maskName(payeeName),
  birthday: birthday && maskDay(birthday),
  contacts: Object.entries(contacts).map(([name, value]) => ({ name, value: maskAccount(value) })),
});

/** Returns the last successful sign-in, with the country of its IP address. */
export async function lastSignIn(tx: Transaction, memberId: string) {
  const row = await tx.first(sql.lastSignIn, { memberId });
  if (!row) return null;
  const { at, device, ip, method } = row;
  const country = ip === null ? null : (await openGeoTable()).countryOf(ip);
  return { at: toApiTime(at.getTime()), ip, country, device, method };
}

async function countsOf(tx: Transaction, memberId: string, aliveFrom: Date): Promise<sql.RecordCountsRow> {
  const counts = await tx.first(sql.recordCounts, { memberId, aliveFrom });
  if (!counts) throw new Error("the count returned no row");
  return counts;
}

async function inviterOf(tx: Transaction, { uplineId }: Member) {
  const above = uplineId && (await findMember(tx, { id: uplineId }));
  return above ? { memberId: above.id, account: maskNumberName(above.account) } : null;
}

/** Returns all data of a member: see the call `player`. */
export const player: Implementation<"staff">["player"] = async (ctx, named) => {
  const member = await memberContextOf(ctx, named);
  const { brand, who } = member;
  const { rows } = await wallet.merchantWallet(member, {});
  return ctx.db.read(brand.code, async (tx) => {
    const row = await playerRowOf(tx, who.id, ctx.now);
    if (!row) throw new WpsError("notFound");
    const { hold, main, vendors } = walletTotals(await walletsOf(tx, who.id));
    const wallets = rows.map(({ balance, name, vendor }) => ({ wallet: vendor, name, balance }));
    return {
      ...playerView({ ...ctx, brand }, row),
      masked: maskedData(who),
      inviter: await inviterOf(tx, who),
      language: who.language,
      lastSignIn: await lastSignIn(tx, who.id),
      identity: (await identityCheckOf(tx, who.id)).status,
      wallets: [...wallets, { wallet: "hold", name: "", balance: wireMoney(member, hold) }],
      total: wireMoney(member, main + vendors),
      security: {
        password: who.passwordHash !== null,
        passwordOnce: who.passwordOnce,
        paymentPassword: who.paymentHash !== null,
        twoStep: who.twoStepOn,
        recoveryCodes: await countRecoveryCodes(tx, who.id),
      },
      counts: await countsOf(tx, who.id, aliveSince(member)),
    };
  });
};
