import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Flags as AllFlags } from "~/platform/brands/config.gen";
import { expect, type Site, test } from "./support/site";

type Flags = Partial<AllFlags>;

/** Brands that differ only in their flags. */
const BRANDS = {
  open: {
    usernameRegistration: false,
    mobileRegistration: true,
    smsVerification: true,
    countryCode: true,
    mobilePassword: true,
    mobileLogin: true,
    forgotPasswordByPhone: true,
    phoneService: true,
    freePlay: true,
    directRegistration: true,
    snow: true,
  },
  bare: {
    usernameRegistration: false,
    mobileRegistration: true,
    smsVerification: false,
    countryCode: false,
    mobilePassword: false,
    mobileLogin: false,
    forgotPasswordByPhone: false,
    phoneService: false,
    freePlay: false,
    snow: false,
  },
  named: { usernameRegistration: true, mobileRegistration: false },
  closed: { directRegistration: false },
  gated: { loggedInToHome: true, usernameRegistration: true, mobileRegistration: false },
} as const satisfies Record<string, Flags>;
type BrandCode = keyof typeof BRANDS;

/** Identity provider for the flag to show or hide. These tests never call it. */
const PROVIDERS = {
  identity: {
    google: {
      kind: "oidc",
      issuer: "https://accounts.google.com",
      clientIdEnv: "IDENTITY_ID",
      clientSecretEnv: "IDENTITY_SECRET",
    },
  },
};

/** Effect of a flag for a visitor: a part of a page, present on one brand and absent on the other. */
interface Shown {
  readonly flag: keyof AllFlags;
  readonly on: BrandCode;
  readonly off: BrandCode;
  readonly path: string;
  readonly what: (page: Page) => Locator;
}

const mode = (name: string) => (page: Page) => page.getByRole("main").locator(".modes label", { hasText: name });
const field = (name: string) => (page: Page) => page.getByRole("dialog").getByLabel(name, { exact: true }).first();
const button = (name: string) => (page: Page) => page.getByRole("main").getByRole("button", { name });
const OPEN_BARE = { on: "open", off: "bare" } as const;

const SHOWN: readonly Shown[] = [
  { flag: "usernameRegistration", on: "named", off: "open", path: "/register", what: field("Username *") },
  { flag: "mobileRegistration", on: "open", off: "named", path: "/register", what: field("Mobile number *") },
  { flag: "smsVerification", ...OPEN_BARE, path: "/register", what: field("Verification code *") },
  { flag: "countryCode", ...OPEN_BARE, path: "/register", what: field("Country code") },
  { flag: "mobilePassword", ...OPEN_BARE, path: "/register", what: field("Password *") },
  { flag: "mobileLogin", ...OPEN_BARE, path: "/login", what: mode("Mobile number") },
  { flag: "forgotPasswordByPhone", ...OPEN_BARE, path: "/login?view=forgot", what: mode("Mobile number") },
  { flag: "phoneService", ...OPEN_BARE, path: "/login", what: button("Sign in with Google") },
  { flag: "freePlay", ...OPEN_BARE, path: "/login", what: button("Free play") },
  {
    flag: "directRegistration",
    on: "open",
    off: "closed",
    path: "/",
    what: (page) => page.getByRole("banner").getByRole("link", { name: "Register" }).first(),
  },
];

test.beforeAll(async ({ site }) => {
  for (const [code, flags] of Object.entries(BRANDS)) {
    const made = await site.brand("new", code, "--name", code);
    expect(made.status, made.stderr).toBe(0);
    const file = join(site.tenantsDir, code, "tenant.json");
    await writeFile(
      file,
      JSON.stringify({
        ...JSON.parse(await readFile(file, "utf8")),
        name: `${code} flags`,
        flags,
        providers: PROVIDERS,
      }),
    );
  }
});

/** Waits until the brand's flags are live. */
const isLive = (page: Page, site: Site, code: BrandCode) =>
  expect(async () => {
    await page.goto(site.url(code, "/help"), { waitUntil: "domcontentloaded" });
    await expect(page).toHaveTitle(new RegExp(`${code} flags`), { timeout: 1 });
  }).toPass({ intervals: [50] });

test("T13 each flag of sign-in and registration shows its part, and hides it when off, without scripts", {
  tag: "@full",
}, async ({ plain: page, site }) => {
  const states = SHOWN.flatMap(({ on, off, ...one }) => [
    { ...one, code: on, isOn: true },
    { ...one, code: off, isOn: false },
  ]);
  for (const code of Object.keys(BRANDS) as BrandCode[]) {
    await isLive(page, site, code);
    const own = states.filter((state) => state.code === code);
    for (const path of new Set(own.map((state) => state.path))) {
      await page.goto(site.url(code, path), { waitUntil: "domcontentloaded" });
      for (const { flag, what, isOn } of own.filter((state) => state.path === path))
        await expect(what(page), `${flag} ${isOn ? "on" : "off"}`).toBeVisible({ visible: isOn });
    }
  }
});

test("T13 without direct registration no form opens, and a submitted one is refused", { tag: "@full" }, async ({
  page,
  site,
  problems,
}) => {
  await isLive(page, site, "closed");
  await page.goto(site.url("closed", "/register"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const refused = await page.evaluate(async () => {
    const body = new URLSearchParams({ username: "somebody" });
    return (await fetch("/register", { method: "POST", body })).status;
  });
  expect(refused).toBe(404);
  problems.length = 0;
});

test("R10 snow falls only with its flag, and blocks no control", { tag: "@full" }, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await isLive(page, site, "open");
  const snow = page.locator('[data-area="snow"]');
  await expect(snow).toBeVisible();
  await expect(snow).toHaveCSS("pointer-events", "none");
  await isLive(page, site, "bare");
  await expect(snow).toHaveCount(0);
});

test("R3 T13 a brand that requires sign-in shows a visitor its sign-in page, and continues to the requested page", async ({
  plain,
  site,
}) => {
  await isLive(plain, site, "gated");
  await plain.goto(site.url("gated", "/"));
  await expect(plain).toHaveURL(site.url("gated", "/login"));
  await plain.goto(site.url("gated", "/help"));
  await expect(plain).toHaveURL(site.url("gated", "/login?next=%2Fhelp"));
  for (const path of ["/register", "/helpmc", "/down"]) {
    await plain.goto(site.url("gated", path));
    await expect(plain).toHaveURL(site.url("gated", path));
  }
  await plain.goto(site.url("gated", "/download"));
  await expect(plain).toHaveURL(site.url("gated", "/down"));
});
