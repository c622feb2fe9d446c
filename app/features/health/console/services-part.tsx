import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { type Column, DataTable } from "~/ui/data-table";
import { FailureCount, HealthSection } from "./health-parts";
import type { HealthAnswer } from "./types";

type ServiceRow = HealthAnswer["services"][number];

const KINDS = {
  payment: "health.service.payment",
  vendor: "health.service.vendor",
  identity: "health.service.identity",
} as const;

/**
 * Renders payment providers, games vendors and identity providers of brands, with counts of completed and failed
 * requests.
 */
export function ServicesPart({ rows }: { readonly rows: readonly ServiceRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<ServiceRow>[] = [
    {
      id: "name",
      title: t("health.service"),
      cell: ({ kind, name }) => (
        <span>
          <bdi>{name}</bdi>
          <small>{t(KINDS[kind])}</small>
        </span>
      ),
    },
    { id: "brand", title: t("health.brand"), cell: ({ brand }) => brand },
    { id: "taken", title: t("health.carriedOut"), numeric: true, cell: ({ taken }) => format.number(taken) },
    {
      id: "refused",
      title: t("health.failed"),
      numeric: true,
      cell: (row) => <FailureCount {...row} />,
    },
  ];
  return (
    <HealthSection id="services" title={t("health.services")}>
      <DataTable
        caption={t("health.services")}
        columns={columns}
        rows={rows}
        rowKey={({ brand, kind, name }) => `${kind} ${brand} ${name}`}
      />
    </HealthSection>
  );
}
