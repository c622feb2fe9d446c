import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { signPreview } from "~/platform/brands/preview";
import { startProduct } from "../../scripts/bench/process";
import { testDatabaseUrl } from "../helpers/database";
import { send } from "../helpers/http";
import { aBrand, aTenantsFolder } from "../helpers/tenants";

const SECRET = "of these tests, of these tests, of these tests";
const host = "own.localhost";
const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${fill}" d="M0 0h40v40H0z"/></svg>`;

/** Files of a brand with its own pictures and font. Its logo has the given colour, and so do the pictures derived from it. */
const files = (colour: string) => ({
  "tenant.json": {
    name: "Own",
    operator: "test",
    hosts: { member: [host] },
    origin: `http://${host}`,
    logo: "assets/logo.svg",
    theme: { dark: { brand: colour }, fonts: { family: "Own Sans", file: "assets/own.woff2" } },
  },
  "content/banners.json": {
    items: { own: { group: "rng", title: { EN: "Ours" }, seed: "own", image: "assets/own-banner.png", order: 1 } },
  },
  "assets/logo.svg": svg(colour),
  "assets/own.woff2": `wOF2 ${colour}`,
});

/** Starts the product with one brand, whose draft has another colour. @returns port and token of the draft's preview */
async function aSite() {
  const folder = aTenantsFolder(aBrand("own", {}, files("#8098f9")));
  for (const [path, content] of Object.entries(files("#f8a020"))) folder.write(`.drafts/own/${path}`, content);
  const banner = await sharp({ create: { width: 12, height: 4, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();
  for (const place of ["own", ".drafts/own"]) {
    await mkdir(join(folder.dir, place, "assets"), { recursive: true });
    await writeFile(join(folder.dir, place, "assets/own-banner.png"), banner);
  }
  const product = await startProduct({
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: join(folder.dir, ".data"),
    TENANTS_DIR: folder.dir,
    PREVIEW_SECRET: SECRET,
  });
  onTestFinished(() => product.stop());
  const token = signPreview({ code: "own", version: "draft", expiresAt: Date.now() + 600_000 }, SECRET);
  return { port: product.port, token };
}

test("R8 T7 a brand's logo, banner picture and font are served at the addresses in its pages; a preview has those of the draft", async () => {
  const { port, token } = await aSite();
  for (const [cookie, colour, other, caching] of [
    ["", "#8098f9", "#f8a020", "public, max-age=31536000, immutable"],
    [`preview=${token}`, "#f8a020", "#8098f9", "private, no-cache"],
  ] as const) {
    const get = (path: string) => send(port, { host, path, headers: cookie ? { cookie } : {} });
    const page = await get("/rng");
    expect(page.status).toBe(200);
    const addresses = new Set(page.text.match(/\/brand-assets\/[\w./-]+\?v=[\w-]+/g));
    const named = (end: string) => [...addresses].find((one) => one.includes(end)) ?? "";
    expect([...addresses].map((one) => one.replace(/\?.*/, "")).toSorted()).toEqual([
      "/brand-assets/logo.svg",
      "/brand-assets/own-banner.png",
      "/brand-assets/own.woff2",
    ]);
    for (const address of addresses) {
      const { headers, status } = await get(address);
      expect([address, status, headers["cache-control"]]).toEqual([address, 200, caching]);
    }
    expect((await get(named("logo.svg"))).text).toBe(svg(colour));
    expect((await get(named("own.woff2"))).text).toBe(`wOF2 ${colour}`);
    const drawn = (await get(/\/art\/banner\/[^"' ]+/.exec(page.text)?.[0].replaceAll("&amp;", "&") ?? "")).text;
    expect([drawn.includes("<svg"), drawn.includes(other)]).toEqual([true, false]);
    const { data } = await sharp((await get("/icon-192.png")).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = (96 * 192 + 96) * 3;
    const hex = `#${data.subarray(middle, middle + 3).toString("hex")}`;
    expect(hex).toBe(colour);
  }
});
