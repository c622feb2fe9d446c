import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { CheckRow } from "~/site/console/types";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";

/** Renders the identity checks that wait for staff, longest waiting first. */
export function CheckQueue({ code, rows }: { readonly code: string; readonly rows: readonly CheckRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<CheckRow>[] = [
    {
      id: "since",
      title: t("documents.since"),
      cell: ({ memberId, submittedAt }) => (
        <ConsoleLink href={`/console/brands/${code}/documents/${memberId}`}>
          {format.date(Date.parse(submittedAt), "dateTime")}
        </ConsoleLink>
      ),
    },
    {
      id: "account",
      title: t("players.account"),
      cell: ({ account, memberId }) => (
        <ConsoleLink href={`/console/brands/${code}/players/${memberId}`}>
          <bdi>{account}</bdi>
        </ConsoleLink>
      ),
    },
    { id: "nickname", title: t("players.nickname"), cell: ({ nickname }) => <bdi>{nickname}</bdi> },
  ];
  return (
    <DataTable
      caption={t("documents.title")}
      columns={columns}
      rows={rows}
      rowKey={({ memberId }) => memberId}
      empty={<EmptyState icon="check" title={t("documents.none")} text={t("documents.noneHint")} />}
    />
  );
}
