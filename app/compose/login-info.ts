import { findMember } from "~/features/access/accounts.server";
import { lastSignIn } from "~/features/access/own-sessions.server";
import { pageAccountOf } from "~/features/access/server/session/page-account";
import { countUnread } from "~/features/messages/server/calls";
import { waitingRewards } from "~/features/rewards/waiting.server";
import { isSingle } from "~/features/wallet/rows.server";
import { spendableBalance } from "~/features/wallet/totals.server";
import { artUrl } from "~/platform/brands/brand-parts";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { wireMoney } from "~/platform/money/amounts";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";

/** Implementation of `session.loginInfo`: the signed-in member, with the facts of several features that every page shows. */
export const loginInfo: Pick<Implementation<"session">, "loginInfo"> = {
  async loginInfo(ctx) {
    const { brand, session } = ctx;
    return ctx.db.read(brand.code, async (tx) => {
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
        unreadMessage: await countUnread(tx, ctx),
        availablePromoCount: (await waitingRewards(tx, ctx)).many,
        availablePromo: { REFERRAL: { enabled: isFlagOn(brand, "referral") } },
        hasVip: Object.keys(brand.content.vip.items).length > 0,
        vipRankLevel: who.rankLevel,
        memberLabel: who.labels,
        pending: [
          ...(who.firstLoginDone ? [] : (["firstLogin"] as const)),
          ...(session.password === "fine" ? [] : (["changePassword"] as const)),
        ],
        forced: session.password === "forced",
        currencySymbol: brand.config.currency.symbol,
        sumBalance: wireMoney(ctx, await spendableBalance(tx, who.id)),
        isSingle: isSingle(ctx),
        pageAccount: pageAccountOf(ctx.secret, brand.code, who.id),
      };
    });
  },
};
