import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { SentRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { RichText } from "~/ui/rich-text";
import { languageTag } from "./message-form";

const Words = styled.details`
  font-weight: 400;
  overflow-wrap: anywhere;

  summary { font-weight: 600; cursor: pointer; }
  &[open] > div { margin-block-start: 8px; }
`;

/** Renders the texts of a message, one language below the other. */
function MessageTexts({ row: { html, reason, title } }: { readonly row: SentRow }) {
  const [first = ""] = Object.keys(title);
  return (
    <Words>
      <summary lang={languageTag(first)} dir="auto">
        {title[first]}
      </summary>
      {Object.entries(html).map(([language, text]) => (
        <div key={language} lang={languageTag(language)} dir="auto">
          {language === first ? null : <strong>{title[language]}</strong>}
          <RichText html={text} />
        </div>
      ))}
      {reason ? <p>{reason}</p> : null}
    </Words>
  );
}

/** Renders the messages sent to members, with senders and delivery progress. */
export function SentList({ rows }: { readonly rows: readonly SentRow[] }) {
  const t = useT("console");
  const format = useFormat();
  const to = ({ audience, name }: SentRow) =>
    audience === "label" ? t("send.toLabel", { label: name }) : audience === "all" ? t("send.everybody") : name;
  const columns: readonly Column<SentRow>[] = [
    { id: "said", title: t("send.message"), cell: (row) => <MessageTexts row={row} /> },
    { id: "to", title: t("send.to"), cell: (row) => <bdi>{to(row)}</bdi> },
    {
      id: "sent",
      title: t("send.sent"),
      numeric: true,
      cell: ({ receivers, sent }) => `${format.number(sent)} / ${format.number(receivers)}`,
    },
    {
      id: "state",
      title: t("content.state"),
      cell: ({ done }) => <Badge tone={done ? "good" : "accent"}>{t(done ? "send.done" : "send.under")}</Badge>,
    },
    { id: "by", title: t("send.by"), cell: ({ by }) => by },
    { id: "at", title: t("send.at"), numeric: true, cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
  ];
  return (
    <DataTable
      caption={t("send.history")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState art="bell" title={t("send.none")} text={t("send.noneText")} />}
    />
  );
}
