import { styled } from "styled-components";
import type { LimitsAnswer, SessionsAnswer } from "~/console/types";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import { Pager } from "~/ui/pager";

const Part = styled.section`
  display: grid;
  gap: 12px;

  p { color: var(--text-2); font-size: var(--size-1); }
`;

type Session = SessionsAnswer["sessions"][number];
type SignIn = SessionsAnswer["signIns"]["rows"][number];

/** The sessions of a member that are in force, and every try to sign in. */
export function PlayerSessions({ answer, path }: { readonly path: string; readonly answer: SessionsAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  const sessions: readonly Column<Session>[] = [
    { id: "at", title: t("players.since"), cell: ({ at }) => when(at) },
    { id: "seen", title: t("players.seen"), cell: ({ seenAt }) => when(seenAt) },
    { id: "device", title: t("players.device"), cell: ({ device }) => device },
    { id: "ip", title: t("players.ip"), cell: ({ ip }) => <bdi>{ip ?? "–"}</bdi> },
  ];
  const signIns: readonly Column<SignIn & { readonly key: string }>[] = [
    { id: "at", title: t("players.when"), cell: ({ at }) => when(at) },
    {
      id: "ok",
      title: t("players.outcome"),
      cell: ({ ok }) => (ok ? t("players.signedIn") : <Badge tone="bad">{t("players.failed")}</Badge>),
    },
    { id: "method", title: t("players.method"), cell: ({ method }) => t(`players.methods.${method}`) },
    { id: "device", title: t("players.device"), cell: ({ device }) => device },
    { id: "ip", title: t("players.ip"), cell: ({ ip }) => <bdi>{ip ?? "–"}</bdi> },
  ];
  const { pageNo, rows, totalPages } = answer.signIns;
  return (
    <>
      <Part>
        <h2>{t("players.sessionsNow")}</h2>
        <DataTable
          caption={t("players.sessionsNow")}
          columns={sessions}
          rows={answer.sessions}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="user" title={t("players.noSessions")} />}
        />
      </Part>
      <Part>
        <h2>{t("players.signIns")}</h2>
        <DataTable
          caption={t("players.signIns")}
          columns={signIns}
          rows={rows.map((row, at) => ({ ...row, key: `${row.at} ${at}` }))}
          rowKey={({ key }) => key}
          empty={<EmptyState icon="history" title={t("players.noSignIns")} />}
        />
      </Part>
      <Pager page={pageNo} pages={totalPages} href={(page) => `${path}?tab=sessions&page=${page}`} />
    </>
  );
}

type Limit = LimitsAnswer["limits"][number];
type Break = LimitsAnswer["breaks"][number];

const KINDS = { deposit: "limits.deposit", loss: "limits.loss", session: "limits.time" } as const;
const PERIODS = {
  day: "limits.perDay",
  week: "limits.perWeek",
  month: "limits.perMonth",
  session: "limits.perSession",
} as const;

/** An amount of a limit: money, or minutes. */
function Amount({ limit, value }: { readonly limit: Limit; readonly value: string | null }) {
  const shell = useT("shell");
  if (value === null) return "–";
  return limit.kind === "session" ? shell("limits.minutes", { count: Number(value) }) : <Money amount={value} />;
}

/** What a member limits himself to, and his breaks. Staff look, and change neither. */
export function PlayerLimits({ answer }: { readonly answer: LimitsAnswer }) {
  const t = useT("console");
  const shell = useT("shell");
  const format = useFormat();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  const limits: readonly Column<Limit>[] = [
    {
      id: "kind",
      title: t("players.limit"),
      cell: (row) => `${shell(KINDS[row.kind])}, ${shell(PERIODS[row.period])}`,
    },
    {
      id: "value",
      title: t("players.atMost"),
      numeric: true,
      cell: (row) => (row.value === null ? shell("limits.none") : <Amount limit={row} value={row.value} />),
    },
    { id: "used", title: t("players.used"), numeric: true, cell: (row) => <Amount limit={row} value={row.used} /> },
    { id: "left", title: t("players.left"), numeric: true, cell: (row) => <Amount limit={row} value={row.left} /> },
    {
      id: "pending",
      title: t("players.pending"),
      cell: ({ pending }) =>
        pending
          ? shell("limits.pending", { value: pending.value ?? shell("limits.none"), date: when(pending.at) })
          : "–",
    },
  ];
  const breaks: readonly Column<Break>[] = [
    { id: "at", title: t("players.since"), cell: ({ at }) => when(at) },
    {
      id: "kind",
      title: t("players.break"),
      cell: (row) => t(`players.states.${row.kind === "exclusion" ? "excluded" : "timeOut"}`),
    },
    { id: "until", title: t("players.ends"), cell: ({ until }) => (until ? when(until) : t("players.never")) },
    {
      id: "now",
      title: t("players.state"),
      cell: ({ inForce }) => (inForce ? <Badge tone="accent">{t("players.inForce")}</Badge> : t("players.over")),
    },
  ];
  return (
    <>
      <Part>
        <h2>{t("players.limits")}</h2>
        <p>{t("players.limitsText")}</p>
        <DataTable
          caption={t("players.limits")}
          columns={limits}
          rows={answer.limits}
          rowKey={({ kind, period }) => `${kind} ${period}`}
        />
      </Part>
      <Part>
        <h2>{t("players.breaks")}</h2>
        <DataTable
          caption={t("players.breaks")}
          columns={breaks}
          rows={answer.breaks}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="pause" title={t("players.noBreaks")} />}
        />
      </Part>
    </>
  );
}
