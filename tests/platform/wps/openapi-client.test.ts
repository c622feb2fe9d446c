import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabaseUrl } from "../../helpers/database";
import { demoCode } from "../../helpers/demo-staff";
import { send } from "../../helpers/http";
import { type ServerProcess, startProduct } from "../../helpers/server-process";
import { strangersProject, typesOf, unknownPlaces } from "./stranger";

// A stranger with the document of a running server alone: types by openapi-typescript, calls by openapi-fetch.

let server: ServerProcess;
let port: number;
let types: string;
let project: ReturnType<typeof strangersProject>;
// biome-ignore lint/suspicious/noExplicitAny: the types are generated and checked while the test runs
let visits: any;

/** Leads every host to the server. */
async function network(request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  const answer = await send(port, { method: request.method, path: pathname + search, host, headers, body });
  return new Response(answer.text, { status: answer.status, headers: answer.headers as Record<string, string> });
}
const lotus = { origin: "http://lotus.localhost", network };
const consoleHost = { origin: "http://console.localhost", network };

beforeAll(async () => {
  const settings = { DATABASE_URL: await testDatabaseUrl(), DEMO: "1", TENANTS_DIR: "tenants", DEMO_HISTORY: "0" };
  server = startProduct(settings);
  port = (await server.line("serving")).port ?? 0;
  types = await typesOf(await (await network(new Request(`${lotus.origin}/wps/openapi.json`))).text());
  project = strangersProject(types);
  visits = await project.load();
}, 240_000);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  project?.remove();
});

test("openapi: the generated types compile in strict mode and refuse every mistake of a client", () => {
  expect(project.imports()).toEqual(["./api", "./client", "jose", "openapi-fetch"]);
  expect(project.complaints()).toEqual([]);
});

test("openapi: the generated types are unknown only where any JSON is allowed", () => {
  expect(unknownPlaces(types)).toEqual([
    "MenuNode.props",
    "member.dataExport.data",
    "staff.auditLog.rows.input",
    "staff.contentEntry.base",
    "staff.contentEntry.entry",
    "staff.fileSchemas.schemas",
    "staff.saveContentEntry.requestBody.content.application/json.entry",
  ]);
});

test("A16 G10 a generated client signs in with a sealed body, makes ten calls and places one bet", async () => {
  const { token, user } = await visits.signIn(lotus, "thea", "Lantern-2026");
  expect(user).toMatchObject({ account: "thea" });
  expect(await visits.lookAround(lotus, token)).toEqual({
    open: Array(5).fill(null),
    visitor: Array(5).fill("notLoggedIn"),
    member: Array(5).fill(null),
  });
  expect(await visits.deposit(lotus, token)).toEqual({ state: "credited" });
  const { again, bets, entered, round, stake } = await visits.bet(lotus, token, "lantern-garden");
  expect(round).toMatchObject({ stake: entered.stakes[0] });
  expect(again).toEqual(round);
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(cents(round.balance)).toBe(cents(entered.balance) - cents(stake) + cents(round.won));
  expect(bets).toMatchObject({ total: 1, rows: [{ gameId: "lantern-garden", state: "closed" }] });
  expect(cents(bets.totals.bet)).toBe(cents(stake));
});

test("X1 a generated client signs staff in on the console and switches a flag, and calls without permission are refused", async () => {
  const door = { account: "iris", password: "Lantern-2026", appCode: demoCode() };
  const done = await visits.useConsole(consoleHost, door, "lotus");
  expect(done).toEqual({ wanted: done.is, is: done.is, health: "forbidden", visitor: "notLoggedIn" });
});

test("A18 a refusal names each field with a code of the list of issue codes and with the violated limit", async () => {
  const { code, issues } = await visits.refusedPage(lotus);
  expect(code).toBe("validation");
  expect(issues).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "pageSize", code: "tooLarge", params: { maximum: "60" } }),
      expect.objectContaining({ field: "pageNo", code: "wrongType" }),
    ]),
  );
});
