import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BrandTable } from "~/console/brand-table";
import { PageHead } from "~/console/page-head";
import { consoleContext } from "~/lib/app-context";
import { useT } from "~/lib/i18n/use-t";

export { ErrorPart as ErrorBoundary } from "~/shell/status-part";

/** All brands with their health. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { wps, siteUrl } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  return json({ brands: brands.map((brand) => ({ ...brand, site: siteUrl(brand.hosts[0]) })) });
}

export default function Brands() {
  const t = useT("console");
  const { brands } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("brands.title")} intro={t("brands.intro")} />
      <BrandTable brands={brands} />
    </>
  );
}
