import { houseOf, move, type Wallet, walletOf } from "~/core/postings";
import { ledgerFaults } from "~/engine/wallet/audit";
import { post, walletsOf } from "~/engine/wallet/ledger";
import { aMember, aToken } from "./examples";
import type { WpsSite } from "./wps-site";

let count = 0;

/** The id of a member by account. */
export async function idOf(site: Pick<WpsSite, "db">, account: string, brand = "lotus"): Promise<string> {
  const [row] = await site.db.transaction(brand, (tx) =>
    tx.query<{ id: string }>("select id from member where account = $1", [account]),
  );
  if (!row) throw new Error(`there is no ${account}`);
  return row.id;
}

/** Gives a member money from nowhere, minor units. */
export async function give(site: WpsSite, memberId: string, amount: bigint, brand = "lotus", wallet: Wallet = "main") {
  const postings = move(amount, houseOf("adjust:test"), walletOf(memberId, wallet));
  const entry = { kind: "adjust", reference: `test:${++count}`, postings } as const;
  await site.db.transaction(brand, (tx) => post(tx, site.now, entry));
}

/** A member who is signed in, with money in the main wallet, minor units. */
export async function aPlayer(site: WpsSite, amount = 0n, brand = "lotus") {
  const account = await aMember(site, brand);
  const memberId = await idOf(site, account, brand);
  if (amount > 0n) await give(site, memberId, amount, brand);
  const token = await aToken(site, account, brand);
  const asker = { token, host: `${brand}.test` };
  const held = () => site.db.transaction(brand, (tx) => walletsOf(tx, memberId));
  return { account, memberId, token, asker, calls: site.as(asker), held };
}

/** What is wrong with a brand's ledger; nothing when it is empty. */
export const faultsOf = (site: WpsSite, brand = "lotus") => site.db.transaction(brand, ledgerFaults);
