import { expect, type Frame, type Page } from "@playwright/test";

/** Window sizes that every game must fit: width, height. */
export const WINDOWS = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [390, 844],
  [390, 664],
] as const;

/**
 * Runs in the page. Returns elements that do not fit. Of a scrolling list (`.list`, a slip's picks) only the visible part counts.
 */
function misfits(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  for (const element of [root, document.body, ...document.querySelectorAll("main")])
    if (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
      found.push(`${element.tagName} scrolls: ${element.scrollHeight} in ${element.clientHeight}`);
  const parts = "button, a[href], select, input, .count, .amount, [data-balance], [data-result], h1, h2, li:has(.vh)";
  for (const part of document.querySelectorAll(parts)) {
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const list = part.parentElement?.closest(".list, .inside > ul");
    const port = list && scrolls(list) ? list.getBoundingClientRect() : null;
    if (port && (box.bottom > port.bottom || box.top < port.top)) continue;
    const name = `${part.tagName}.${part.className} "${(part.textContent ?? "").slice(0, 30)}"`;
    const [width, height] = [root.clientWidth, root.clientHeight];
    if (box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5)
      found.push(`${name} is cut: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} in ${width}×${height}`);
    if (part.matches(":disabled, li")) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !(part.contains(top) || top.contains(part)))
      found.push(`${name} is covered by ${top?.outerHTML.slice(0, 80)}`);
  }
  return found;
}

/** Asserts that a game in its current state fits each window: nothing scrolls, is cut, or is covered. */
export async function expectFit(
  page: Page,
  game: Page | Frame,
  state: string,
  windows: readonly (readonly [number, number])[] = WINDOWS,
) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => game.evaluate(misfits), { message: `${state} at ${width}×${height}` }).toEqual([]);
    if (game === page) continue;
    const outer = () =>
      page.evaluate(() => {
        const box = document.querySelector("iframe")?.getBoundingClientRect();
        const { clientHeight, clientWidth, scrollHeight } = document.documentElement;
        return {
          scrolls: scrollHeight > clientHeight,
          isWhole: !!box && box.top >= 0 && box.bottom <= clientHeight + 0.5 && box.right <= clientWidth + 0.5,
        };
      });
    const message = `${state}: the page around it at ${width}×${height}`;
    await expect.poll(outer, { message }).toEqual({ scrolls: false, isWhole: true });
  }
}
