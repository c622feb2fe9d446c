import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallRoute } from "~/platform/wps/types";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand, connected } from "../../helpers/tenants";
import { ALL_FEATURES_ON } from "../../helpers/wps/contract-suite";
import { fittedExample } from "../../helpers/wps/examples";
import { aMember, aToken } from "../../helpers/wps/members";
import { aWpsSite, type WpsSite } from "../../helpers/wps/wps-site";

// Ids of one brand's rows in another brand's calls (pitfalls: brands, access).

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([
    aBrand("lotus", ALL_FEATURES_ON, connected("REEL", "FANS")),
    aBrand("harbor", { ...ALL_FEATURES_ON, operator: "another" }),
  ]);
});
afterAll(() => site.close());

/** Returns every table with rows of brands, except the table of used signatures and tokens. */
async function tables(): Promise<string[]> {
  const { rows } = await site.db.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     where c.column_name = 'merchant_id' and c.table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== "used_once");
}

/** Returns the contents of a brand's tables, as text. */
async function rowsOf(brand: string): Promise<Readonly<Record<string, string>>> {
  const names = await tables();
  return site.db.transaction(brand, async (tx) => {
    const all: Record<string, string> = {};
    for (const name of names) {
      const rows = await tx.query<{ row: string }>(
        `select t::text as row from ${name} t where merchant_id = $1 order by 1`,
        [brand],
      );
      all[name] = rows.map(({ row }) => row).join("\n");
    }
    return all;
  });
}

/** Returns the ids, tokens and names of a member of `lotus` that could grant access. */
async function theirs() {
  const account = await aMember(site);
  const token = await aToken(site, account);
  const given = { username: account, password: "correct horse", rememberMe: true };
  const { rememberToken } = await site.as().session.login(given);
  const { id } = await site.as({ token }).member.info({});
  const { rows } = await site.as({ token }).session.sessions({});
  const sessions = rows.map((row) => row.id);
  return { account, token, values: [id, account, token, rememberToken ?? "", ...sessions] };
}

const isText = (schema: unknown): boolean => ["", "a", "0"].some((one) => parses(schema, one));
const parses = (schema: unknown, value: unknown): boolean =>
  (schema as { safeParse(value: unknown): { success: boolean } }).safeParse(value).success;

/** Returns the fields of a call that accept any text, and thus an id. */
const openFields = ({ call }: CallRoute): string[] =>
  Object.entries(call.input.shape).flatMap(([name, schema]) =>
    isText(schema) && parses(schema, "01890000-0000-7000-8000-000000000000") ? [name] : [],
  );

const others = CALL_ROUTES.filter(({ call }) => !call.staff && !call.name.startsWith("sms"));

test("A15 T1 pitfall: ids, tokens and names of one brand give no access to its data in any call of another brand", async () => {
  const { account, token, values } = await theirs();
  const own = await aMember(site, "harbor");
  const before = await rowsOf("lotus");
  let tried = 0;
  for (const route of others) {
    const { call } = route;
    for (const field of openFields(route)) {
      for (const value of values) {
        // A new session each time: a sign-out or a password change ends it.
        const mine = call.token ? await aToken(site, own, "harbor") : null;
        const input = { ...call.example.input, [field]: value };
        const body = call.encrypted ? await site.seal(input, { host: "harbor.test" }) : input;
        const answer = await site.send(call.method, call.path, body, { host: "harbor.test", token: mine });
        const told = JSON.stringify(answer.body);
        for (const secret of values) if (secret !== value) expect(told, call.name).not.toContain(secret);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(20);
  expect(await rowsOf("lotus")).toEqual(before);
  await expect(site.as({ token }).member.info({})).resolves.toMatchObject({ account });
});

test("A15 T1 pitfall: calls on one brand change no row of another brand", async () => {
  await aMember(site, "harbor");
  const before = await rowsOf("harbor");
  for (const route of CALL_ROUTES.filter(({ call }) => !call.staff)) {
    const { call } = route;
    // A new member each time: an excluded member could make no further call.
    const own = await aMember(site);
    const token = call.token ? await aToken(site, own) : null;
    const input = await fittedExample(site, route, own);
    await site.send(call.method, call.path, call.encrypted ? await site.seal(input) : input, { token });
  }
  expect(await rowsOf("harbor")).toEqual(before);
});

test("V3.5.3 a GET call changes no row", async () => {
  const own = await aMember(site);
  const token = await aToken(site, own);
  const asked: (readonly [CallRoute, Readonly<Record<string, unknown>>])[] = [];
  for (const route of CALL_ROUTES.filter(({ call }) => call.method === "GET" && !call.staff))
    asked.push([route, await fittedExample(site, route, own)]);
  const before = await rowsOf("lotus");
  for (const [{ call, name }, input] of asked) {
    const { status } = await site.send("GET", call.path, input, { token });
    expect([name, status]).toEqual([name, 200]);
  }
  expect(await rowsOf("lotus")).toEqual(before);
});
