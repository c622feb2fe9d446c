import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./create-i18n";

const I18nContext = createContext<I18n | null>(null);

/** Puts the language of the page in reach of `useT` and `useFormat`. Stands at the root, the same on both sides. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** The language of the page. It never changes: another language is another document. Throws outside the provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("I18nProvider is missing above this component");
  return i18n;
}
