import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Figure, Figures } from "~/ui/figures";
import type { agentTeamOverview } from "./agent-team-overview.server";

type Team = Awaited<ReturnType<typeof agentTeamOverview.load>>;

const Heading = styled.h2`
  margin-block-end: 12px;
  font-size: var(--size-3);
`;

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

/** Renders the page `agentTeamOverview`: team size, new members and agents, and the latest sign-ins. */
export function AgentTeamOverview({ data }: CentreViewProps<Team>) {
  const t = useT("shell");
  const { number } = useFormat();
  const { agents, joined, lastSignIns, members } = data;
  return (
    <>
      <Figures>
        <Figure label={t("team.members")} note={t("team.direct", { count: members.direct })}>
          {number(members.all)}
        </Figure>
        <Figure label={t("team.agents")} note={t("team.direct", { count: agents.direct })}>
          {number(agents.all)}
        </Figure>
        <Figure label={t("team.today")}>{number(joined.today)}</Figure>
        <Figure label={t("team.week")}>{number(joined.week)}</Figure>
      </Figures>
      <Heading>{t("team.signIns")}</Heading>
      <LastSignIns rows={lastSignIns} />
    </>
  );
}
