import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import { aBrand } from "../helpers/tenants";
import { aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const DAY = 86_400_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", { timeZone: "Asia/Manila" }), aBrand("harbor")]);
});
afterAll(() => site.close());

/** Creates a tree of members for one test: name → type and upline. Brands share the names, but not the members. */
async function aTree(
  people: Readonly<Record<string, readonly [type: number, upline: string | null]>>,
  brand = "lotus",
) {
  const rows = Object.entries(people).map(([account, [type, upline]]) => {
    const row = { account, password: "correct horse", nickname: account, type, rankLevel: 1, upline };
    return { ...row, passwordOnce: false, note: "" };
  });
  await ensureDemoAccounts(site.db, brand, rows, NOW - 40 * DAY);
}

const change = (text: string, values: readonly unknown[], brand = "lotus") =>
  site.db.transaction(brand, (tx) => tx.query(text, values));
const asOne = async (account: string, brand = "lotus") =>
  site.as({ host: `${brand}.test`, token: await aToken(site, account, brand) });
const overviewOf = async (account: string) => (await asOne(account)).agent.teamOverview({});

test("U2 an agent's overview counts the downline at every depth, members and agents separately, and no other accounts", async () => {
  await aTree({
    top: [1, null],
    second: [2, "top"],
    third: [41, "second"],
    ann: [0, "top"],
    ben: [0, "third"],
    cem: [0, "third"],
    other: [1, null],
    dora: [0, "other"],
  });
  expect(await overviewOf("top")).toMatchObject({ members: { direct: 1, all: 3 }, agents: { direct: 1, all: 2 } });
  expect(await overviewOf("third")).toMatchObject({ members: { direct: 2, all: 2 }, agents: { direct: 0, all: 0 } });
});

test("U2 new accounts are counted by the days and weeks of the brand's time zone", async () => {
  await aTree({ chief: [42, null], today1: [0, "chief"], yesterday1: [0, "chief"], sunday1: [0, "chief"] });
  // NOW is a Saturday, 16:00 in Manila: its day began at 16:00 UTC the day before, its week on Sunday, 16:00 UTC.
  const joined = {
    today1: "2026-01-30T16:00:00Z",
    yesterday1: "2026-01-30T15:59:59Z",
    sunday1: "2026-01-25T15:59:59Z",
  };
  for (const [account, at] of Object.entries(joined))
    await change("update member set created_at = $1 where account = $2", [at, account]);
  expect((await overviewOf("chief")).joined).toEqual({ today: 1, week: 2 });
});

test("U2 the last sign-ins list the team, one per account, newest first, without failed ones", async () => {
  await aTree({ head: [1, null], eve: [0, "head"], fay: [2, "head"], gil: [0, "head"] });
  const signIn = (username: string, password: string, minute: number) =>
    site.as({ now: NOW + minute * 60_000 }).session.login({ username, password });
  await signIn("eve", "correct horse", 1);
  await signIn("fay", "correct horse", 2);
  await signIn("eve", "correct horse", 3);
  await expect(signIn("gil", "wrong", 4)).rejects.toMatchObject({ code: "wrongCredentials" });
  const { lastSignIns } = await overviewOf("head");
  expect(lastSignIns.map(({ account, isAgent }) => [account, isAgent])).toEqual([
    ["eve", false],
    ["fay", true],
  ]);
  expect(lastSignIns[0]?.at).toBe(new Date(NOW + 3 * 60_000).toISOString());
});

test("U7 a cycle in the tree ends the count, and an agent is not in their own team", async () => {
  await aTree({ ringa: [1, null], ringb: [1, "ringa"] });
  await change(
    "update member set upline_id = (select id from member where account = 'ringb') where account = 'ringa'",
    [],
  );
  expect((await overviewOf("ringa")).agents).toEqual({ direct: 1, all: 1 });
});

test("U7 accounts of another brand belong to no team, even with the same names", async () => {
  await aTree({ twin: [1, null], leaf: [0, "twin"] }, "lotus");
  await aTree({ twin: [1, null] }, "harbor");
  const harbor = await asOne("twin", "harbor");
  expect((await harbor.agent.teamOverview({})).members).toEqual({ direct: 0, all: 0 });
});

test.each([0, 4, 3])("U8 an account of type %i gets the error needTrueAccount", async (type) => {
  await aTree({ [`none${type}`]: [type, null] });
  await expect(overviewOf(`none${type}`)).rejects.toMatchObject({ code: "needTrueAccount" });
});
