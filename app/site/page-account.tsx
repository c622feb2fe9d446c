import { createContext, useContext } from "react";
import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";

/** The account that the server draws a page for; the browser reads it from `<html>`. */
export const PageAccountContext = /* @__PURE__ */ createContext("");

/** Names the account a form was drawn for. Every form that changes something holds one (docs/security.md). */
export function AccountField() {
  // biome-ignore lint/correctness/useHookAtTopLevel: each side has one of the two, for good
  const account = import.meta.env.SSR ? useContext(PageAccountContext) : document.documentElement.dataset["account"];
  return <input type="hidden" name={PAGE_ACCOUNT_FIELD} value={account} />;
}
