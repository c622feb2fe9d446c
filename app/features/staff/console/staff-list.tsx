import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { StaffRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { StaffChange } from "./staff-change";

interface StaffListProps {
  readonly rows: readonly StaffRow[];
  /** Account name of the signed-in staff member, whose account cannot be changed here. */
  readonly self: string;
}

function State({ row }: { readonly row: StaffRow }) {
  const t = useT("console");
  if (row.locked) return <Badge tone="bad">{t("staff.locked")}</Badge>;
  if (row.passwordOnce || !row.twoStep) return <Badge>{t("staff.new")}</Badge>;
  return <Badge tone="good">{t("staff.ready")}</Badge>;
}

/** Renders the staff accounts with their actions. */
export function StaffList({ rows, self }: StaffListProps) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<StaffRow>[] = [
    { id: "account", title: t("staff.account"), cell: ({ account }) => account },
    { id: "role", title: t("staff.role"), cell: ({ role }) => t(`role.${role}`) },
    { id: "brands", title: t("staff.brands"), cell: ({ brands }) => brands?.join(", ") ?? t("staff.allBrands") },
    { id: "state", title: t("staff.state"), cell: (row) => <State row={row} /> },
    {
      id: "seen",
      title: t("staff.seen"),
      numeric: true,
      cell: ({ seenAt }) => (seenAt ? format.date(Date.parse(seenAt), "dateTime") : "–"),
    },
    {
      id: "acts",
      title: t("staff.change"),
      cell: (row) => (row.account === self ? t("staff.self") : <StaffChange row={row} />),
    },
  ];
  return <DataTable caption={t("staff.title")} columns={columns} rows={rows} rowKey={({ account }) => account} />;
}
