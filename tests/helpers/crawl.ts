import { send, type TestResponse } from "./http";

/** Somebody who looks at every page of a brand. */
export interface Crawler {
  readonly port: number;
  /** Without a port, e.g. `aurora.localhost`. */
  readonly host: string;
  /** `session=…` of a member; empty for a visitor. */
  readonly cookie: string;
  /** Pages of one path whose queries have the same names, at most; with 0 one page of each path, whatever its query. */
  readonly alike: number;
  /** Where it begins. */
  readonly from: readonly string[];
}

/** A page as it was served. */
interface CrawledPage {
  readonly path: string;
  readonly html: string;
}

/** What a crawl found. */
export interface Crawled {
  readonly pages: readonly CrawledPage[];
  /** Links, forms and buttons that lead nowhere, with the page that they stand on. */
  readonly faults: readonly string[];
}

/** Every demo brand speaks English. */
const HEADERS = { "accept-language": "en" };
const REDIRECTS = [301, 302, 303, 307, 308];
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">", nbsp: " " };
const decoded = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt|nbsp);/g, (_all, name) => ENTITIES[name] ?? "");

/** The elements of a page that lead somewhere, as written: `<a …>`, `<form …>`, `<button formaction=…>`. */
const WAYS = /<(?:a|area|form|button|input|iframe)\b[^>]*\s(?:href|action|formaction|src)="[^"]*"[^>]*>/g;

/** One way out of a page. */
export interface Way {
  readonly href: string;
  /** The window that it opens where scripts run. */
  readonly modal: string | undefined;
  readonly tag: string;
}

/** Everything of a page that leads somewhere. */
export function waysOf(html: string): readonly Way[] {
  return [...html.matchAll(WAYS)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const href = attribute("href") ?? attribute("formaction") ?? attribute("action") ?? attribute("src") ?? "";
    return { href: decoded(href), modal: attribute("data-modal"), tag };
  });
}

/** Words that ask somebody to sign in or to open an account, where they begin a text. */
const ASKS =
  /^(?:(?:please )?(?:sign|log) in(?:$| to (?:play|join|bet|see|redeem)\b)|(?:open|create) an account|register now|new here)/i;

/** Texts of a page that ask somebody to sign in: its own, and names for screen readers. */
export function asksIn(html: string): readonly string[] {
  const read = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ");
  const named = [...read.matchAll(/\saria-label="([^"]*)"/g)].map(([, name = ""]) => name);
  return [...read.split(/<[^>]*>/), ...named].map((text) => decoded(text).trim()).filter((text) => ASKS.test(text));
}

/** Amounts of a page that do not say their currency: figures with two decimals that are no percentages. */
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
  /** Where the redirects ended; another host's address whole. */
  readonly at: string;
  readonly text: string;
}

/** Looks a brand over: every page, link, form and button that can be reached from some pages. */
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
  /** Whether enough pages of this kind were looked at. */
  function isEnough({ pathname, searchParams }: URL): boolean {
    const names = who.alike === 0 ? [] : [...new Set(searchParams.keys())].sort();
    const kind = `${pathname}?${names}`;
    const seen = counts.get(kind) ?? 0;
    counts.set(kind, seen + 1);
    return seen >= Math.max(1, who.alike);
  }

  const waiting = [...new Set(who.from)];
  const queued = new Set(waiting);
  /** Queues what a way leads to, and says what is wrong with it. */
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
