import { randomBytes } from "node:crypto";
import { openSignIn } from "~/features/access/sign-in.server";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { Transaction } from "~/platform/db/transaction";
import { takeByAddress } from "~/platform/limits/limits";
import { minorAmountOfFile } from "~/platform/money/amounts";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { postEntry } from "../ledger.server";
import { houseSide, movePostings, walletSide } from "../rules/postings";
import { insertDemoMember } from "./free-play.sql.gen";

/** Free play: an anonymous demo account with play money, and a session of it. */
export const freePlay: Pick<Implementation<"session">, "loginFreeplay"> = {
  async loginFreeplay(ctx) {
    if (!isFlagOn(ctx.brand, "freePlay")) throw new WpsError("notAllowed");
    await takeByAddress(ctx, "freePlayIp");
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const who = await openDemoAccount(tx, ctx);
      return openSignIn(tx, ctx, who, { method: "freeplay", side: "member", rememberMe: false });
    });
  },
};

/** Creates an anonymous demo account with play money (requirement A12). */
async function openDemoAccount(tx: Transaction, ctx: SiteContext) {
  const id = uuidV7(ctx.now, randomBytes(10));
  const tail = randomBytes(5).toString("hex");
  const who = await tx.first(insertDemoMember, {
    id,
    account: `demo-${tail}`,
    nickname: `Demo ${tail.slice(0, 4).toUpperCase()}`,
    avatar: tail.slice(0, 4),
    referralCode: tail,
    createdAt: new Date(ctx.now),
  });
  if (!who) throw new Error("the demo account was not stored");
  await postEntry(tx, ctx.now, {
    kind: "playMoney",
    reference: `playMoney:${id}`,
    postings: movePostings(
      minorAmountOfFile(ctx, ctx.brand.config.wallet.playMoney),
      houseSide("play:grant"),
      walletSide(id),
    ),
  });
  return who;
}
