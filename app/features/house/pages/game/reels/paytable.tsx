import { Fragment } from "react";
import { styled } from "styled-components";
import { LINE_PAYS, LINES, MOON_PAYS, MULTIPLIER, type PaySymbol } from "~/features/house/rules/reels-data";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { fineUnits, moneyFromFineUnits } from "../frame/money";
import { ShortcutSwitch } from "../frame/shortcuts";
import { SymbolPicture } from "./symbols";

const Pays = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px;

  li { display: grid; grid-template-columns: 60px 1fr; align-items: center; gap: 12px; padding: 10px; border-radius: var(--radius-small); background: var(--surface-1); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 10px; font-size: var(--size-1); }
  dd { font-weight: 600; color: var(--text-1); text-align: end; }
  b { grid-column: 1 / -1; color: var(--text-1); }
`;

const Special = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr;
  align-items: center;
  gap: 16px;
`;

const LineMap = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: 10px;
  direction: ltr;

  svg { inline-size: 100%; }
  rect { fill: var(--surface-3); }
  polyline { fill: none; stroke: var(--brand-text); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
`;

const PLACES = [0, 1, 2, 3, 4].flatMap((reel) => [0, 1, 2].map((row) => [reel, row] as const));

interface PaytableProps {
  readonly stake: string;
  readonly declared: string | null;
}

/** Renders all payouts at the selected stake, the rules, and the return of the game. */
export function Paytable({ declared, stake }: PaytableProps) {
  const t = useT("games");
  const text = useAnyText();
  const format = useFormat();
  const pays = (lines: number) =>
    format.money(moneyFromFineUnits((fineUnits(stake) * BigInt(lines)) / BigInt(LINES.length), stake));
  return (
    <>
      <p>{t("reels.rules.lines", { lines: LINES.length })}</p>
      <Pays>
        {(Object.entries(LINE_PAYS) as [PaySymbol, readonly number[]][]).map(([name, amounts]) => (
          <li key={name}>
            <SymbolPicture name={name} />
            <dl>
              <b>{text(`games:symbol.${name}`)}</b>
              {[5, 4, 3].map((count) => (
                <Fragment key={count}>
                  <dt>{count}×</dt>
                  <dd className="num" dir="ltr">
                    {pays(amounts[count - 3] ?? 0)}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </Pays>
      <Special>
        <SymbolPicture name="lantern" />
        <p>{t("reels.rules.lantern")}</p>
      </Special>
      <Special>
        <SymbolPicture name="moon" />
        <ul>
          {Object.entries(MOON_PAYS).map(([moons, { freeSpins, stakes }]) => (
            <li key={moons}>{t("reels.rules.moons", { moons, stakes, spins: freeSpins })}</li>
          ))}
        </ul>
      </Special>
      <p>{t("reels.rules.free", { first: MULTIPLIER.first, most: MULTIPLIER.most })}</p>
      <h3>{t("reels.rules.lineMap")}</h3>
      <LineMap>
        {LINES.map((rows, at) => (
          <li key={rows.join()} aria-hidden="true">
            <svg viewBox="0 0 64 42">
              <title>{at + 1}</title>
              {PLACES.map(([reel, row]) => (
                <rect key={`${reel}${row}`} x={reel * 13} y={row * 14.5} width="11" height="12.5" rx="2" />
              ))}
              <polyline points={rows.map((row, reel) => `${reel * 13 + 5.5},${row * 14.5 + 6}`).join(" ")} />
            </svg>
          </li>
        ))}
      </LineMap>
      <ShortcutSwitch how={t("reels.rules.keys")} />
      <h3>{t("rules.return")}</h3>
      <p>{t("reels.rules.return", { percent: declared === null ? "" : format.number(Number(declared)) })}</p>
    </>
  );
}
