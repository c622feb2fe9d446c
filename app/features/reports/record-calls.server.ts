import { csvOf } from "~/platform/text/csv";
import type { Implementation } from "~/platform/wps/implementation";
import { bettingRecord, betView, chosen } from "./server/bets";
import { periodOf } from "./server/period";
import { personalProfit } from "./server/profit";
import { accountRecord, linesOf, lineView } from "./server/transactions";

/** How many rows a file has at most. */
const MOST_ROWS = 10_000;

/** A member's records: see `./contract/report`. */
export const report: Implementation<"report"> = {
  bettingRecord,
  accountRecord,
  personalProfit,
  async statement(ctx, { of, ...given }) {
    const period = periodOf(ctx, given);
    const name = `${of}-${period.from}-${period.to}.csv`;
    if (of === "bets") {
      const { rows } = await chosen(ctx, { ...period, vendor: null, category: null }, MOST_ROWS, 0);
      const views = rows.map((row) => betView(ctx, row));
      const cells = views.map((row) => [
        row.at,
        row.game,
        row.vendorName,
        row.state,
        row.bet,
        row.win,
        row.net,
        row.id,
      ]);
      return { name, content: csvOf([["time", "game", "vendor", "state", "bet", "win", "net", "id"], ...cells]) };
    }
    const { rows } = await linesOf(ctx, period, "all", MOST_ROWS, 0);
    const views = rows.map((row) => lineView(ctx, row));
    const cells = views.map((row) => [row.at, row.kind, row.wallet, row.amount, row.balance, row.about]);
    return { name, content: csvOf([["time", "kind", "wallet", "amount", "balance", "about"], ...cells]) };
  },
};
