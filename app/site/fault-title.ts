import type { SiteContext } from "./app-context";

/** The document's title of a page whose form was refused: it says so first. Null where nothing was. */
export const faultTitle = ({ formFault, t }: Pick<SiteContext, "formFault" | "t">, title: string): string | null =>
  formFault.current ? t("common:title.error", { title }) : null;
