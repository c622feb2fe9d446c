// Draws docs/screens/homes.jpg from a running site: node scripts/screens.mjs [port]
import { chromium } from "playwright";
import { ensureBrowser } from "./lib/browser.mjs";

const port = process.argv[2] ?? "3000";
const BRANDS = ["aurora", "lotus", "harbor", "pebble"];
const SIZE = { width: 1440, height: 900 };

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SIZE });
const shots = [];
for (const brand of BRANDS) {
  await page.goto(`http://${brand}.localhost:${port}/`, { waitUntil: "networkidle" });
  shots.push((await page.screenshot({ type: "png" })).toString("base64"));
}
await page.goto("about:blank");
const images = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join("");
const style =
  "body{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:16px;background:#667}img{width:100%}";
await page.setViewportSize({ width: 1600, height: 1014 });
await page.setContent(`<style>${style}</style>${images}`);
await page.screenshot({ path: "docs/screens/homes.jpg", type: "jpeg", quality: 82 });
await browser.close();
