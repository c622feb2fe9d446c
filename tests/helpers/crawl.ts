import { send, type TestResponse } from "./http";

/** Parameters of a crawl. */
export interface Crawler {
  readonly port: number;
  /** Without a port, e.g. `aurora.localhost`. */
  readonly host: string;
  /** `session=…` of a member; empty for a visitor. */
  readonly cookie: string;
  /** Maximum number of pages per path and set of query names; with 0, one page per path, whatever its query. */
  readonly alike: number;
  /** Start pages. */
  readonly from: readonly string[];
}

/** A page as served. */
interface CrawledPage {
  readonly path: string;
  readonly html: string;
}

/** Result of a crawl. */
export interface Crawled {
  readonly pages: readonly CrawledPage[];
  /** Broken links, forms and buttons, each with its page. */
  readonly faults: readonly string[];
}

/** Every demo brand has English texts. */
const HEADERS = { "accept-language": "en" };
const REDIRECTS = [301, 302, 303, 307, 308];
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">", nbsp: " " };
const decoded = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt|nbsp);/g, (_all, name) => ENTITIES[name] ?? "");

/** Elements of a page with an address: `<a …>`, `<form …>`, `<button formaction=…>`. */
const WAYS = /<(?:a|area|form|button|input|iframe)\b[^>]*\s(?:href|action|formaction|src)="[^"]*"[^>]*>/g;

/** An element with an address. */
export interface Way {
  readonly href: string;
  /** Window that it opens where scripts run. */
  readonly modal: string | undefined;
  readonly tag: string;
}

/** Returns all elements of a page with an address. */
export function waysOf(html: string): readonly Way[] {
  return [...html.matchAll(WAYS)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const href = attribute("href") ?? attribute("formaction") ?? attribute("action") ?? attribute("src") ?? "";
    return { href: decoded(href), modal: attribute("data-modal"), tag };
  });
}

/** Beginning of a text that invites a visitor to sign in or to open an account. */
const ASKS =
  /^(?:(?:please )?(?:sign|log) in(?:$| to (?:play|join|bet|see|redeem)\b)|(?:open|create) an account|register now|new here)/i;

/** Returns the texts of a page that invite a visitor to sign in, including names for screen readers. */
export function asksIn(html: string): readonly string[] {
  const read = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ");
  const named = [...read.matchAll(/\saria-label="([^"]*)"/g)].map(([, name = ""]) => name);
  return [...read.split(/<[^>]*>/), ...named].map((text) => decoded(text).trim()).filter((text) => ASKS.test(text));
}

/** Returns the amounts of a page without a currency: figures with two decimals, except percentages. */
export function bareAmounts(html: string, symbol: string): readonly string[] {
  const read = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<div class="odds">[\s\S]*?<\/div>/g, " ");
  return read
    .split(/<[^>]*>/)
    .map(decoded)
    .filter((text) => {
      const amounts = [...text.matchAll(/(?<![\d.,])\d[\d,]*\.\d{2}(?![\d.]|\s?[%٪])/g)];
      return amounts.some(({ index }) => !text.slice(0, index).endsWith(`${symbol}\u00a0`));
    });
}

const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => decoded(id)));

interface Reached {
  readonly status: number;
  /** Address after the redirects; absolute for another host. */
  readonly at: string;
  readonly text: string;
}

/** Checks every page, link, form and button of a brand that can be reached from some pages. */
export async function crawl(who: Crawler): Promise<Crawled> {
  const reached = new Map<string, Promise<Reached>>();
  const counts = new Map<string, number>();
  const pages: CrawledPage[] = [];
  const faults = new Set<string>();
  const own = (url: URL) => url.hostname === who.host;
  const ask = (path: string): Promise<TestResponse> =>
    send(who.port, { host: who.host, path, headers: { ...HEADERS, ...(who.cookie ? { cookie: who.cookie } : {}) } });

  async function follow(path: string, left = 5): Promise<Reached> {
    const { headers, status, text } = await ask(path);
    if (!REDIRECTS.includes(status) || left === 0) return { status, at: path, text };
    const next = new URL(headers.location ?? "", `http://${who.host}${path}`);
    if (!own(next)) return { status, at: next.href, text: "" };
    return follow(next.pathname + next.search, left - 1);
  }
  const reach = (path: string) => {
    const known = reached.get(path) ?? follow(path);
    reached.set(path, known);
    return known;
  };
  /** Returns true when enough pages of this kind were crawled. */
  function isEnough({ pathname, searchParams }: URL): boolean {
    const names = who.alike === 0 ? [] : [...new Set(searchParams.keys())].sort();
    const kind = `${pathname}?${names}`;
    const seen = counts.get(kind) ?? 0;
    counts.set(kind, seen + 1);
    return seen >= Math.max(1, who.alike);
  }

  const waiting = [...new Set(who.from)];
  const queued = new Set(waiting);
  /** Queues the target of an element and returns its fault, or null. */
  async function look(page: CrawledPage, ids: ReadonlySet<string>, { href, tag }: Way): Promise<string | null> {
    if (/^(?:data:|blob:|javascript:)/.test(href)) return href.startsWith("javascript:") ? "runs a script" : null;
    if (/^(?:mailto|tel|sms):/.test(href)) return /[.@](?:example|invalid|test)\b/.test(href) ? "reaches nobody" : null;
    const url = new URL(href, `http://${who.host}${page.path}`);
    if (!own(url)) return "leads out of the product";
    // The same page in another language.
    if (url.searchParams.has("lang")) return null;
    const path = url.pathname + url.search;
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (path === page.path) return anchor && !ids.has(anchor) ? "names no part of the page" : null;
    if (tag.startsWith("<form") && /\smethod="post"/i.test(tag)) return null;
    if (!queued.has(path)) {
      if (isEnough(url)) return null;
      queued.add(path);
    }
    const found = await reach(path);
    if (found.status >= 400) return `answers ${found.status}`;
    if (/^https?:/.test(found.at)) return `leads out of the product, to ${found.at}`;
    if (who.cookie && /^\/login\b/.test(found.at)) return "asks a member to sign in";
    // A visitor may have to sign in first.
    if (anchor && found.at === path && !idsOf(found.text).has(anchor)) return "names no part of its page";
    if (!pages.some((one) => one.path === found.at) && !waiting.includes(found.at)) waiting.push(found.at);
    return null;
  }

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const found = await reach(path);
    if (found.status >= 400) faults.add(`${path}: answers ${found.status}`);
    if (found.status !== 200 || pages.some((one) => one.path === found.at)) continue;
    const page = { path: found.at, html: found.text };
    pages.push(page);
    const ids = idsOf(page.html);
    const ways = waysOf(page.html);
    const different = [...new Map(ways.map((way) => [way.href, way])).values()];
    const answers = await Promise.all(different.map((way) => look(page, ids, way)));
    for (const [at, answer] of answers.entries())
      if (answer !== null) faults.add(`${page.path}: ${different[at]?.href} ${answer}`);
  }
  return { pages, faults: [...faults] };
}
