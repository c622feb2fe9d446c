import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What stands around every page of a brand, the same on each. */
const FRAME = ['[data-area="header"]', '[data-area="footer"]'];

/**
 * What must hold for every page: a title, no text key shown as such, nothing to scroll sideways, no axe violation.
 * `part` main leaves out of axe's look what stands around every page, most of its work.
 */
export async function expectSound(page: Page, width: number, part: "whole" | "main" = "whole"): Promise<void> {
  expect(await page.title()).not.toBe("");
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const text = await page.locator("body").innerText();
  expect(text, "no raw key").not.toMatch(/\b(common|shell|blocks|errors|console):[a-z]/);
  expect(text, "no unfilled placeholder").not.toContain("{{");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(overflow, "no sideways scrolling").toBeLessThanOrEqual(width);
  // Legacy mode checks this document alone, which is all there is: no second page to gather frames in.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], preload: false, iframes: false });
  if (part === "main") for (const one of FRAME) if ((await page.locator(one).count()) > 0) axe.exclude(one);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** Waits until the application has taken the page over: a client navigation is possible from here on. */
export async function hydrated(page: Page): Promise<void> {
  // The first input starts it at once; without one it waits until the browser has nothing to do.
  await page.dispatchEvent("body", "touchstart");
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}
