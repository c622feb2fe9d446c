import { join } from "node:path";
import { type Database, openDatabase } from "~/platform/db/database";
import type { BetsAnswer, BetsTask } from "./bets-driver";
import type { Figure } from "./figure";
import { type Brands, type GrowthBrand, measurePages, measureReports, sampleTargets } from "./growth-reads";
import { measureStart } from "./growth-start";
import type { BenchOptions } from "./main";
import { median, runAlternately } from "./measure";
import { type Player, vendorEnv, writeBrands } from "./money-brands";
import { inTemporaryFolder, runChild, startProduct } from "./process";
import { fillAudit, fillLedger, type LedgerSize, settleDatabase } from "./records";
import { signInNewStaff } from "./staff";

const CALLERS = 16;
const PLAYERS = 64;
const SMALL: LedgerSize = { postings: 10_000, members: 100, players: PLAYERS };
const LARGE: LedgerSize = { postings: 10_000_000, members: 10_000, players: PLAYERS };
const QUICK: LedgerSize = { postings: 20_000, members: 200, players: PLAYERS };
const CODES = ["few", "many"] as const;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

/** Creates a database of both brands with the given sizes, and runs work on it. */
async function withDatabase<R>(
  dataDir: string,
  sizes: Brands<LedgerSize>,
  work: (filled: Filled) => Promise<R>,
): Promise<R> {
  const db = await openDatabase({ dataDir, log: SILENT, prepares: true, poolSize: 2 });
  try {
    const started = performance.now();
    const players = { few: await fillLedger(db, "few", sizes.few), many: await fillLedger(db, "many", sizes.many) };
    await fillAudit(db, "few", sizes.few);
    await fillAudit(db, "many", sizes.many);
    await settleDatabase(db);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    const postings = (sizes.few.postings + sizes.many.postings).toLocaleString("en-US");
    console.error(`Loaded ${postings} postings in ${seconds} s.`);
    return await work({ db, players });
  } finally {
    await db.close();
  }
}

interface Filled {
  readonly db: Database;
  readonly players: Brands<readonly Player[]>;
}

function firstOf(players: readonly Player[]): Player {
  const [first] = players;
  if (!first) throw new Error("The brand has no members.");
  return first;
}

/** A database of both brands, with the settings of a process that serves them. */
interface Served {
  readonly env: Readonly<Record<string, string>>;
  readonly players: Filled["players"];
}

/** Compares bets per second into the large brand of the large database and into the small brand of the small one. */
async function measureBets(
  { few, many }: Brands<Served>,
  { bundled, extent, quick }: BenchOptions & { readonly extent: string },
): Promise<Figure> {
  const products = { few: await startProduct(few.env), many: await startProduct(many.env) };
  const into =
    (brand: GrowthBrand, { players }: Served) =>
    async () => {
      const own = players[brand].map(({ launch }) => ({ host: `${brand}.test`, launch }));
      const { port } = products[brand];
      const task: BetsTask = { port, callers: CALLERS, seconds: quick ? 1 : 3, players: own };
      return (await runChild<BetsAnswer>(`${bundled}/bets-driver.mjs`, task)).perSecond;
    };
  const sides = { few: into("few", few), many: into("many", many) };
  if (!quick) await runAlternately(1, sides);
  const rates = await runAlternately(quick ? 1 : 9, sides);
  await Promise.all([products.few.stop(), products.many.stop()]);
  const [small, large] = [median(rates.few), median(rates.many)];
  return {
    part: "j",
    name: `bets per second through the vendor API, ${CALLERS} callers ${extent}`,
    measured: large / small,
    unit: "",
    goal: { least: 0.8 },
    note: `${Math.round(large).toLocaleString("en-US")} / ${Math.round(small).toLocaleString("en-US")}`,
  };
}

/** Compares pages of members, searches and reports over both brands of one database. */
async function measureReads(
  { dataDir, db, env, players }: Served & { readonly dataDir: string; readonly db: Database },
  { extent, times }: { readonly extent: string; readonly times: number },
): Promise<Figure[]> {
  const product = await startProduct(env);
  try {
    const first = { few: firstOf(players.few), many: firstOf(players.many) };
    const pages = await measurePages(product, first, times, extent);
    const targets = { few: await sampleTargets(db, "few", times), many: await sampleTargets(db, "many", times) };
    const token = await signInNewStaff(product, dataDir);
    return [pages, ...(await measureReports(product, { token, targets, times, extent }))];
  } finally {
    await product.stop();
  }
}

/**
 * Part j: growth. Compares a brand that has a long history and many members with a small one in the same database, and this
 * database with one that has only small brands.
 */
export function measureGrowth({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const tenants = join(dir, "tenants");
    writeBrands(tenants, CODES);
    const size = quick ? QUICK : LARGE;
    const [small, large] = [join(dir, "small"), join(dir, "large")];
    const served = (dataDir: string, players: Filled["players"]): Served => {
      return { env: { DATA_DIR: dataDir, TENANTS_DIR: tenants, ...vendorEnv(CODES) }, players };
    };
    const shown = (postings: number) => postings.toLocaleString("en-US");
    const extent = `over ${shown(size.postings)} postings / over ${shown(SMALL.postings)}`;
    return withDatabase(large, { few: SMALL, many: size }, async ({ db, players }) => {
      const many = served(large, players);
      const reads = await measureReads({ ...many, dataDir: large, db }, { extent, times: quick ? 5 : 100 });
      return withDatabase(small, { few: SMALL, many: SMALL }, async (other) => {
        const few = served(small, other.players);
        const bets = await measureBets({ few, many }, { bundled, quick, extent });
        const starts = await measureStart({ few: few.env, many: many.env }, { rounds: quick ? 1 : 9, extent });
        return [...reads, bets, ...starts];
      });
    });
  });
}
