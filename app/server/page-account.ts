import { LANGUAGES, type LanguageCode } from "~/core/languages";
import { ACCOUNT_CHANGED_PATH, mayPost, PAGE_ACCOUNT_FIELD } from "~/core/page-account";
import { ownPath } from "~/lib/own-path";

/** A form without the name of its account, which no route reads. */
interface NamedForm {
  readonly request: Request;
  /** Undefined for a client that names none. */
  readonly named: string | undefined;
}

/** Takes the name of the account out of a posted form. What is no form, or cannot be read, is left to its route. */
async function takeName(request: Request): Promise<NamedForm> {
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

/** What the page says whose account is not the one that is signed in. */
export interface ChangedTexts {
  readonly language: LanguageCode;
  readonly title: string;
  readonly text: string;
  readonly onward: string;
}

/**
 * Lets a form through that was drawn for the account that is signed in. The one place where routes are guarded.
 * @param current the account's name
 * @returns the request for the route, or the answer that refuses it with 409
 */
export async function guardForm(
  request: Request,
  current: string,
  texts: () => ChangedTexts,
): Promise<Request | Response> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const taken = await takeName(request);
  const url = new URL(request.url);
  if (mayPost(taken.named, current, url.pathname)) return taken.request;
  const back = backOf(url);
  if (!url.searchParams.has("_data")) return changedPage(texts(), back, 409);
  const { text } = texts();
  const prefix = url.pathname.startsWith("/console/") ? "/console" : "";
  const headers = {
    "Cache-Control": "no-store",
    // A script that sent the form leads its tab there.
    "X-Remix-Redirect": `${prefix}${ACCOUNT_CHANGED_PATH}?next=${encodeURIComponent(back)}`,
    "X-Remix-Reload-Document": "true",
    "X-Remix-Response": "yes",
    "X-Remix-Status": "303",
  };
  return Response.json({ code: "accountChanged", message: text }, { status: 409, headers });
}

/** The page of a form, as an own path: what only takes forms leads home. */
function backOf({ pathname, searchParams }: URL): string {
  if (/^\/(?:logout|preferences|favourites|auth\/.*)$/.test(pathname)) return "/";
  if (pathname === "/console/logout") return "/console";
  const query = new URLSearchParams(searchParams);
  for (const name of ["_data", "index"]) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The page at the address to which scripts lead; null for any other address. */
export function changedPageAt(url: URL, texts: () => ChangedTexts): Response | null {
  if (url.pathname !== ACCOUNT_CHANGED_PATH && url.pathname !== `/console${ACCOUNT_CHANGED_PATH}`) return null;
  return changedPage(texts(), ownPath(url.searchParams.get("next")) ?? "/", 200);
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Stands alone: it belongs to no account, and is read with or without scripts. */
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
