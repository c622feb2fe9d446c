import { join } from "node:path";
import { openTenants } from "~/platform/brands/store";
import { openDatabase } from "~/platform/db/database";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import type { BetsAnswer, BetsTask } from "./bets-driver";
import { type RecordedBet, recordBets, replayBets } from "./bets-replay";
import type { Figure } from "./figure";
import type { BenchOptions } from "./main";
import { median, runAlternately } from "./measure";
import { copyBrand, makePlayers, type Player, vendorEnv, writeBrands } from "./money-brands";
import { inTemporaryFolder, runChild, startProduct } from "./process";

const CALLERS = 16;
const SPREAD = 8;
const PLAYERS = 64;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

const spreadBrands = Array.from({ length: SPREAD }, (_, at) => `bet${at}`);

type Drive = (players: BetsTask["players"]) => Promise<number>;
type At = (brand: string, players: readonly Player[]) => BetsTask["players"];

const playersAt: At = (brand, players) => players.map(({ launch }) => ({ host: `${brand}.test`, launch }));

interface Sides {
  readonly spread: () => Promise<number>;
  readonly hot: () => Promise<number>;
  readonly replay: () => Promise<number>;
}

async function measureBets(sides: Sides, rounds: number): Promise<Figure[]> {
  const rates = await runAlternately(rounds, sides);
  const [spread, hot, replay] = [median(rates.spread), median(rates.hot), median(rates.replay)];
  const shown = (rate: number) => Math.round(rate).toLocaleString("en-US");
  return [
    {
      part: "g",
      name: `bets per second through the vendor API, ${CALLERS} callers / only its SQL statements`,
      measured: spread / replay,
      unit: "",
      goal: { least: 0.6 },
      note: `${shown(spread)} / ${shown(replay)}`,
    },
    {
      part: "g",
      name: `bets per second of one brand / of ${SPREAD} brands`,
      measured: hot / spread,
      unit: "",
      goal: { least: 0.8 },
      note: `${shown(hot)} / ${shown(spread)}`,
    },
  ];
}

/** Part g: money. Measures bets through the vendor API against their SQL statements alone, and a hot brand. */
export function measureMoney({ bundled, quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const [tenants, data] = [join(dir, "tenants"), join(dir, "data")];
    const codes = [...spreadBrands, "hot", "recorded", "replayed"];
    writeBrands(tenants, codes);
    const product = await startProduct({ DATA_DIR: data, TENANTS_DIR: tenants, ...vendorEnv(codes) });
    const db = await openDatabase({ dataDir: data, log: SILENT, prepares: true, poolSize: CALLERS });
    const store = await openTenants({ dir: tenants, checks: BRAND_CHECKS, demo: true, knownTexts: {}, log: SILENT });
    const seconds = quick ? 1 : 3;
    const drive: Drive = async (players) => {
      const task: BetsTask = { port: product.port, callers: CALLERS, seconds, players };
      return (await runChild<BetsAnswer>(`${bundled}/bets-driver.mjs`, task)).perSecond;
    };
    try {
      const spread: BetsTask["players"][number][] = [];
      for (const brand of spreadBrands)
        spread.push(...playersAt(brand, await makePlayers(db, brand, PLAYERS / SPREAD)));
      const hot = playersAt("hot", await makePlayers(db, "hot", PLAYERS));
      const own = await makePlayers(db, "recorded", PLAYERS);
      await copyBrand(db, "recorded", "replayed");
      const brand = store.get("recorded");
      if (!brand) throw new Error("The product does not serve the brand.");
      const replay = async () => {
        const bets: readonly RecordedBet[] = await recordBets(db, brand, own, quick ? 200 : 3_000);
        return replayBets(db, bets, { callers: CALLERS, from: "recorded", to: "replayed" });
      };
      const sides = { spread: () => drive(spread), hot: () => drive(hot), replay };
      return await measureBets(sides, quick ? 1 : 5);
    } finally {
      await store.close();
      await db.close();
      await product.stop();
    }
  });
}
