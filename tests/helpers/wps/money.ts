import { createWithdrawal } from "~/features/cashier/orders.server";
import { type LedgerEntry, postEntry, walletsOf } from "~/features/wallet/ledger.server";
import { grantPermit, type OutflowPermit } from "~/features/wallet/permit.server";
import { isAllowedOutflow, OUTFLOWS, type OutflowWay, outflowsOf } from "~/features/wallet/rules/outflow";
import { houseSide, movePostings, type Wallet, walletSide } from "~/features/wallet/rules/postings";
import { ledgerFaults } from "~/features/wallet/server/audit";
import type { Transaction } from "~/platform/db/transaction";
import { aMember, aToken } from "./members";
import type { WpsSite } from "./wps-site";

let count = 0;

/** Returns a permit for the amount that an entry takes from a member, without applying the outflow rules. */
function permitFor(tx: Transaction, { kind, postings }: Pick<LedgerEntry, "kind" | "postings">): OutflowPermit | null {
  const [leaving] = outflowsOf(kind, postings);
  if (!leaving) return null;
  const ways = (Object.keys(OUTFLOWS) as OutflowWay[]).filter((way) =>
    isAllowedOutflow(way, leaving.memberId, postings),
  );
  const way = ways.find((one) => (OUTFLOWS[one].kinds as readonly string[]).includes(kind));
  if (!way) throw new Error(`money does not leave as ${kind} this way`);
  return grantPermit(tx, way, leaving.memberId, leaving.amount);
}

/** Posts an entry without applying the outflow rules. */
export const postWithoutOutflowRules = (tx: Transaction, now: number, entry: Omit<LedgerEntry, "permit">) =>
  postEntry(tx, now, { ...entry, permit: permitFor(tx, entry) } as LedgerEntry);

/** Stores a withdrawal in review by `bank`, without applying the outflow rules. Amounts in minor units. */
export async function aWithdrawal(
  tx: Transaction,
  now: number,
  { amount, fee = 0n, memberId, security = 0n }: { memberId: string; amount: bigint; fee?: bigint; security?: bigint },
): Promise<string> {
  const given = { memberId, method: "bank", provider: "staff", fields: {}, amount, fee, security } as const;
  const permit = grantPermit(tx, "withdraw", memberId, amount + security);
  return (await createWithdrawal(tx, now, permit, given)).id;
}

/** Returns the id of a member by user name. */
export async function idOf(site: Pick<WpsSite, "db">, account: string, brand = "lotus"): Promise<string> {
  const [row] = await site.db.transaction(brand, (tx) =>
    tx.query<{ id: string }>("select id from member where account = $1", [account]),
  );
  if (!row) throw new Error(`there is no ${account}`);
  return row.id;
}

/** Credits a member from a house account, in minor units. */
export async function creditMember(
  site: WpsSite,
  memberId: string,
  amount: bigint,
  brand = "lotus",
  wallet: Wallet = "main",
) {
  const postings = movePostings(amount, houseSide("adjust:test"), walletSide(memberId, wallet));
  const entry = { kind: "adjust", reference: `test:${++count}`, postings } as const;
  await site.db.transaction(brand, (tx) => postEntry(tx, site.now, entry));
}

/** Creates a signed-in member with a balance in the main wallet, in minor units. */
export async function aPlayer(site: WpsSite, amount = 0n, brand = "lotus") {
  const account = await aMember(site, brand);
  const memberId = await idOf(site, account, brand);
  if (amount > 0n) await creditMember(site, memberId, amount, brand);
  const token = await aToken(site, account, brand);
  const asker = { token, host: `${brand}.test` };
  const held = () => site.db.transaction(brand, (tx) => walletsOf(tx, memberId));
  return { account, memberId, token, asker, calls: site.as(asker), held };
}

/** Returns the faults of a brand's ledger; empty when there are none. */
export const faultsOf = (site: WpsSite, brand = "lotus") => site.db.transaction(brand, ledgerFaults);
