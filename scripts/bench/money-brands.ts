import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addMember } from "~/features/access/accounts.server";
import { openSession } from "~/features/access/sessions.server";
import { hashLaunchToken } from "~/features/games/launches.server";
import { insertLaunch } from "~/features/games/server/launches.sql.gen";
import { postEntry } from "~/features/wallet/ledger.server";
import { houseSide, movePostings, walletSide } from "~/features/wallet/rules/postings";
import type { Database } from "~/platform/db/database";
import { uuidV7 } from "~/platform/text/uuid";
import { copyFullBase } from "../lib/shared-tenants";

/** Vendor of the measured bets, with its signing key. */
export const VENDOR = {
  code: "REEL",
  keyId: "bench",
  secret: "the key of the benchmark",
  env: "VENDOR_BENCH",
  game: "jade-garden",
};

/** Returns the environment that gives these brands the vendor's secret. */
export const vendorEnv = (brands: readonly string[]) => {
  return { [VENDOR.env]: VENDOR.secret, [`${VENDOR.env}_FOR`]: brands.join() };
};

/** A member with an open game. */
export interface Player {
  readonly id: string;
  /** Session token. */
  readonly token: string;
  /** Launch token of the game. */
  readonly launch: string;
}

/** Writes a tenants folder whose brands offer the vendor. @param others codes of further vendors */
export function writeBrands(dir: string, codes: readonly string[], others: readonly string[] = []): void {
  copyFullBase(dir);
  const integration = {
    dialect: "livery",
    keyId: VENDOR.keyId,
    secretEnv: VENDOR.env,
    launchUrl: "https://play.vendor.example/{game}",
    mode: "window",
  };
  for (const code of codes) {
    mkdirSync(join(dir, code, "content"), { recursive: true });
    const hosts = { member: [`${code}.test`] };
    const tenant = {
      name: code,
      operator: "bench",
      hosts,
      origin: `https://${code}.test`,
      vendors: [VENDOR.code, ...others],
    };
    writeFileSync(join(dir, code, "tenant.json"), JSON.stringify(tenant));
    writeFileSync(
      join(dir, code, "content", "vendors.json"),
      JSON.stringify({ items: { [VENDOR.code]: { integration } } }),
    );
  }
}

const HOUR = 3_600_000;
/** Balance in minor units, high enough for the whole run. */
const STARTING_BALANCE = 1_000_000_000_000n;

/** Creates signed-in members of a brand, each with a balance and an open game. */
export async function makePlayers(db: Database, brand: string, count: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let at = 0; at < count; at += 1) players.push(await makePlayer(db, brand, `bench${at}`));
  return players;
}

async function makePlayer(db: Database, brand: string, account: string): Promise<Player> {
  const now = Date.now();
  const id = uuidV7(now, randomBytes(10));
  const token = randomBytes(32).toString("hex");
  const who = { memberId: id, side: "member", method: "username", ip: null, device: "bench", now } as const;
  return db.transaction(brand, async (tx) => {
    const names = { account, nickname: account, contacts: {}, avatar: "0", referralCode: account };
    await addMember(tx, { id, ...names, createdAt: new Date(now) });
    const postings = movePostings(STARTING_BALANCE, houseSide("adjust:bench"), walletSide(id));
    await postEntry(tx, now, { kind: "adjust", reference: `bench:${id}`, postings });
    const session = await openSession(tx, who);
    const [row] = await tx.query<{ id: string }>("select id from session where member_id = $1", [id]);
    await tx.run(insertLaunch, {
      tokenHash: hashLaunchToken(token),
      id: uuidV7(now, randomBytes(10)),
      memberId: id,
      sessionId: row?.id ?? "",
      vendor: VENDOR.code,
      gameId: VENDOR.game,
      room: null,
      language: "EN",
      demo: false,
      createdAt: new Date(now),
      expiresAt: new Date(now + 12 * HOUR),
    });
    return { id, token: session, launch: token };
  });
}

/** Copies all database rows of one brand to another: the same members, games and money. */
export async function copyBrand(db: Database, from: string, to: string): Promise<void> {
  for (const table of ["member", "session", "launch", "ledger_transaction", "posting", "balance"]) {
    // Row-level security exposes one brand at a time: read as one brand, write as the other.
    const rows = await db.transaction(from, (tx) => tx.query(`select to_jsonb(t) as row from ${table} t`));
    await db.transaction(to, async (tx) => {
      const values = rows.map((one) => ({ ...(one as { row: object }).row, merchant_id: to }));
      await tx.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(values),
      ]);
    });
  }
}
