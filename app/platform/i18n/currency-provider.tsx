import { type ReactNode, useMemo } from "react";
import { I18nProvider, useI18n } from "./i18n-provider";
import type { Region } from "./namespaces";

interface CurrencyProviderProps {
  /** Null if the amounts belong to no brand. */
  readonly currency: Region["currency"] | null;
  readonly children: ReactNode;
}

/** Sets the currency of the amounts below, for pages of the console that show money of several brands. */
export function CurrencyProvider({ currency, children }: CurrencyProviderProps) {
  const i18n = useI18n();
  const currencyI18n = useMemo(
    () => (currency ? { ...i18n, region: { ...i18n.region, currency } } : i18n),
    [i18n, currency],
  );
  return <I18nProvider i18n={currencyI18n}>{children}</I18nProvider>;
}
