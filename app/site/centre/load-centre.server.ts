import { json, redirect, type TypedResponse } from "@remix-run/node";
import { type CentreName, unmetCentreRequirement } from "~/platform/brands/centres";
import { signInAddress } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";
import { readForm } from "../answer-form.server";
import { type SiteContext, siteContext } from "../app-context";
import { refusedFormTitle } from "../refused-form-title";
import { centrePage, loadCentreView } from "./centre-views";
import type { CentreData, CentrePage, Centres } from "./types";

/** Remix arguments of the loader and the action of a centre's route. */
interface CentreArgs {
  readonly context: Parameters<typeof siteContext>[0];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
}

const NO_STORE = { "Cache-Control": "no-store" };

/** Redirects to the sign-in page, which returns to the requested page (requirement A13). */
const signInFirst = (request: Request): Response => redirect(signInAddress("/login", request));

/** Finds a page of a centre. @throws Response 404 if it does not exist */
function pageOf({ pages }: Centres, centre: CentreName, key: string | undefined): CentrePage {
  const page = centrePage(pages, centre, key);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** Field of `unreadCount` for each page with a badge (requirement C2). */
const BADGES = { missionLeaderboard: "missions", messageV2: "messages", rewardCenter: "rewards" } as const;

/** Loads the badges of the member centre's entries. The agent centre has none. */
async function badgesOf({ wps }: SiteContext, centre: CentreName): Promise<CentreData["badges"]> {
  if (centre !== "member") return {};
  const waiting = await wps.message.unreadCount({});
  const all = Object.entries(BADGES).map(([key, name]) => [key, waiting[name]] as const);
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** Loads the menu entries, the badges and the page's data. @throws Response 404 if the page is not shown to this account */
async function loadPage(
  { pages, servers }: Centres,
  site: SiteContext,
  { centre, page, request }: { readonly centre: CentreName; readonly page: CentrePage; readonly request: Request },
) {
  const facts = { ...(await site.wps.member.info({})), flags: site.flags };
  const shown = pages[centre].filter((each) => each.shown?.(facts) ?? true);
  if (!shown.includes(page)) throw new Response(null, { status: 404 });
  const load = servers[centre][page.key]?.load;
  const [badges, data] = await Promise.all([badgesOf(site, centre), load?.(site, request)]);
  return { badges, entries: shown.map(({ key }) => key), data: data ?? null };
}

/**
 * Loads a page of a centre. Visitors are redirected to the sign-in; accounts without access get the real-account warning
 * (requirement C3, U8); members with a forced password change are redirected to the home page (A3).
 * @throws Response 404 for a page that does not exist, redirects as above
 */
export async function loadCentre(
  centres: Centres,
  centre: CentreName,
  { context, params, request }: CentreArgs,
): Promise<TypedResponse<CentreData | null>> {
  const site = siteContext(context);
  if (site.status !== 0) return json(null);
  const page = pageOf(centres, centre, params["page"]);
  const { key } = page;
  const none = { badges: {}, entries: [], barred: false, problem: null, data: null };
  const title = site.t(page.label);
  const base = { ...none, centre, key, title, documentTitle: refusedFormTitle(site, title) };
  const barred = unmetCentreRequirement(centre, site.account);
  if (barred === "signIn") throw signInFirst(request);
  if (barred) return json({ ...base, barred: true }, { status: 403, headers: NO_STORE });
  try {
    const [loaded] = await Promise.all([loadPage(centres, site, { centre, page, request }), loadCentreView(page)]);
    return json({ ...base, ...loaded }, { headers: NO_STORE });
  } catch (error) {
    if (!isWpsError(error)) throw error;
    if (error.code === "notLoggedIn") throw signInFirst(request);
    if (error.code === "forcedPasswordChange") throw redirect("/");
    return json({ ...base, problem: site.explain(error) }, { status: error.status, headers: NO_STORE });
  }
}

/**
 * Handles a form of a centre's page.
 * @throws Response 404 for a page that does not exist, 405 for a page without forms, 403 if the account may not use the centre, a
 * redirect to the sign-in for visitors
 */
export async function handleCentreForm(
  centres: Centres,
  centre: CentreName,
  { context, params, request }: CentreArgs,
): Promise<Response> {
  const site = siteContext(context);
  const { key } = pageOf(centres, centre, params["page"]);
  const barred = unmetCentreRequirement(centre, site.account);
  if (barred === "signIn") throw signInFirst(request);
  if (barred) throw new Response(null, { status: 403 });
  const { action, upload } = centres.servers[centre][key] ?? {};
  const isFile = request.headers.get("content-type")?.startsWith("multipart/form-data") === true;
  if (upload && (isFile || !action)) return upload(site, await request.formData());
  if (!action) throw new Response(null, { status: 405 });
  return action(site, await readForm(site, request), request);
}
