import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { CashFigure } from "~/site/centre/parts/cash-figure";
import { CashFigures } from "~/site/centre/parts/money-look";
import { Badge } from "~/ui/badge";
import { Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Money } from "~/ui/money";
import { LeaderboardPlace } from "./mission-layout";
import { type Mission, type MissionData, missionPath } from "./types";

type Board = NonNullable<MissionData["leaderboard"]>;
type Leader = Board["rows"][number];

/** Renders the member's place and stake, which the twenty rows may not include. */
function OwnPlace({ own, progress }: { readonly own: Board["own"]; readonly progress: string }) {
  const t = useT("shell");
  const { number } = useFormat();
  return (
    <CashFigures>
      <div>
        <dt>{t("mission.yourPlace")}</dt>
        <dd className="num">{own ? number(own.place) : "–"}</dd>
        {own ? null : <dd>{t("mission.noPlace")}</dd>}
      </div>
      <CashFigure label={t("mission.yourBet")} amount={progress} />
    </CashFigures>
  );
}

interface LeaderboardProps {
  readonly leaderboard: Board;
  readonly missions: readonly Mission[];
}

/** Renders the leaderboard of one mission. A member behind the first twenty gets a row below them (requirement L8). */
export function Leaderboard({ leaderboard, missions }: LeaderboardProps) {
  const t = useT("shell");
  const { number } = useFormat();
  const { mission, own, rows } = leaderboard;
  const shown = missions.find(({ id }) => id === mission);
  const chips = missions.map(({ id, title }) => ({ id, label: title, href: missionPath(id) }));
  const isBehind = own !== null && !rows.some((row) => row.own);
  const columns: readonly Column<Leader>[] = [
    {
      id: "place",
      title: t("mission.place"),
      cell: ({ place }) => <LeaderboardPlace data-place={place}>{number(place)}</LeaderboardPlace>,
    },
    {
      id: "player",
      title: t("mission.player"),
      cell: (row) => (
        <>
          <bdi>{row.account}</bdi> {row.own ? <Badge tone="accent">{t("mission.you")}</Badge> : null}
        </>
      ),
    },
    { id: "bet", title: t("records.validBet"), numeric: true, cell: ({ progress }) => <Money amount={progress} /> },
  ];
  return (
    <section aria-labelledby="mission-board">
      <h2 id="mission-board">{t("mission.board")}</h2>
      <Chips label={t("mission.missions")} chips={chips} current={mission} stay wrap />
      <OwnPlace own={own} progress={shown?.progress ?? "0"} />
      <DataTable
        caption={shown?.title ?? t("mission.board")}
        columns={columns}
        rows={isBehind ? [...rows, own] : rows}
        rowKey={({ place }) => String(place)}
        empty={<EmptyState art="box" title={t("mission.nobody")} text={t("mission.nobodyText")} />}
      />
    </section>
  );
}
