import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { expect, type Site, test } from "./support/site";

const at = (site: Site, path: string) => `http://console.localhost:${site.port}/console${path}`;

/** Pages of the console that need no set-up: those of the nine topics of a brand, and the others. */
const PAGES = [
  "",
  "/flags",
  "/flags?flag=snow",
  "/figures",
  "/health",
  "/staff",
  "/audit",
  "/account",
  "/new",
  "/gallery",
  ...[
    "",
    "/access",
    "/players",
    "/content",
    "/content/banners",
    "/messages",
    "/files",
    "/files/edit?path=tenant.json",
    "/theme",
    "/orders",
    "/enquiries",
    "/grants",
    "/documents",
    "/figures",
    "/outbox",
    "/why",
  ].map((page) => `/brands/harbor${page}`),
];

interface Control {
  readonly name: string;
  /** Target of the control: address, sheet, or form data. */
  readonly target: string;
}

/** Returns the visible links and buttons of the page with their targets. */
const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>("main a[href], main button, main summary")];
    return seen
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const form = one instanceof HTMLButtonElement ? one.form : null;
        const sent = form ? [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`).join("&") : "";
        const opens = one.getAttribute("popovertarget") ?? one.getAttribute("href") ?? "";
        const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
        const own = one instanceof HTMLButtonElement ? `${one.name}=${one.value}` : "";
        return { name: name.trim(), target: `${opens} ${form?.action ?? ""} ${sent} ${own}` };
      });
  });

test("X1 each control of the console has an accessible name that says what it changes", async ({ page, site }) => {
  test.setTimeout(120_000);
  await site.asStaff(page);
  // The gallery repeats the same samples in several blocks.
  for (const path of PAGES.filter((one) => one !== "/gallery")) {
    await page.goto(at(site, path));
    const targets = new Map<string, Set<string>>();
    for (const { name, target } of await controlsOf(page))
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    const shared = [...targets].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all]);
    expect([path, shared]).toEqual([path, []]);
    expect([path, [...targets.keys()].filter((name) => name === "")]).toEqual([path, []]);
  }
});

test("X1 the title of each console page starts with its content, and all titles are unique", async ({ page, site }) => {
  test.setTimeout(120_000);
  await site.asStaff(page);
  const titles = new Map<string, string>();
  for (const path of PAGES) {
    await page.goto(at(site, path));
    const title = await page.title();
    expect([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
    const heading = (await page.getByRole("heading", { level: 1 }).first().textContent()) ?? "";
    const [first = ""] = title.split(" · ");
    expect(`${path}: ${heading}`).toContain(first);
    expect(title.endsWith(" · Livery console")).toBe(true);
  }
  // Add new pages of the console to this list.
  const routes = readdirSync("app/routes").filter((name) => /^console\..*\.tsx$/.test(name));
  expect(routes.length).toBe(30);
});

test("X2 the feature search announces the number of matches, and a switch announces its result", async ({
  page,
  site,
}) => {
  await site.asStaff(page);
  await page.goto(at(site, "/brands/harbor"));
  await hydrated(page);
  const features = page.getByRole("region", { name: "Features" });
  await features.getByRole("searchbox").fill("snow");
  await expect(features.getByRole("status").filter({ hasText: /^Features shown: \d of \d+$/ })).toBeVisible();
  await page.getByRole("button", { name: "Turn on: Snow" }).click();
  const sheet = page.getByRole("dialog", { name: "Turn on: Snow" });
  await sheet.getByLabel("Reason").fill("Winter");
  await sheet.getByRole("button", { name: "Turn on" }).click();
  await expect(page.locator("[data-said]")).toHaveText("Done: Turn on: Snow");
  await expect(page.getByRole("button", { name: "Turn off: Snow" })).toBeVisible();
});

test("X4 two editors of one file see both versions by line and the other's name, and save only after that", async ({
  page,
  context,
  site,
  problems,
}) => {
  const address = at(site, "/brands/harbor/files/edit?path=locales/EN.json");
  await site.asStaff(page, "odile");
  await page.goto(address);
  await hydrated(page);
  const other = await context.browser()?.newContext();
  const ada = await other?.newPage();
  if (!ada) throw new Error("there is no second browser");
  await site.asStaff(ada);
  await ada.goto(address);
  await hydrated(ada);
  const write = async (who: Page, text: string) => {
    await who.locator(".cm-content").click();
    await who.keyboard.press("ControlOrMeta+a");
    await who.keyboard.insertText(text);
    await who.getByRole("button", { name: "Save to draft" }).click();
  };
  await write(ada, '{ "blocks:winners.label": "Hers" }\n');
  await expect(ada.locator("[data-said]")).toHaveText("Done: Save to draft");
  await write(page, '{ "blocks:winners.label": "His" }\n');
  const panel = page.locator("[data-conflict]");
  await expect(panel).toContainText("ada saved another version");
  await expect(panel.locator("del")).toContainText("Hers");
  await expect(panel.locator("ins")).toContainText("His");
  // A repeated save is refused again; the other version is not overwritten unseen.
  await page.getByRole("button", { name: "Save to draft" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else has changed this");
  const draft = () => site.staff("brand/file?code=harbor&from=draft&path=locales/EN.json");
  expect((await draft()).text).toContain("Hers");
  await panel.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(async () => (await draft()).text).toContain("His");
  expect(problems.splice(0).every((one) => one.includes("409"))).toBe(true);
  await other?.close();
});
