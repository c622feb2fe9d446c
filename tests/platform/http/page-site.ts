import type { RenderedPage, SiteHandlers, SiteVisit, Visit } from "~/platform/http/types";
import { fakeHandlers, html, startSite } from "../../helpers/fake-site";

/** Render function of a page. */
export type Page = (visit: SiteVisit, request: Request) => RenderedPage | Promise<RenderedPage>;

/**
 * Starts a site that records its renders.
 * @param page page of every path; default: a page with its brand and the number of the render
 */
export async function startPageSite(page?: Page, more: Partial<SiteHandlers> = {}) {
  const renders: SiteVisit[] = [];
  const numbered: Page = (visit) => ({
    response: html(`${visit.brand.code} n${renders.length} ${"x".repeat(2_000)}`),
  });
  const render = (request: Request, visit: Visit) => {
    renders.push(visit as SiteVisit);
    return (page ?? numbered)(visit as SiteVisit, request);
  };
  // A token begins with the kind of its account: `member-1`.
  const account = async (_brand: unknown, token: string) =>
    (["member", "agent", "demo"] as const).find((kind) => token.startsWith(kind)) ?? "visitor";
  const site = await startSite({ handlers: fakeHandlers({ account, ...more, render }) });
  return { site, renders };
}
