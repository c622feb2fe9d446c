import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Flags as AllFlags } from "~/core/config.gen";
import { expect, type Site, test } from "./support/site";

type Flags = Partial<AllFlags>;

const BRAND = "flagged";

/** What a flag shows a visitor: on a page, with other flags as they must be, something that is there or not. */
interface Shown {
  readonly flag: keyof Flags;
  readonly path: string;
  readonly others?: Flags;
  readonly what: (page: Page) => Locator;
}

const mode = (name: string) => (page: Page) => page.getByRole("main").locator(".modes label", { hasText: name });
const field = (name: string) => (page: Page) => page.getByRole("dialog").getByLabel(name).first();
const MOBILE: Flags = { usernameRegistration: false, mobileRegistration: true };

const SHOWN: readonly Shown[] = [
  { flag: "usernameRegistration", path: "/register", what: field("User name") },
  { flag: "mobileRegistration", path: "/register", others: { usernameRegistration: false }, what: field("Mobile") },
  { flag: "smsVerification", path: "/register", others: MOBILE, what: field("Code") },
  { flag: "countryCode", path: "/register", others: MOBILE, what: field("Country") },
  { flag: "mobilePassword", path: "/register", others: MOBILE, what: field("Password") },
  { flag: "mobileLogin", path: "/login", what: mode("Mobile number") },
  { flag: "forgotPasswordByPhone", path: "/login?view=forgot", what: mode("Mobile number") },
  { flag: "phoneService", path: "/login", what: (page) => page.getByRole("button", { name: "Sign in with Google" }) },
  { flag: "freePlay", path: "/login", what: (page) => page.getByRole("main").getByText("Free play", { exact: true }) },
  {
    flag: "directRegistration",
    path: "/",
    what: (page) => page.getByRole("banner").getByRole("link", { name: "Register" }).first(),
  },
];

/** Writes the brand's flags and waits until its pages are drawn by them. */
async function setFlags(site: Site, context: BrowserContext, flags: Flags): Promise<void> {
  const file = join(site.tenantsDir, BRAND, "tenant.json");
  const brand = JSON.parse(await readFile(file, "utf8"));
  const name = `Flagged ${JSON.stringify(flags).replace(/\W+/g, " ").trim().slice(0, 60)}`;
  await writeFile(file, JSON.stringify({ ...brand, name, flags }));
  await expect
    .poll(async () => (await (await context.request.get(site.url(BRAND, "/help"))).text()).includes(name))
    .toBe(true);
}

test.beforeAll(async ({ site }) => {
  const made = await site.brand("new", BRAND, "--name", "Flagged");
  expect(made.status, made.stderr).toBe(0);
});

for (const { flag, path, others = {}, what } of SHOWN) {
  test(`T13 ${flag}: what a visitor sees with it and without it`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.route("**/art/**", (route) => route.abort());
    for (const isOn of [true, false]) {
      await setFlags(site, context, { ...others, [flag]: isOn });
      await page.goto(site.url(BRAND, path), { waitUntil: "domcontentloaded" });
      await expect(what(page), `${flag} ${isOn ? "on" : "off"}`).toBeVisible({ visible: isOn });
    }
    await context.close();
  });
}

test("T13 without direct registration the registration page is not there, and its form is refused", async ({
  page,
  site,
  context,
}) => {
  await setFlags(site, context, { directRegistration: false });
  expect((await page.goto(site.url(BRAND, "/register")))?.status()).toBe(404);
  const refused = await context.request.post(site.url(BRAND, "/register"), {
    form: { username: "somebody" },
    headers: { Origin: new URL(site.url(BRAND)).origin },
  });
  expect(refused.status()).toBe(404);
});

test("R10 snow falls with its flag only, and covers nothing that is used", async ({ page, site, context }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await setFlags(site, context, { snow: true });
  await page.goto(site.url(BRAND, "/help"));
  const snow = page.locator('[data-area="snow"]');
  await expect(snow).toBeVisible();
  await expect(snow).toHaveCSS("pointer-events", "none");
  await setFlags(site, context, { snow: false });
  await page.goto(site.url(BRAND, "/help"));
  await expect(snow).toHaveCount(0);
});
