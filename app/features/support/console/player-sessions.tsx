import { styled } from "styled-components";
import { useDeviceName } from "~/features/access/use-device-name";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { SessionsAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";

const Part = styled.section`
  display: grid;
  gap: 12px;
`;

type Session = SessionsAnswer["sessions"][number];
type SignIn = SessionsAnswer["signIns"]["rows"][number];

/** Renders the active sessions of a member, and all sign-in attempts. */
export function PlayerSessions({ answer, path }: { readonly path: string; readonly answer: SessionsAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const nameOf = useDeviceName();
  const when = (time: string) => format.date(Date.parse(time), "dateTime");
  const sessions: readonly Column<Session>[] = [
    { id: "at", title: t("players.since"), cell: ({ at }) => when(at) },
    { id: "seen", title: t("players.seen"), cell: ({ seenAt }) => when(seenAt) },
    { id: "device", title: t("players.device"), cell: ({ device }) => <bdi>{nameOf(device)}</bdi> },
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
    { id: "device", title: t("players.device"), cell: ({ device }) => <bdi>{nameOf(device)}</bdi> },
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
