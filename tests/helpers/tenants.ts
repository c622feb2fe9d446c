import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { openTenants, type TenantsOptions } from "~/platform/brands/store";
import type { BrandHealth, TenantStore } from "~/platform/brands/types";
import { BRAND_CHECKS } from "~/registry/brand-checks";
import { copyFullBase, copySharedTenants } from "../../scripts/lib/shared-tenants";
import { CONNECTED } from "./connected";

/** Content of a brand file: a value, or the exact text. */
export type FileContent = object | string | null;

/** A brand to write: its code, and its files by path. */
export interface TestBrand {
  readonly code: string;
  readonly files: Readonly<Record<string, FileContent>>;
}

/** Creates a valid small brand. @param over keys for tenant.json @param files further files */
export function aBrand(code: string, over: object = {}, files: Readonly<Record<string, FileContent>> = {}): TestBrand {
  const tenant = {
    name: code,
    operator: "test",
    hosts: { member: [`${code}.test`] },
    origin: `https://${code}.test`,
    ...over,
  };
  return { code, files: { "tenant.json": tenant, ...files } };
}

/** Returns a brand file that connects vendors, so that their games can be launched. */
export const connected = (...vendors: readonly string[]): Readonly<Record<string, FileContent>> => ({
  "content/vendors.json": { items: Object.fromEntries(vendors.map((code) => [code, { integration: CONNECTED }])) },
});

/** A tenants folder, removed when the test ends. */
export interface TestFolder {
  readonly dir: string;
  /** Writes a file. A value becomes JSON with an indent of two, so that its line numbers are known. */
  write(path: string, content: FileContent): void;
  /** Writes a temporary file and moves it into place. */
  replace(path: string, content: FileContent): void;
  add(brand: TestBrand): void;
  remove(path: string): void;
}

/** Creates a folder whose base includes the demo's content, so that every brand has games, vendors and promotions. */
export function aTenantsFolder(...brands: readonly TestBrand[]): TestFolder {
  return untilTestEnds(aFolder(copyFullBase, brands));
}

/** Creates a folder with the product's own base and templates. */
export function aProductFolder(...brands: readonly TestBrand[]): TestFolder {
  return untilTestEnds(aFolder(copySharedTenants, brands));
}

/** Like `aProductFolder`, for all tests of a file: call `close` at their end. */
export const productFolder = (...brands: readonly TestBrand[]): ClosableFolder => aFolder(copySharedTenants, brands);

/** Like `aTenantsFolder`, for all tests of a file: call `close` at their end. */
export const tenantsFolder = (...brands: readonly TestBrand[]): ClosableFolder => aFolder(copyFullBase, brands);

type ClosableFolder = TestFolder & { close(): void };

function untilTestEnds(folder: ClosableFolder): TestFolder {
  onTestFinished(folder.close);
  return folder;
}

function aFolder(copyShared: (dir: string) => void, brands: readonly TestBrand[]): ClosableFolder {
  const dir = mkdtempSync(join(tmpdir(), "livery-tenants-"));
  copyShared(dir);
  const folder: TestFolder = {
    dir,
    write(path, content) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), textOf(content));
    },
    replace(path, content) {
      writeFileSync(join(dir, `${path}.new`), textOf(content));
      renameSync(join(dir, `${path}.new`), join(dir, path));
    },
    add({ code, files }) {
      for (const [path, content] of Object.entries(files)) folder.write(`${code}/${path}`, content);
    },
    remove: (path) => rmSync(join(dir, path), { recursive: true, force: true }),
  };
  for (const brand of brands) folder.add(brand);
  return { ...folder, close: () => rmSync(dir, { recursive: true, force: true }) };
}

function textOf(content: FileContent): string {
  return typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
}

/** Texts for tests that do not depend on the product's texts. */
export const TEXTS = { "home:title": "Home", "home:welcome": "Hello {{name}}", "home:games_other": "{{count}} games" };

/** Returns a tenants folder with the product's checks. */
export const checkedTenants = (dir: string) => ({ dir, checks: BRAND_CHECKS });

/** Opens a store over a test folder. Closed when the test ends. */
export async function openStore(folder: TestFolder, over: Partial<TenantsOptions> = {}): Promise<TenantStore> {
  const store = await openTenants({ ...checkedTenants(folder.dir), demo: true, knownTexts: TEXTS, ...over });
  onTestFinished(() => store.close());
  return store;
}

/** Waits, by the store's events, until a condition is true. */
export function untilStore(store: TenantStore, isTrue: () => boolean, ms = 30_000): Promise<void> {
  if (isTrue()) return Promise.resolve();
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      stop();
      fail(new Error(`it did not become true within ${ms} ms: ${JSON.stringify(store.health(), null, 1)}`));
    }, ms);
    const stop = store.onChange(() => {
      if (!isTrue()) return;
      clearTimeout(timer);
      stop();
      done();
    });
  });
}

export function healthOf(store: TenantStore, code: string): BrandHealth {
  const found = store.health().find((one) => one.code === code);
  if (found === undefined) throw new Error(`there is no brand ${code}`);
  return found;
}

/** Returns the code and side of the brand at a host, or the failure. */
export function hostAnswer(store: TenantStore, host: string | undefined): string {
  const answer = store.resolveHost(host);
  if (answer.kind === "brand") return `${answer.brand.code} ${answer.side}`;
  return answer.kind === "broken" ? `broken ${answer.code}` : "unknown";
}
