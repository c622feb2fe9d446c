import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { expect, test } from "./support/site";

const PASSWORD = "Lantern-2026";

const centre = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Fills in and submits the form of the current sign-in page. */
async function signInHere(page: Page, account: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill(account);
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("C1 A13 a visitor at the member centre signs in first; it opens as a dialog over an inert page, and Esc returns", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora", "/member?lang=EN"));
  await expect(page).toHaveURL(/\/login\?next=%2Fmember%2FsecurityCenter$/);
  await signInHere(page, "thea");
  await expect(page).toHaveURL(site.url("aurora", "/member/securityCenter"));
  await hydrated(page);
  const mine = centre(page, "My account");
  await expect(mine.getByRole("heading", { level: 1 })).toHaveText("Security");
  await expect(mine.getByRole("link", { name: "Security" })).toHaveAttribute("aria-current", "page");
  await expect(mine.getByText("Thea", { exact: true }).first()).toBeVisible();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expectSound(page, 1280);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(site.url("aurora", "/"));
  await expect(mine).toHaveCount(0);
  await page.goto(site.url("aurora", "/member/nothingOfTheKind"));
  await expect(page.getByText("Page not found")).toBeVisible();
});

test("U1 U8 A14 without scripts an agent signs in at /agent and gets the agent centre; a member is refused", async ({
  plain,
  site,
}) => {
  await plain.goto(site.url("pebble", "/agent?lang=EN"));
  await signInHere(plain, "omar");
  const refusal = plain.getByRole("alert");
  await expect(refusal).toContainText("Only agents can sign in here.");
  const there = refusal.getByRole("link", { name: "Go to your sign-in page" });
  await expect(there).toHaveAttribute("href", /\/login$/);
  await signInHere(plain, "quay");
  await expect(plain).toHaveURL(site.url("pebble", "/agent/agentTeamOverview"));
  const team = centre(plain, "Agent centre");
  await expect(team.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect(team.getByText("Direct: 2")).toBeVisible();
  await team.getByRole("link", { name: "Close" }).click();
  await expect(plain).toHaveURL(site.url("pebble", "/"));
  await plain.goto(site.url("pebble", "/member/securityCenter"));
  await expect(centre(plain, "My account")).toBeVisible();
});

/** Inserts a link into a centre, as on any page of a brand. */
const linkInto = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "Into the centre" });
    document.querySelector("main")?.prepend(link);
  }, href);

test("A12 A13 C3 H12 a link into a centre leads a visitor through sign-in and warns a demo account", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("pebble", "/help?lang=EN"));
  await hydrated(page);
  await linkInto(page, "/member/securityCenter");
  await page.getByRole("link", { name: "Into the centre" }).click();
  const window = page.getByRole("dialog", { name: "Sign in" });
  await window.getByRole("textbox", { name: "Username" }).fill("north");
  await window.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await window.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(site.url("pebble", "/member/securityCenter"));
  await hydrated(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "My account" }).filter({ visible: true }).click();
  await page.getByRole("link", { name: "Agent", exact: true }).click();
  await expect(centre(page, "Agent centre").getByRole("heading", { level: 1 })).toHaveText("Overview");
  await page.context().clearCookies({ name: "session" });
  await page.goto(site.url("aurora", "/login?lang=EN"));
  await page.getByRole("main").getByRole("button", { name: "Free play" }).click();
  await expect(page).toHaveURL(site.url("aurora", "/"));
  await hydrated(page);
  await linkInto(page, "/member/securityCenter");
  await page.getByRole("link", { name: "Into the centre" }).click();
  await expect(page.getByRole("dialog").getByText("Please register, or sign in with a real account.")).toBeVisible();
  await expect(page).toHaveURL(site.url("aurora", "/"));
});

test("A17 a VIP member's customer service opens in a new window, and a blocked window is reported", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url("aurora", "/login?lang=EN"));
  await signInHere(page, "omar");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Balance/ })).toHaveText("P 0.00");
  const chat = page.getByRole("link", { name: "Customer service" }).filter({ visible: true }).first();
  const opening = page.waitForEvent("popup");
  await chat.click();
  const opened = await opening;
  await expect(opened).toHaveURL(site.url("aurora", "/contact"));
  await opened.close();
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await chat.click();
  await expect(page.getByRole("dialog").getByText("Your browser blocked the new window.")).toBeVisible();
});

test.describe("a browser that cannot solve the challenge", () => {
  test.use({ problems: ({ playwright: _unused }, use) => use([]) });

  test("A2 another captcha can be requested, at most once a second", { tag: "@full" }, async ({ page, site }) => {
    await page.route("**/wps/verification/human", (route) => route.abort());
    await page.goto(site.url("lotus", "/login?lang=EN"));
    await hydrated(page);
    const picture = page.getByRole("img", { name: "Picture showing the characters to enter" });
    await expect(async () => {
      await signInHere(page, "stranger");
      await expect(picture).toBeVisible({ timeout: 2_000 });
    }).toPass();
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/wps/captcha")) asked += 1;
    });
    const first = await picture.getAttribute("src");
    await page.getByRole("button", { name: "Show another picture" }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(picture).not.toHaveAttribute("src", first ?? "");
    expect(asked).toBe(1);
  });
});

test.describe("a member who has just signed in", () => {
  test.use({ welcome: true });

  test("A22 R18 A15 sees new notices once; sign-out clears the session storage except the merchant", {
    tag: "@full",
  }, async ({ page, site }) => {
    await page.goto(site.url("pebble", "/login?lang=EN"));
    await signInHere(page, "thea");
    const news = page.getByRole("dialog", { name: "Notices" });
    await expect(news.getByRole("heading", { level: 3 })).toHaveText("Good to see you");
    const kept = () => page.evaluate(() => ({ ...sessionStorage }));
    expect(await kept()).toMatchObject({ username: "thea", nickname: "Thea", isAgent: "0", toUpline: "true" });
    const items = await kept();
    for (const name of ["merchantWallet", "routers", "settings", "validate", "gameVendors", "index_notice"])
      expect(JSON.parse(items[name] ?? "null"), name).not.toBeNull();
    expect(JSON.parse(items["gameVendors"] ?? "{}")).toMatchObject({ language: "EN" });
    expect(Object.keys(items).filter((name) => /token|cpw/i.test(name))).toEqual([]);
    await page.goto(site.url("pebble", "/game?gameId=lantern-garden"));
    await expect.poll(async () => (await kept())["iframeUrl"]).toMatch(/\/house\/lantern-garden\?(?!.*token)/);
    await page.goto(site.url("pebble", "/?lang=CN"));
    await expect.poll(async () => JSON.parse((await kept())["gameVendors"] ?? "{}").language).toBe("CN");
    await page.goto(site.url("pebble", "/?lang=EN"));
    await page.reload();
    await expect(page.getByRole("banner").getByRole("button", { name: /^Balance/ })).toHaveText(/0\.00/);
    await expect(news).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "My account" }).filter({ visible: true }).click();
    await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    await hydrated(page);
    await expect.poll(kept).toEqual({ merchant: "pebble" });
  });
});
