import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound, hydrated } from "./support/look";
import { memberCentre, openCentrePage, PASSWORD } from "./support/member";
import { expect, type Site, test } from "./support/site";

const PAYMENT = "246813";
/** The full run also tests alternative paths through the same pages. */
const FULL = process.env.TEST_FULL === "1";

/** Returns the value of a key figure. */
const figure = (page: Page, name: string) =>
  memberCentre(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();

/** Changes a brand's file. The site picks up the change. */
async function configure(site: Site, brand: string, change: (tenant: Record<string, object>) => void): Promise<void> {
  const file = join(site.tenantsDir, brand, "tenant.json");
  const tenant = JSON.parse(await readFile(file, "utf8"));
  change(tenant);
  await writeFile(file, JSON.stringify(tenant));
}

const orders = (site: Site, state: string) =>
  `http://console.localhost:${site.port}/console/brands/harbor/orders?state=${state}`;

/** Opens an order's sheet, fills its fields and submits it; by keyboard. */
async function decideOn(desk: Page, act: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await desk.getByRole("button", { name: act, exact: true }).first().press("Enter");
  const sheet = desk.getByRole("dialog", { name: act });
  for (const [label, text] of Object.entries(fields)) await sheet.getByLabel(label).pressSequentially(text);
  await sheet.getByRole("button", { name: act, exact: true }).press("Enter");
}

/** Processes the waiting withdrawal as finance until it is paid out. */
async function payOut(desk: Page, site: Site): Promise<void> {
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(orders(site, "waiting"));
  await expectSound(desk, 1440);
  await desk.getByRole("rowheader").getByRole("link").first().press("Enter");
  await expect(desk.getByText("North Bank · Thea Lund · DE89370400440532")).toBeVisible();
  await desk.getByRole("button", { name: "Claim" }).press("Enter");
  await expect(desk.getByRole("button", { name: "Release" })).toBeVisible();
  await decideOn(desk, "Approve");
  await expect(desk.getByText("Awaiting payout", { exact: true }).first()).toBeVisible();
  await decideOn(desk, "Mark as paid out", { "Bank reference": "NB-17" });
  await expect(desk.getByText("NB-17")).toBeVisible();
}

const picture = () => sharp({ create: { width: 640, height: 420, channels: 3, background: "#8a9" } });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("W3 C2 a sandbox deposit: a wrong amount is an error at its field, and the balance rises", async ({
    page,
    site,
  }) => {
    await openCentrePage(page, site, "aurora", "depositv2", "thea");
    await hydrated(page);
    await expectSound(page, 390);
    const amount = memberCentre(page).getByRole("textbox", { name: "Other amount" });
    await amount.fill("7");
    await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
    await expect(memberCentre(page).getByText("Enter an amount between P 50.00 and P 20,000.00.")).toBeVisible();
    await expect(amount).toHaveValue("7");
    await memberCentre(page).getByRole("radio", { name: "P 500.00" }).check();
    await expect(amount).toHaveValue("500");
    await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
    await expect(memberCentre(page).getByRole("article")).toContainText("Awaiting payment");
    await memberCentre(page).getByRole("link", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: "Pay P 500.00" }).click();
    await expect(memberCentre(page).getByRole("article")).toContainText("Credited");
    await expect(figure(page, "Main wallet")).toHaveText("P 500.00");
    await expectSound(page, 390);
  });
});

if (FULL) {
  test("W3 without scripts a preset amount is deposited too, and an invalid amount stays in its field", async ({
    plain,
    site,
  }) => {
    await openCentrePage(plain, site, "pebble", "depositv2", "thea");
    await plain.getByRole("textbox", { name: "Other amount" }).fill("5,5x");
    await plain.getByRole("button", { name: "Continue to payment" }).click();
    await expect(plain.getByText("Enter an amount like 1234.50")).toBeVisible();
    await expect(plain.getByRole("textbox", { name: "Other amount" })).toHaveValue("5,5x");
    await plain.getByRole("textbox", { name: "Other amount" }).fill("");
    await plain.getByRole("radio", { name: "P 1,000.00" }).check();
    await plain.getByRole("button", { name: "Continue to payment" }).click();
    await plain.getByRole("link", { name: "Continue to payment" }).click();
    await plain.getByRole("button", { name: "Decline, then approve late" }).click();
    await expect(plain.getByRole("article")).toContainText("Credited");
    await expect(figure(plain, "Main wallet")).toHaveText("P 1,000.00");
  });
}

test("W4 W5 A21 X6 a withdrawal starts when all requirements are met, is reported missing with a picture, and is returned", async ({
  browser,
  page,
  site,
}) => {
  const desk = await browser.newPage();
  await site.asStaff(desk, "felix");
  await configure(site, "harbor", (tenant) => Object.assign(tenant["withdrawal"] ?? {}, { turnoverTimes: "0" }));
  await openCentrePage(page, site, "harbor", "withdraw", "quay");
  const links = memberCentre(page).getByRole("region").getByRole("link");
  await expect(links.filter({ hasText: "Verify your identity" })).toHaveAttribute("href", "/member/identityCheck");
  await expect(memberCentre(page).getByRole("button", { name: "Request withdrawal" })).toHaveCount(0);
  await prepare(page, site);
  await askFor(page, site);
  await expect(memberCentre(page).getByRole("article")).toContainText("$ 5.00 · on hold");
  await expect(figure(page, "Available to withdraw")).toHaveText("$ 395.00");
  await expectSound(page, 1280);
  await payOut(desk, site);
  await sayMissing(page);
  await giveBack(desk, site);
  await desk.close();
  await page.reload();
  await expect(memberCentre(page).getByRole("article")).toContainText("The bank sent it back.");
  await expect(memberCentre(page).getByRole("article")).toContainText("$ 5.00 · returned");
  await expect(figure(page, "Available to withdraw")).toHaveText("$ 500.00");
});

/** Gives the member a verified identity, a payment password, and 500.00 in the wallet. */
async function prepare(page: Page, site: Site): Promise<void> {
  const { request } = page;
  const headers = { host: `harbor.localhost:${site.port}`, origin: site.url("harbor", "").replace(/\/$/, "") };
  const [cookie] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
  const own = { headers: { ...headers, cookie: `${cookie?.name}=${cookie?.value}` } };
  const file = (await picture().jpeg().toBuffer()).toString("base64");
  for (const kind of ["passport", "proofOfAddress"]) {
    const address = `http://127.0.0.1:${site.port}/wps/member/identity`;
    expect((await request.post(address, { ...own, data: { kind, file } })).status()).toBe(200);
  }
  const { rows } = await site.staff("identity/queue?code=harbor");
  const [{ memberId, version: expectedVersion }] = rows;
  await site.staff("identity/review", { code: "harbor", memberId, verdict: "verified", expectedVersion });
  await page.goto(site.url("harbor", "/member/securityCenter"));
  const payment = memberCentre(page).locator("#payment");
  await payment.locator("summary").click();
  await payment.getByLabel("Account password").fill(PASSWORD);
  await payment.getByLabel("New payment password", { exact: true }).fill(PAYMENT);
  await payment.getByLabel("Confirm new payment password").fill(PAYMENT);
  await payment.getByRole("button", { name: "Save payment password" }).click();
  await expect(payment).toContainText("Required when money leaves your account");
  await page.goto(site.url("harbor", "/member/depositv2"));
  await memberCentre(page).getByRole("radio", { name: "$ 500.00" }).check();
  await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
  await memberCentre(page).getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay $ 500.00" }).click();
  await expect(memberCentre(page).getByRole("article")).toContainText("Credited");
}

/** Enters an account and requests 100.00, first with a wrong payment password. */
async function askFor(page: Page, site: Site): Promise<void> {
  await page.goto(site.url("harbor", "/member/withdraw"));
  await hydrated(page);
  await memberCentre(page).getByLabel("Bank or wallet").fill("North Bank");
  await memberCentre(page).getByLabel("Account holder").fill("Thea Lund");
  await memberCentre(page).getByLabel("Account number").fill("DE89 3704 0044 0532");
  await memberCentre(page).getByRole("button", { name: "Save account" }).click();
  await memberCentre(page).getByRole("radio", { name: "$ 100.00" }).check();
  await memberCentre(page).getByLabel("Payment password").fill("1");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("_data="));
  await memberCentre(page).getByRole("button", { name: "Request withdrawal" }).click();
  expect((await sent).postData()).toMatch(/^sealed=/);
  await expect(memberCentre(page).getByText("Wrong payment password.")).toBeVisible();
  await memberCentre(page).getByLabel("Payment password").fill(PAYMENT);
  await memberCentre(page).getByRole("button", { name: "Request withdrawal" }).click();
}

/** Reports the money as not received: first with a file that is not a picture, then with a picture. */
async function sayMissing(page: Page): Promise<void> {
  await page.reload();
  const order = memberCentre(page).getByRole("article");
  await expect(order).toContainText("Has your money arrived?");
  await order.getByText("Nothing arrived").click();
  const svg = { name: "proof.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") };
  await order.getByLabel("Picture").setInputFiles(svg);
  await order.getByRole("button", { name: "Add picture" }).click();
  await expect(order.getByText("Please upload a JPEG or PNG picture.")).toBeVisible();
  const buffer = await picture().png().toBuffer();
  await order.getByLabel("Picture").setInputFiles({ name: "proof.png", mimeType: "image/png", buffer });
  await order.getByRole("button", { name: "Add picture" }).click();
  await expect(order.getByRole("status")).toHaveText("Pictures added: 1 of 3");
  await order.getByRole("button", { name: "Report missing payment" }).click();
  await expect(order).toContainText("Under investigation");
}

/** Opens the picture as finance and refunds the money. */
async function giveBack(desk: Page, site: Site): Promise<void> {
  await desk.setViewportSize({ width: 768, height: 1000 });
  await desk.goto(orders(site, "disputed"));
  await desk.getByRole("rowheader").getByRole("link").first().press("Enter");
  await desk.getByRole("link", { name: "Picture 1" }).press("Enter");
  await expect(desk.getByRole("img", { name: "Picture 1" })).toHaveJSProperty("naturalWidth", 640);
  await expectSound(desk, 768);
  await decideOn(desk, "Return the money", { Reason: "The bank sent it back." });
  await expect(desk.getByText("Returned", { exact: true }).first()).toBeVisible();
}

test("W2 C2 C5 with one wallet per vendor, money is transferred both ways; a member with an upline can send money to it", {
  tag: "@full",
}, async ({ page, site }) => {
  await configure(site, "lotus", (tenant) => Object.assign(tenant, { wallet: { single: false } }));
  await openCentrePage(page, site, "lotus", "depositv2", "thea");
  await hydrated(page);
  await memberCentre(page).getByRole("radio", { name: "₫ 200,000" }).check();
  await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
  await memberCentre(page).getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay ₫ 200,000" }).click();
  await expect(memberCentre(page).getByRole("article")).toContainText("Credited");
  await page.goto(site.url("lotus", "/member/transferFund"));
  await memberCentre(page).getByLabel("To").selectOption("HOUSE");
  await memberCentre(page).getByRole("textbox", { name: "Amount" }).fill("50000");
  await memberCentre(page).getByRole("button", { name: "Transfer" }).click();
  await expect(memberCentre(page).getByRole("status")).toHaveText("Transfer completed.");
  await expect(figure(page, "In game wallets")).toHaveText("₫ 50,000");
  await memberCentre(page).getByRole("button", { name: "Collect all balances" }).click();
  await expect(figure(page, "Main wallet")).toHaveText("₫ 200,000");
  await expectSound(page, 1280);
  await expect(memberCentre(page).getByRole("link", { name: "Transfer to upline" })).toBeVisible();
  await page.goto(site.url("lotus", "/member/transferUpline"));
  await expect(memberCentre(page).getByRole("link", { name: "Set a payment password" })).toBeVisible();
});
