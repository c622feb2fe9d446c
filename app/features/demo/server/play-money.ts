import { postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { minorAmountOfFile } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import { membersWithoutPlayMoney } from "./demo-accounts.sql.gen";

/** Grants each free-play account (type 4) of the brand its play money, once. */
export function grantPlayMoney({ brand, db, now }: Pick<SiteContext, "brand" | "db" | "now">): Promise<void> {
  return db.transaction(brand.code, async (tx) => {
    const rows = await tx.all(membersWithoutPlayMoney, {});
    const amount = minorAmountOfFile({ brand }, brand.config.wallet.playMoney);
    for (const { id } of rows)
      await postEntry(tx, now, {
        kind: "playMoney",
        reference: `playMoney:${id}`,
        postings: movePostings(amount, houseSide("play:grant"), walletSide(id)),
      });
  });
}
