import { pagesOf } from "~/platform/brands/page-paths";
import { isTextKey, type Localised, localise } from "~/platform/text/localised";
import type { SiteContext } from "./app-context";

/** A page of the brand with its first path, in the visitor's language. */
export interface DescribedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Returns a function that resolves texts of brand files: a text key, or words by language. */
export const textResolver =
  ({ language, t }: Pick<SiteContext, "language" | "t">) =>
  (value: unknown): string =>
    isTextKey(value as Localised) ? t(value as string) : localise(value as Localised, language);

/** Returns the enabled, indexable pages of the brand, by path. */
export async function describedPages(
  site: Pick<SiteContext, "language" | "t" | "wps">,
): Promise<ReadonlyMap<string, DescribedPage>> {
  const { modules } = await site.wps.system.menu({});
  const say = textResolver(site);
  const listed = [...pagesOf(modules)].filter(({ props }) => props["index"] !== false);
  return new Map(
    listed.map(({ props }) => {
      const path = String(props["path"]);
      return [path, { path, title: say(props["title"]), description: say(props["description"]) }];
    }),
  );
}
