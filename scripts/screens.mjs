// Draws docs/screens/*.jpg from a running site: node scripts/screens.mjs [port]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { ensureBrowser } from "./lib/browser.mjs";

const port = process.argv[2] ?? "3000";
const DIR = "docs/screens";
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 390, height: 844 },
];
/** Shots are shown at half their size, with so much between them. */
const [SCALE, GAP] = [0.5, 16];
const GROUND = "#5b6070";
const BRANDS = {
  aurora: { language: "EN", lobby: "/rng" },
  lotus: { language: "VI", lobby: "/vnlottery" },
  harbor: { language: "EN", lobby: "/sports" },
  pebble: { language: "EN", lobby: "/games" },
};

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });

/** Opens a page of a brand and takes one picture of what a visitor sees first. */
async function shoot({ brand, path, language, theme, size, popup = false }) {
  const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
  const url = `http://${brand}.localhost:${port}`;
  await context.addCookies([
    { name: "lang", value: language, url },
    { name: "theme", value: theme, url },
  ]);
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: "networkidle" });
  if (popup) await openNotices(page, url);
  const shot = await page.screenshot({ type: "png" });
  await context.close();
  return shot;
}

/** The notice popup opens from the strip; a brand without one has its notices on a page. */
async function openNotices(page, url) {
  const opener = page.locator('[data-modal="noticeModal"]').first();
  if ((await opener.count()) === 0) {
    await page.goto(`${url}/noticePage`, { waitUntil: "networkidle" });
    return;
  }
  await opener.click();
  await page.locator("dialog[open]").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Lays pictures out in rows and writes one file. */
async function sheet(name, rows) {
  const scaled = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async (shot) => {
          const { width = 0, height = 0 } = await sharp(shot).metadata();
          const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
          return { ...size, input: await sharp(shot).resize(size.width).png().toBuffer() };
        }),
      ),
    ),
  );
  const tops = [];
  let top = GAP;
  for (const row of scaled) {
    tops.push(top);
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const width = Math.max(...scaled.map((row) => row.reduce((sum, one) => sum + one.width + GAP, GAP)));
  const placed = scaled.flatMap((row, r) => {
    let left = GAP;
    return row.map(({ input, width: w }) => {
      const at = { input, left, top: tops[r] };
      left += w + GAP;
      return at;
    });
  });
  const canvas = sharp({ create: { width, height: top, channels: 3, background: GROUND } });
  await canvas.composite(placed).jpeg({ quality: 76, mozjpeg: true }).toFile(`${DIR}/${name}.jpg`);
}

/** One page of a brand: light above dark, wide to narrow. */
async function pageSheet(name, ask) {
  const rows = [];
  for (const theme of ["light", "dark"]) {
    const row = [];
    for (const size of SIZES) row.push(await shoot({ ...ask, theme, size }));
    rows.push(row);
  }
  await sheet(name, rows);
}

mkdirSync(DIR, { recursive: true });
for (const [brand, { language, lobby }] of Object.entries(BRANDS)) {
  await pageSheet(`${brand}-home`, { brand, language, path: "/" });
  await pageSheet(`${brand}-lobby`, { brand, language, path: lobby });
  await pageSheet(`${brand}-notice`, { brand, language, path: "/", popup: true });
}
await pageSheet("harbor-home-rtl", { brand: "harbor", language: "AR", path: "/" });

// The four homes as each brand shows itself first, in colour for the README and in grey to tell the silhouettes apart.
const homes = [];
for (const [brand, { language }] of Object.entries(BRANDS)) {
  homes.push(await shoot({ brand, language, path: "/", theme: "", size: SIZES[0] }));
}
await sheet("homes", [homes.slice(0, 2), homes.slice(2)]);
const grey = await Promise.all(homes.map((home) => sharp(home).resize(480).grayscale().png().toBuffer()));
await sheet("silhouettes", [grey]);
await browser.close();
