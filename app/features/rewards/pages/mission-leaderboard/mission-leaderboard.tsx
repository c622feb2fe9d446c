import { useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { EmptyState } from "~/ui/empty-state";
import { Leaderboard } from "./leaderboard";
import { MissionCard } from "./mission-card";
import { MissionLayout, Missions } from "./mission-layout";
import type { MissionData } from "./types";

/** Page missionLeaderboard: missions by day and week with their leaderboards (requirement L8). */
export function MissionLeaderboard({ data, answer }: CentreViewProps<MissionData>) {
  const t = useT("shell");
  const { at, leaderboard, missions } = data;
  if (missions.length === 0) return <EmptyState art="box" title={t("mission.none")} text={t("mission.noneText")} />;
  return (
    <MissionLayout>
      <p className="quiet">{t("mission.note")}</p>
      <Missions aria-label={t("mission.missions")}>
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} at={at} chosen={leaderboard?.mission} answer={answer} />
        ))}
      </Missions>
      {leaderboard ? <Leaderboard leaderboard={leaderboard} missions={missions} /> : null}
    </MissionLayout>
  );
}
