import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { ensureDemoAccounts } from "~/features/demo/server/demo-accounts";
import type { Database } from "~/platform/db/database";
import { openDatabase } from "~/platform/db/database";
import { CALL_ROUTES } from "~/registry/calls";
import { brandPaths } from "../e2e/support/paths";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { send, type TestResponse } from "../helpers/http";
import { type ServerProcess, startProduct } from "../helpers/server-process";
import { countTrips, type TripCounter } from "../helpers/trip-counter";

// The product as two processes on one database: no data may cross brands or outlive a session.

const PASSWORD = "Lantern-2026";
const processes: ServerProcess[] = [];
let ports: readonly [number, number];
let db: Database;
let trips: TripCounter;

beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  trips = await countTrips(databaseUrl);
  const started: number[] = [];
  // Sequentially: the second process finds the tables and the demo accounts.
  for (const DATABASE_URL of [trips.url, databaseUrl]) {
    const process = startProduct({ DATABASE_URL, DEMO: "1", TENANTS_DIR: "tenants" });
    processes.push(process);
    started.push((await process.line("serving")).port ?? 0);
  }
  ports = [started[0] ?? 0, started[1] ?? 0];
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
}, 240_000);
afterAll(async () => {
  for (const { child } of processes) child.kill("SIGTERM");
  await Promise.all(processes.map(({ ended }) => ended));
  await db?.close();
  await trips?.close();
});

let count = 0;
/** Creates a member with all data that could leak. @returns also a session token */
async function aMember(brand: string) {
  count += 1;
  const account = `border${count}x`;
  const known = {
    nickname: `Zebedee Quill ${count}`,
    email: `zebedee${count}@quill.example`,
    payeeName: `Quill Z${count}`,
  };
  const mobile = `+6011999000${count}`;
  const row = { account, password: PASSWORD, type: 0, rankLevel: 1, upline: null, passwordOnce: false, note: "" };
  await ensureDemoAccounts(db, brand, [{ ...row, nickname: known.nickname }], Date.now());
  return db.transaction(brand, async (tx) => {
    const [found] = await tx.query<{ id: string }>(
      "update member set email = $2, payee_name = $3, mobile = $4 where account = $1 returning id",
      [account, known.email, known.payeeName, mobile],
    );
    const memberId = found?.id ?? "";
    const who = { memberId, side: "member", method: "username", ip: null, device: "Quillophone" } as const;
    const token = await openSession(tx, { ...who, now: Date.now() });
    const [session] = await tx.query<{ id: string }>("select id from session where member_id = $1", [memberId]);
    const ids = [memberId, session?.id ?? ""];
    return { account, token, secrets: [account, ...Object.values(known), mobile, ...ids, token, "Quillophone"] };
  });
}

const hostOf = (brand: string): string => `${brand}.localhost`;
const get = (brand: string, path: string, headers: Record<string, string> = {}, port = ports[0]) =>
  send(port, { host: hostOf(brand), path, headers });
const info = (brand: string, token: string, port = ports[0]) =>
  get(brand, "/wps/session/info", { authorization: `Bearer ${token}` }, port).then(({ status }) => status);

/** Posts a form of aurora to the first process, like its own page. */
const form = (path: string, values: Record<string, string>, cookie = "") => {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${hostOf("aurora")}`,
    cookie,
  };
  return send(ports[0], {
    method: "POST",
    host: hostOf("aurora"),
    path,
    headers,
    body: new URLSearchParams(values).toString(),
  });
};

/** Returns headers that use a session of one brand on another's host. */
const swaps = (token: string, from: string): readonly Record<string, string>[] => [
  { cookie: `session=${token}` },
  { authorization: `Bearer ${token}` },
  { cookie: `session=${token}; remember=${token}`, "x-forwarded-host": hostOf(from), "x-forwarded-for": "203.0.113.9" },
];

function expectNothingOf(secrets: readonly string[], { text, headers }: TestResponse, where: string): void {
  const whole = `${JSON.stringify(headers)} ${text}`;
  for (const secret of secrets) expect(whole.includes(secret), `${where} tells ${secret}`).toBe(false);
}

test.each(["/login", "/login?view=email", "/login?view=reset&link=x", "/register"])(
  "V6.2.6 V6.2.7 %s hides passwords and allows password managers to fill them in",
  async (path) => {
    for (const brand of ["aurora", "harbor", "pebble"]) {
      const inputs = (await get(brand, path)).text.match(/<input[^>]*name="[^"]*password[^"]*"[^>]*>/gi) ?? [];
      if (path !== "/login?view=email") expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) {
        expect(input).toContain('type="password"');
        if (!input.includes('name="paymentPassword"')) expect(input).toMatch(/autocomplete="(current|new)-password"/i);
      }
    }
  },
);

/** Decodes the value of an attribute, like a browser. */
const unescaped = (text: string): string =>
  text.replace(
    /&(quot|lt|gt|amp|#x27);/g,
    (_, name: string) => ({ quot: '"', lt: "<", gt: ">", amp: "&" })[name] ?? "'",
  );

test.each(['"><script>alert(1)</script>', "</script><img src=x onerror=1>", "' onfocus=1 x='", "{{7*7}}&lt;b&gt;"])(
  "V1.2.1 V1.2.3 user input is returned as text, never as markup: %s",
  async (username) => {
    const { status, text } = await form("/login", { type: "username", username, password: "wrong" });
    expect(status).toBe(200);
    const fields = [...text.matchAll(/<input[^>]*\bname="username"[^>]*?\bvalue="([^"]*)"/g)].map(
      ([, value = ""]) => value,
    );
    expect(fields.map(unescaped)).toContain(username);
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    const { actionData } = JSON.parse(data).context.state;
    expect(actionData["routes/login"].values.username).toBe(username);
    expect(data.includes("<")).toBe(false);
  },
);

/** Pairs of brands. All pages and calls in both directions take a minute; one direction is sufficient in the quick run. */
const WAYS = [["aurora", "harbor"], ...(process.env["TEST_FULL"] ? [["harbor", "aurora"] as const] : [])] as const;

describe.each(WAYS)("A15 T1 pitfall: a session of %s on %s", (from, to) => {
  test("A15 pitfall: every page treats it as a visitor's and contains no data of its member", async () => {
    const { token, secrets } = await aMember(from);
    for (const path of await brandPaths(to)) {
      const visitor = await get(to, path);
      for (const headers of swaps(token, from)) {
        const answer = await get(to, path, headers);
        expectNothingOf(secrets, answer, path);
        expect([path, answer.status]).toEqual([path, visitor.status]);
        expect(answer.text === visitor.text, `${path} is another page than a visitor's`).toBe(true);
      }
    }
    expect(await info(from, token)).toBe(200);
  });

  test("A15 pitfall: every reading call treats it as a visitor's and returns no data of its member", async () => {
    const { token, secrets } = await aMember(from);
    const reading = CALL_ROUTES.filter(({ call }) => call.method === "GET" && !call.staff);
    for (const { call } of reading) {
      const query = new URLSearchParams(
        Object.entries(call.example.input).map(([name, value]) => [name, String(value)]),
      );
      const path = `${call.path}?${query}`;
      let visitor = await get(to, path);
      for (const headers of swaps(token, from)) {
        const answer = await get(to, path, headers);
        const again = await get(to, path);
        expectNothingOf(secrets, answer, path);
        expect([path, answer.status]).toEqual([path, call.token ? 401 : visitor.status]);
        // Some answers change with time, also for visitors: compared only when the answers before and after are equal.
        if (visitor.text === again.text) expect(answer.text).toBe(visitor.text);
        visitor = again;
      }
    }
  });
});

describe("A15 two processes", () => {
  const sessionIn = ({ headers }: TestResponse) => /^session=([^;]+)/.exec(headers["set-cookie"]?.[0] ?? "")?.[1] ?? "";
  const signIn = async (account: string, password = PASSWORD) =>
    sessionIn(await form("/login", { type: "username", username: account, password }));

  test("A15 a sign-out at one process applies at the other on the next request", async () => {
    const token = await signIn((await aMember("aurora")).account);
    expect([await info("aurora", token), await info("aurora", token, ports[1])]).toEqual([200, 200]);
    const cookie = { cookie: `session=${token}` };
    const mine = await get("aurora", "/", cookie, ports[1]);
    await form("/logout", {}, cookie.cookie);
    expect(await info("aurora", token, ports[1])).toBe(401);
    const after = await get("aurora", "/", cookie, ports[1]);
    expect(after.text).toBe((await get("aurora", "/", {}, ports[1])).text);
    expect(after.text).not.toBe(mine.text);
  });

  test("A4 a password change at one process ends all sessions at the other on the next request", async () => {
    const { account, token: other } = await aMember("aurora");
    const token = await signIn(account);
    expect([await info("aurora", other, ports[1]), await info("aurora", token, ports[1])]).toEqual([200, 200]);
    const given = { oldPassword: PASSWORD, newPassword: "Harbour!2027", confirmNewPassword: "Harbour!2027" };
    const fresh = sessionIn(await form("/login", { type: "changePassword", ...given }, `session=${token}`));
    expect([await info("aurora", other, ports[1]), await info("aurora", token, ports[1])]).toEqual([401, 401]);
    expect(await info("aurora", fresh, ports[1])).toBe(200);
  });

  test("A15 a page of a signed-in account needs at most three database round trips before rendering", async () => {
    const { token } = await aMember("aurora");
    const view = () => get("aurora", "/", { cookie: `session=${token}` });
    await view();
    const tripsOf = async () => {
      const before = trips.count();
      await view();
      return trips.count() - before;
    };
    const busy: number[] = [];
    for (let i = 0; i < 40; i += 1) busy.push(await tripsOf());
    // The process's polling for changes adds round trips to some measurements.
    expect(busy.sort((a, b) => a - b)[10]).toBeLessThanOrEqual(2);
    const idle: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      await db.transaction("aurora", (tx) => tx.query("update session set seen_at = seen_at - interval '5 minutes'"));
      idle.push(await tripsOf());
    }
    expect(Math.min(...idle)).toBeLessThanOrEqual(3);
  });
});
