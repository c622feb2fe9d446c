import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { siteContext } from "~/lib/app-context";
import { loadPage } from "~/renderer/load-page";
import { loadViews } from "~/renderer/load-views";
import type { PageData } from "~/renderer/page-data";
import { PageLayout } from "~/renderer/page-layout";
import type { loader as rootLoader } from "~/root";

/** Every page of a brand: found by its path in the brand's module tree, drawn from its JSON. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) return json(null);
  const page = await loadPage(site, new URL(request.url).pathname);
  if (!page) throw new Response(null, { status: 404 });
  return json(page);
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const page = (await serverLoader<typeof loader>()) as PageData | null;
  await loadViews(page);
  return page;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) => {
  const root = matches.find((match) => match.id === "root")?.data;
  const brand = root?.document.title;
  const title = data?.title && data.title !== brand ? `${data.title} · ${brand}` : brand;
  return [{ title }, ...(data?.description ? [{ name: "description", content: data.description }] : [])];
};

export default function BrandPage() {
  const page = useLoaderData<typeof loader>() as PageData | null;
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return page && root?.kind === "site" ? <PageLayout page={page} preview={root.preview !== null} /> : null;
}
