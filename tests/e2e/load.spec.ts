import { hydrated } from "./support/look";
import { openCentrePage } from "./support/member";
import { expect, test } from "./support/site";

test("R17 each file of the application is listed after its imports, so that one task evaluates one file", async ({
  page,
  site,
}) => {
  await page.goto(site.url("aurora"));
  const early = await page.evaluate(async () => {
    const { imports } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as { imports: string[] };
    const codes = await Promise.all(imports.map(async (url) => (await fetch(url)).text()));
    const asked = (code: string) =>
      [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file]) => `/assets/${file}`);
    return imports.filter((_, at) => asked(codes[at] ?? "").some((file) => imports.indexOf(file) >= at));
  });
  expect(early).toEqual([]);
});

test("R17 the library of styles leaves the page's inline styles alone and repeats none of them", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.url("aurora"));
  await hydrated(page);
  const twice = await page.evaluate(() => {
    const rulesOf = (which: string) =>
      [...document.querySelectorAll<HTMLStyleElement>(which)].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText),
      );
    const own = rulesOf("#styles");
    return { own: own.length > 0, rules: rulesOf("style[data-styled]").filter((rule) => own.includes(rule)) };
  });
  expect(twice).toEqual({ own: true, rules: [] });
});

test("R17 H4 a navigation while the personal data still loads causes no error", {
  tag: "@full",
}, async ({ page, site }) => {
  await openCentrePage(page, site, "aurora", "rewardCenter", "lena");
  const waiting: (() => void)[] = [];
  await page.route("**/assets/signed-in-*.js", async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.goto(site.url("aurora", "/help"));
  await hydrated(page);
  await expect.poll(() => waiting.length, "files that wait").toBeGreaterThan(0);
  await page.getByRole("contentinfo").locator(`a[href^="/help#"]`).first().click();
  await expect(page).toHaveURL(/help#/);
  for (const go of waiting) go();
  const balance = page.getByRole("banner").getByRole("button", { name: /^Balance/ });
  await expect(balance.filter({ visible: true })).toHaveText("P 0.00");
});
