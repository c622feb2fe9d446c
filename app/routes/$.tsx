import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isOpenToVisitors } from "~/platform/brands/open-paths";
import { signInAddress } from "~/platform/text/site-path";
import { blocks as views } from "~/registry/blocks.client";
import { blocks } from "~/registry/blocks.server";
import type { loader as rootLoader } from "~/root";
import { siteContext } from "~/site/app-context";
import { loadPage } from "~/site/load-page";
import { loadViews } from "~/site/load-views";
import type { PageData } from "~/site/page-data";
import { PageLayout } from "~/site/page-layout";
import { pageMeta } from "~/site/page-meta";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads a page of a brand: resolved by path in the brand's module tree, rendered from its JSON. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) return json(null);
  const { pathname } = new URL(request.url);
  if (site.signInFirst && !isOpenToVisitors(pathname)) throw redirect(signInAddress("/login", request));
  const page = await loadPage(site, pathname, blocks);
  if (!page) throw new Response(null, { status: 404 });
  return json(page, page.missing ? { status: 404 } : {});
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const page = (await serverLoader<typeof loader>()) as PageData | null;
  await loadViews(page, views);
  return page;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) =>
  pageMeta(data as PageData | null, matches.find((match) => match.id === "root")?.data?.document);

/** Renders the page of the route. `lead` is the route's content before the main blocks. */
export function BrandPage({ lead }: { readonly lead?: ReactNode }) {
  const page = useLoaderData<typeof loader>() as PageData | null;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return page && root?.kind === "site" ? <PageLayout page={page} preview={root.preview !== null} lead={lead} /> : null;
}

export default function AnyPage() {
  return <BrandPage />;
}
