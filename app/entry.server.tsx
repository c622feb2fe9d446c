import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { StyleSheetManager } from "styled-components";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { PAGE_ACCOUNT_ATTRIBUTE } from "~/platform/wps/page-account";
import { blocks } from "~/registry/blocks.server";
import { type AppContext, appContext } from "~/site/app-context";
import { type DocumentTexts, finishDocument, scriptJson } from "~/site/document";
import { FrameProvider } from "~/site/frame/frame";
import { PageAccountContext } from "~/site/page-account";
import type { SiteStatus } from "~/site/status/site-status";
import { structuredData } from "~/site/structured-data";
import { primeStyles, styleSheet, styleTags } from "~/site/style-sheet";

primeStyles(blocks);

/** Comment that React writes before a Suspense boundary with its fallback. */
const FALLBACK_MARK = "<!--$!-->";

/** Renders with the stream renderer, whose hook reports errors. */
function renderByStream(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
  });
}

/**
 * Renders the whole tree to one string, so that nothing is sent before loading is complete (docs/decisions/0003). The string
 * renderer is a third cheaper than the stream. If a block failed, the stream renders the tree again and reports the error.
 */
async function renderBuffered(tree: ReactElement, onError: (error: unknown) => void): Promise<string> {
  const markup = renderToString(tree);
  return markup.includes(FALLBACK_MARK) ? renderByStream(tree, onError) : `<!DOCTYPE html>${markup}`;
}

function statusOf(context: AppContext, status: number): number {
  if (context.kind !== "site" || context.status === 0) return status;
  return context.status === 1 ? 503 : 451;
}

/** Retry-After of a maintenance without an announced end, seconds. */
const MAINTENANCE_S = 300;

/** Returns the seconds until the end of the maintenance, for search engines and monitors; null without maintenance. */
function retryAfter(context: AppContext, { staticHandlerContext }: EntryContext): number | null {
  if (context.kind !== "site" || context.status !== 1) return null;
  const root: { readonly status?: SiteStatus } | null | undefined = staticHandlerContext.loaderData["root"];
  const until = root?.status?.maintenance.until;
  return until ? Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 1_000)) : MAINTENANCE_S;
}

/** Returns the texts of a page. A brand's pages share a cacheable file; the console's pages contain their texts inline. */
function documentTexts(context: AppContext): DocumentTexts {
  const { i18n } = context;
  if (context.kind === "console") return { json: i18n.json };
  const set = context.textSet === "games" ? ".games" : "";
  return { url: `/texts/${i18n.language}${set}.json?v=${i18n.version}` };
}

/** Returns the structured data (JSON-LD) of an indexed page as script elements, for search engines. */
function structuredOf(context: AppContext, status: number): string {
  if (context.kind !== "site" || status !== 200) return "";
  const { brand, document, structured } = context;
  if (structured.current === null || !document.site?.index) return "";
  const data = structuredData(structured.current, document.site, brand.name);
  return data.map((one) => `<script type="application/ld+json">${scriptJson(one)}</script>`).join("");
}

/**
 * Returns the attributes of `<html>` that stay the same while the page is open. Style rules for other values of them are omitted.
 * The theme is excluded, because parts of a page can have another theme. Empty on the console, whose gallery changes all attributes.
 */
function constantRootAttributes({ document, kind }: AppContext): Record<string, string> {
  if (kind === "console") return {};
  const { "data-theme": _theme, [PAGE_ACCOUNT_ATTRIBUTE]: _account, ...attributes } = document.attributes;
  return { ...attributes, dir: document.dir };
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const context = appContext(loadContext);
  const tree = (
    <I18nProvider i18n={context.i18n}>
      <StyleSheetManager sheet={styleSheet}>
        <PageAccountContext.Provider value={context.document.attributes[PAGE_ACCOUNT_ATTRIBUTE] ?? ""}>
          <FrameProvider frame={context.kind === "site" ? context.frame.current : null}>
            <RemixServer context={remix} url={request.url} />
          </FrameProvider>
        </PageAccountContext.Provider>
      </StyleSheetManager>
    </I18nProvider>
  );
  const markup = await renderBuffered(tree, (error) => context.log.error({ err: error }, "rendering a view failed"));
  const styles = `<style>${context.themeCss}</style>${styleTags(markup, constantRootAttributes(context))}${structuredOf(context, status)}`;
  const html = finishDocument(markup, { remix, styles, texts: documentTexts(context) });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const seconds = retryAfter(context, remix);
  if (seconds !== null) headers.set("Retry-After", String(seconds));
  return new Response(Buffer.from(html), { status: statusOf(context, status), headers });
}

/** Logs errors of loaders, which are bugs, with the request id. Never shows them to the visitor. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (!request.signal.aborted) appContext(context).log.error({ err: error }, "a route failed");
}
