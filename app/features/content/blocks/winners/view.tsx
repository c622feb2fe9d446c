import { styled } from "styled-components";
import type { WinnersProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { Win, WinnersData } from "./load";

const Board = styled.div`
  display: grid;
  overflow: hidden;
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);

  b, i { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; }
  i { font-size: var(--size-1); font-style: normal; }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    align-content: start;
    gap: 0 32px;
    max-block-size: 388px;
    padding: 8px 20px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }
  ol:focus-visible { outline-offset: -4px; }
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 62px;
    border-block-end: 1px solid var(--line);
  }
  li img {
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-small);
    object-fit: cover;
    object-position: top;
    background: var(--surface-2);
  }
  span { display: grid; min-inline-size: 0; line-height: 1.35; }
  li i { color: var(--text-2); }
  li > bdi { color: var(--win); font-weight: 700; font-variant-numeric: tabular-nums; }

  figure {
    position: relative;
    isolation: isolate;
    display: grid;
    align-content: end;
    gap: 2px;
    min-block-size: 168px;
    padding: 20px;
    overflow: hidden;
    color: #fff;
    line-height: 1.35;
  }
  figure > img {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 18%;
  }
  figure::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(transparent 10%, rgb(0 0 0 / 0.62) 58%, rgb(0 0 0 / 0.9));
  }
  figure small { font-size: var(--size-1); font-weight: 600; }
  figure strong { font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem); font-weight: 750; letter-spacing: -0.02em; line-height: 1.2; }

  @media (min-width: 900px) { &[data-best] { grid-template-columns: minmax(0, 300px) minmax(0, 1fr); } }
`;

/** Minimum number of wins for a highlighted largest one. */
const ENOUGH = 5;

/** Returns the largest win. */
function bestOf(wins: readonly Win[]): Win | undefined {
  return wins.reduce<Win | undefined>((best, win) => (best && +best.amount >= +win.amount ? best : win), undefined);
}

/** Renders the largest win, and the latest ones in two columns: masked account, game, amount. Renders nothing without wins. */
export function WinnersView({ props, data }: { readonly props: WinnersProps; readonly data: WinnersData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const format = useFormat();
  const address = useImageAddress();
  if (data.wins.length === 0) return null;
  const best = data.wins.length >= ENOUGH ? bestOf(data.wins) : undefined;
  return (
    <Band title={words(props.title) || undefined}>
      <Board data-best={best ? "" : undefined}>
        {best ? (
          <figure>
            <img src={address(best.art)} alt="" width={300} height={400} loading="lazy" decoding="async" />
            <small>{t("winners.best")}</small>
            <strong className="num">
              <bdi dir="ltr">{format.money(best.amount)}</bdi>
            </strong>
            <figcaption>
              {best.game} · <bdi>{best.account}</bdi>
            </figcaption>
          </figure>
        ) : null}
        {/* A scrolling region must be focusable by keyboard (WCAG 2.1.1). */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <ol tabIndex={0} aria-label={t("winners.label")}>
          {data.wins.map((win, at) =>
            win === best ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row stands for a rank, not for a win
              <li key={at}>
                <img src={address(win.art)} alt="" width={44} height={44} loading="lazy" decoding="async" />
                <span>
                  <b>{win.game}</b>
                  <i>
                    <bdi>{win.account}</bdi>
                  </i>
                </span>
                <bdi dir="ltr">{format.money(win.amount)}</bdi>
              </li>
            ),
          )}
        </ol>
      </Board>
    </Band>
  );
}
