import type { SiteContext } from "./app-context";

/** Returns the document title of a page with a refused form, which starts with the error; null if no form was refused. */
export const refusedFormTitle = (
  { formFault, t }: Pick<SiteContext, "formFault" | "t">,
  title: string,
): string | null => (formFault.current ? t("common:title.error", { title }) : null);
