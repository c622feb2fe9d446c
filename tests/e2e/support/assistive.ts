import { expect, type Frame, type Locator, type Page } from "@playwright/test";

/** Browser set-ups. Each journey must work in all of them. */
export const MODES = {
  phone: { width: 320, height: 568 },
  /** 400 % zoom of a window of 1280 × 1024. */
  zoom: { width: 320, height: 256 },
  contrast: { width: 1280, height: 800, forcedColors: true },
  spacing: { width: 390, height: 664, spacing: true },
} as const satisfies Readonly<Record<string, { width: number; height: number; forcedColors?: true; spacing?: true }>>;

export type Mode = keyof typeof MODES;

/** Records the announcements of live regions, in every frame. A region behind a modal dialog is not announced. */
function recordAnnouncements(): void {
  const said: string[] = [];
  Object.assign(globalThis, { livery_said: said });
  const REGION = '[role="status"],[role="alert"],[role="timer"],[aria-live]:not([aria-live="off"])';
  const textOf = (region: Element): string => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const regionsOf = ({ addedNodes, target }: MutationRecord): Element[] => {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
    const added = [...addedNodes].filter((node): node is Element => node instanceof Element);
    return [...(around ? [around] : []), ...added.flatMap((one) => [one, ...one.querySelectorAll(REGION)])].filter(
      (one) => one.matches(REGION) && one.getAttribute("role") !== "timer",
    );
  };
  new MutationObserver((records) => {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = textOf(region);
      if (text === "" || (dialog && !dialog.contains(region)) || !region.checkVisibility()) continue;
      if (said.at(-1) !== text) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Text spacing of WCAG 1.4.12. An adopted style sheet, because the page's policy allows no other. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Sets a page up, before it is opened. */
export async function setUp(page: Page, mode: Mode): Promise<void> {
  const { height, width, ...more } = MODES[mode];
  await page.setViewportSize({ width, height });
  await page.addInitScript(recordAnnouncements);
  if ("forcedColors" in more) await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  if ("spacing" in more) await page.addInitScript(spaceText);
}

/** Returns the announcements so far in a page or a frame. */
export const announcedTexts = (place: Page | Frame): Promise<string[]> =>
  place.evaluate(() => (globalThis as unknown as { livery_said: string[] }).livery_said);

/** Waits for an announcement. Eight free spins alone take a quarter of a minute. */
export const expectAnnounced = (place: Page | Frame, text: RegExp): Promise<void> =>
  expect
    .poll(async () => (await announcedTexts(place)).filter((one) => text.test(one)).length, {
      message: `${text}`,
      timeout: 30_000,
    })
    .not.toBe(0);

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((all) => all.some((one) => one === one.ownerDocument.activeElement));

/** Moves the focus to a control with the Tab key and expects it to be in view and uncovered. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached();
  for (let presses = 0; presses < 160 && !(await isFocused(control)); presses += 1) await page.keyboard.press("Tab");
  await expect(control.first()).toBeFocused();
  const cover = () =>
    control.first().evaluate((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
      const top = document.elementFromPoint(x, y);
      const isSeen = top !== null && (one.contains(top) || top.contains(one) || top.closest("label")?.contains(one));
      return isSeen
        ? null
        : `${one.outerHTML.slice(0, 120)} at ${Math.round(x)},${Math.round(y)}: ${top?.outerHTML.slice(0, 90)}`;
    });
  await expect.poll(cover, { message: "what has the focus is seen" }).toBeNull();
}

/** Types into a field, reached by the Tab key. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Presses a button or follows a link, reached by the Tab key. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Runs in the page. Returns controls without a size or cut off, cut text in them, and sideways scrolling of the page. */
function misfits(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    found.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const name = (one: Element) => one.outerHTML.replace(/<svg.*?<\/svg>/g, "").slice(0, 110);
  const cuts = (one: Element) => /hidden|clip/.test(getComputedStyle(one).overflowX);
  for (const control of dialog.querySelectorAll<HTMLElement>("a[href],button,input,select,textarea,summary")) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".vh,[inert],[aria-hidden=true]"))
      continue;
    const box = control.getBoundingClientRect();
    if (box.width < 8 || box.height < 8) found.push(`${name(control)} is ${box.width} × ${box.height}`);
    for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX)) break;
      const port = around.getBoundingClientRect();
      if (cuts(around) && port.width > 2 && (box.right > port.right + 2 || box.left < port.left - 2))
        found.push(`${name(control)} is cut by ${name(around)}`);
    }
    // On narrow screens, a brand's name next to its mark is available to screen readers only.
    if (control.matches(".brand")) continue;
    for (const part of [control, ...control.querySelectorAll<HTMLElement>("*")])
      if (
        part.matches(":not(.vh):not(input):not(select)") &&
        cuts(part) &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 2
      )
        found.push(`the text of ${name(part)} is cut`);
  }
  return found;
}

/** Asserts that a page, or a game's frame, is usable in its set-up. */
export const expectUsable = (place: Page | Frame, state: string): Promise<void> =>
  expect.poll(() => place.evaluate(misfits), { message: state }).toEqual([]);
