import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import type { Figure } from "./figure";
import { send } from "./http";
import type { BenchOptions } from "./main";
import { median, runAlternately } from "./measure";
import { inTemporaryFolder, type Server, startProduct } from "./process";

const BRANDS = ["aurora", "lotus", "harbor", "pebble"] as const;
/** Slow 4G network as emulated by browser developer tools: bytes per second, round trip in ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };
/** CPU slowdown factor. */
const CPU_RATE = 4;
/** Timeout until a page is idle, in ms. */
const IDLE_TIMEOUT_MS = 60_000;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** Measurements of one page view, times in ms. */
interface PageViewTimings {
  /** Longest task that began before hydration; 0 when no task took over 50 ms. */
  readonly before: number;
  /** Longest task from the start of hydration to its end. */
  readonly during: number;
  readonly shift: number;
  readonly paint: number;
}

/** Runs in the page before any other script. Records tasks, shifts and paints. */
function observe(): void {
  const seen = { tasks: [] as number[][], shift: 0, paint: 0, hydrated: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    seen.paint = startTime;
  });
  addEventListener("livery:hydrated", () => {
    seen.hydrated = performance.now();
  });
}

/** Reads the records of `observe`. Hydration starts with the mark of the application (app/entry.client.tsx). */
function readView(): PageViewTimings {
  const { tasks, shift, paint, hydrated } = (globalThis as unknown as { seen: Record<string, never> })
    .seen as unknown as {
    tasks: [number, number][];
    shift: number;
    paint: number;
    hydrated: number;
  };
  const start = performance.getEntriesByName("livery:hydrate")[0]?.startTime ?? Number.POSITIVE_INFINITY;
  // A task during which hydration begins belongs to hydration.
  const isBefore = ([at, took]: [number, number]) => at + took <= start;
  const longest = (some: [number, number][]) => Math.max(0, ...some.map(([, took]) => took));
  return {
    before: longest(tasks.filter(isBefore)),
    during: longest(tasks.filter((task) => !isBefore(task) && task[0] <= hydrated)),
    shift,
    paint,
  };
}

/** A page is idle after this time without a new resource, in ms. */
const QUIET = 1_500;

/** Waits until the page is loaded, hydrated (with scripts) and idle. */
async function atRest(page: Page, scripts: boolean): Promise<void> {
  await page.waitForLoadState("load", { timeout: IDLE_TIMEOUT_MS });
  if (scripts)
    await page.waitForFunction(
      () => "seen" in globalThis && (globalThis as never as { seen: { hydrated: number } }).seen.hydrated > 0,
    );
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType("resource")
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > quiet;
  }, QUIET);
}

/** Loads a page once in a new, throttled browser context. Without scripts, only the boot file is blocked. */
async function visit(browser: Browser, url: string, scripts: boolean): Promise<PageViewTimings> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(IDLE_TIMEOUT_MS);
    await page.addInitScript(observe);
    if (!scripts) await page.route(/\/assets\/boot[^/]*\.js/, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.goto(url, { waitUntil: "commit", timeout: IDLE_TIMEOUT_MS });
    await atRest(page, scripts);
    return await page.evaluate(readView);
  } finally {
    await context.close();
  }
}

function figuresOf(
  brand: string,
  bytes: number,
  withScripts: readonly PageViewTimings[],
  without: readonly PageViewTimings[],
): Figure[] {
  const middle = (views: readonly PageViewTimings[], of: keyof PageViewTimings) =>
    median(views.map((view) => view[of]));
  const figure = (name: string, measured: number, unit: string, most: number, note: string): Figure => ({
    part: "e",
    name: `${brand}: ${name}`,
    measured,
    unit,
    goal: { most },
    note,
  });
  const [paint, bare] = [middle(withScripts, "paint"), middle(without, "paint")];
  return [
    figure(
      "longest task before hydration",
      middle(withScripts, "before"),
      "ms",
      50,
      `${Math.round(middle(without, "before"))} ms without scripts: the browser's first layout`,
    ),
    figure(
      "longest task during hydration",
      middle(withScripts, "during"),
      "ms",
      100,
      "0 when no task takes more than 50 ms",
    ),
    figure("layout shift", middle(withScripts, "shift"), "", 0.01, "during the whole visit"),
    figure(
      "largest contentful paint / page without scripts",
      paint / bare,
      "",
      1.1,
      `${Math.round(paint)} / ${Math.round(bare)} ms`,
    ),
    figure("compressed HTML", bytes / 1_000, "kB", 25, "brotli"),
  ];
}

async function measureBrand(browser: Browser, product: Server, brand: string, rounds: number): Promise<Figure[]> {
  const host = `${brand}.localhost`;
  const url = `http://${host}:${product.port}/`;
  const ask = () => send(product, { host, headers: { "accept-encoding": "br" } });
  await ask();
  const { body } = await ask();
  const sides = { scripts: () => visit(browser, url, true), bare: () => visit(browser, url, false) };
  await runAlternately(1, sides);
  const { scripts, bare } = await runAlternately(rounds, sides);
  return figuresOf(brand, body.length, scripts, bare);
}

/** Part e: first visit of each brand's home page on a phone, with a slow processor and a slow network. */
export function measureFirstPaint({ quick }: BenchOptions): Promise<Figure[]> {
  return inTemporaryFolder(async (dir) => {
    const product = await startProduct({ DATA_DIR: join(dir, "data") });
    const executablePath = process.env["BROWSER_PATH"];
    const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
    const figures: Figure[] = [];
    try {
      for (const brand of BRANDS) figures.push(...(await measureBrand(browser, product, brand, quick ? 1 : 5)));
    } finally {
      await browser.close();
      await product.stop();
    }
    return figures;
  });
}
