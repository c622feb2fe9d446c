import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

test("G2 X4 pitfall: during IME composition, arrows and Esc belong to the input method", async ({ page, site }) => {
  const home = join(site.tenantsDir, "pebble/pages/HOMEPAGE.json");
  const content = JSON.parse(await readFile(home, "utf8"));
  content.children.main.children.find = { type: "search", order: 1, props: { page: "/games" } };
  await writeFile(home, JSON.stringify(content));
  const field = page.locator("form .box").getByRole("searchbox");
  await expect(async () => {
    await page.goto(site.url("pebble"));
    await expect(field).toBeVisible({ timeout: 500 });
  }).toPass();
  await hydrated(page);
  await field.fill("lantern");
  const found = page.getByRole("list", { name: "Games found" });
  await expect(found).toBeVisible();
  // Keys as sent by an input method: the browser itself does not handle them.
  for (const key of ["ArrowDown", "ArrowUp", "Escape"]) {
    await field.dispatchEvent("keydown", { key, isComposing: true });
    await expect(field).toBeFocused();
    await expect(found).toBeVisible();
  }
  await page.keyboard.press("ArrowDown");
  await expect(found.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(found).toBeHidden();
  await expect(field).toBeFocused();
});

test("A8 I2 numbers and dialling codes are left-to-right on a right-to-left page", async ({ page, site }) => {
  const made = await site.brand("new", "gulf", "--name", "Gulf");
  expect(made.status, made.stderr).toBe(0);
  const file = join(site.tenantsDir, "gulf/tenant.json");
  const brand = JSON.parse(await readFile(file, "utf8"));
  const flags = { mobileLogin: true, mobileRegistration: true, countryCode: true };
  await writeFile(file, JSON.stringify({ ...brand, languages: ["EN", "AR"], flags: { ...brand.flags, ...flags } }));
  await expect(async () => {
    await page.goto(site.url("gulf", "/login?lang=AR"));
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl", { timeout: 500 });
  }).toPass();
  await hydrated(page);
  for (const path of ["/login?lang=AR", "/register?lang=AR"]) {
    await page.goto(site.url("gulf", path));
    for (const name of ["countryDialingCode", "mobileNum"])
      for (const input of await page.locator(`input[name="${name}"]`).all())
        await expect(input).toHaveCSS("direction", "ltr");
  }
  await hydrated(page);
  await page.locator('input[name="countryDialingCode"]:visible').first().focus();
  const option = page.locator("datalist option[value='+84']").first();
  await expect(option).toHaveAttribute("label", /\u2066\+84\u2069$/);
});

test("A8 R6 a field used before hydration keeps its text and the focus, and gets its list", async ({ page, site }) => {
  const made = await site.brand("new", "early", "--name", "Early");
  expect(made.status, made.stderr).toBe(0);
  const file = join(site.tenantsDir, "early/tenant.json");
  const brand = JSON.parse(await readFile(file, "utf8"));
  const flags = { mobileLogin: true, mobileRegistration: true, countryCode: true };
  await writeFile(file, JSON.stringify({ ...brand, flags: { ...brand.flags, ...flags } }));
  const code = page.locator('input[name="countryDialingCode"]:visible').first();
  let release = () => {};
  const used = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await used;
    await route.continue();
  });
  await expect(async () => {
    await page.goto(site.url("early", "/register"), { waitUntil: "commit" });
    await code.pressSequentially("+8", { timeout: 2_000 });
  }).toPass();
  release();
  await expect(page.locator("datalist option[value='+84']").first()).toHaveAttribute("label", /\+84/);
  await expect(code).toBeFocused();
  await page.keyboard.type("4");
  await expect(code).toHaveValue("+84");
});

test("A17 R6 text typed into a refused form before hydration is kept", async ({ page, site }) => {
  await page.goto(site.url("pebble", "/contact?lang=EN"));
  const question = page.getByLabel("Your question");
  await question.fill("?!");
  await page.getByLabel("Email or mobile number").fill("thea@mail.example");
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Use between 1 and 140 words.")).toBeVisible();
  await question.fill("Where is my withdrawal?");
  release();
  await hydrated(page);
  await expect(question).toHaveValue("Where is my withdrawal?");
});
