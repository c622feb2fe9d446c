import { useCallback } from "react";
import type { I18n, TextParams } from "./create-i18n";
import { useI18n } from "./i18n-provider";
import type { TextKey } from "./keys";
import type { Namespace } from "./namespaces";

/** Returns the text of a key. `params` fill its placeholders, and `count` selects the plural form. */
export type TextFunction<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string;

/** Returns the texts of one namespace: `const t = useT("shell"); t("header.signIn")`. Unknown keys do not compile. */
export function useT<N extends Namespace>(namespace: N): TextFunction<N> {
  const { t } = useI18n();
  return useCallback((key, params) => t(`${namespace}:${key}`, params), [t, namespace]);
}

/**
 * Returns a function for keys from configuration or errors, e.g. `shell:nav.live`, which the compiler does not check.
 */
export function useAnyText(): I18n["t"] {
  return useI18n().t;
}
