import type { Page } from "@playwright/test";
import { hydrated } from "./support/look";
import { brandPaths } from "./support/paths";
import { expect, test } from "./support/site";

/** Controls in document order: links, buttons, visible fields. */
const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Numbers every visible control that is not inert, so that visits can be distinguished. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const isReachable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [popover]:not(:popover-open), dialog:not([open])") &&
      !(element as HTMLButtonElement).disabled &&
      (element as HTMLElement).tabIndex >= 0;
    const controls = [...document.querySelectorAll(selector)].filter(isReachable);
    for (const [at, control] of controls.entries()) control.setAttribute("data-control", String(at));
    return controls.length;
  }, CONTROLS);

/** Returns the focused element: its number, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && outlineWidth !== "0px";
    const around = [element, element.closest("label"), element.parentElement].filter((one) => one !== null);
    // A link stretched over its card has its outline on the pseudo-element.
    const shown =
      around.some((one) => isOutlined(getComputedStyle(one))) || isOutlined(getComputedStyle(element, "::after"));
    return { number: element.getAttribute("data-control"), shown, html: element.outerHTML.slice(0, 120) };
  });

const BRANDS = ["aurora", "lotus", "harbor", "pebble"];
const FULL = process.env.TEST_FULL === "1";
/** Opened from outside: by a launch, and by the apps, which show the help without a frame. */
const FROM_OUTSIDE = ["/seamless"];

/** Pages without entries on the demo brands: no page links to them. */
const LISTS_NOTHING = ["/down", "/fish", "/pointMall", "/pvp", "/social"];

const walks = await Promise.all(
  BRANDS.map(async (brand) => {
    if (!FULL) return brand === "pebble" ? [{ brand, path: "/" }] : [];
    return (await brandPaths(brand)).map((path) => ({ brand, path }));
  }),
);

for (const { brand, path } of walks.flat()) {
  test(`R17 ${brand} ${path}: the Tab key reaches every control, with visible focus and without a trap`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url(brand, path));
    await hydrated(page);
    const count = await numberControls(page);
    const visited = new Set<string>();
    const unseen: string[] = [];
    for (let presses = 0; presses < count * 2; presses += 1) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      if (at === null) break;
      if (at.number !== null) visited.add(at.number);
      if (!at.shown) unseen.push(at.html);
    }
    const missed = await page.evaluate(
      (known) =>
        [...document.querySelectorAll("[data-control]")]
          .filter((one) => !known.includes(one.getAttribute("data-control") ?? ""))
          // The Tab key visits one radio button of a group; the arrow keys reach the others.
          .filter((one) => (one as HTMLInputElement).type !== "radio")
          .map((one) => one.outerHTML.slice(0, 120)),
      [...visited],
    );
    expect(missed, "every control is reached").toEqual([]);
    expect(unseen, "one sees where the focus is").toEqual([]);
  });
}

/** Returns the content of a page's HTML for a browser without scripts. */
const served = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address);
    // The policy of this page forbids the styles of another page, even unused.
    const text = (await answer.text()).replace(/<style[^>]*>[\s\S]*?<\/style>/g, "");
    const html = new DOMParser().parseFromString(text, "text/html");
    const links = [...html.querySelectorAll("a[href]")].map((link) => new URL((link as HTMLAnchorElement).href));
    return {
      status: answer.status,
      titles: html.querySelectorAll("h1").length,
      paths: links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    };
  }, path);

for (const brand of FULL ? BRANDS : ["pebble"]) {
  test(`R17 ${brand}: without scripts links lead from the home page to every page, and each page is complete`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url(brand, "/help"), { waitUntil: "domcontentloaded" });
    const waiting = ["/"];
    // The address of customer service is outside the site.
    const seen = new Set([...waiting, "/service"]);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, titles, paths } = await served(page, path);
      expect({ path, status, titles }).toEqual({ path, status: 200, titles: 1 });
      for (const next of paths.filter((each) => !seen.has(each))) {
        seen.add(next);
        waiting.push(next);
      }
    }
    const missing = (await brandPaths(brand)).filter((path) => !seen.has(path) && !LISTS_NOTHING.includes(path));
    expect(missing.sort(), "pages that no link leads to").toEqual(FROM_OUTSIDE.toSorted());
  });
}
