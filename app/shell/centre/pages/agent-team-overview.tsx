import { styled } from "styled-components";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import type { CentreViewProps } from "~/shell/centre/types";
import { Card } from "~/ui/card";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import type { agentTeamOverview } from "./agent-team-overview.server";

type Team = Awaited<ReturnType<typeof agentTeamOverview.load>>;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  margin: 0 0 28px;

  > div { display: grid; align-content: start; gap: 4px; padding: 16px 20px; }
  dt { color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  dd { font-family: var(--font-title); font-size: var(--size-4); font-weight: 700; }
  small { display: block; color: var(--text-2); font-family: var(--font); font-size: var(--size-1); font-weight: 500; }
`;

const Heading = styled.h2`
  margin-block-end: 12px;
  font-size: var(--size-3);
`;

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

function Figure({ label, value, note }: FigureProps) {
  const format = useFormat();
  return (
    <Card as="div">
      <dt>{label}</dt>
      <dd className="num">
        {format.number(value)}
        {note ? <small>{note}</small> : null}
      </dd>
    </Card>
  );
}

function LastSignIns({ rows }: { readonly rows: Team["lastSignIns"] }) {
  const t = useT("shell");
  const format = useFormat();
  const columns: readonly Column<Team["lastSignIns"][number]>[] = [
    { id: "account", title: t("signIn.username"), cell: ({ account }) => account },
    { id: "nickname", title: t("centre.nickname"), cell: ({ nickname }) => nickname },
    { id: "kind", title: t("team.kind"), cell: ({ isAgent }) => t(isAgent ? "team.agent" : "team.member") },
    { id: "at", title: t("team.at"), cell: ({ at }) => <time dateTime={at}>{format.date(Date.parse(at))}</time> },
  ];
  const empty = <EmptyState art="box" title={t("team.noSignIns")} />;
  return (
    <DataTable
      caption={t("team.signIns")}
      columns={columns}
      rows={rows}
      rowKey={({ account }) => account}
      empty={empty}
    />
  );
}

/** agentTeamOverview: how many stand below the agent, who is new, and who was here last. */
export function AgentTeamOverview({ data }: CentreViewProps<Team>) {
  const t = useT("shell");
  const { agents, joined, lastSignIns, members } = data;
  return (
    <>
      <Figures>
        <Figure label={t("team.members")} value={members.all} note={t("team.direct", { count: members.direct })} />
        <Figure label={t("team.agents")} value={agents.all} note={t("team.direct", { count: agents.direct })} />
        <Figure label={t("team.today")} value={joined.today} />
        <Figure label={t("team.week")} value={joined.week} />
      </Figures>
      <Heading>{t("team.signIns")}</Heading>
      <LastSignIns rows={lastSignIns} />
    </>
  );
}
