import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Parts around every page of a brand, identical on each. */
const FRAME = ['[data-area="header"]', '[data-area="footer"]'];

/**
 * Checks every page must pass: a title, no raw text key, no sideways scrolling, no axe violation. With `part` main, axe skips the
 * parts around every page, which are most of its work.
 */
export async function expectSound(page: Page, width: number, part: "whole" | "main" = "whole"): Promise<void> {
  expect(await page.title()).not.toBe("");
  // biome-ignore lint/performance/useDomNodeTextContent: innerText omits hidden text
  const text = await page.locator("body").innerText();
  expect(text, "no raw key").not.toMatch(/\b(common|shell|blocks|errors|console):[a-z]/);
  expect(text, "no unfilled placeholder").not.toContain("{{");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow, "no sideways scrolling").toBeLessThanOrEqual(width);
  // Legacy mode checks this document only, which is sufficient here: no second page to collect frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false, iframes: false });
  if (part === "main") for (const one of FRAME) if ((await page.locator(one).count()) > 0) axe.exclude(one);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** Waits until the application has hydrated the page. From then on client navigation is possible. */
export async function hydrated(page: Page): Promise<void> {
  // The first input starts hydration; without one it waits until the browser is idle.
  await page.dispatchEvent("body", "touchstart");
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}
