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

/** The size of the window (spec 1 section 7). */
const WINDOW = "popup,width=440,height=750";

let ways: readonly ServiceWay[] = [];

/** Told once by the shell: the brand's ways to customer service. */
export function noteService(known: readonly ServiceWay[]): void {
  ways = known;
}

const rank = (): number => accountInfo()?.vipRankLevel ?? 0;

/** Opened at the click, while browsers allow it, and pointed once the path is known; closed where that fails. */
async function openWindow(t: I18n["t"]): Promise<void> {
  const opened = window.open("", "service", WINDOW);
  if (!opened) return tellBlocked(t);
  try {
    const { customerService } = await import("~/platform/wps/browser");
    const path = serviceFor(await customerService(), rank())?.path;
    if (!path) throw new Error("no way to customer service");
    opened.opener = null;
    opened.location.replace(path);
  } catch {
    opened.close();
    showToast(t("errors:serviceFailed"), "bad");
  }
}

function tellBlocked(t: I18n["t"]): void {
  void openDialog({ icon: "warning", title: t("shell:status.service"), text: t("errors:popupBlocked") });
}

/**
 * Opens customer service in a tab or window of its own, where its entry says so (checklist A17); every link to it comes
 * by here. @returns false for a link that is to be followed: to another page, or to a service that opens in this one
 */
export function opensService(link: HTMLAnchorElement, t: I18n["t"]): boolean {
  if (link.origin !== location.origin || link.pathname !== SERVICE_PATH) return false;
  const type = serviceFor(ways, rank())?.type;
  if (type === SERVICE_IN_WINDOW) void openWindow(t);
  else if (type !== SERVICE_IN_TAB) return false;
  else if (!window.open(SERVICE_PATH, "_blank")) tellBlocked(t);
  return true;
}
