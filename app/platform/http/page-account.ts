import { LANGUAGES, type LanguageCode } from "~/platform/text/languages";
import { sitePath } from "~/platform/text/site-path";
import { ACCOUNT_CHANGED_PATH, mayPostForm, PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";
import { escapeHtml } from "./plain-page";

/** Addresses that scripts open after a refused form: on a site, in the console. */
const CHANGED_PATHS = [ACCOUNT_CHANGED_PATH, `/console${ACCOUNT_CHANGED_PATH}`];

/** Request without the account's name in its form. Routes never read that field. */
interface FormWithAccount {
  readonly request: Request;
  /** Account name in the form; undefined if the client sent none. */
  readonly named: string | undefined;
}

/** Takes the account's name out of a posted form. Other or unreadable bodies are left to the route. */
async function takeName(request: Request): Promise<FormWithAccount> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return { request, named: undefined };
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const named = form?.get(PAGE_ACCOUNT_FIELD);
  if (!form || typeof named !== "string") return { request, named: undefined };
  form.delete(PAGE_ACCOUNT_FIELD);
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  const isMultipart = /^multipart/i.test(type);
  const body = isMultipart ? form : new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  return {
    request: new Request(request.url, { method: request.method, headers, body, signal: request.signal }),
    named,
  };
}

/** Texts of the page that explains the change of the signed-in account. */
export interface ChangedTexts {
  readonly language: LanguageCode;
  readonly title: string;
  readonly text: string;
  readonly onward: string;
}

/**
 * Guards every page. A form passes only if it was rendered for the signed-in account. The address that scripts open
 * after a refused form returns the page that explains the refusal.
 *
 * @param current name of the signed-in account
 * @returns the request for the route, or a response instead of it (409 for a refused form)
 */
export async function guardPage(
  request: Request,
  current: string,
  texts: () => ChangedTexts,
): Promise<Request | Response> {
  const url = new URL(request.url);
  if (CHANGED_PATHS.includes(url.pathname)) {
    return changedPage(texts(), sitePath(url.searchParams.get("next")) ?? "/", 200);
  }
  if (request.method === "GET" || request.method === "HEAD") return request;
  const taken = await takeName(request);
  if (mayPostForm(taken.named, current, url.pathname)) return taken.request;
  const back = backOf(url);
  return url.searchParams.has("_data") ? changedAnswer(texts(), url, back) : changedPage(texts(), back, 409);
}

/** Returns the answer to a form sent by a script: it redirects the tab to the page that explains the refusal. */
function changedAnswer({ text }: ChangedTexts, { pathname }: URL, back: string): Response {
  const page = CHANGED_PATHS[pathname.startsWith("/console/") ? 1 : 0];
  const headers = {
    "Cache-Control": "no-store",
    "X-Remix-Redirect": `${page}?next=${encodeURIComponent(back)}`,
    "X-Remix-Reload-Document": "true",
    "X-Remix-Response": "yes",
    "X-Remix-Status": "303",
  };
  return Response.json({ code: "accountChanged", message: text }, { status: 409, headers });
}

/** Returns the path of the form's page on this site. Routes that only take forms lead to the home page. */
function backOf({ pathname, searchParams }: URL): string {
  const home = pathname.startsWith("/console/") ? "/console" : "/";
  if (/^(?:\/console)?\/(?:logout|preferences|favourites|auth\/.*)$/.test(pathname)) return home;
  const query = new URLSearchParams(searchParams);
  for (const name of ["_data", "index"]) query.delete(name);
  return sitePath(query.size > 0 ? `${pathname}?${query}` : pathname) ?? home;
}

/** Returns a page without frame and assets: it belongs to no account and works with or without scripts. */
function changedPage({ language, onward, text, title }: ChangedTexts, next: string, status: number): Response {
  const { bcp47, dir } = LANGUAGES[language];
  const html = `<!doctype html><html lang="${bcp47}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(next)}">${escapeHtml(onward)}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const CSS =
  ":root{color-scheme:light dark}body{margin:0;min-block-size:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif}main{box-sizing:border-box;inline-size:min(30rem,100%);padding:1.5rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}a{display:inline-block;padding:.75rem 1.25rem;border:2px solid currentColor;border-radius:.5rem;color:inherit;font-weight:650;text-decoration:none}";
