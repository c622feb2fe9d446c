import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { CENTRE_PAGES } from "~/registry/centre-pages";
import { CENTRES } from "~/registry/centre-servers.server";
import type { loader as rootLoader } from "~/root";
import { CentreOverlay } from "~/site/centre/centre-overlay";
import { centrePage, loadCentreView } from "~/site/centre/centre-views";
import { handleCentreForm, loadCentre } from "~/site/centre/load-centre.server";
import type { CentreData } from "~/site/centre/types";
import { titleMeta } from "~/site/page-meta";
import type { FormAnswer } from "~/ui/form-answer";

/** Loads a page of the member centre, shown over the home page (requirement C1). */
export const loader = (args: LoaderFunctionArgs) => loadCentre(CENTRES, "member", args);

/** Handles a form of one of its pages. */
export const action = (args: ActionFunctionArgs) => handleCentreForm(CENTRES, "member", args);

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const data = await serverLoader<CentreData | null>();
  const page = data ? centrePage(CENTRE_PAGES, data.centre, data.key) : undefined;
  // If the view's file cannot be loaded, the page shows an error in its place.
  if (page) await loadCentreView(page).catch(() => {});
  return data;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) =>
  titleMeta(data?.documentTitle ?? data?.title, matches.find((match) => match.id === "root")?.data?.document);

export default function CentrePageOverlay() {
  const data = useLoaderData<typeof loader>() as CentreData | null;
  const answer = useActionData<FormAnswer>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!data || root?.kind !== "site") return null;
  return <CentreOverlay pages={CENTRE_PAGES} data={data} site={root.site} answer={answer} />;
}
