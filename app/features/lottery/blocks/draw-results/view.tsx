import { styled } from "styled-components";
import type { DrawResultsProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { Chips } from "~/ui/chips";
import { ballsLook, drawnBalls } from "~/ui/drawn-balls";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { DrawResultsData } from "./load";

const Board = styled.div`
  ${ballsLook}

  display: grid;
  gap: 14px;
  min-inline-size: 0;

  > nav { overflow-x: auto; margin-inline: calc(-1 * var(--edge)); padding: 3px var(--edge); scrollbar-width: none; }
  .sheet {
    overflow: hidden;
    padding-inline: 4px;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  th, td { padding: 10px 16px; text-align: start; vertical-align: middle; }
  thead th { padding-block: 12px; color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  tbody tr > * { border-block-start: 1px solid var(--line); }
  tbody th { font-weight: 600; white-space: nowrap; }
  tbody td:nth-child(2) { color: var(--text-2); white-space: nowrap; }
  .balls { font-size: 0.875rem; }
  tbody tr:first-child .balls { font-size: 1.0625rem; }

  @media (max-width: 640px) {
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody { display: block; }
    tbody tr { display: grid; grid-template-columns: auto auto; justify-content: space-between; gap: 8px 16px; padding: 12px; }
    tbody tr + tr { border-block-start: 1px solid var(--line); }
    tbody tr > * { padding: 0; border: 0; font-size: var(--size-1); }
    tbody td:last-child { grid-column: 1 / 3; }
  }
`;

/** Renders the latest draw results as a table, and as cards on small screens. Links select another lottery. */
export function DrawResultsView({ props, data }: { readonly props: DrawResultsProps; readonly data: DrawResultsData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const format = useFormat();
  const { game, games, results } = data;
  if (!game || results.length === 0) return null;
  const chips = games.map(({ code, name }) => ({
    id: code,
    label: name,
    href: `${props.page ?? ""}?gameCode=${encodeURIComponent(code)}`,
  }));
  return (
    <Band title={words(props.title) || undefined}>
      <Board>
        {chips.length > 1 ? (
          <nav aria-label={t("results.games")}>
            <Chips label={t("results.games")} chips={chips} current={game.code} stay />
          </nav>
        ) : null}
        <div className="sheet">
          <table>
            <caption className="vh">{t("results.label", { name: game.name })}</caption>
            <thead>
              <tr>
                <th scope="col">{t("results.draw")}</th>
                <th scope="col">{t("results.drawn")}</th>
                <th scope="col">{t("results.numbers")}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ id, drawnAt, numbers }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi className="num">{id}</bdi>
                  </th>
                  <td>{format.date(drawnAt)}</td>
                  <td>{drawnBalls(numbers, id)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Board>
    </Band>
  );
}
