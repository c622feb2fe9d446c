import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Badge } from "~/ui/badge";
import { ballsLook, drawnBalls } from "~/ui/drawn-balls";
import { useImageAddress } from "~/ui/image-hosts";
import { DrawClock, useDrawInterval } from "../next-draw/draw-clock";
import { clockLook } from "../next-draw/draw-look";
import type { OpenLottery } from "./load";

const Panel = styled.article`
  ${clockLook}
  ${ballsLook}

  display: grid;
  grid-template-columns: 220px minmax(0, 1fr) minmax(0, 1.1fr);
  gap: clamp(20px, 3vw, 40px);
  padding: clamp(16px, 2.4vw, 28px);
  background: var(--surface-1);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: inset 0 3px 0 var(--brand);

  > img { inline-size: 100%; aspect-ratio: 3 / 4; border-radius: var(--radius-small); object-fit: cover; object-position: top; background: var(--surface-2); }
  .main { display: grid; align-content: center; justify-items: start; gap: 18px; }
  header :is(h2, h3) { font-size: var(--size-4); }
  header { display: grid; justify-items: start; gap: 6px; }
  .main small { color: var(--text-2); font-size: var(--size-1); }
  .clock b { font-size: clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem); }
  table { align-self: center; font-size: var(--size-1); }
  td { padding: 7px 0; border-block-start: 1px solid var(--line); vertical-align: middle; }
  td:first-child { inline-size: 7.5em; color: var(--text-2); line-height: 1.3; }
  tr:first-child td { border: 0; }
  tr:first-child .balls { font-size: 0.9375rem; }
  .balls { font-size: 0.8125rem; }

  @media (max-width: 960px) {
    grid-template-columns: 132px minmax(0, 1fr);
    table { grid-column: 1 / 3; }
  }
  @media (max-width: 520px) {
    grid-template-columns: 84px minmax(0, 1fr);
    .main { grid-template-columns: minmax(0, 1fr) auto; align-items: start; gap: 12px; }
    .main .clock b { font-size: 1.75rem; }
  }
`;

interface OpenLotteryInput {
  readonly open: OpenLottery;
  /** Server time, UTC ms. */
  readonly at: number;
  /** Heading level: below the block's heading, or below the page's heading if the block has none. */
  readonly heading: "h2" | "h3";
}

/** Renders the lottery named by the URL: play type, countdown and latest draws. */
export function OpenLotteryPanel({ open, at, heading: Heading }: OpenLotteryInput) {
  const t = useT("blocks");
  const format = useFormat();
  const rhythm = useDrawInterval();
  const address = useImageAddress();
  const { draw, results, playType } = open;
  return (
    <Panel data-open={draw.code}>
      <img src={address(draw.art)} alt="" width={300} height={400} />
      <div className="main">
        <header>
          <Heading>{draw.name}</Heading>
          <small>{rhythm(draw.every)}</small>
          {playType ? <Badge>{t("lottery.playType", { code: playType })}</Badge> : null}
        </header>
        <DrawClock draw={draw} at={at} />
        <small>{t("lottery.signIn")}</small>
      </div>
      {results.length > 0 ? (
        <table>
          <caption className="vh">{t("results.label", { name: draw.name })}</caption>
          <tbody>
            {results.map(({ drawnAt, numbers }) => (
              <tr key={drawnAt}>
                <td>{format.date(drawnAt)}</td>
                <td>{drawnBalls(numbers, format.date(drawnAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Panel>
  );
}
