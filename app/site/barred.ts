import { barredFrom, centreOf } from "~/platform/brands/centres";
import { loadPart } from "~/platform/browser/load-part";
import type { I18n } from "~/platform/i18n/create-i18n";
import { accountClass } from "./account/account";
import { canOpen, openModal } from "./windows/modals";

/** Shows the warning, which comes with the scripts of a signed-in account. The page of the link shows the same one. */
function warn(href: string, t: I18n["t"]): void {
  loadPart("account-warning", (via) => via(() => import("./account/account-warning"))).then(
    ({ warnTrueAccount }) => warnTrueAccount(t),
    () => location.assign(href),
  );
}

/**
 * Stops a link to a page that is not for who follows it (checklist A13): a visitor is asked to sign in, in a window, and
 * goes on afterwards; a demo account reads the warning. Without scripts the page itself answers the same.
 * @param href absolute address of the link
 * @returns true when the link is not to be followed
 */
export function barsWay(href: string, t: I18n["t"]): boolean {
  const { origin, pathname, search } = new URL(href);
  const centre = origin === location.origin ? centreOf(pathname) : null;
  const barred = centre && barredFrom(centre, accountClass());
  if (!barred) return false;
  if (barred === "trueAccount") warn(href, t);
  else if (canOpen("loginPopupModal")) openModal("loginPopupModal", { next: `${pathname}${search}` });
  else return false;
  return true;
}
