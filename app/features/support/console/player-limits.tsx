import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { LimitsAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";

const Part = styled.section`
  display: grid;
  gap: 12px;

  p { color: var(--text-2); font-size: var(--size-1); }
`;

type Limit = LimitsAnswer["limits"][number];
type Break = LimitsAnswer["breaks"][number];

const KINDS = { deposit: "limits.deposit", loss: "limits.loss", session: "limits.time" } as const;
const PERIODS = {
  day: "limits.perDay",
  week: "limits.perWeek",
  month: "limits.perMonth",
  session: "limits.perSession",
} as const;

/** Returns a function that formats a value of a limit: money, minutes, or a text for no limit. */
function useLimitText() {
  const shell = useT("shell");
  const format = useFormat();
  return ({ kind }: Limit, value: string | null) => {
    if (value === null) return shell("limits.none");
    return kind === "session"
      ? shell("limits.minutes", { count: Number(value) })
      : `\u2066${format.money(value)}\u2069`;
  };
}

/** Renders a used or remaining value of a limit: money, or minutes. */
function Amount({ limit, value }: { readonly limit: Limit; readonly value: string | null }) {
  const textOf = useLimitText();
  if (value === null) return "–";
  return limit.kind === "session" ? textOf(limit, value) : <Money amount={value} />;
}

function OwnLimits({ rows }: { readonly rows: readonly Limit[] }) {
  const t = useT("console");
  const shell = useT("shell");
  const format = useFormat();
  const textOf = useLimitText();
  const pendingText = (row: Limit) => {
    if (!row.pending) return "–";
    const date = format.date(Date.parse(row.pending.at), "dateTime");
    return shell("limits.pending", { value: textOf(row, row.pending.value), date });
  };
  const columns: readonly Column<Limit>[] = [
    {
      id: "kind",
      title: t("players.limit"),
      cell: (row) => `${shell(KINDS[row.kind])} · ${shell(PERIODS[row.period])}`,
    },
    {
      id: "value",
      title: t("players.atMost"),
      numeric: true,
      cell: (row) => (row.value === null ? textOf(row, null) : <Amount limit={row} value={row.value} />),
    },
    { id: "used", title: t("players.used"), numeric: true, cell: (row) => <Amount limit={row} value={row.used} /> },
    { id: "left", title: t("players.left"), numeric: true, cell: (row) => <Amount limit={row} value={row.left} /> },
    { id: "pending", title: t("players.pending"), cell: pendingText },
  ];
  return (
    <DataTable
      caption={t("players.limits")}
      columns={columns}
      rows={rows}
      rowKey={({ kind, period }) => `${kind} ${period}`}
    />
  );
}

const STATES = { exclusion: "players.states.excluded", timeOut: "players.states.timeOut" } as const;

function Breaks({ rows }: { readonly rows: readonly Break[] }) {
  const t = useT("console");
  const format = useFormat();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  const columns: readonly Column<Break>[] = [
    { id: "at", title: t("players.since"), cell: ({ at }) => when(at) },
    { id: "kind", title: t("players.break"), cell: ({ kind }) => t(STATES[kind]) },
    { id: "until", title: t("players.ends"), cell: ({ until }) => (until ? when(until) : t("players.never")) },
    {
      id: "now",
      title: t("players.state"),
      cell: ({ inForce }) => (inForce ? <Badge tone="accent">{t("players.inForce")}</Badge> : t("players.over")),
    },
  ];
  return (
    <DataTable
      caption={t("players.breaks")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="pause" title={t("players.noBreaks")} />}
    />
  );
}

/** Renders a member's limits and breaks. Staff can read but not change them. */
export function PlayerLimits({ answer }: { readonly answer: LimitsAnswer }) {
  const t = useT("console");
  return (
    <>
      <Part>
        <h2>{t("players.limits")}</h2>
        <p>{t("players.limitsText")}</p>
        <OwnLimits rows={answer.limits} />
      </Part>
      <Part>
        <h2>{t("players.breaks")}</h2>
        <Breaks rows={answer.breaks} />
      </Part>
    </>
  );
}
