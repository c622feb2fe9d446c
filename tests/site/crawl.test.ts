import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSession } from "~/features/access/sessions.server";
import { type Database, openDatabase } from "~/platform/db/database";
import { uuidV7 } from "~/platform/text/uuid";
import { brandOf } from "../e2e/support/paths";
import { DEMO_BRANDS, type Variant, variantsOf, writeVariant } from "../helpers/brand-variants";
import { asksIn, bareAmounts, type Crawled, crawl, waysOf } from "../helpers/crawl";
import { quietLog, testDatabaseUrl } from "../helpers/database";
import { send } from "../helpers/http";
import { type ServerProcess, startProduct } from "../helpers/server-process";
import { tenantsFolder } from "../helpers/tenants";

// Crawls the demo brands with each flag inverted and each page off, as a visitor and as a member.

const isFull = process.env["TEST_FULL"] === "1";

type Who = "visitor" | "member";
/** A variant and its user. */
type Look = readonly [variant: Variant, who: Who];

const all = (await Promise.all(DEMO_BRANDS.map(brandOf))).flatMap(variantsOf);

/**
 * Selects the crawls of the quick run: each unchanged brand for both users; each change once, alternating the brand and the user.
 */
function quickly(): readonly Look[] {
  const switches = [...new Set(all.flatMap(({ on }) => on ?? []))];
  const once = switches.map((name, at): Look => {
    const same = all.filter(({ on }) => on === name);
    return [same[at % same.length] as Variant, at % 2 === 0 ? "visitor" : "member"];
  });
  return [...both(all.filter(({ on }) => on === null)), ...once];
}

const both = (variants: readonly Variant[]) =>
  variants.flatMap((variant): Look[] => [
    [variant, "visitor"],
    [variant, "member"],
  ]);

const looks = isFull ? both(all) : quickly();

const folder = tenantsFolder();
let product: ServerProcess;
let port = 0;
let db: Database;

beforeAll(async () => {
  const databaseUrl = await testDatabaseUrl();
  product = startProduct({ DATABASE_URL: databaseUrl, DEMO: "1", TENANTS_DIR: folder.dir });
  port = (await product.line("serving")).port ?? 0;
  db = await openDatabase({ databaseUrl, dataDir: "unused", log: quietLog });
  // Written while the product runs: such brands are live immediately, and have no demo accounts.
  for (const variant of new Set(looks.map(([variant]) => variant))) writeVariant(folder.dir, variant);
}, 240_000);
afterAll(async () => {
  product?.child.kill("SIGTERM");
  await product?.ended;
  await db?.close();
  folder.close();
});

const hostOf = ({ code }: Variant): string => `${code}.localhost`;

/** Creates a signed-in member of a variant. @returns the cookie */
async function aMember({ code }: Pick<Variant, "code">): Promise<string> {
  const memberId = uuidV7(Date.now(), randomBytes(10));
  return db.transaction(code, async (tx) => {
    await tx.query(
      `insert into member (merchant_id, id, account, nickname, type, password_hash, password_at, rank_level, contacts,
         avatar, referral_code, first_login_done, created_at)
       values ($1, $2, 'crawler', 'Crawler', 0, 'none', now(), 1, '{}', 'a1', 'crawl123', true, now())`,
      [code, memberId],
    );
    const who = { memberId, side: "member", method: "username", ip: null, device: "crawl" } as const;
    return `session=${await openSession(tx, { ...who, now: Date.now() })}`;
  });
}

/** Returns the requests to sign in or register on the pages of a signed-in member. */
function asksMember({ pages }: Crawled): readonly string[] {
  return pages.flatMap(({ html, path }) => {
    const links = waysOf(html).filter(({ href }) => /^\/(?:login|register)\b/.test(href));
    return [...links.map(({ href }) => `${path}: ${href}`), ...asksIn(html).map((text) => `${path}: "${text}"`)];
  });
}

/** Pages that contain amounts but no odds. */
const WITH_AMOUNTS = /^\/(?:member|rng|games|fish|pvp|live|promotions|vip)\b/;

/** Returns the amounts without the brand's currency. */
const withoutCurrency = ({ pages }: Crawled, symbol: string) =>
  pages
    .filter(({ path }) => WITH_AMOUNTS.test(path))
    .flatMap(({ html, path }) => bareAmounts(html, symbol).map((text) => `${path}: "${text}" names no currency`));

/** Returns the number of pages to crawl per kind, for pages chosen by their address. */
const alikeOf = ({ on }: Variant): number => (isFull ? 4 : on === null ? 2 : 0);

async function faultsOf([variant, who]: Look): Promise<readonly string[]> {
  const host = hostOf(variant);
  await expect.poll(async () => (await send(port, { host })).status, { timeout: 60_000 }).toBeLessThan(400);
  const base = { port, host, alike: alikeOf(variant) };
  const isClosed = who === "visitor" && variant.flags["loggedInToHome"] === true;
  const crawled = await crawl(
    who === "visitor"
      ? { ...base, cookie: "", from: ["/", "/login"] }
      : { ...base, cookie: await aMember(variant), from: ["/", "/login", "/member"] },
  );
  expect(crawled.pages.length).toBeGreaterThan(isClosed ? 1 : 5);
  const asked = who === "visitor" ? [] : asksMember(crawled);
  return [...crawled.faults, ...asked, ...withoutCurrency(crawled, variant.symbol)];
}

describe.each(looks.map((look) => [`${look[0].brand}, ${look[0].name}, ${look[1]}`, look] as const))(
  "%s",
  (_name, look) => {
    test("R20 I2 no link leads to a missing page, no member gets a sign-in link, and amounts have a currency", async () => {
      expect(await faultsOf(look)).toEqual([]);
    });
  },
);

describe("status screens", () => {
  const code = "closing";
  const host = `${code}.localhost`;
  /** Follows the status screen's link to customer service and expects a redirect to `to`. @returns the answer at `to` */
  async function service(to: string) {
    const home = await send(port, { host });
    const [way] = waysOf(home.text).filter(({ href }) => href === "/service");
    const { headers } = await send(port, { host, path: way?.href ?? "/none" });
    expect([home.status, headers.location]).toEqual([503, to]);
    return send(port, { host, path: to });
  }

  test("R5 A17 the maintenance screen links to a form that staff read if the brand has no external customer service", async () => {
    const closed = { maintenance: { on: true }, customerService: { chat: { path: "/help" } } };
    writeVariant(folder.dir, { brand: "aurora", code, flags: {} }, closed);
    await expect.poll(async () => (await send(port, { host })).status, { timeout: 60_000 }).toBe(503);
    const page = await service("/contact");
    expect(page.text).toContain('name="content"');
    expect(page.text).not.toContain('data-area="header"');
    const body = new URLSearchParams({
      topic: "other",
      content: "When is it open?",
      contact: "thea@mail.example",
    });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: `http://${host}` };
    const sent = await send(port, { host, path: "/contact", method: "POST", headers, body: body.toString() });
    expect(sent.text).toContain("Your question has been sent.");
    const rows = await db.transaction(code, (tx) => tx.query("select content, contact from enquiry"));
    expect(rows).toEqual([{ content: "When is it open?", contact: "thea@mail.example" }]);
    const empty = await send(port, { host, path: "/contact", method: "POST", headers, body: "topic=other" });
    expect(empty.text).toContain("This field is required.");
  });

  test("R5 A17 the maintenance screen links to the brand's external customer service if it has one", async () => {
    const elsewhere = { customerService: { chat: { path: "https://chat.operator.test/" } }, maintenance: { on: true } };
    writeVariant(folder.dir, { brand: "aurora", code, flags: {} }, elsewhere);
    const way = async () => (await send(port, { host, path: "/service" })).headers.location;
    await expect.poll(way, { timeout: 60_000 }).toBe("https://chat.operator.test/");
  });
});

describe("the redirect through sign-in", () => {
  const host = "gated.localhost";
  test("R3 A13 the redirect keeps the query, the terms stay open to visitors, and members are redirected onwards", async () => {
    writeVariant(folder.dir, { brand: "aurora", code: "gated", flags: { loggedInToHome: true } });
    await expect.poll(async () => (await send(port, { host })).status, { timeout: 60_000 }).toBe(302);
    const to = async (path: string, cookie = "") =>
      (await send(port, { host, path, headers: cookie ? { cookie } : {} })).headers.location ?? null;
    expect(await to("/")).toBe("/login");
    expect(await to("/promoDetail?id=welcome")).toBe("/login?next=%2FpromoDetail%3Fid%3Dwelcome");
    expect(await to("/member/transactionHistory?kind=bonus")).toBe(
      "/login?next=%2Fmember%2FtransactionHistory%3Fkind%3Dbonus",
    );
    const register = await send(port, { host, path: "/register" });
    const terms = waysOf(register.text)
      .map(({ href }) => href)
      .filter((href) => href.endsWith("#term"));
    expect(new Set(terms)).toEqual(new Set(["/helpmc#term"]));
    expect((await send(port, { host, path: "/helpmc" })).text).toContain('id="term"');
    const cookie = await aMember({ code: "gated" });
    expect(await to("/login?next=%2FpromoDetail%3Fid%3Dwelcome", cookie)).toBe("/promoDetail?id=welcome");
    expect(await to("/login?next=%2F%2Fevil.test", cookie)).toBe("/");
    expect(await to("/register", cookie)).toBe("/");
  });
});
