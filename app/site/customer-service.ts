import type { I18n } from "~/platform/i18n/create-i18n";
import {
  SERVICE_IN_TAB,
  SERVICE_IN_WINDOW,
  SERVICE_PATH,
  type ServiceWay,
  serviceFor,
} from "~/platform/wps/customer-service";
import { accountInfo } from "./account/account";
import { openDialog, showToast } from "./windows/modals";

/** Size of the window, in px. */
const WINDOW = "popup,width=440,height=750";

let ways: readonly ServiceWay[] = [];

/** Stores the brand's customer service entries. Called once by the shell. */
export function setServiceEntries(known: readonly ServiceWay[]): void {
  ways = known;
}

const rank = (): number => accountInfo()?.vipRankLevel ?? 0;

/** Opens the window synchronously, as popup blockers require, and navigates it once the path is known. Closes it on errors. */
async function openWindow(t: I18n["t"]): Promise<void> {
  const opened = window.open("", "service", WINDOW);
  if (!opened) return warnPopupBlocked(t);
  try {
    const { customerService } = await import("~/platform/wps/browser");
    const path = serviceFor(await customerService(), rank())?.path;
    if (!path) throw new Error("no contact of customer service");
    opened.opener = null;
    opened.location.replace(path);
  } catch {
    opened.close();
    showToast(t("errors:serviceFailed"), "bad");
  }
}

function warnPopupBlocked(t: I18n["t"]): void {
  void openDialog({ icon: "warning", title: t("shell:status.service"), text: t("errors:popupBlocked") });
}

/**
 * Opens customer service in a new tab or window, if its entry says so (requirement A17). Handles every link to customer service.
 * @returns false if the browser must follow the link: any other link, or a service that opens in the current tab
 */
export function openServiceLink(link: HTMLAnchorElement, t: I18n["t"]): boolean {
  if (link.origin !== location.origin || link.pathname !== SERVICE_PATH) return false;
  const type = serviceFor(ways, rank())?.type;
  if (type === SERVICE_IN_WINDOW) void openWindow(t);
  else if (type !== SERVICE_IN_TAB) return false;
  else if (!window.open(SERVICE_PATH, "_blank")) warnPopupBlocked(t);
  return true;
}
