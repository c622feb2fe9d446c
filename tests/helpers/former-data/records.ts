import type { WpsClient } from "~/platform/wps/client";

/** Range of calendar days, `yyyy-MM-dd`, inclusive. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns these fields of each row. Fields with texts are left out: later versions may say the same in other words. */
const fieldsOf = <Row extends object, Name extends keyof Row>(rows: readonly Row[], ...names: readonly Name[]) =>
  rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>);

/** Returns the times, amounts and ids of a statement in CSV, by line. */
const figuresOf = ({ content }: { readonly content: string }) =>
  content.split("\r\n").map((line) => line.split(",").filter((cell) => /^[-\d][-\d:. a-f]*$/.test(cell)));

/** Returns a member's balances, records, orders and settings, as the calls return them. */
export async function memberRecords(calls: WpsClient, period: Period) {
  const page = { pageSize: 50 };
  const bets = await calls.report.bettingRecord({ ...period, ...page });
  const transactions = await calls.report.accountRecord({ ...period, ...page });
  const bonuses = await calls.promotion.bonusDetails(page);
  const { bet, bonus, deposits, net, rebate, win, withdrawals } = await calls.report.personalProfit(period);
  return {
    balances: await calls.wallet.consolidated({}),
    wallets: fieldsOf((await calls.wallet.merchantWallet({})).rows, "vendor", "balance"),
    bets: fieldsOf(bets.rows, "id", "vendor", "gameId", "category", "state", "bet", "win", "at"),
    betTotals: { ...bets.totals, rounds: bets.total },
    transactions: fieldsOf(transactions.rows, "id", "kind", "wallet", "amount", "balance", "at"),
    transactionCount: transactions.total,
    profit: { bet, bonus, deposits, net, rebate, win, withdrawals },
    betStatement: figuresOf(await calls.report.statement({ of: "bets", ...period })),
    statement: figuresOf(await calls.report.statement({ of: "transactions", ...period })),
    orders: fieldsOf(
      (await calls.payment.orders(page)).rows,
      ...(["id", "kind", "state", "amount", "received", "remaining", "account", "changedAt"] as const),
    ),
    accounts: (await calls.payment.bankAccounts({})).rows,
    bonuses: fieldsOf(bonuses.rows, "id", "kind", "amount", "claimedAt", "turnover"),
    messages: fieldsOf((await calls.message.messages(page)).rows, "id", "kind", "at", "read"),
    favourites: (await calls.game.favourites(page)).rows.map(({ gameId }) => gameId),
    profile: fieldsOf([await calls.member.profile({})], "account", "nickname", "payeeName", "birthday"),
    identity: (await calls.member.identityDocuments({})).status,
  };
}

type MemberRecords = Awaited<ReturnType<typeof memberRecords>>;

/** Answers of the former program, and inputs that repeat or continue its actions. */
export interface FormerAnswers {
  readonly period: Period;
  /** Password of each member of `records`, by user name. */
  readonly passwords: Readonly<Record<string, string>>;
  readonly records: Readonly<Record<string, MemberRecords>>;
  /** A transfer of `wrenfield`, with its answer. */
  readonly transfer: {
    readonly input: Parameters<WpsClient["wallet"]["transfer"]>[0];
    readonly answer: Awaited<ReturnType<WpsClient["wallet"]["transfer"]>>;
  };
  /** Withdrawal of `wrenfield` that waits for review. */
  readonly withdrawal: string;
  /** A round of `omar` at the vendor REEL that is still open: ids of its bet of 5.00 and of its win of 2.00. */
  readonly openRound: {
    readonly playerId: string;
    readonly roundId: string;
    readonly bet: string;
    readonly win: string;
    /** Balance after the win, minor units. */
    readonly balance: number;
  };
}
