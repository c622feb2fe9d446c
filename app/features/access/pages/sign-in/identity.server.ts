import { json, redirect } from "@remix-run/node";
import { sitePath } from "~/platform/text/site-path";
import { isWpsError } from "~/platform/wps/errors";
import { identityCookie, identityCookieOf } from "~/platform/wps/session-cookies";
import { answerForError, type FormValues } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { redirectAfterSignIn } from "./sign-in.server";

/** Address outside the site that a page navigates to: browsers follow no redirect to another site after a form (form-action). */
export interface ExternalRedirect {
  readonly onward: string;
}

/**
 * Starts a sign-in by an identity provider: navigates to its page and sets a cookie for the way back. On a host that the provider
 * does not return to, the sign-in restarts on the host that it does.
 * @param here URL of the request
 * @throws WpsError errors of the call
 */
export async function startIdentitySignIn(
  site: SiteContext,
  provider: string,
  values: FormValues,
  here: URL,
): Promise<Response> {
  const { secure, side, wps } = site;
  const { address, callback, kept } = await wps.session.identityStart({ provider, side });
  const next = sitePath(values["next"]) ?? "";
  const { origin } = new URL(callback, here);
  if (origin !== here.origin) return leadOut(`${origin}/login${next && `?next=${encodeURIComponent(next)}`}`);
  const headers = { "Cache-Control": "no-store", "Set-Cookie": identityCookie({ kept, next }, secure) };
  return address.startsWith("/") ? redirect(address, { status: 303, headers }) : leadOut(address, headers);
}

function leadOut(onward: string, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ onward } satisfies ExternalRedirect, { headers: { ...headers, Refresh: `0; url=${onward}` } });
}

/**
 * Finishes a sign-in by an identity provider after its return.
 * @param query of the URL, without the question mark
 * @param cookies the Cookie header
 * @returns a redirect, or the answer for the sign-in form: a failure, or a required second step
 */
export async function finishIdentitySignIn(
  site: SiteContext,
  provider: string,
  query: string,
  cookies: string | null,
): Promise<Response | FormAnswer> {
  const away = identityCookieOf(cookies, site.secure);
  const next = sitePath(away?.next) ?? "";
  try {
    const answer = redirectAfterSignIn(
      site,
      await site.wps.session.identityCallback({ provider, query, kept: away?.kept }),
      next,
    );
    answer.headers.append("Set-Cookie", identityCookie(null, site.secure));
    return answer;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    const { ticket = "" } = (error.details ?? {}) as { readonly ticket?: string };
    const values = { type: "firebase", next, ticket };
    return { ...NO_ANSWER, ...(await answerForError(site, { fields: [], values }, error)), values };
  }
}
