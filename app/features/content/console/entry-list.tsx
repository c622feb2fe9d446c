import { useI18n } from "~/platform/i18n/i18n-provider";
import { useT } from "~/platform/i18n/use-t";
import { formatDate } from "~/platform/time/date";
import { ConsoleLink } from "~/site/console/console-link";
import type { EntriesAnswer } from "~/site/console/types";
import { Badge, type BadgeProps } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import type { ContentKind } from "../rules/content-kinds";
import { contentPath } from "./content-path";
import { useFieldTexts } from "./field-texts";

type EntryRow = EntriesAnswer["rows"][number];

const TONES: Readonly<Record<EntryRow["state"], NonNullable<BadgeProps["tone"]>>> = {
  now: "good",
  soon: "accent",
  over: "plain",
  off: "plain",
};

interface EntryListProps {
  readonly code: string;
  readonly kind: ContentKind;
  readonly answer: EntriesAnswer;
}

function Origin({ row: { change, origin } }: { readonly row: EntryRow }) {
  const t = useT("console");
  return (
    <>
      {t(`content.origin.${origin}`)} {change ? <Badge tone="accent">{t(`content.change.${change}`)}</Badge> : null}
    </>
  );
}

/** Returns a function that formats the display period of an entry, in the language of the staff and the brand's time zone. */
function usePeriodText(timeZone: string): (row: Pick<EntryRow, "from" | "until">) => string {
  const t = useT("console");
  const { formats } = useI18n();
  const when = (time: string) => {
    const at = Date.parse(time);
    // A draft may contain an invalid time.
    return Number.isNaN(at) ? time : formatDate(at, formats, timeZone);
  };
  return ({ from, until }) => {
    if (from && until) return t("times.span", { from: when(from), until: when(until) });
    if (from) return t("content.spanFrom", { from: when(from) });
    return until ? t("times.spanUntil", { until: when(until) }) : t("content.always");
  };
}

/** Renders the entries of one kind with title, state and origin. */
export function EntryList({ answer, code, kind }: EntryListProps) {
  const t = useT("console");
  const common = useT("common");
  const words = useFieldTexts();
  const { rows, timeZone } = answer;
  const periodText = usePeriodText(timeZone);
  const columns: readonly Column<EntryRow>[] = [
    {
      id: "title",
      title: t("content.entry"),
      cell: ({ id, title }) => (
        <ConsoleLink
          href={contentPath(code, kind, id)}
          dir="auto"
          aria-label={title ? common("labelled", { label: title, value: id }) : undefined}
        >
          {/* Titles are not unique. */}
          {title || id}
        </ConsoleLink>
      ),
    },
    { id: "id", title: t("content.id"), cell: ({ id }) => <bdi>{id}</bdi> },
    ...(kind === "help"
      ? []
      : [
          {
            id: "group",
            title: t("content.group"),
            cell: ({ group }: EntryRow) => (group ? words.option("group", group) : "–"),
          },
        ]),
    {
      id: "state",
      title: t("content.state"),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`content.states.${state}`)}</Badge>,
    },
    { id: "time", title: t("content.time"), cell: periodText },
    ...(kind === "banners"
      ? [
          {
            id: "languages",
            title: t("content.languages"),
            cell: ({ languages }: EntryRow) => languages?.join(", ") ?? t("content.all"),
          },
        ]
      : []),
    { id: "order", title: t("content.order"), numeric: true, cell: ({ order }) => order },
    { id: "origin", title: t("content.from"), cell: (row) => <Origin row={row} /> },
  ];
  return (
    <DataTable
      caption={t(`content.kinds.${kind}`)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState art="search" title={t("content.none")} text={t("content.noneText")} />}
    />
  );
}
