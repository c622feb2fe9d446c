import { afterAll, beforeAll, expect, test } from "vitest";
import { changesSomething } from "~/platform/wps/changes";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand, connected } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

// In a preview of an unpublished version, calls may read the engine's data but never change them.

const FULL = Boolean(process.env["TEST_FULL"]);

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", ALL_FEATURES_ON, connected("REEL", "FANS")),
    aBrand("harbor", ALL_FEATURES_ON),
  ]);
});
afterAll(() => site.close());

/** Returns the contents of the database by table, except rate limits and sealing keys, which do not depend on the brand. */
async function tableHashes(): Promise<Readonly<Record<string, string>>> {
  const owner = await site.db.connectOwner();
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limit', 'seal_key') order by 1",
  );
  const all: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await owner.query<{ hash: string | null }>(
      `select md5(string_agg(t::text, E'\\n' order by t::text)) as hash from "${name}" t`,
    );
    all[name] = found.rows[0]?.hash ?? "";
  }
  await owner.end();
  return all;
}

const ofBrands = CALL_ROUTES.filter(({ call }) => !call.staff);
const writeRoutes = ofBrands.filter(({ call }) => changesSomething(call));
const readRoutes = ofBrands.filter(({ call }) => !changesSomething(call));

test("T17 every call that changes something is refused in a preview and changes no row", async () => {
  const account = await aMember(site);
  const requests: (readonly [(typeof writeRoutes)[number], Readonly<Record<string, unknown>>])[] = [];
  for (const route of writeRoutes) {
    // Valid inputs for all calls take long to set up.
    const input = FULL ? await fittedExample(site, route, await aMember(site)) : route.call.example.input;
    requests.push([route, route.call.encrypted ? await site.seal(input) : input]);
  }
  const token = await aToken(site, account);
  const before = await tableHashes();
  for (const [{ area, call, name }, input] of requests) {
    const { body, status } = await site.send(call.method, call.path, input, { token, preview: true });
    expect([name, status, body.code]).toEqual([name, 409, "previewReadOnly"]);
    // A page's loader calls the engine directly.
    const direct = site.invoke(area, name, call.example.input, site.context({ token, preview: true }));
    await expect(direct, name).rejects.toMatchObject({ code: "previewReadOnly" });
  }
  // The WPS specification defines some of these calls as GET, and a client may send them so, with its token.
  for (const [{ call, name }, input] of requests.filter(([{ call }]) => call.upstream?.method === "GET")) {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await site.send("GET", call.path, input, { token, preview: true, headers });
    expect([name, body.code]).toEqual([name, "previewReadOnly"]);
  }
  expect(requests.length).toBeGreaterThan(50);
  expect(await tableHashes()).toEqual(before);
});

test("T17 every read call answers in a preview and changes no row, also a year later", async () => {
  const account = await aMember(site);
  const requests: (readonly [(typeof readRoutes)[number], Readonly<Record<string, unknown>>])[] = [];
  for (const route of readRoutes) requests.push([route, await fittedExample(site, route, account)]);
  const times = [NOW, NOW + 60_000, NOW + 365 * 86_400_000];
  const tokens = await Promise.all(times.map((now) => aToken({ db: site.db, now }, account)));
  const before = await tableHashes();
  for (const [at, now] of times.entries()) {
    const token = tokens[at] ?? null;
    for (const [{ call, name }, input] of requests) {
      const { body, status } = await site.send("GET", call.path, input, { token, now, preview: true });
      if (now === NOW) expect([name, status, body.code]).toEqual([name, 200, undefined]);
      // An expired item may be refused as such, but no call may need to write first.
      else expect([name, body.code]).not.toEqual([name, "previewReadOnly"]);
    }
  }
  expect(site.logged).toEqual([]);
  expect(await tableHashes()).toEqual(before);
});

test("T17 a session that ended under the live rules stays ended in a preview of a draft with longer sessions", async () => {
  const token = await aToken(site, await aMember(site));
  const now = NOW + 31 * 60_000;
  const context = site.context({ token, preview: true, now });
  const { brand } = context;
  const draft = { ...brand, config: { ...brand.config, session: { ...brand.config.session, idleMinutes: 1_440 } } };
  const requests = site.invoke("member", "info", {}, { ...context, brand: draft });
  await expect(requests).rejects.toMatchObject({ code: "notLoggedIn" });
});
