import { afterAll, beforeAll, expect, test } from "vitest";
import { type CodePurpose, issueCode } from "~/features/access/codes.server";
import { aBrand } from "../helpers/tenants";
import { consumeCode } from "../helpers/wps/sent";
import { aWpsSite, type CallerOptions, NOW, type WpsSite } from "../helpers/wps/wps-site";

let site: WpsSite;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus"), aBrand("coral")]);
});
afterAll(() => site.close());

const MINUTE = 60_000;
let numbers = 0;

/** Sends a code to a new number. */
async function aCode(purpose: CodePurpose = "login") {
  numbers += 1;
  const receiver = `+6012${String(numbers).padStart(7, "0")}`;
  return { receiver, code: await issueCode(site.context(), purpose, receiver) };
}

/** Returns `accepted`, or the error of an attempt. */
const outcomeOf = (
  purpose: CodePurpose,
  receiver: string,
  code: string | undefined,
  asker: CallerOptions = {},
): Promise<string> =>
  consumeCode(site.context(asker), purpose, receiver, code).then(
    () => "accepted",
    (error) => error.code ?? String(error),
  );

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("A6 SMS: pitfall: only one of 50 concurrent correct attempts for a code is accepted", async () => {
  const { receiver, code } = await aCode();
  const all = await Promise.all(Array.from({ length: 50 }, () => outcomeOf("login", receiver, code)));
  expect(all.filter((one) => one === "accepted")).toHaveLength(1);
  expect(new Set(all)).toEqual(new Set(["accepted", "invalidCode", "tooManyRequests"]));
});

test("A6 SMS: a code has six digits, works once, and may have spaces around it", async () => {
  const { receiver, code } = await aCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await outcomeOf("login", receiver, ` ${code} `)).toBe("accepted");
  expect(await outcomeOf("login", receiver, code)).toBe("invalidCode");
});

test("A6 SMS: a code is valid for five minutes", async () => {
  const [one, other] = [await aCode(), await aCode()];
  expect(await outcomeOf("login", one.receiver, one.code, { now: NOW + 5 * MINUTE - 1 })).toBe("accepted");
  expect(await outcomeOf("login", other.receiver, other.code, { now: NOW + 5 * MINUTE })).toBe("codeExpired");
});

test("A6 SMS: a new code replaces the old one", async () => {
  const { receiver, code } = await aCode();
  const newer = await issueCode(site.context(), "login", receiver);
  if (newer !== code) expect(await outcomeOf("login", receiver, code)).toBe("invalidCode");
  expect(await outcomeOf("login", receiver, newer)).toBe("accepted");
});

test("A6 SMS: a code is valid only for its purpose, number and brand", async () => {
  const [{ receiver, code }, other] = [await aCode("register"), await aCode("register")];
  expect(await outcomeOf("login", receiver, code)).toBe("invalidCode");
  expect(await outcomeOf("register", receiver, code, { host: "coral.test" })).toBe("invalidCode");
  if (other.code !== code) expect(await outcomeOf("register", other.receiver, code)).toBe("invalidCode");
  expect(await outcomeOf("register", receiver, code)).toBe("accepted");
});

test("A6 SMS: a number has five attempts, whatever the number of codes sent; the sixth is refused even if correct", async () => {
  const { receiver, code } = await aCode();
  for (let i = 0; i < 3; i += 1) expect(await outcomeOf("login", receiver, wrongOf(code))).toBe("invalidCode");
  const newer = await issueCode(site.context(), "login", receiver);
  for (let i = 0; i < 2; i += 1) expect(await outcomeOf("login", receiver, wrongOf(newer))).toBe("invalidCode");
  expect(await outcomeOf("login", receiver, newer)).toBe("tooManyRequests");
});

test("A6 SMS: pitfall: only five of 100 concurrent wrong attempts are checked", async () => {
  const { receiver, code } = await aCode();
  const all = await Promise.all(Array.from({ length: 100 }, () => outcomeOf("login", receiver, wrongOf(code))));
  expect(all.filter((one) => one === "invalidCode")).toHaveLength(5);
  expect(all.filter((one) => one === "tooManyRequests")).toHaveLength(95);
});

test("A6 SMS: a correct code resets the count of wrong attempts", async () => {
  const { receiver, code } = await aCode();
  for (let i = 0; i < 4; i += 1) await outcomeOf("login", receiver, wrongOf(code));
  expect(await outcomeOf("login", receiver, code)).toBe("accepted");
  const next = await issueCode(site.context(), "login", receiver);
  for (let i = 0; i < 4; i += 1) expect(await outcomeOf("login", receiver, wrongOf(next))).toBe("invalidCode");
  expect(await outcomeOf("login", receiver, next)).toBe("accepted");
});

test("A18 SMS: a malformed code is refused and does not count as an attempt", async () => {
  const { receiver, code } = await aCode();
  const none = [undefined, "", "12345", "1234567", "12345a", "123 456", "' or 1=1", "\u0000", "١٢٣٤٥٦"];
  for (const one of none) expect([one, await outcomeOf("login", receiver, one)]).toEqual([one, "invalidCode"]);
  expect(await outcomeOf("login", receiver, code)).toBe("accepted");
});

test("A6 SMS: codes are stored hashed, for one day", async () => {
  const { receiver, code } = await aCode();
  const stored = () =>
    site.db.transaction("lotus", (tx) =>
      tx.query<{ code_hash: string }>("select code_hash from one_time_code where receiver = $1", [receiver]),
    );
  expect((await stored()).map((row) => row.code_hash)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(JSON.stringify(await stored())).not.toContain(code);
  await issueCode(site.context({ now: NOW + 25 * 60 * MINUTE }), "login", "+60199999999");
  expect(await stored()).toEqual([]);
});
