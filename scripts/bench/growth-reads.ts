import { randomUUID } from "node:crypto";
import type { Database } from "~/platform/db/database";
import type { Figure } from "./figure";
import { send } from "./http";
import { percentile, runAlternately } from "./measure";
import type { Player } from "./money-brands";
import type { Server } from "./process";
import { callStaff } from "./staff";

/** Pages of the member centre that read the activity of a brand's members. */
export const PAGES = [
  "transferFund",
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
  "bonusDetails",
  "manualRebate",
  "missionLeaderboard",
  "playerRank",
];

/** Rounds before the measurement: compiled code, prepared statements and caches. */
const WARM_UP = 3;
/** Number of pages or calls in the details of a figure, slowest first. */
const NOTED = 3;
/** Highest ratio between the large brand and the small one. */
const MOST = 3;

/** Search targets of one brand: some of its members and orders. */
interface Targets {
  readonly members: readonly {
    readonly id: string;
    readonly account: string;
    readonly mobile: string;
    readonly email: string;
  }[];
  readonly orders: readonly string[];
}

/** Code of the small brand and of the large one. */
export type GrowthBrand = "few" | "many";
/** Values of both brands. */
export type Brands<T> = Readonly<Record<GrowthBrand, T>>;

/** Selects search targets, spread over all members and orders of a brand. */
export function sampleTargets(db: Database, brand: string, times: number): Promise<Targets> {
  return db.transaction(brand, async (tx) => {
    const each = `where n % greatest(1, total / ${times}) = 0 limit ${times}`;
    const numbered = "row_number() over (order by id) as n, count(*) over () as total";
    const members = await tx.query<Targets["members"][number]>(
      `select id, account, mobile, email from (select *, ${numbered} from member where merchant_id = $1 and mobile is not null) m ${each}`,
      [brand],
    );
    const orders = await tx.query<{ number: string }>(
      `select number from (select number, ${numbered} from payment_order where merchant_id = $1) o ${each}`,
      [brand],
    );
    return { members, orders: orders.map(({ number }) => number) };
  });
}

type Search = (targets: Targets, at: number) => string;

const encoded = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();
const ofMember =
  (path: string, query: (member: Targets["members"][number]) => Readonly<Record<string, string>>): Search =>
  ({ members }, at) => {
    const member = members[at % members.length];
    if (!member) throw new Error("The brand has no members.");
    return `/wps/staff/${path}?${encoded(query(member))}`;
  };

/** Calls of the console, without the code of the brand. */
const SEARCHES: Readonly<Record<string, Search>> = {
  "players by name": ofMember("players", ({ account }) => ({ find: account })),
  "players by first letters": ofMember("players", ({ account }) => ({ find: account.slice(0, 2) })),
  "players by e-mail address": ofMember("players", ({ email }) => ({ find: email })),
  "players by mobile number": ofMember("players", ({ mobile }) => ({ find: mobile })),
  player: ofMember("player", ({ id }) => ({ memberId: id })),
  "player's account record": ofMember("player/ledger", ({ id }) => ({ memberId: id })),
  "player's bets": ofMember("player/bets", ({ id }) => ({ memberId: id })),
  "order by number": ({ orders }, at) =>
    `/wps/staff/payment/queue?${encoded({ find: orders[at % orders.length] ?? "" })}`,
  "orders waiting for staff": () => "/wps/staff/payment/queue?",
};
const ORDERS: Readonly<Record<string, Search>> = {
  "all orders": () => `/wps/staff/payment/queue?${encoded({ state: "all" })}`,
};
const FIGURES: Readonly<Record<string, Search>> = {
  week: () => `/wps/staff/figures?${encoded({ span: "week" })}`,
  "30 days": () => `/wps/staff/figures?${encoded({ span: "days30" })}`,
};
const AUDIT: Readonly<Record<string, Search>> = {
  "all entries": () => "/wps/staff/audit?",
  text: (_, at) => `/wps/staff/audit?${encoded({ text: `player${at}` })}`,
};

const REPORTS: Readonly<Record<string, Readonly<Record<string, Search>>>> = {
  "slowest search of the console": SEARCHES,
  "list of all orders": ORDERS,
  "figures of the brand by day": FIGURES,
  "staff audit of the brand": AUDIT,
};

interface Measured {
  readonly name: string;
  readonly ratio: number;
  readonly note: string;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Reads both brands alternately and compares the 95th percentiles. */
async function compare(name: string, times: number, read: (brand: GrowthBrand, at: number) => Promise<unknown>) {
  const next = { few: 0, many: 0 };
  const side = (brand: GrowthBrand) => () => timeOf(() => read(brand, next[brand]++));
  const took = await runAlternately(times + WARM_UP, { few: side("few"), many: side("many") });
  const [few, many] = [took.few, took.many].map((all) => percentile(all.slice(WARM_UP), 0.95));
  const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
  console.error(`  ${name}: ${many?.toFixed(1)} / ${few?.toFixed(1)} ms`);
  return { name, ratio, note: `${name}: ${many?.toFixed(1)} / ${few?.toFixed(1)} ms` };
}

const figureOf = (name: string, measured: readonly Measured[]): Figure => {
  const sorted = measured.toSorted((a, b) => b.ratio - a.ratio);
  return {
    part: "j",
    name,
    measured: sorted[0]?.ratio ?? Number.NaN,
    unit: "",
    goal: { most: MOST },
    note: sorted
      .slice(0, NOTED)
      .map(({ note }) => note)
      .join("; "),
  };
};

/** Compares pages of the most active members of both brands. @param extent text after the figure's name */
export async function measurePages(
  product: Server,
  players: Brands<Player>,
  times: number,
  extent: string,
): Promise<Figure> {
  const measured: Measured[] = [];
  for (const page of PAGES)
    measured.push(
      await compare(page, times, async (brand) => {
        const path = `/member/${page}?${new URLSearchParams({ fresh: randomUUID() })}`;
        const headers = { cookie: `session=${players[brand].token}` };
        const { status } = await send(product, { host: `${brand}.test`, path, headers });
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
      }),
    );
  return figureOf(`slowest page of the member centre, p95 ${extent}`, measured);
}

/** Compares searches and reports of the console over both brands. @param token session of a member of staff */
export async function measureReports(
  product: Server,
  options: {
    readonly token: string;
    readonly targets: Brands<Targets>;
    readonly times: number;
    readonly extent: string;
  },
): Promise<Figure[]> {
  const { extent, targets, times, token } = options;
  const figures: Figure[] = [];
  for (const [title, searches] of Object.entries(REPORTS)) {
    const measured: Measured[] = [];
    for (const [name, search] of Object.entries(searches))
      measured.push(
        await compare(name, times, (brand, at) =>
          callStaff(product, `${search(targets[brand], at)}&code=${brand}`, { token }),
        ),
      );
    figures.push(figureOf(`${title}, p95 ${extent}`, measured));
  }
  return figures;
}
