/** Form field with the name of the account that the page was rendered for. */
export const PAGE_ACCOUNT_FIELD = "pageAccount";

/** Header of a page's call with the name of the account that the page was rendered for. */
export const PAGE_ACCOUNT_HEADER = "page-account";

/** Attribute of `<html>` with the name of the account; scripts read it as `dataset.account`. */
export const PAGE_ACCOUNT_ATTRIBUTE = "data-account";

/** Account name on a visitor's page. */
export const VISITOR_ACCOUNT = "";

/**
 * Account name on a cached page shared by all members. It contains no personal data and learns the account with its
 * first call.
 */
export const SHARED_PAGE_ACCOUNT = "*";

/** Path of the page that explains the change of the account. */
export const ACCOUNT_CHANGED_PATH = "/account-changed";

/**
 * Routes with forms on cached pages. Their effect is the same for every account: sign out, select a language, open a
 * game, save a favourite.
 */
const SHARED_FORMS =
  /^\/(?:logout|preferences|favourites|login|register(?:\.html)?|game|fbsports|seamless|auth\/[^/]+)$/;

/** Routes with forms that work without a session. All others require a sign-in. */
const ANONYMOUS_FORMS = /^\/(?:login|register(?:\.html)?|auth\/.+|pay\/.+|console\/(?:login|start))$/;

/**
 * Returns true if a form may act for the signed-in account. @param named undefined for a client that sends no account
 */
export function mayPostForm(named: string | undefined, current: string, path: string): boolean {
  if (named === undefined || named === current) return true;
  if (named === SHARED_PAGE_ACCOUNT) return SHARED_FORMS.test(path);
  return current === VISITOR_ACCOUNT && !ANONYMOUS_FORMS.test(path);
}

/**
 * Returns true if a page's call may act for the signed-in account. Calls that need a session pass without one, because
 * they are then refused as not signed in.
 */
export const mayCallFromPage = (named: string | null, current: string, needsSession: boolean): boolean =>
  named === null || named === current || (needsSession && current === VISITOR_ACCOUNT);
