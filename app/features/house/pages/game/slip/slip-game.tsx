import { useRef, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { GameFrame } from "../frame/game-frame";
import type { Game } from "../use-game";
import { Bets } from "./bets";
import { Matches } from "./matches";
import { SlipLayout, Tabs } from "./slip-look";
import { SlipPaper } from "./slip-paper";
import { SlipRules } from "./slip-rules";
import { useSlip } from "./use-slip";
import { useSlipTold } from "./use-slip-told";

/** Renders the game Lantern Sports: matches with odds, and the slip. */
export function SlipGame({ game }: { readonly game: Game }) {
  const t = useT("games");
  const [tab, setTab] = useState<"matches" | "bets">("matches");
  const { place, setStake, slip, toggle } = useSlip(game);
  const told = useSlipTold(slip, game.balance);
  const bets = useRef<HTMLButtonElement>(null);
  const showBets = () => {
    setTab("bets");
    bets.current?.focus();
  };
  const open = slip.bets.filter(({ state }) => state === "open").length;
  const tabOf = (name: "matches" | "bets", label: string, count = 0) => (
    <button
      type="button"
      ref={name === "bets" ? bets : undefined}
      role="tab"
      id={`slip-${name}`}
      aria-selected={tab === name}
      aria-controls="slip-panel"
      onClick={() => setTab(name)}
    >
      {label}
      {count > 0 ? <span className="count num">{count}</span> : null}
    </button>
  );
  return (
    <GameFrame game={game} title={t("slip.title")} rules={<SlipRules matches={slip.matches ?? []} />} told={told}>
      <SlipLayout>
        <div className="offer">
          <Tabs role="tablist">
            {tabOf("matches", t("slip.matches"))}
            {tabOf("bets", t("slip.bets"), open)}
          </Tabs>
          <div className="list" role="tabpanel" id="slip-panel" aria-labelledby={`slip-${tab}`}>
            {tab === "matches" ? (
              <Matches matches={slip.matches} picked={slip.picked} onPick={toggle} />
            ) : (
              <Bets bets={slip.bets} />
            )}
          </div>
        </div>
        <SlipPaper
          game={game}
          slip={slip}
          onRemove={toggle}
          onStake={setStake}
          onPlace={() => void place()}
          onBets={showBets}
        />
      </SlipLayout>
    </GameFrame>
  );
}
