import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { CONNECTED } from "../../helpers/connected";
import { askConsole, staffToken } from "../../helpers/demo-staff";

/** The product, running on its own folders: nothing that a test does reaches the checkout. */
export interface Site {
  readonly port: number;
  readonly tenantsDir: string;
  /** `http://aurora.localhost:<port>/help` */
  url(host: string, path?: string): string;
  /** Signs a page's browser in on the console, as one of the demo's staff (`ada` may do everything). */
  asStaff(page: Page, account?: string): Promise<void>;
  /** A call of staff. @returns its value */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  staff(path: string, data?: object): Promise<any>;
  /** Runs `npm run brand -- …` against the site's folders; never rejects. */
  brand(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }>;
}

const run = promisify(execFile);

/** The demo ships one vendor that is connected, the house; `all` connects the others, too. */
type Vendors = "shipped" | "all";

/** Resolves with the port that the server says it listens on. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const said: string[] = [];
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      said.push(line);
      const port = /localhost:(\d+)/.exec(line)?.[1];
      if (port) resolvePort(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said.join("\n")}`)));
  });
}

const PROVIDER_BRANDS = ["open", "bare", "named", "closed", "gated"]
  .map((code) => `${code}@accounts.google.com`)
  .join();

/** What lets the brands of `flags.spec.ts` offer an identity provider. Nobody asks it. */
const PROVIDER_SECRETS = {
  IDENTITY_ID: "livery",
  IDENTITY_ID_FOR: PROVIDER_BRANDS,
  IDENTITY_SECRET: "a secret of these tests",
  IDENTITY_SECRET_FOR: PROVIDER_BRANDS,
};

/** Connects every vendor of the demo: its games open in a window of their own. */
async function connectVendors(tenantsDir: string): Promise<void> {
  const file = join(tenantsDir, ".templates/demo/content/vendors.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  for (const vendor of Object.values<{ integration?: object }>(content.items))
    vendor.integration ??= { ...CONNECTED, mode: "window" };
  await writeFile(file, JSON.stringify(content));
}

async function startSite(
  env: Readonly<Record<string, string>> = {},
  vendors: Vendors = "shipped",
): Promise<Site & { stop(): Promise<number | null> }> {
  const folder = await mkdtemp(join(tmpdir(), "livery-e2e-"));
  // Run as root, the database's own user has to reach its data.
  await chmod(folder, 0o755);
  const tenantsDir = join(folder, "tenants");
  await cp("tenants", tenantsDir, { recursive: true });
  if (vendors === "all") await connectVendors(tenantsDir);
  const settings = {
    ...process.env,
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    TENANTS_DIR: tenantsDir,
    DEMO_HISTORY: "0",
    ...PROVIDER_SECRETS,
    ...env,
  };
  const child = spawn(process.execPath, [resolve("scripts/start.mjs")], {
    env: settings,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await portOf(child);
  return {
    port,
    tenantsDir,
    url: (host, path = "/") => `http://${host}.localhost:${port}${path}`,
    async asStaff(page, account) {
      const value = await staffToken(port, account);
      await page.context().addCookies([{ name: "session", value, url: `http://console.localhost:${port}` }]);
    },
    async staff(path, data) {
      const { body, status } = await askConsole(port, `/wps/staff/${path}`, {
        token: await staffToken(port),
        ...(data ? { data } : {}),
      });
      expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
      return body.value;
    },
    async brand(...args) {
      const command = ["scripts/run.mjs", "scripts/brand.ts", ...args];
      const done = await run(process.execPath, command, { env: settings }).catch((error) => error);
      return { status: done.code ?? 0, stdout: done.stdout, stderr: done.stderr };
    },
    async stop() {
      const ended = new Promise<number | null>((resolveExit) => child.once("exit", resolveExit));
      child.kill("SIGTERM");
      const status = await ended;
      await rm(folder, { recursive: true, force: true });
      return status;
    },
  };
}

/** Lets a test use the page, and keeps what its console complains about meanwhile. */
export async function watched(page: Page, problems: string[], use: (page: Page) => Promise<void>): Promise<void> {
  const told = (message: ConsoleMessage) => {
    // The browser itself logs a document whose status is none of 200: tests ask for the status.
    const isDocument = message.location().url === page.url() && message.text().startsWith("Failed to load");
    const isKept = message.text().includes("Service Worker registration blocked by Playwright");
    if (["error", "warning"].includes(message.type()) && !isDocument && !isKept)
      problems.push(`${page.url()}: ${message.text()}`);
  };
  const thrown = (error: Error) => problems.push(`${page.url()}: ${error.message}`);
  page.on("console", told).on("pageerror", thrown);
  await use(page);
  page.off("console", told).off("pageerror", thrown);
}

/** In the page: the call for what is told after a sign-in answers that there is nothing. Costs no cache, as a route would. */
export function answerNoPopup(): void {
  const real = globalThis.fetch;
  const value = { player: [], banners: {}, popup: [], promotion: [] };
  globalThis.fetch = async (asked, init) =>
    String(asked).startsWith("/wps/announcement/logined?types=PU")
      ? Response.json({ success: true, message: null, value })
      : real(asked, init);
}

/** One running product for all tests of a worker; each test works on its own brand or puts back what it changed. */
export const test = base.extend<
  { plain: Page; problems: string[]; welcome: boolean },
  { site: Site; vendors: Vendors }
>({
  /** The vendors whose games can be started; a file that says `all` gets a site of its own. */
  vendors: ["shipped", { option: true, scope: "worker" }],
  site: [
    async ({ vendors }, use) => {
      const site = await startSite({}, vendors);
      await use(site);
      expect(await site.stop(), "SIGTERM ends the server with 0").toBe(0);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** The page of a visitor whose browser runs no scripts. Without pictures: what is read are texts, links and forms. */
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.route("**/art/**", (route) => route.abort());
    await use(page);
    await context.close();
  },
  /** What the page's console complained about; empty at the end of every test that opens a page. */
  problems: async ({ playwright: _unused }, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
  /** Whether the window after a sign-in opens, as it does for people: most tests are about what it would lie over. */
  welcome: [false, { option: true }],
  async page({ page, problems, welcome }, use) {
    if (!welcome) await page.addInitScript(answerNoPopup);
    await watched(page, problems, use);
  },
});

export { expect };
