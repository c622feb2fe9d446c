import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAllowedOutflow, OUTFLOWS, type OutflowWay, outflowsOf } from "~/features/wallet/rules/outflow";
import { houseSide, movePostings, type Posting, walletSide } from "~/features/wallet/rules/postings";

const main = walletSide("a");
const vendor = walletSide("a", "vendor:REEL");
const hold = walletSide("a", "hold");
const other = walletSide("b");

test.each<[string, string, readonly Posting[], number]>([
  ["a stake", "bet", movePostings(5n, main, houseSide("game:REEL")), 5],
  ["a stake from a vendor wallet", "bet", movePostings(5n, vendor, houseSide("game:REEL")), 5],
  ["a withdrawal that is asked for", "withdrawHold", movePostings(5n, main, hold), 5],
  ["money for somebody else", "upline", movePostings(5n, main, other), 5],
  ["money for a vendor wallet", "transfer", movePostings(5n, main, vendor), 5],
  ["money between vendor wallets", "transfer", movePostings(5n, vendor, walletSide("a", "vendor:KITE")), 5],
  ["a correction by staff", "adjust", movePostings(5n, main, houseSide("adjust:error")), 5],
  ["a fee without its deposit", "fee", movePostings(5n, main, houseSide("fee:bank")), 5],
  ["a deposit's fee that goes elsewhere", "depositFee", movePostings(5n, main, other), 5],
  ["a deposit's fee", "depositFee", movePostings(5n, main, houseSide("fee:bank")), 0],
  ["money that comes back from a vendor wallet", "transfer", movePostings(5n, vendor, main), 0],
  ["money that is set free", "withdrawReturned", movePostings(5n, hold, main), 0],
  ["money that is paid out of the hold", "withdrawPaid", movePostings(5n, hold, houseSide("payment:bank")), 0],
  ["a win", "win", movePostings(5n, houseSide("game:REEL"), main), 0],
])("S money that leaves: %s", (_, kind, postings, amount) => {
  expect(outflowsOf(kind, postings)).toEqual(amount === 0 ? [] : [{ memberId: "a", amount: BigInt(amount) }]);
});

test("S money that leaves: no two ways have the same target, except the two of withdrawals and of transfers", () => {
  const targets = [hold, other, vendor, houseSide("game:REEL"), houseSide("play:REEL"), houseSide("payment:bank")];
  const ways = Object.keys(OUTFLOWS) as OutflowWay[];
  const fitting = targets.map((to) => ways.filter((way) => isAllowedOutflow(way, "a", movePostings(5n, main, to))));
  expect(fitting).toEqual([["withdraw", "payout"], ["upline", "downline"], ["vendor"], ["bet"], ["play"], []]);
});

test("S money that leaves: only the rules create permits", () => {
  const files = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ name, parentPath }) => join(parentPath, name));
  const granting = files.filter((file) => readFileSync(file, "utf8").includes("grantPermit"));
  expect(granting.toSorted()).toEqual([
    "app/features/cashier/outflow.server.ts",
    "app/features/responsible-play/enforce.server.ts",
    "app/features/wallet/permit.server.ts",
  ]);
});
