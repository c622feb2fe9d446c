import { escapeHtml } from "~/platform/http/plain-page";
import type { SiteContext } from "./app-context";

/** Seconds until the page reloads. */
const REFRESH_S = 5;

const OFFLINE_CSS = `
body{display:grid;place-items:center;min-block-size:100vh;padding:24px;background:var(--surface-0);color:var(--text-1);text-align:center}
main{display:grid;justify-items:center;gap:16px;max-inline-size:44ch}
img{inline-size:72px;block-size:72px;object-fit:contain}
h1{font-size:1.75rem}
p{color:var(--text-2)}
a{display:inline-block;padding:12px 24px;border-radius:var(--radius-small);background:var(--brand);color:var(--on-brand);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;

/**
 * Renders the brand's offline page: a single file except for the logo, without scripts. It is served at the requested address,
 * which it reloads periodically.
 */
export function offlinePage({ document, site, t, themeCss }: SiteContext): string {
  const attributes = Object.entries(document.attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`,
  );
  const [title, text, again] = [
    t("shell:status.offlineTitle"),
    t("shell:status.offlineText"),
    t("shell:status.offlineAgain"),
  ].map(escapeHtml);
  const { name, logo } = site.brand;
  return [
    `<!doctype html><html lang="${document.lang}" dir="${document.dir}"${attributes.join("")}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="${REFRESH_S}"><title>${title} · ${escapeHtml(name)}</title>`,
    `<style>${themeCss}${OFFLINE_CSS}</style></head><body><main><img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" width="72" height="72">`,
    `<h1>${title}</h1><p role="status">${text}</p><a href="">${again}</a></main></body></html>`,
  ].join("");
}
