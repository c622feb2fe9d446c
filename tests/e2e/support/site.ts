import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { CONNECTED } from "../../helpers/connected";
import { askConsole, staffToken } from "../../helpers/demo-staff";

/** The product on separate folders: tests do not change the checkout. */
export interface Site {
  readonly port: number;
  readonly tenantsDir: string;
  /** `http://aurora.localhost:<port>/help` */
  url(host: string, path?: string): string;
  /** Signs a page's browser in on the console, as one of the demo's staff (`ada` has every permission). */
  asStaff(page: Page, account?: string): Promise<void>;
  /** Makes a staff call. @returns its value */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of the response
  staff(path: string, data?: object): Promise<any>;
  /** Runs `npm run brand -- …` on the site's folders; never rejects. */
  brand(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }>;
}

const run = promisify(execFile);

/** The demo ships one connected vendor, the house; `all` also connects the others. */
type Vendors = "shipped" | "all";

/** Resolves with the port in the server's output. */
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

/** Secrets that let the brands of `flags.spec.ts` offer an identity provider. The tests never call it. */
const PROVIDER_SECRETS = {
  IDENTITY_ID: "livery",
  IDENTITY_ID_FOR: PROVIDER_BRANDS,
  IDENTITY_SECRET: "a secret of these tests",
  IDENTITY_SECRET_FOR: PROVIDER_BRANDS,
};

/** Connects every vendor of the demo. Their games open in a separate window. */
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
  // Started as root, the database runs as another user and needs access to its data.
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

/** Runs a test with the page and records the errors and warnings of its console. */
export async function withConsoleProblems(
  page: Page,
  problems: string[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const told = (message: ConsoleMessage) => {
    // The browser logs every document whose status is an error. Tests check the status themselves.
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

/** Runs in the page. Answers the call for announcements after sign-in with none. Unlike a route, it keeps the browser's cache. */
export function stubSignInAnnouncements(): void {
  const real = globalThis.fetch;
  const value = { player: [], banners: {}, popup: [], promotion: [] };
  globalThis.fetch = async (asked, init) =>
    String(asked).startsWith("/wps/announcement/logined?types=PU")
      ? Response.json({ success: true, message: null, value })
      : real(asked, init);
}

/** One running product for all tests of a worker. Each test uses a separate brand or restores its changes. */
export const test = base.extend<
  { plain: Page; problems: string[]; welcome: boolean },
  { site: Site; vendors: Vendors }
>({
  /** Vendors with playable games. A file with `all` uses a separate site. */
  vendors: ["shipped", { option: true, scope: "worker" }],
  site: [
    async ({ vendors }, use) => {
      const site = await startSite({}, vendors);
      await use(site);
      expect(await site.stop(), "SIGTERM ends the server with 0").toBe(0);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Page of a visitor whose browser runs no scripts. Without pictures: the tests read texts, links and forms. */
  plain: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.route("**/art/**", (route) => route.abort());
    await use(page);
    await context.close();
  },
  /** Errors and warnings of the page's console. Must be empty at the end of every test that opens a page. */
  problems: async ({ playwright: _unused }, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
  /** True to open the window after sign-in, as in normal use. Off by default, because most tests are about the page below it. */
  welcome: [false, { option: true }],
  async page({ page, problems, welcome }, use) {
    if (!welcome) await page.addInitScript(stubSignInAnnouncements);
    await withConsoleProblems(page, problems, use);
  },
});

export { expect };
