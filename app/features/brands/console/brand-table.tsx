import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { BrandState } from "~/site/console/brand-state";
import { ConsoleLink } from "~/site/console/console-link";
import { ProblemList } from "~/site/console/problem-list";
import type { BrandRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";

type Row = BrandRow & { readonly site: string };

/**
 * Renders one brand. The brand's page frames its site, which only its own document's Content-Security-Policy allows: `_self`
 * loads a new document.
 */
function BrandLine({ brand }: { brand: Row }) {
  const t = useT("console");
  const format = useFormat();
  const open = brand.state === "live" || brand.state === "stale";
  return (
    <>
      <tr data-brand={brand.code}>
        <th scope="row" data-label={t("brands.brand")}>
          <ConsoleLink href={`/console/brands/${brand.code}${open ? "" : "/files"}`} target="_self">
            {brand.name}
          </ConsoleLink>
        </th>
        <td data-label={t("brands.state")}>
          <BrandState brand={brand} /> {brand.draft ? <Badge>{t("files.draft")}</Badge> : null}
        </td>
        <td data-label={t("brands.hosts")}>
          {open ? <ConsoleLink href={brand.site}>{brand.hosts[0]}</ConsoleLink> : brand.hosts[0]}
        </td>
        <td data-label={t("brands.version")} className="num">
          {brand.version}
        </td>
        <td data-label={t("brands.loaded")} className="num">
          {brand.loadedAt ? format.date(Date.parse(brand.loadedAt), "dateTime") : ""}
        </td>
      </tr>
      {brand.problems.length > 0 ? (
        <tr>
          <td colSpan={5}>
            <ProblemList problems={brand.problems} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Renders all brands, one row each, with the problems below the row. */
export function BrandTable({ brands }: { brands: readonly Row[] }) {
  const t = useT("console");
  if (brands.length === 0) return <EmptyState icon="gamepad" title={t("brands.none")} text={t("brands.noneHint")} />;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t("brands.brand")}</th>
          <th scope="col">{t("brands.state")}</th>
          <th scope="col">{t("brands.hosts")}</th>
          <th scope="col" className="num">
            {t("brands.version")}
          </th>
          <th scope="col" className="num">
            {t("brands.loaded")}
          </th>
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <BrandLine key={brand.code} brand={brand} />
        ))}
      </tbody>
    </Table>
  );
}
