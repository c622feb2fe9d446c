import { centreOf, unmetCentreRequirement } from "~/platform/brands/centres";
import { loadPart } from "~/platform/browser/load-part";
import type { I18n } from "~/platform/i18n/create-i18n";
import { accountClass } from "./account/account";
import { canOpen, openModal } from "./windows/modals";

/**
 * Shows the warning, whose code ships only with signed-in accounts' scripts. On failure, follows the link, whose page shows the
 * same warning.
 */
function warnAccount(href: string, t: I18n["t"]): void {
  loadPart("account-warning", (via) => via(() => import("./account/account-warning"))).then(
    ({ showTrueAccountDialog }) => showTrueAccountDialog(t),
    () => location.assign(href),
  );
}

/**
 * Intercepts a link to a page that the current account may not open (requirement A13). A visitor gets the sign-in window and
 * continues to the link afterwards; a demo account gets the warning. Without scripts, the page itself does the same.
 * @param href absolute address of the link
 * @returns true if the link must not be followed
 */
export function interceptBarredLink(href: string, t: I18n["t"]): boolean {
  const { origin, pathname, search } = new URL(href);
  const centre = origin === location.origin ? centreOf(pathname) : null;
  const barred = centre && unmetCentreRequirement(centre, accountClass());
  if (!barred) return false;
  if (barred === "trueAccount") warnAccount(href, t);
  else if (canOpen("loginPopupModal")) openModal("loginPopupModal", { next: `${pathname}${search}` });
  else return false;
  return true;
}
