import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ModalDialog } from "~/ui/modal-dialog";
import type { Game } from "../use-game";

/** Fills the viewport without overflow. A viewport lower than any phone's scrolls. */
const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: max(100dvh, 280px);
  overflow: clip;
  background: var(--surface-0);

  html:has(&) { scrollbar-gutter: auto; }
  @media (max-width: 559px) { block-size: max(100dvh, 480px); }
  /* The page scrolls anyway, as at 400 % zoom: keeps cards and symbols legible. */
  @media (max-width: 559px) and (max-height: 479px) { block-size: 600px; }
`;

/** Area of the game. Games derive every size from it (`cqi`, `cqb`), so they fit any surroundings. */
const Field = styled.div`
  grid-row: 3;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  container: game / size;
`;

const Bar = styled.header`
  z-index: 7;
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding-inline: max(8px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right));
  background: color-mix(in srgb, var(--surface-0) 82%, transparent);
  border-block-end: 1px solid color-mix(in srgb, var(--text-1) 10%, transparent);

  h1 { min-inline-size: 0; margin-inline-end: auto; font-size: 1rem; line-height: 1.2; }
  small { display: block; font: 500 0.6875rem/1.2 var(--font); letter-spacing: 0.02em; color: var(--text-2); }
  .tools { display: flex; }
  > a svg { [dir="rtl"] & { rotate: 180deg; } }
  @media (max-height: 460px) { min-block-size: 44px; }
  /* On a phone the label of the balance already identifies play money. */
  @media (max-width: 559px) { gap: 6px; h1 { font-size: 0.875rem; } small { display: none; } .full { display: none; } }
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
  padding: 6px 16px;
  background: var(--text-1);
  color: var(--surface-0);
  font-size: var(--size-1);
  font-weight: 600;
  text-align: center;
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
  /** Content of the rules sheet. */
  readonly rules: ReactNode;
  /** Content of the fairness sheet; undefined when the game shows it elsewhere. */
  readonly fairness?: ReactNode;
  /** The last result as one sentence, announced when it changes; empty between results. */
  readonly told: string;
  readonly children: ReactNode;
}

/** Enters or leaves full-screen mode. */
function toggleFullScreen(): void {
  // Rejected when the embedding page does not allow it; the game then stays unchanged.
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {});
}

/** Frame of every game: name, balance, rules and fairness. */
export function GameFrame({ children, fairness, game, rules, title, told }: GameFrameProps) {
  const t = useT("games");
  const format = useFormat();
  const [sheet, setSheet] = useState<"rules" | "fairness" | null>(null);
  const { leaveTo } = game;
  const tool = (name: "rules" | "fairness", icon: "circle-help" | "shield", label: string) => (
    <Button type="button" variant="quiet" square aria-label={label} title={label} onClick={() => setSheet(name)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <Frame>
      <Bar>
        {leaveTo === null ? null : (
          <LinkButton
            href={leaveTo}
            target="_top"
            variant="quiet"
            square
            aria-label={t("frame.leave")}
            title={t("frame.leave")}
          >
            <Icon name="chevron-left" />
          </LinkButton>
        )}
        <h1>
          {title}
          <small>{t("frame.house")}</small>
        </h1>
        <Balance>
          <span>{game.entered.demo ? t("frame.playMoney") : t("frame.balance")}</span>
          <strong className="num" dir="ltr" data-balance={game.balance}>
            {format.money(game.balance)}
          </strong>
        </Balance>
        <div className="tools">
          {tool("rules", "circle-help", t("frame.rules"))}
          {fairness ? tool("fairness", "shield", t("frame.fairness")) : null}
          {document.fullscreenEnabled ? (
            <Button
              type="button"
              className="full"
              variant="quiet"
              square
              aria-label={t("frame.fullScreen")}
              title={t("frame.fullScreen")}
              onClick={toggleFullScreen}
            >
              <Icon name="maximize" />
            </Button>
          ) : null}
        </div>
      </Bar>
      {game.isAway ? <Away role="status">{t("state.away")}</Away> : null}
      <p className="vh" role="status" data-told>
        {told}
      </p>
      <Field>{children}</Field>
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
