import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BrandTable } from "~/features/brands/console/brand-table";
import { useT } from "~/platform/i18n/use-t";
import { mayMakeBrands } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads all brands with their health. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, wps, siteUrl } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  const mayMake = staff !== null && mayMakeBrands(staff);
  return json({ mayMake, brands: brands.map((brand) => ({ ...brand, site: siteUrl(brand.hosts[0]) })) });
}

export default function Brands() {
  const t = useT("console");
  const { brands, mayMake } = useLoaderData<typeof loader>();
  const make = mayMake ? (
    <LinkButton href="/console/new" size="small" variant="primary">
      {t("files.new.heading")}
    </LinkButton>
  ) : null;
  return (
    <>
      <PageHead title={t("brands.title")} intro={t("brands.intro")} actions={make} />
      <BrandTable brands={brands} />
    </>
  );
}
