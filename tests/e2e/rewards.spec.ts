import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { memberCentre, openCentrePage } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Wraps an amount within a sentence in direction isolates. */
const within = (amount: string) => `\u2066${amount}\u2069`;

/** Returns the session's account: the balance, and the number in the header's badge. */
async function account(page: Page, site: Site, brand: string) {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { host: `${brand}.localhost:${site.port}`, cookie };
  const answer = await page.request.get(`http://127.0.0.1:${site.port}/wps/session/info`, { headers });
  return (await answer.json()).value;
}

/** Gives a reward as staff. */
async function give(page: Page, site: Site, brand: string, reward: Readonly<Record<string, string>>): Promise<void> {
  const { id: memberId } = await account(page, site, brand);
  const data = {
    code: brand,
    memberId,
    kind: "bonus",
    requestId: `e2e-${reward["reason"]?.replace(/\W/g, "")}`,
    ...reward,
  };
  await site.staff("reward", data);
}

const entry = (page: Page, name: string) => memberCentre(page).getByRole("navigation").getByRole("link", { name });
const waits = (page: Page, reason: string) =>
  memberCentre(page).getByRole("region", { name: "Ready to claim" }).getByRole("listitem").filter({ hasText: reason });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("P5 P9 C2 H6 a reward is claimed: its amount is paid, the badges fall, and the bonus details show the turnover", async ({
    page,
    site,
  }) => {
    await openCentrePage(page, site, "aurora", "rewardCenter", "kofi");
    const before = await account(page, site, "aurora");
    await give(page, site, "aurora", { amount: "20.00", turnoverTimes: "3", reason: "Thanks for waiting" });
    await give(page, site, "aurora", {
      amount: "7.50",
      turnoverTimes: "0",
      reason: "Harvest day",
      kind: "redEnvelope",
    });
    await page.goto(site.url("aurora", "/member/rewardCenter"));
    await hydrated(page);
    const count = before.availablePromoCount;
    const { availablePromoCount, unreadMessage } = await account(page, site, "aurora");
    const inHeader = page.locator("[data-account-slot] .count").first();
    await expect(inHeader).toHaveText(String(availablePromoCount + unreadMessage));
    await expect(entry(page, "Reward centre")).toHaveAccessibleName(`Reward centre New: ${count + 2}`);
    await expect(waits(page, "Thanks for waiting")).toContainText(`Turnover required: ${within("P 60.00")}`);
    await expect(waits(page, "Harvest day")).toContainText("No turnover requirement");
    await expectSound(page, 390);
    await memberCentre(page).getByRole("button", { name: "Claim: Thanks for waiting, P 20.00" }).click();
    await expect(memberCentre(page).getByText(`${within("P 20.00")} was added to your main wallet.`)).toBeVisible();
    await expect(entry(page, "Reward centre")).toHaveAccessibleName(`Reward centre New: ${count + 1}`);
    await expect(inHeader).toHaveText(String(availablePromoCount + unreadMessage - 1));
    await expect(waits(page, "Thanks for waiting")).toHaveCount(0);
    await expect(memberCentre(page).getByRole("row", { name: /Thanks for waiting/ })).toContainText("Claimed");
    await expect(memberCentre(page).getByRole("heading", { name: "Ready to claim" })).toBeFocused();
    const after = await account(page, site, "aurora");
    expect(Number(after.sumBalance) - Number(before.sumBalance)).toBeCloseTo(20);
    await entry(page, "Bonus details").click();
    const row = memberCentre(page).getByRole("row", { name: /Thanks for waiting/ });
    await expect(row.getByRole("progressbar", { name: "Turnover progress: Thanks for waiting" })).toHaveAttribute(
      "max",
      "60",
    );
    await expectSound(page, 390);
  });
});

/** Deposits by the sandbox. @param amount in the brand's format */
async function payIn(page: Page, site: Site, brand: string, amount: string): Promise<void> {
  await page.goto(site.url(brand, "/member/depositv2"));
  await memberCentre(page).getByRole("radio", { name: amount }).check();
  await memberCentre(page).getByRole("button", { name: "Continue to payment" }).click();
  await memberCentre(page).getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: `Pay ${amount}` }).click();
  await expect(memberCentre(page).getByRole("article")).toContainText("Credited");
}

test("P9 without scripts a member with enough deposits today draws a prize: it is credited, and there is no second draw", {
  tag: "@full",
}, async ({ plain, site }) => {
  await openCentrePage(plain, site, "pebble", "rewardCenter", "kofi");
  const raffle = memberCentre(plain).getByRole("region", { name: "Daily prize draw" });
  await expect(raffle).toContainText(`Deposit ${within("P 100.00")} today to take part.`);
  await expect(raffle.getByRole("progressbar", { name: "Deposited today" })).toHaveAttribute("value", "0");
  await expect(raffle.getByRole("button")).toHaveCount(0);
  await payIn(plain, site, "pebble", "P 100.00");
  await plain.goto(site.url("pebble", "/member/rewardCenter"));
  await raffle.getByRole("button", { name: "Draw a prize" }).click();
  await expect(raffle.getByRole("status")).toHaveText(/^You won \W?P\s[\d.]+\W?\. It is in your main wallet\.$/);
  await expect(raffle.getByRole("listitem").filter({ hasText: "Your prize today" })).toHaveCount(1);
  await expect(raffle.getByRole("button")).toHaveCount(0);
  await expect(memberCentre(plain).getByRole("row", { name: /Prize draw/ })).toContainText("Claimed");
  const [won] = /[\d.]+/.exec((await raffle.getByRole("status").textContent()) ?? "") ?? [];
  expect((await account(plain, site, "pebble")).sumBalance).toBe((100 + Number(won)).toFixed(2));
});

/** Disables the missions and sets a rebate of one percent more on reels. The site picks up the change. */
async function rebateReels(site: Site, brand: string): Promise<void> {
  const folder = join(site.tenantsDir, brand);
  const missions = JSON.parse(await readFile(join(site.tenantsDir, ".templates/demo/content/missions.json"), "utf8"));
  const off = Object.fromEntries(Object.keys(missions.items).map((id) => [id, { enabled: false }]));
  await writeFile(join(folder, "content/missions.json"), JSON.stringify({ items: off }));
  const tenant = JSON.parse(await readFile(join(folder, "tenant.json"), "utf8"));
  await writeFile(join(folder, "tenant.json"), JSON.stringify({ ...tenant, rewards: { rebate: { RNG: "0.01" } } }));
}

test("P6 P9 C2 a rebate on reels is paid once, by category; the VIP level shows the progress to the next", {
  tag: "@full",
}, async ({ page, site }) => {
  await rebateReels(site, "aurora");
  await openCentrePage(page, site, "aurora", "manualRebate", "lena");
  const claim = memberCentre(page).getByRole("button", { name: "Claim rebate" });
  await hydrated(page);
  // Rounds of earlier tests on this site.
  if (await claim.isEnabled()) await claim.click();
  await expect(claim).toBeDisabled();
  await expect(claim).toHaveAccessibleDescription(/^Nothing to claim yet/);
  await payIn(page, site, "aurora", "P 100.00");
  await page.goto(site.url("aurora", "/game?gameId=lantern-garden"));
  const spun = page.waitForResponse((response) => response.url().endsWith("/wps/house/reels/spin"));
  await page.frameLocator("iframe").getByRole("button", { name: "Spin", exact: true }).click();
  expect((await spun).ok()).toBe(true);
  await page.goto(site.url("aurora", "/member/manualRebate"));
  await hydrated(page);
  await expect(memberCentre(page).getByRole("row", { name: /^Slots/ })).toContainText(/P\s1\.00.*1\.3%.*P\s0\.01/);
  await expectSound(page, 1280);
  await claim.click();
  await expect(memberCentre(page).getByText(`${within("P 0.01")} was added to your main wallet.`)).toBeVisible();
  await expect(claim).toBeDisabled();
  await entry(page, "My VIP level").click();
  const own = memberCentre(page).getByRole("listitem").filter({ hasText: "Your level" });
  await expect(own).toHaveAttribute("aria-current", "true");
  await expect(own).toContainText("Bronze");
  await expect(memberCentre(page).getByRole("progressbar", { name: "Points for Silver" })).toHaveAttribute(
    "max",
    "1000",
  );
  await expectSound(page, 1280);
});
