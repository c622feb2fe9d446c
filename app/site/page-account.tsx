import { createContext, useContext } from "react";
import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";

/** Name of the account that the server renders a page for. The browser reads it from `<html>`. */
export const PageAccountContext = /* @__PURE__ */ createContext("");

/**
 * Renders the hidden field that names the account of the page. Every form that changes something contains it (docs/security.md).
 */
export function AccountField() {
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is constant in each build
  const account = import.meta.env.SSR ? useContext(PageAccountContext) : document.documentElement.dataset["account"];
  return <input type="hidden" name={PAGE_ACCOUNT_FIELD} value={account} />;
}
