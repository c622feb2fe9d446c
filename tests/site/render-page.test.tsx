import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { SITE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import { blocks } from "~/registry/blocks.server";
import type { SiteContext } from "~/site/app-context";
import { loadPage as loadPageOf } from "~/site/load-page";
import { AreaBlocks } from "~/site/page";
import type { PageData } from "~/site/page-data";
import { registerView } from "~/site/views";

const block = (id: string, type: string, props = {}) => ({ id, type, props, children: [] });
const menuOf = (...children: ReturnType<typeof block>[]) => ({
  modules: [
    {
      id: "HOMEPAGE",
      type: "page",
      props: { path: "/", paths: ["/home"], title: { EN: "Home" } },
      children: [{ id: "main", type: "area", props: {}, children }],
    },
  ],
});

const logged: unknown[] = [];

/** Creates the parts of a request's context that loading a page needs. The test provides the answers of calls. */
function context(menu: ReturnType<typeof menuOf>, calls: Record<string, unknown> = {}, preview: string | null = null) {
  return {
    language: "EN",
    brand: { code: "alpha" },
    query: {},
    leads: () => true,
    preview,
    wps: { system: { menu: async () => menu }, ...calls },
    cache: { note: () => {} },
    structured: { current: null },
    formFault: { current: false },
    t: (key: string) => key,
    log: { warn: (details: unknown) => logged.push(details) },
  } as unknown as SiteContext;
}

beforeEach(() => {
  logged.length = 0;
});
afterEach(() => vi.useRealTimers());

const loadPage = (site: SiteContext, path: string) => loadPageOf(site, path, blocks);
const types = (page: PageData | null) => page?.areas.main?.map(({ type }) => type);

test("T11 a block of an unknown type is logged and skipped, and the other blocks stay", async () => {
  const page = await loadPage(context(menuOf(block("a", "no-such-block"), block("b", "licence-band"))), "/");
  expect(types(page)).toEqual(["licence-band"]);
  expect(page?.notes).toEqual([]);
  expect(logged).toMatchObject([{ brand: "alpha", block: { id: "a", reason: "unknown" } }]);
});

test("T11 a block whose call fails is skipped, and only the preview shows a note", async () => {
  const failing = { home: { rankList: () => Promise.reject(new Error("the database is away")) } };
  const menu = menuOf(block("w", "winners"), block("b", "licence-band"));
  expect(types(await loadPage(context(menu, failing), "/"))).toEqual(["licence-band"]);
  const preview = await loadPage(context(menu, failing, "v1"), "/");
  expect(preview?.notes).toEqual([{ id: "w", type: "winners", reason: "failed" }]);
});

test("T11 a block without an answer is omitted after its time limit, and the page is rendered", async () => {
  vi.useFakeTimers();
  const slow = { home: { rankList: () => new Promise(() => {}) } };
  const loading = loadPage(context(menuOf(block("w", "winners"), block("b", "licence-band")), slow, "v1"), "/home");
  await vi.advanceTimersByTimeAsync(3000);
  const page = await loading;
  expect(types(page)).toEqual(["licence-band"]);
  expect(page?.notes).toEqual([{ id: "w", type: "winners", reason: "slow" }]);
});

test("T11 a path without an enabled page gives no page", async () => {
  expect(await loadPage(context(menuOf()), "/nowhere")).toBeNull();
});

test("I3 block properties contain only the visitor's language", async () => {
  const props = { title: { EN: "Winning now", CN: "赢家榜" }, licences: {} };
  const page = await loadPage(context(menuOf(block("b", "licence-band", props))), "/");
  expect(page?.areas.main?.[0]?.props).toEqual({ title: "Winning now", licences: {} });
});

const menuWith = (props: object, ...areas: object[]) => ({
  modules: [{ id: "P", type: "page", props: { path: "/p", title: "P", ...props }, children: areas }],
});

test("R1 a page declares its surroundings, and blocks of an omitted side area are not loaded", async () => {
  const area = (id: string) => ({ id, type: "area", props: {}, children: [block(id, "licence-band")] });
  const menu = menuWith({ chrome: { footer: false, side: false } }, area("main"), area("side"), area("banner"));
  const page = await loadPage(context(menu as never), "/p");
  expect(page?.chrome).toEqual({ header: true, footer: false, banner: true, side: false });
  expect(Object.keys(page?.areas ?? {}).sort()).toEqual(["banner", "main"]);
});

test("R1 the path of a modal opens it and is not indexed, and the page itself opens no modal", async () => {
  const menu = menuWith({ paths: ["/register"], modals: { "/register": "registerModal" } });
  const opened = await loadPage(context(menu as never), "/register");
  expect(opened).toMatchObject({ modal: "registerModal", index: false, canonical: "/p" });
  expect(await loadPage(context(menu as never), "/p")).toMatchObject({ modal: null, index: true });
});

test("R2 G1 blocks read only the declared query and the path's parameter", async () => {
  const asked: unknown[] = [];
  const gameList = async (input: unknown) => {
    asked.push(input);
    return { games: [], totalPages: 0 };
  };
  const main = { id: "main", type: "area", props: {}, children: [block("g", "game-row", { filtered: true })] };
  const props = { query: ["page"], canonicalQuery: ["page"], param: { name: "games", values: ["rng"] } };
  const ctx = { ...context(menuWith(props, main) as never, { game: { gameList } }), query: { page: "REEL", q: "x" } };
  const page = await loadPage(ctx, "/p/RNG");
  expect(page?.canonical).toBe("/p/rng?page=REEL");
  expect(asked).toEqual([expect.objectContaining({ vassalage: "REEL" })]);
  expect(JSON.stringify(asked)).not.toContain("gameName");
});

test("T11 a view that throws is omitted, and the rest of the page is rendered", async () => {
  registerView("test-throws", () => {
    throw new Error("a view failed");
  });
  registerView("test-stands", () => <p>still here</p>);
  const blocks = ["test-throws", "test-stands"].map((type) => ({ id: type, type, props: {}, data: null }));
  const page = { id: "P", areas: { main: blocks }, notes: [] } as unknown as PageData;
  const errors: unknown[] = [];
  const i18n = i18nFor({ language: "EN", namespaces: SITE_NAMESPACES });
  const html = await new Promise<string>((done, fail) => {
    const stream = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <AreaBlocks page={page} name="main" preview={true} />
      </I18nProvider>,
      {
        onAllReady: () => done(text(stream.pipe(new PassThrough()))),
        onShellError: fail,
        onError: (error) => void errors.push(error),
      },
    );
  });
  expect(html).toContain("still here");
  expect(html).toContain("data-block-note");
  expect(errors).toHaveLength(1);
});
