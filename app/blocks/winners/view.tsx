import { styled } from "styled-components";
import type { WinnersProps } from "~/core/config.gen";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import { Band } from "~/ui/band";
import { useWords } from "~/ui/use-words";
import type { WinnersData } from "./load";

const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: 2px 32px;
  max-block-size: 432px;
  padding: 8px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
  background: var(--card-ground);
  border: var(--card-line);
  border-radius: var(--radius);
  box-shadow: var(--card-shadow);

  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 60px;
    border-block-end: 1px solid var(--line);
  }
  img {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-small);
    object-fit: cover;
    object-position: top;
    background: var(--surface-2);
  }
  span { display: grid; min-inline-size: 0; line-height: 1.35; }
  b, i { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; }
  i { color: var(--text-2); font-size: var(--size-1); font-style: normal; }
  > li > bdi { color: var(--win); font-weight: 700; font-variant-numeric: tabular-nums; }
  li:nth-child(-n + 3) > bdi { font-size: 1.0625rem; }
`;

/** The board of the latest wins: who (masked), where, how much. Nothing when there are none. */
export function WinnersView({ props, data }: { readonly props: WinnersProps; readonly data: WinnersData }) {
  const t = useT("blocks");
  const words = useWords();
  const format = useFormat();
  if (data.wins.length === 0) return null;
  return (
    <Band title={words(props.title) || undefined}>
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <Board tabIndex={0} aria-label={t("winners.label")}>
        {data.wins.map((win, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board is what a row stands for
          <li key={at}>
            <img src={win.art} alt="" width={40} height={40} loading="lazy" decoding="async" />
            <span>
              <b>{win.game}</b>
              <i>
                <bdi>{win.account}</bdi>
              </i>
            </span>
            <bdi dir="ltr">{format.money(win.amount, { symbol: true })}</bdi>
          </li>
        ))}
      </Board>
    </Band>
  );
}
