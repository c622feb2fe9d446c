import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fitsWay, leavingOf, OUTFLOWS, type OutflowWay } from "~/features/wallet/rules/outflow";
import { houseOf, move, type Posting, walletOf } from "~/features/wallet/rules/postings";

const main = walletOf("a");
const vendor = walletOf("a", "vendor:REEL");
const hold = walletOf("a", "hold");
const other = walletOf("b");

test.each<[string, string, readonly Posting[], number]>([
  ["a stake", "bet", move(5n, main, houseOf("game:REEL")), 5],
  ["a stake from a vendor wallet", "bet", move(5n, vendor, houseOf("game:REEL")), 5],
  ["a withdrawal that is asked for", "withdrawHold", move(5n, main, hold), 5],
  ["money for somebody else", "upline", move(5n, main, other), 5],
  ["money for a vendor wallet", "transfer", move(5n, main, vendor), 5],
  ["money between vendor wallets", "transfer", move(5n, vendor, walletOf("a", "vendor:KITE")), 5],
  ["a correction by staff", "adjust", move(5n, main, houseOf("adjust:error")), 5],
  ["a fee without its deposit", "fee", move(5n, main, houseOf("fee:bank")), 5],
  ["a deposit's fee that goes elsewhere", "depositFee", move(5n, main, other), 5],
  ["a deposit's fee", "depositFee", move(5n, main, houseOf("fee:bank")), 0],
  ["money that comes back from a vendor wallet", "transfer", move(5n, vendor, main), 0],
  ["money that is set free", "withdrawReturned", move(5n, hold, main), 0],
  ["money that is paid out of the hold", "withdrawPaid", move(5n, hold, houseOf("payment:bank")), 0],
  ["a win", "win", move(5n, houseOf("game:REEL"), main), 0],
])("S money that leaves: %s", (_, kind, postings, amount) => {
  expect(leavingOf(kind, postings)).toEqual(amount === 0 ? [] : [{ memberId: "a", amount: BigInt(amount) }]);
});

test("S money that leaves: no two ways have the same target, except the two of withdrawals and of transfers", () => {
  const targets = [hold, other, vendor, houseOf("game:REEL"), houseOf("play:REEL"), houseOf("payment:bank")];
  const ways = Object.keys(OUTFLOWS) as OutflowWay[];
  const fitting = targets.map((to) => ways.filter((way) => fitsWay(way, "a", move(5n, main, to))));
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
