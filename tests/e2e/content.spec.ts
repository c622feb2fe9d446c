import type { Page } from "@playwright/test";
import { expectSound, hydrated } from "./support/look";
import { memberCentre, openCentrePage } from "./support/member";
import { expect, type Site, stubSignInAnnouncements, test } from "./support/site";

const console_ = (site: Site, path: string) => `http://console.localhost:${site.port}/console/brands${path}`;

/** Publishes a brand's draft on its content page, with a reason. */
async function publish(page: Page, site: Site, code: string): Promise<void> {
  await page.goto(console_(site, `/${code}/content`));
  await page.getByRole("button", { name: "Publish draft" }).first().click();
  await page.getByLabel("Reason").fill("For the visitors");
  await page.getByRole("dialog").getByRole("button", { name: "Publish draft" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published" })).toBeVisible();
}

test("X7 an announcement is changed with a safe preview, published with a reason, and shown on a visitor's next page", async ({
  page,
  plain,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.staff("brand", { code: "mica", from: "aurora", languages: ["EN", "VI"] });
  for (const _time of ["made", "kept"]) await plain.goto(site.url("mica"));
  const { rows } = await site.staff("content/entries?code=mica&kind=announcements");
  const { title } = rows.find((row: { group: string; state: string }) => row.group === "player");
  await expect(plain.getByText(title).first()).toBeAttached();

  await site.asStaff(page);
  await page.goto(console_(site, "/mica/content"));
  await expectSound(page, 1440, "main");
  await page.getByRole("link", { name: "Announcements" }).click();
  await page.getByRole("row").getByRole("link", { name: title }).first().click();
  await hydrated(page);
  await page.getByRole("group", { name: "Title" }).getByLabel("English").fill("The lanterns are lit");
  const html = '<p onclick="x()">Come <b>in</b>.</p><script>x()</script>';
  await page.getByRole("group", { name: "Text" }).getByRole("textbox", { name: "English" }).fill(html);
  await expect(page.locator('[data-preview="f.html.EN"]')).toHaveText("Come in.");
  await expectSound(page, 1440, "main");
  await page.getByRole("button", { name: "Save to draft" }).click();
  await expect(page.getByRole("row").filter({ hasText: "The lanterns are lit" })).toContainText("changed in the draft");
  await plain.goto(site.url("mica"));
  await expect(plain.getByText("The lanterns are lit")).toHaveCount(0);
  await publish(page, site, "mica");
  await plain.goto(site.url("mica"));
  await expect(plain.getByText("The lanterns are lit").first()).toBeAttached();
});

test("X7 a banner outside its time is not shown; form errors appear at the field, also without scripts", {
  tag: "@full",
}, async ({ page, plain, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.staff("brand", { code: "opal", languages: ["EN"] });
  await site.asStaff(plain);
  const banner = async (id: string, times: Readonly<Record<string, string>>) => {
    await plain.goto(console_(site, "/opal/content/banners/_new"));
    await plain.getByLabel("ID", { exact: true }).fill(id);
    await plain.getByRole("group", { name: "Title" }).getByLabel("English").fill(`Banner ${id}`);
    await plain.getByLabel("Group").selectOption("help");
    await plain.getByLabel("Drawing").fill(id);
    for (const [label, time] of Object.entries(times)) await plain.getByLabel(label).fill(time);
    await plain.getByRole("button", { name: "Save to draft" }).click();
  };
  await banner("early", { From: "2099-01-01T10:00", Until: "2098-01-01T10:00" });
  await expect(plain.getByText(/it ends .* before it starts/)).toBeVisible();
  await expect(plain.getByRole("group", { name: "Title" }).getByLabel("English")).toHaveValue("Banner early");
  await plain.getByLabel("Until").fill("2099-02-01T10:00");
  await plain.getByRole("button", { name: "Save to draft" }).click();
  await banner("today", { From: "2020-01-01T10:00" });
  await expect(plain.getByRole("row").filter({ hasText: "Banner early" })).toContainText("1 Jan 2099, 10:00");
  await publish(plain, site, "opal");
  await plain.goto(site.url("opal", "/help"));
  await expect(plain.getByText("Banner today").first()).toBeAttached();
  await expect(plain.getByText("Banner early")).toHaveCount(0);

  await site.asStaff(page);
  await page.goto(console_(site, "/opal/content/banners"));
  await expect(page.getByRole("row").filter({ hasText: "Banner early" })).toContainText("Scheduled");
  await expectSound(page, 768, "main");
  await page.goto(console_(site, "/opal/content/banners/_new"));
  await page.getByLabel("ID", { exact: true }).fill("with-hyphen");
  await page.goto(console_(site, "/opal/content/banners/early"));
  await expectSound(page, 768, "main");
});

test("X7 a message is previewed, counted, sent to a member once and read by the member", { tag: "@full" }, async ({
  browser,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.asStaff(page);
  await page.goto(console_(site, "/pebble/messages?account=kofi"));
  await expectSound(page, 1440, "main");
  await hydrated(page);
  const words = page.getByRole("group", { name: "English" });
  await words.getByLabel("Title").fill("Your table is ready");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a title and a text");
  await words.getByRole("textbox", { name: "Text as HTML" }).fill("<p>Come <b>in</b>.</p><script>x()</script>");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: "Recipients: 1" })).toContainText("Come in.");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectSound(page, 768, "main");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Your table is ready" }).first()).toContainText("1 / 1");
  await expect(page.getByRole("group", { name: "English" }).getByLabel("Title")).toHaveValue("");

  const kofi = await (await browser.newContext()).newPage();
  await kofi.addInitScript(stubSignInAnnouncements);
  await openCentrePage(kofi, site, "pebble", "messageV2", "kofi");
  await memberCentre(kofi)
    .getByRole("button", { name: /Your table is ready/ })
    .click();
  await expect(memberCentre(kofi).locator("b", { hasText: "in" })).toBeVisible();
  await memberCentre(kofi).getByRole("button", { name: "Delete: Your table is ready" }).click();
  await expect(memberCentre(kofi).getByRole("button", { name: /Your table is ready/ })).toHaveCount(0);
  await kofi.context().close();
});
