import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, ne, or, sql } from "drizzle-orm";
import type { Implementation } from "~/compose/wps";
import { unread } from "~/features/messages/server/calls";
import { waitingRewards } from "~/features/rewards/server/calls";
import { post } from "~/features/wallet/ledger.server";
import { isSingle } from "~/features/wallet/rows.server";
import { houseOf, move, walletOf } from "~/features/wallet/rules/postings";
import { spendable } from "~/features/wallet/totals.server";
import { artUrl, timeOf } from "~/platform/brands/brand-parts";
import { member, session as sessionTable, signIn } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { takeByAddress } from "~/platform/limits/limits";
import { fileAmount, moneyText } from "~/platform/money/amounts";
import { uuidV7 } from "~/platform/text/uuid";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findMember } from "../../accounts.server";
import { sessionRules } from "../../current-session.server";
import { endSessionOf, endSessions } from "../../sessions.server";
import { admit, admitAs } from "../../sign-in.server";
import { checkTwoStep } from "../../two-step.server";
import { forgetDevice, listDevices, onDevice } from "./devices";
import { identity } from "./identity";
import { login } from "./login";
import { pageAccountOf } from "./page-account";
import { findRemembered, moveRemembered, takeRemembered } from "./remembered";

/** Signing in and out, and one's own sessions (spec 1 section 4). */
export const session: Implementation<"session"> = {
  login,
  ...identity,
  async loginFreeplay(ctx) {
    if (ctx.brand.flags["freePlay"] !== true) throw new WpsError("notAllowed");
    await takeByAddress(ctx, "freePlayIp");
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const who = await openDemoAccount(tx, ctx);
      return admit(tx, ctx, who, { method: "freeplay", side: "member", rememberMe: false });
    });
  },
  async loginInfo(ctx) {
    const { brand, session } = ctx;
    return ctx.db.transaction(brand.code, async (tx) => {
      const who = await findMember(tx, { id: session.memberId });
      if (!who) throw new WpsError("notLoggedIn");
      const { device, lastLogin, signedInAt } = await lastSignIn(tx, ctx);
      return {
        account: who.account,
        nickname: who.nickname,
        id: who.id,
        isAgent: who.type,
        avatar: artUrl(ctx, "avatar", who.avatar),
        signedInAt,
        lastLogin,
        device,
        unreadMessage: await unread(tx, ctx),
        availablePromoCount: (await waitingRewards(tx, ctx)).many,
        availablePromo: { REFERRAL: { enabled: brand.flags["referral"] === true } },
        hasVip: Object.keys(brand.content.vip.items).length > 0,
        vipRankLevel: who.rankLevel,
        memberLabel: who.labels,
        pending: [
          ...(who.firstLoginDone ? [] : (["firstLogin"] as const)),
          ...(session.password === "fine" ? [] : (["changePassword"] as const)),
        ],
        forced: session.password === "forced",
        currencySymbol: brand.config.currency.symbol,
        sumBalance: moneyText(ctx, await spendable(tx, who.id)),
        isSingle: isSingle(ctx),
        pageAccount: pageAccountOf(ctx.secret, brand.code, who.id),
      };
    });
  },
  async remembered(caller, { deviceToken, rememberToken, trustDevice, twoStepCode }) {
    const ctx = onDevice(caller, deviceToken);
    await takeByAddress(ctx, "signInIp");
    if (!rememberToken) throw new WpsError("notLoggedIn");
    const { memberId, sessionId: before } = await findRemembered(ctx, rememberToken);
    const who = await ctx.db.transaction(ctx.brand.code, (tx) => findMember(tx, { id: memberId }));
    if (!who) throw new WpsError("notLoggedIn");
    const stepped = await checkTwoStep(ctx, who, "remembered", twoStepCode);
    const proof = {
      method: "remembered",
      side: ctx.side,
      rememberMe: true,
      trust: trustDevice === true && stepped,
    } as const;
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      await takeRemembered(tx, ctx, rememberToken);
      const { sessionId, ...answer } = await admitAs(tx, { ...ctx, token: null }, who, proof);
      await moveRemembered(tx, before, sessionId);
      if (ctx.token !== null) await endSessionOf(tx, ctx.token);
      return answer;
    });
  },
  async sessions(ctx) {
    const rows = await ctx.db.transaction(ctx.brand.code, (tx) =>
      tx.db
        .select()
        .from(sessionTable)
        .where(and(ownSessions(ctx), or(gte(sessionTable.seenAt, aliveSince(ctx)), mayComeBack(ctx))))
        .orderBy(desc(sessionTable.id))
        .limit(100),
    );
    return {
      rows: rows.map(({ id, createdAt, seenAt, device, ip }) => {
        const times = { at: timeOf(createdAt.getTime()), seenAt: timeOf(seenAt.getTime()) };
        return { id, ...times, device, ip, current: id === ctx.session.id };
      }),
    };
  },
  async endSession(ctx, { id }) {
    const { memberId, id: own } = ctx.session;
    const which = id === undefined ? { except: own } : { id };
    await ctx.db.transaction(ctx.brand.code, (tx) => endSessions(tx, memberId, which));
    return {};
  },
  async devices(ctx) {
    const rows = await ctx.db.transaction(ctx.brand.code, (tx) => listDevices(tx, ctx, ctx.session.memberId));
    return {
      rows: rows.map(({ created_at, current, device, id, ip, seen_at, trusted_until }) => ({
        id,
        device,
        ip,
        current,
        at: timeOf(created_at.getTime()),
        seenAt: timeOf(seen_at.getTime()),
        trustedUntil: trusted_until && timeOf(trusted_until.getTime()),
      })),
    };
  },
  async forgetDevice(ctx, { id }) {
    await ctx.db.transaction(ctx.brand.code, (tx) => forgetDevice(tx, ctx.session.memberId, id));
    return {};
  },
  async firstLogin(ctx) {
    await ctx.db.transaction(ctx.brand.code, (tx) =>
      tx.db
        .update(member)
        .set({ firstLoginDone: true })
        .where(and(eq(member.merchantId, ctx.brand.code), eq(member.id, ctx.session.memberId))),
    );
    return {};
  },
  async logout(ctx) {
    // The trust in this device stays: it is the one at hand.
    await ctx.db.transaction(ctx.brand.code, (tx) => endSessionOf(tx, ctx.token ?? ""));
    return {};
  },
};

const ownSessions = ({ brand, session: { memberId } }: MemberContext) =>
  and(eq(sessionTable.merchantId, brand.code), eq(sessionTable.memberId, memberId));

/** A session that was idle for too long and still can sign in again by what it remembers: its owner may end that. */
const mayComeBack = ({ now }: MemberContext) =>
  sql`exists (select 1 from remembered r where r.merchant_id = ${sessionTable.merchantId}
    and r.session_id = ${sessionTable.id} and r.used_at is null and r.expires_at > ${new Date(now)})`;

/** A session that was used last before that is over. */
export const aliveSince = ({ brand, now }: Pick<SiteContext, "brand" | "now">): Date =>
  new Date(now - sessionRules(brand, now).idleMs);

/** What the session was opened with and when, and when the one before it began. */
async function lastSignIn(tx: Transaction, ctx: MemberContext) {
  const [current] = await tx.db
    .select({ device: sessionTable.device, createdAt: sessionTable.createdAt })
    .from(sessionTable)
    .where(and(ownSessions(ctx), eq(sessionTable.id, ctx.session.id)));
  const [before] = await tx.db
    .select({ at: signIn.at })
    .from(signIn)
    .where(
      and(
        eq(signIn.merchantId, ctx.brand.code),
        eq(signIn.memberId, ctx.session.memberId),
        eq(signIn.ok, true),
        ne(signIn.at, current?.createdAt ?? sql`to_timestamp(0)`),
      ),
    )
    .orderBy(desc(signIn.id))
    .limit(1);
  return {
    device: current?.device ?? "",
    signedInAt: timeOf(current?.createdAt.getTime() ?? ctx.now),
    lastLogin: before ? timeOf(before.at.getTime()) : null,
  };
}

/** A new account with play money, of nobody (checklist A12). */
async function openDemoAccount(tx: Transaction, ctx: SiteContext) {
  const id = uuidV7(ctx.now, randomBytes(10));
  const tail = randomBytes(5).toString("hex");
  const now = new Date(ctx.now);
  const [who] = await tx.db
    .insert(member)
    .values({
      merchantId: ctx.brand.code,
      id,
      account: `demo-${tail}`,
      nickname: `Demo ${tail.slice(0, 4).toUpperCase()}`,
      type: 4,
      passwordAt: now,
      contacts: {},
      avatar: tail.slice(0, 4),
      referralCode: tail,
      firstLoginDone: true,
      createdAt: now,
    })
    .returning();
  if (!who) throw new Error("a demo account was not stored");
  await post(tx, ctx.now, {
    kind: "playMoney",
    reference: `playMoney:${id}`,
    postings: move(fileAmount(ctx, ctx.brand.config.wallet.playMoney), houseOf("play:grant"), walletOf(id)),
  });
  return who;
}
