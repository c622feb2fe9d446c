import { barredFrom, centreOf } from "~/platform/brands/centres";
import type { I18n } from "~/platform/i18n/create-i18n";
import { accountClass, mayRegister } from "./account/account";
import { canOpen, openDialog, openModal } from "./windows/modals";

/** in_need_true_account: tells a demo account, or one that a centre is not for, and offers what helps (checklist A12). */
async function warnTrueAccount(t: I18n["t"]): Promise<void> {
  const helps = accountClass() === "demo" && mayRegister();
  const register = { id: "register", label: t("shell:trueAccount.register") };
  const ok = { id: "ok", label: t("shell:trueAccount.ok") };
  const answer = await openDialog({
    icon: "warning",
    title: t("shell:trueAccount.title"),
    text: t("errors:needTrueAccount"),
    buttons: helps ? [register, { ...ok, label: t("common:close") }] : [ok],
  });
  if (answer === "register") openModal("registerModal");
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
  if (barred === "trueAccount") void warnTrueAccount(t);
  else if (canOpen("loginPopupModal")) openModal("loginPopupModal", { next: `${pathname}${search}` });
  else return false;
  return true;
}
