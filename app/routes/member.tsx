import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { blocks } from "~/registry/blocks.server";
import { siteContext } from "~/site/app-context";
import { loadPage } from "~/site/load-page";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary } from "./$";

/** Loads the page below the centres: the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context);
  return json(site.status === 0 && site.account !== "visitor" ? await loadPage(site, "/", blocks) : null);
}

/** The page below is not reloaded during navigation within the centre. */
export const shouldRevalidate = () => false;

export default function PageBelow() {
  return (
    <>
      <div inert="">
        <BrandPage />
      </div>
      <Outlet />
    </>
  );
}
