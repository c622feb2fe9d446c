import type { I18n } from "~/platform/i18n/create-i18n";
import { openDialog, openModal } from "../windows/modals";
import { accountClass, canRegister } from "./account";

/**
 * Opens the dialog in_need_true_account: explains that the page needs a real account, and offers registration to demo accounts
 * (requirement A12).
 */
export async function showTrueAccountDialog(t: I18n["t"]): Promise<void> {
  const helps = accountClass() === "demo" && canRegister();
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
