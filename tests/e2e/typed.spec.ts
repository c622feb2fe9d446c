import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hydrated } from "./support/look";
import { expect, test } from "./support/site";

test("G2 X4 pitfall: while a word is composed, arrows and Esc belong to the input method", async ({ page, site }) => {
  await page.goto(site.url("pebble"));
  await hydrated(page);
  const field = page.getByRole("searchbox").first();
  await field.fill("jade");
  const found = page.getByRole("list", { name: "Games found" });
  await expect(found).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "g", selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(found.or(page.getByText(/^No game/)).first()).toBeVisible();
  await devtools.send("Input.insertText", { text: "" });
  await field.fill("jade");
  await page.keyboard.press("ArrowDown");
  await expect(found.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(found).toBeHidden();
  await expect(field).toBeFocused();
});

test("A8 I2 numbers and dialling codes are read from the left on a page that is read from the right", async ({
  page,
  site,
}) => {
  const gulf = join(site.tenantsDir, "gulf");
  await mkdir(gulf, { recursive: true });
  const flags = { mobileLogin: true, mobileRegistration: true, countryCode: true, directRegistration: true };
  await writeFile(
    join(gulf, "tenant.json"),
    JSON.stringify({
      name: "Gulf",
      hosts: { member: ["gulf.localhost"] },
      languages: ["AR", "EN"],
      defaultLanguage: "AR",
      flags,
    }),
  );
  await expect.poll(async () => (await page.goto(site.url("gulf", "/login?lang=AR")))?.status()).toBe(200);
  await hydrated(page);
  for (const path of ["/login?lang=AR", "/register?lang=AR"]) {
    await page.goto(site.url("gulf", path));
    for (const name of ["countryDialingCode", "mobileNum"])
      for (const input of await page.locator(`input[name="${name}"]`).all())
        await expect(input).toHaveCSS("direction", "ltr");
  }
  const code = page.locator('input[name="countryDialingCode"]:visible').first();
  await code.focus();
  const option = page.locator("datalist option[value='+84']").first();
  await expect(option).toHaveAttribute("label", /\u2066\+84\u2069$/);
});
