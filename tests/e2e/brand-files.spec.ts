import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound, hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

const console_ = (site: Site, path = "") => `http://console.localhost:${site.port}/console${path}`;
/** The editor, after it has replaced the text field. */
const editor = (page: Page) =>
  page.locator(".cm-content").and(page.getByRole("textbox", { name: "Text of tenant.json" }));

/** Places the cursor after a text of the editor by its search. */
async function findFile(page: Page, text: string): Promise<void> {
  await hydrated(page);
  await editor(page).click();
  await page.keyboard.press("Control+f");
  await expect(page.getByRole("textbox", { name: "Find" })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

/** Opens a file as staff. @returns its form */
async function formOf(page: Page, site: Site, file: string): Promise<Locator> {
  await site.asStaff(page);
  await page.goto(console_(site, `/brands/${file}`));
  await hydrated(page);
  return page.getByRole("region", { name: "Form" });
}

/** Fills the form of a new brand, once with an existing code. */
async function makeOrchid(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New brand" }).click();
  await page.getByLabel("Code").fill("lotus");
  await page.getByLabel("Copy of").selectOption("pebble");
  await page.getByRole("button", { name: "Create brand" }).click();
  await expect(page.getByText("A brand with this code already exists.")).toBeVisible();
  await expectSound(page, 1440, "main");
  await page.getByLabel("Code").fill("orchid");
  await page.getByLabel("Public name").fill("Orchid");
  await page.getByRole("button", { name: "Create brand" }).click();
  await expect(page).toHaveURL(/\/console\/brands\/orchid\/files$/);
}

/** Breaks a brand's file, reads the problem, corrects it, changes the brand's name and saves the file. */
async function breakAndMend(page: Page): Promise<void> {
  await findFile(page, '"operator"');
  await page.keyboard.type('"operater"');
  await expect(page.getByText("unknown key")).toBeVisible();
  await expect(page.getByText("Did you mean “operator”?")).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText('"operater"');
  await page.keyboard.press("Control+z");
  await findFile(page, '"Orchid"');
  await page.keyboard.type('"Orchid House"');
  await expect(page.getByRole("status").getByText("Valid")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.locator("h2").getByText("Draft")).toBeVisible();
  // Links in the frame stay in the draft, with and without a reload.
  const frame = page.frameLocator("iframe");
  await frame.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Slots" }).press("Enter");
  const title = () => frame.locator("title").textContent();
  await expect.poll(title).toBe("Slots · Orchid House");
  const loads = page.waitForResponse((response) => new URL(response.url()).pathname === "/rng");
  await frame.locator("body").evaluate(() => location.reload());
  await loads;
  await expect.poll(title).toBe("Slots · Orchid House");
  await expectSound(page, 1440, "main");
}

/** Expects another visitor to see the new name at an address. */
async function expectNamed(page: Page, address: string): Promise<void> {
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(address);
  await expect(visitor as Page).toHaveTitle(/Orchid House/);
  await visitor?.close();
}

/** Enters a reason in the window of a button and confirms. */
async function withReason(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: action }).first().click();
  await page.getByRole("dialog").getByLabel("Reason").fill(reason);
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
}

/** Drops the draft on the page of the files. */
async function dropDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByText("There is no draft.")).toBeVisible();
}

test("X4 a sixth brand is created as a copy in the browser, broken, repaired, previewed, published, compared and rolled back", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.asStaff(page, "odile");
  await page.goto(console_(site));
  await makeOrchid(page);
  await page.getByRole("link", { name: "tenant.json" }).click();
  await breakAndMend(page);
  await page.getByRole("link", { name: "All files" }).click();
  await page.getByRole("button", { name: "Preview link", exact: true }).click();
  await expectNamed(page, (await page.getByRole("status").getByRole("link").getAttribute("href")) ?? "");
  await withReason(page, "Publish", "A better name");
  await expect(page.getByRole("row", { name: /2.*odile.*A better name/ })).toBeVisible();
  await expectNamed(page, site.url("orchid"));
  await page.getByRole("link", { name: "From 1 to 2" }).click();
  await expect(page.getByRole("row", { name: '/name "Orchid" "Orchid House"' })).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: /tenant\.jsonchanged/ })).toBeVisible();
  await expect(page.getByRole("deletion").filter({ hasText: '"name"' })).toHaveText(/-.*"Orchid"/);
  await expect(page.getByRole("insertion").filter({ hasText: '"name"' })).toHaveText(/\+.*"Orchid House"/);
  await expectSound(page, 1440, "main");
  await withReason(page, "Restore", "It was better");
  await expect(page.getByRole("row", { name: /3.*Live.*It was better/ })).toBeVisible();
  await rm(join(site.tenantsDir, "orchid"), { recursive: true });
});

test("X4 keys are completed by keyboard, the form updates the text next to it, and a draft is discarded", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await site.asStaff(page);
  await page.goto(console_(site, "/brands/pebble/files/edit?path=tenant.json"));
  await findFile(page, '"flags": {');
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type('"sno');
  await expect(page.getByRole("option", { name: /snow/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.type("tr");
  await expect(page.getByRole("option", { name: "true" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toContainText('"snow": true');
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Pebbles");
  await expect(editor(page)).toContainText('"name": "Pebbles"');
  await expectSound(page, 768, "main");
  await page.getByRole("button", { name: "Save to draft" }).click();
  await expect(page.getByText("Unsaved")).toHaveCount(0);
  await page.goto(console_(site, "/brands/pebble/files"));
  await dropDraft(page);
});

test("X4 a list is overridden in the form: its items are moved, changed, added and removed", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  const fields = await formOf(page, site, "pebble/files/edit?path=content/guides.json");
  const fold = (name: string | RegExp) => fields.locator("summary").filter({ hasText: name });
  for (const name of ["Items", /^android/, /^Steps/]) await fold(name).press("Enter");
  await expect(fields.getByText("4 items, same as base.")).toBeVisible();
  await fields.getByRole("button", { name: "Create its own list" }).press("Enter");
  await expect(fold(/^Steps/)).toBeFocused();
  await expect(fold(/step \d/)).toHaveCount(4);
  await expect(fold("Guide step 1: Scan the code")).toBeVisible();
  await fold("Guide step 1: Scan").press("Enter");
  await fields.getByRole("button", { name: "Move item 1 down" }).press("Enter");
  // The focus follows the item, and open parts stay open.
  await expect(fields.getByRole("button", { name: "Move item 2 down" })).toBeFocused();
  await expect(fields.locator("details[open] > summary").filter({ hasText: "Guide step" })).toHaveText(/step 2: Scan/);
  for (const at of [2, 3]) await fields.getByRole("button", { name: `Move item ${at} down` }).press("Enter");
  await expect(fields.getByRole("button", { name: "Move item 4 up" })).toBeFocused();
  await fold("Guide step 4: Scan").press("Enter");
  await fields.getByRole("button", { name: "Remove item 2" }).press("Enter");
  await expect(fold(/^Steps/)).toBeFocused();
  await fields.getByRole("button", { name: "Add item" }).press("Enter");
  await expect(page.getByText("2 problems").first()).toBeVisible();
  await fold("Guide step 4").press("Enter");
  await expectSound(page, 768, "main");
  await fields.getByRole("textbox", { name: "Title" }).fill("Ready");
  await expect(fold("Guide step 4: Ready")).toBeVisible();
  await fields.getByRole("button", { name: "One text per language: Title" }).press("Enter");
  await expect(fold("Title").last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(fields.getByRole("textbox", { name: "EN", exact: true })).toHaveValue("Ready");
  await expect(page.getByText("1 problem", { exact: true }).first()).toBeVisible();
  await fields.getByRole("button", { name: "Reset to base" }).press("Enter");
  await expect(fields.getByText("4 items, same as base.")).toBeVisible();
});

test("X4 removing the last item of a single-line list removes nothing else", { tag: "@full" }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fields = await formOf(page, site, "harbor/files/edit?path=tenant.json");
  for (const name of ["Identity check", "Required documents"])
    await fields.locator("summary").filter({ hasText: name }).press("Enter");
  await fields.getByRole("button", { name: "Remove item 2" }).press("Enter");
  await expect(fields.getByRole("button", { name: "Remove item 1" })).toBeVisible();
  await expect(fields.getByRole("button", { name: "Remove item 2" })).toHaveCount(0);
  await expect(page.getByRole("status").getByText("Valid")).toBeVisible();
});

test("X4 the theme editor shows the contrast of every colour and warns about unreadable ones", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.asStaff(page);
  await page.goto(console_(site, "/brands/harbor/theme"));
  await hydrated(page);
  const light = page.getByRole("group", { name: "Light", exact: true });
  const text = light.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("#cccccc");
  await expect(light.getByText(/is only 1\.\d+:1; at least 4\.5:1 is required\./)).toBeVisible();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expectSound(page, 1440, "main");
  await page.getByRole("button", { name: "Save to draft" }).click();
  await expect(page.getByText(/text on surface has a contrast of/)).toBeVisible();
  await page.goto(console_(site, "/brands/harbor/files"));
  await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await dropDraft(page);
});

test("X4 without scripts a file is edited and saved as text, and errors are in the staff member's language", {
  tag: "@full",
}, async ({ plain, site }) => {
  await site.asStaff(plain);
  await plain.goto(console_(site, "/brands/aurora/files/edit?path=locales/EN.json"));
  await plain.getByRole("textbox", { name: "Text of locales/EN.json" }).fill('{ "blocks:hero.jackpto": "Hello" }');
  await plain.getByRole("button", { name: "Save to draft" }).click();
  await expect(plain.locator("mark")).toHaveText('"blocks:hero.jackpto"');
  await expect(plain.getByText('there is no text "blocks:hero.jackpto"')).toBeVisible();
  await plain.goto(console_(site, "/brands/aurora/files/edit?path=locales/EN.json&lang=VI"));
  await expect(plain.getByText("không có văn bản “blocks:hero.jackpto”")).toBeVisible();
  await plain.goto(console_(site, "/brands/aurora/files/edit?path=locales/EN.json&lang=EN"));
  await plain.getByRole("button", { name: "Delete file" }).click();
  await expect(plain.getByRole("heading", { name: "Draft Valid" })).toBeVisible();
  await dropDraft(plain);
});

test("X4 a picture is uploaded into the draft, shown, refused when its name is taken, and removed", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.asStaff(page);
  await page.goto(console_(site, "/brands/harbor/files"));
  const buffer = await sharp({ create: { width: 60, height: 30, channels: 4, background: "#0a6" } })
    .png()
    .toBuffer();
  const send = async () => {
    await page.getByLabel("New picture").setInputFiles({ name: "Spring.png", mimeType: "image/png", buffer });
    await page.getByLabel("File name").fill("spring");
    await page.getByRole("button", { name: "Add to draft" }).click();
  };
  await send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("assets/spring.webp");
  const picture = page.getByRole("img", { name: "Picture assets/spring.webp" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  await expectSound(page, 390, "main");
  await page.getByRole("link", { name: "All files" }).click();
  await send();
  await expect(page.getByText("A picture with this name already exists.")).toBeVisible();
  await expect(page.getByLabel("File name")).toHaveValue("spring");
  await expectSound(page, 390, "main");
  await page.getByRole("link", { name: "assets/spring.webp" }).click();
  await page.getByRole("button", { name: "Delete file" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete file" }).click();
  await expect(page.getByRole("link", { name: "tenant.json" })).toBeVisible();
  await expect(page.getByRole("link", { name: "assets/spring.webp" })).toHaveCount(0);
  await dropDraft(page);
});
