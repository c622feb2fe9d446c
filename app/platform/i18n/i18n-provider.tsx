import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./create-i18n";

const I18nContext = createContext<I18n | null>(null);

/**
 * Provides the language of the page to `useT` and `useFormat`. Rendered at the root, on the server and in the browser.
 */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/**
 * Returns the language of the page. It never changes: another language means a new document. Throws outside the
 * provider.
 */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("I18nProvider is missing above this component");
  return i18n;
}
