import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { css, styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { AccountField } from "~/site/page-account";
import { gameLink, HOUSE_PATH } from "~/site/start-links";
import { Button, LinkButton } from "~/ui/button";
import { useImageAddress } from "~/ui/image-hosts";
import { useStart } from "../../start-props";
import type { LaunchNoteData } from "./load";
import { Rooms } from "./rooms";
import { type LaunchState, type LaunchTarget, useLaunch } from "./use-launch";
import { WalletNote } from "./wallet-note";

/**
 * With an open game, the stage fills the viewport below the header and the page does not scroll. In-house games have a bar with
 * name, balance and exit, so the page hides its versions of these.
 */
const playing = css`
  html:has(& iframe) body { display: flex; flex-direction: column; block-size: 100dvh; overflow: hidden; }
  html:has(& iframe) :is([data-bottom-bar], #shell-footer, #shell-side, [data-block]:not(:has(iframe))) { display: none; }
  html:has(& iframe) [data-area="main"] { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); flex: 1 1 0; min-block-size: 0; }
  [data-block]:has(& iframe) { display: grid; min-block-size: 0; }
  &:has(iframe) { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); inline-size: 100%; max-inline-size: none; margin: 0; padding: 0; }
  &:has(iframe) .bar { padding: 4px var(--edge); }
  &:has(iframe) .screen { min-block-size: 0; border-radius: 0; }
  iframe { inline-size: 100%; block-size: 100%; border: 0; }
  html:has(& [data-own-bar]) .purse { display: none; }
  &:has([data-own-bar]) .bar { padding: 0; }
  &:has([data-own-bar]) .bar > * { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  &:has([data-own-bar]) .bar > div { display: none; }
`;

const StageLayout = styled.section`
  display: grid;
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: 16px var(--edge);

  .screen { position: relative; display: grid; grid-template-rows: auto minmax(0, 1fr); overflow: hidden; min-block-size: min(78vh, 860px); border-radius: var(--radius); background: var(--surface-1); color: var(--text-1); }
  .screen:fullscreen { border-radius: 0; }
  .screen > :last-child { grid-row: 2; }
  .say { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; justify-items: center; gap: 14px; padding: 32px 20px; text-align: center; }
  .say p { max-inline-size: 46ch; color: var(--text-2); }
  .cover { inline-size: clamp(120px, 16vw, 180px); aspect-ratio: 3 / 4; object-fit: cover; border-radius: var(--radius); }
  .hot { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-block-start: 8px; }
  .hot a { display: grid; gap: 6px; inline-size: 112px; color: var(--text-1); font-size: var(--size-1); font-weight: 600; }
  .hot img { inline-size: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: var(--radius-small); }
  .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding-block: 10px; }
  h1 { min-inline-size: 0; font-size: var(--size-3); }
  .wallet { grid-row: 1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; padding: 8px var(--edge); border-block-end: 1px solid var(--line); background: var(--surface-2); font-size: var(--size-1); }
  .wallet p { flex: 1 1 190px; }
  .bar > div { display: flex; gap: 8px; }
  @media (max-width: 640px) {
    padding: 0;
    .screen { min-block-size: calc(100dvh - 190px); border-radius: 0; }
    .bar { padding: 8px var(--edge); }
  }
  ${playing}
`;

interface GameStageProps {
  readonly game: LaunchNoteData["game"];
  readonly launch: NonNullable<LaunchNoteData["launch"]>;
  /** Vendor whose rooms are selected before the game starts; null for none. */
  readonly rooms: string | null;
  /** Title when no game is named. */
  readonly title: string;
}

/**
 * Renders a game for a signed-in member (requirement G7): in a frame, or with a button that opens its window. Without scripts the
 * button leads to the game itself.
 */
export function GameStage({ game, launch, rooms, title }: GameStageProps) {
  const t = useT("blocks");
  const { to } = useLinkTargets();
  const screen = useRef<HTMLDivElement>(null);
  const wanted = useMemo<LaunchTarget>(() => (launch.kind === "sports" ? null : launch.wanted), [launch]);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const [roomless, setRoomless] = useState<string | null>(null);
  const startNow = useCallback(() => setRoomless(rooms), [rooms]);
  const stage =
    rooms !== null && rooms !== roomless ? (
      <Rooms vendor={rooms} wanted={wanted} onNone={startNow} />
    ) : (
      <GameScreen wanted={wanted} game={game} />
    );
  return (
    <StageLayout aria-label={t("stage.label")}>
      <div className="bar">
        <h1>{game ? game.name : title}</h1>
        <div>
          {isHere ? (
            <Button size="small" variant="quiet" onClick={() => screen.current?.requestFullscreen?.()}>
              {t("stage.full")}
            </Button>
          ) : null}
          <LinkButton size="small" variant="quiet" href={to("/games") ?? "/"}>
            {t("stage.leave")}
          </LinkButton>
        </div>
      </div>
      <div className="screen" ref={screen} data-theme="dark">
        {isHere ? stage : <PlainStart game={game} />}
      </div>
    </StageLayout>
  );
}

/** Renders the form for the time before hydration and for browsers without scripts; it opens the game in this window. */
function PlainStart({ game }: Pick<GameStageProps, "game">) {
  const t = useT("blocks");
  return (
    <form method="post" className="say">
      <AccountField />
      <Cover game={game} />
      <Button variant="primary" size="large">
        {t("stage.play")}
      </Button>
    </form>
  );
}

function Cover({ game }: Pick<GameStageProps, "game">) {
  const address = useImageAddress();
  return game ? <img className="cover" src={address(game.art)} alt="" width={300} height={400} /> : null;
}

function GameScreen({ game, wanted }: Pick<GameStageProps, "game"> & { readonly wanted: LaunchTarget }) {
  const t = useT("blocks");
  const { open, setStage, stage } = useLaunch(wanted);
  if (stage.name === "open")
    return (
      <>
        <WalletNote vendor={stage.launched.vendor} />
        <iframe
          src={stage.launched.url}
          title={stage.launched.name}
          allow="fullscreen; autoplay"
          data-own-bar={stage.launched.url.startsWith(HOUSE_PATH) ? "" : undefined}
        />
      </>
    );
  if (stage.name === "refused") return <Refused stage={stage} again={open} />;
  if (stage.name === "opening")
    return (
      <div className="say" aria-busy="true">
        <Cover game={game} />
        <p role="status">{t("stage.opening")}</p>
      </div>
    );
  const { blocked, launched } = stage;
  const openWindow = () => {
    const isOpen = globalThis.open(launched.url, "game") !== null;
    setStage({ ...stage, blocked: !isOpen });
  };
  return (
    <div className="say">
      <Cover game={game} />
      <Button variant="primary" size="large" onClick={openWindow}>
        {t("stage.play")}
      </Button>
      {blocked ? <Blocked /> : null}
    </div>
  );
}

function Blocked() {
  const error = useT("errors");
  return <p role="alert">{error("popupBlocked")}</p>;
}

interface RefusedProps {
  readonly stage: Extract<LaunchState, { name: "refused" }>;
  readonly again: () => void;
}

/** Renders the reason why the game cannot be played, with open hot games as suggestions. */
function Refused({ again, stage }: RefusedProps) {
  const t = useT("blocks");
  const format = useFormat();
  const start = useStart();
  const address = useImageAddress();
  return (
    <div className="say">
      <p role="alert">{stage.message}</p>
      {stage.notice ? <p>{stage.notice}</p> : null}
      {stage.until ? <p>{t("stage.until", { time: format.date(Date.parse(stage.until), "dateTime") })}</p> : null}
      {stage.hot.length === 0 ? (
        <Button onClick={again}>{t("stage.again")}</Button>
      ) : (
        <div className="hot">
          {stage.hot.map(({ art, gameId, name, vassalage }) => (
            <a key={gameId} {...start.start(gameLink(gameId, vassalage))}>
              <img src={address(art)} alt="" width={300} height={400} />
              {name}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
