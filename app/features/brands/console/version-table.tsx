import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { VersionRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ActForm } from "./act-form";
import { Section } from "./section";

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;

interface VersionsProps {
  readonly code: string;
  readonly rows: readonly VersionRow[];
  readonly mayEdit: boolean;
}

function VersionActs({ code, row }: { readonly code: string; readonly row: VersionRow }) {
  const t = useT("console");
  const { version } = row;
  return (
    <Acts>
      <ActForm
        fields={{ intent: "preview", version }}
        label={t("files.preview")}
        name={t("files.previewOf", { version })}
        variant="quiet"
      />
      {row.live || row.at === null ? null : (
        <SwitchDialog
          id={`back-${version}`}
          title={t("files.backTitle", { version, code })}
          label={t("files.back")}
          effect={t("files.backEffect")}
          fields={{ intent: "rollback", version }}
        />
      )}
    </Acts>
  );
}

/** Renders the versions of a brand's files with time, author and reason, and actions to preview, compare and restore them. */
export function VersionTable({ code, mayEdit, rows }: VersionsProps) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<VersionRow>[] = [
    {
      id: "version",
      title: t("files.version"),
      cell: ({ live, version }) => (
        <>
          {version} {live ? <Badge tone="good">{t("files.live")}</Badge> : null}
        </>
      ),
    },
    { id: "at", title: t("history.when"), cell: ({ at }) => (at ? format.date(Date.parse(at), "dateTime") : "–") },
    { id: "by", title: t("history.who"), cell: ({ by }) => by ?? "–" },
    { id: "reason", title: t("history.why"), cell: ({ reason }) => reason ?? t("files.damaged") },
    {
      id: "compare",
      title: t("files.compare"),
      cell: ({ at, parent, version }) =>
        at === null || parent === null ? (
          "–"
        ) : (
          <ConsoleLink href={`/console/brands/${code}/files?before=${parent}&after=${version}#compare`}>
            {t("files.changes", { before: parent, after: version })}
          </ConsoleLink>
        ),
    },
  ];
  const acts: Column<VersionRow> = {
    id: "acts",
    title: t("files.acts"),
    cell: (row) => <VersionActs code={code} row={row} />,
  };
  return (
    <Section aria-labelledby="versions">
      <h2 id="versions">{t("files.versions")}</h2>
      <DataTable
        caption={t("files.versions")}
        columns={mayEdit ? [...columns, acts] : columns}
        rows={rows}
        rowKey={({ version }) => version}
        empty={<EmptyState icon="search" title={t("files.none")} text={t("files.noneHint")} />}
      />
    </Section>
  );
}
