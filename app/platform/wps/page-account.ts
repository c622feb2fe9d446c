/** Field of a page's form that names the account the page was drawn for. */
export const PAGE_ACCOUNT_FIELD = "pageAccount";

/** Header of a page's call that names the account the page was drawn for. */
export const PAGE_ACCOUNT_HEADER = "page-account";

/** Attribute of `<html>` with the name of the account; scripts read it as `dataset.account`. */
export const PAGE_ACCOUNT_ATTRIBUTE = "data-account";

/** Name of nobody: the page of a visitor. */
export const NOBODY = "";

/** Name on a kept page that all members share: it shows nothing of anyone, and learns the account by its first call. */
export const ANYBODY = "*";

/** Where the page leads that says that the account has changed. */
export const ACCOUNT_CHANGED_PATH = "/account-changed";

/**
 * The routes whose forms stand on kept pages. What they do is the same for whoever is signed in: leave, choose a language,
 * open a game, keep a favourite.
 */
const SHARED_FORMS =
  /^\/(?:logout|preferences|favourites|login|register(?:\.html)?|game|fbsports|seamless|auth\/[^/]+)$/;

/** The routes whose forms act without a session. All others ask to sign in where there is none. */
const ANONYMOUS_FORMS = /^\/(?:login|register(?:\.html)?|auth\/.+|pay\/.+|console\/(?:login|start))$/;

/** Whether a form of a page may act for the account that is signed in. @param named undefined for a client that names none */
export function mayPost(named: string | undefined, current: string, path: string): boolean {
  if (named === undefined || named === current) return true;
  if (named === ANYBODY) return SHARED_FORMS.test(path);
  return current === NOBODY && !ANONYMOUS_FORMS.test(path);
}

/**
 * Whether a call of a page may be made for the account that is signed in. One that needs a session is refused by itself
 * where there is none.
 */
export const mayCall = (named: string | null, current: string, needsSession: boolean): boolean =>
  named === null || named === current || (needsSession && current === NOBODY);
