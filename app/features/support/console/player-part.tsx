import { useT } from "~/platform/i18n/use-t";
import type { PersonalData, PlayerAnswer } from "~/site/console/types";
import { Tabs } from "~/ui/tabs";
import { PlayerLimits } from "./player-limits";
import { PlayerNotes } from "./player-notes";
import { PlayerOrders } from "./player-orders";
import { PlayerOverview } from "./player-overview";
import type { PlayerTab, PlayerTabData } from "./player-query";
import { PlayerBets, PlayerLedger } from "./player-records";
import { PlayerSessions } from "./player-sessions";
import { WhyForm, WhySteps } from "./why-answer";

interface PlayerPartProps {
  readonly code: string;
  readonly player: PlayerAnswer;
  readonly data: PlayerTabData;
  /** Tabs that the caller may open. */
  readonly tabs: readonly PlayerTab[];
  readonly may: { readonly reveal: boolean; readonly care: boolean };
  readonly personal: PersonalData | null;
}

function Part({ code, data, may, personal, player }: PlayerPartProps) {
  const t = useT("console");
  const path = `/console/brands/${code}/players/${player.memberId}`;
  switch (data.tab) {
    case "orders":
      return <PlayerOrders code={code} path={path} answer={data.answer} />;
    case "ledger":
      return <PlayerLedger path={path} kind={data.kind} answer={data.answer} />;
    case "bets":
      return <PlayerBets path={path} answer={data.answer} />;
    case "sessions":
      return <PlayerSessions path={path} answer={data.answer} />;
    case "limits":
      return <PlayerLimits answer={data.answer} />;
    case "notes":
      return <PlayerNotes path={path} answer={data.answer} mayWrite={may.care} />;
    case "why":
      return (
        <>
          <WhyForm label={t("why.title")} path={path} address={data.address} wrong={data.wrong} kept={{ tab: "why" }} />
          {data.answer ? <WhySteps answer={data.answer} /> : null}
        </>
      );
    default:
      return <PlayerOverview code={code} player={player} personal={personal} mayReveal={may.reveal} />;
  }
}

/** Renders the tabs of the member page, and the selected one. */
export function PlayerPart(props: PlayerPartProps) {
  const t = useT("console");
  const path = `/console/brands/${props.code}/players/${props.player.memberId}`;
  const tabs = props.tabs.map((id) => {
    return { id, label: t(`players.tab.${id}`), href: id === "overview" ? path : `${path}?tab=${id}` };
  });
  return (
    <>
      <Tabs label={t("players.tabs")} tabs={tabs} current={props.data.tab} />
      <Part {...props} />
    </>
  );
}
