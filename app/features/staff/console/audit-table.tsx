import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { AuditRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { actorText } from "./outside-actor";

const InputDetails = styled.details`
  max-inline-size: 560px;

  summary { cursor: pointer; color: var(--text-2); overflow-wrap: anywhere; }
  dl { display: grid; gap: 4px; margin-block-start: 8px; }
  dl > div { display: flex; flex-wrap: wrap; gap: 2px 12px; }
  dt { color: var(--text-2); }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`;

const valueText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Renders the input of a call: a summary line that expands to all fields. */
function Input({ row }: { readonly row: AuditRow }) {
  const t = useT("console");
  const fields = Object.entries(row.input);
  const { reason } = row.input;
  if (fields.length === 0) return null;
  return (
    <InputDetails>
      <summary>{typeof reason === "string" ? reason : t("audit.details")}</summary>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{valueText(value)}</dd>
          </div>
        ))}
        <div>
          <dt>SHA-256</dt>
          <dd>{row.hash}</dd>
        </div>
      </dl>
    </InputDetails>
  );
}

/** Renders the outcome of a call. A call on files without a recorded outcome is highlighted for review. */
function Outcome({ outcome }: Pick<AuditRow, "outcome">) {
  const t = useT("console");
  if (outcome === "done") return t("audit.done");
  if (outcome === "started" || outcome === "unknown") return <Badge tone="accent">{t("audit.unfinished")}</Badge>;
  if (outcome === "invalid") return <Badge tone="plain">{t("audit.invalid")}</Badge>;
  return <Badge tone="bad">{outcome}</Badge>;
}

/** Renders the audit entries, latest first. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const t = useT("console");
  const text = useAnyText();
  const format = useFormat();
  const columns: readonly Column<AuditRow>[] = [
    { id: "at", title: t("audit.when"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    { id: "actor", title: t("audit.who"), cell: ({ actor }) => actorText(text, actor) || "–" },
    { id: "call", title: t("audit.what"), cell: ({ call }) => <code>{call}</code> },
    { id: "brand", title: t("audit.brand"), cell: ({ brand }) => brand ?? "–" },
    {
      id: "outcome",
      title: t("audit.outcome"),
      cell: ({ outcome }) => <Outcome outcome={outcome} />,
    },
    { id: "ip", title: t("audit.ip"), cell: ({ ip }) => ip ?? "–" },
    { id: "input", title: t("audit.sent"), cell: (row) => <Input row={row} /> },
  ];
  return (
    <DataTable
      caption={t("audit.title")}
      columns={columns}
      rows={rows}
      rowKey={({ seq }) => seq}
      empty={<EmptyState icon="search" title={t("audit.none")} text={t("audit.noneHint")} />}
    />
  );
}
