import type { ConsoleContext } from "~/site/app-context";
import { previewUrl } from "./files-action";
import type { PreviewSite } from "./preview-frame";

/** Returns the frame address of a brand: its valid draft, else the live site; null for a brand that is not served. */
export async function previewSiteOf(app: ConsoleContext, code: string, isDraft: boolean): Promise<PreviewSite | null> {
  const { link } = isDraft ? await app.wps.staff.previewBrand({ code }) : { link: null };
  if (link) return { url: previewUrl(app, link), shows: "draft" };
  const { brands } = await app.wps.staff.brands({});
  const brand = brands.find((one) => one.code === code);
  return brand?.version ? { url: app.siteUrl(brand.hosts[0]), shows: "live" } : null;
}
