import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import type { Game } from "~/games/use-game";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ModalDialog } from "~/ui/modal-dialog";

/** Games measure themselves by it (`cqi`): a scroll bar takes part of the window. */
const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  overflow: clip;
  container: game / inline-size;

  html:has(&) { scrollbar-gutter: auto; }
  background: var(--surface-0);
`;

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 7;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding-inline: max(12px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
  background: color-mix(in srgb, var(--surface-0) 82%, transparent);
  backdrop-filter: blur(14px);
  border-block-end: 1px solid color-mix(in srgb, var(--text-1) 10%, transparent);

  h1 { min-inline-size: 0; margin-inline-end: auto; overflow: hidden; font-size: 1rem; text-overflow: ellipsis; white-space: nowrap; }
  small { display: block; font: 500 0.6875rem/1.2 var(--font); letter-spacing: 0.02em; color: var(--text-2); }
  .tools { display: flex; }
  @media (max-height: 460px) { min-block-size: 44px; }
`;

const Balance = styled.p`
  display: grid;
  justify-items: end;
  line-height: 1.15;
  white-space: nowrap;

  span { font-size: 0.6875rem; color: var(--text-2); }
  strong { font-size: 1rem; font-weight: 700; }
`;

const Away = styled.p`
  position: absolute;
  inset-block-start: calc(100% + 10px);
  inset-inline: 12px;
  inline-size: fit-content;
  margin-inline: auto;
  padding: 8px 16px;
  border-radius: var(--radius-pill);
  background: var(--text-1);
  color: var(--surface-0);
  font-size: var(--size-1);
  font-weight: 600;
  box-shadow: var(--shadow-2);
`;

const Sheet = styled.div`
  padding: 24px;
  h2 { padding-inline-end: 48px; font-size: var(--size-3); }
  h3 { margin-block: 20px 8px; font-size: 1rem; }
  p, li { color: var(--text-2); font-size: var(--size-2); }
  > * + * { margin-block-start: 12px; }
`;

interface GameFrameProps {
  readonly game: Game;
  readonly title: string;
  /** What the rules sheet says. */
  readonly rules: ReactNode;
  /** What the fairness sheet says; none where it stands elsewhere. */
  readonly fairness?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds every game: its name, what the player has, its rules, what makes it fair. */
export function GameFrame({ children, fairness, game, rules, title }: GameFrameProps) {
  const t = useT("games");
  const format = useFormat();
  const [sheet, setSheet] = useState<"rules" | "fairness" | null>(null);
  const tool = (name: "rules" | "fairness", icon: "circle-help" | "shield", label: string) => (
    <Button type="button" variant="quiet" square aria-label={label} title={label} onClick={() => setSheet(name)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <Frame>
      <Bar>
        <h1>
          {title}
          <small>{game.entered.demo ? t("frame.playMoney") : t("frame.house")}</small>
        </h1>
        <Balance>
          <span>{t("frame.balance")}</span>
          <strong className="num" dir="ltr" data-balance={game.balance}>
            {format.money(game.balance, { symbol: true })}
          </strong>
        </Balance>
        <div className="tools">
          {tool("rules", "circle-help", t("frame.rules"))}
          {fairness ? tool("fairness", "shield", t("frame.fairness")) : null}
        </div>
        {game.isAway ? <Away role="status">{t("state.away")}</Away> : null}
      </Bar>
      {children}
      {sheet === null ? null : (
        <ModalDialog
          label={sheet === "rules" ? t("frame.rules") : t("frame.fairness")}
          closeLabel={t("frame.close")}
          size={760}
          onClose={() => setSheet(null)}
        >
          <Sheet>
            <h2>{sheet === "rules" ? title : t("frame.fairness")}</h2>
            {sheet === "rules" ? rules : fairness}
          </Sheet>
        </ModalDialog>
      )}
    </Frame>
  );
}
