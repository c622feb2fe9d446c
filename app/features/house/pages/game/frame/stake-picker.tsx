import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";

const Picker = styled.div`
  display: grid;
  grid-template: "less stake more" / auto minmax(96px, 1fr) auto;
  align-items: center;
  gap: 8px;

  /* Places the parts in the areas of the caller's grid: less, stake, more. */
  &[data-spread] { display: contents; }
  button { inline-size: 48px; block-size: 48px; font-size: 1.5rem; line-height: 1; }
  button, label {
    border-radius: var(--radius-pill);
    background: color-mix(in srgb, var(--surface-1) 88%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text-1) 16%, transparent);
    backdrop-filter: blur(8px);
    transition: background-color var(--speed);
  }
  button:first-child { grid-area: less; }
  button:last-child { grid-area: more; }
  button[aria-disabled] { color: color-mix(in srgb, currentcolor 38%, transparent); cursor: not-allowed; }
  @media (hover: hover) { button:hover:not([aria-disabled]) { background: var(--surface-2); } }
`;

const Chosen = styled.label`
  grid-area: stake;
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 48px;
  min-inline-size: 96px;
  padding-inline: 16px;
  line-height: 1.2;

  span { font-size: 0.6875rem; color: var(--text-2); }
  strong { font-size: 1.0625rem; white-space: nowrap; }
  select { position: absolute; inset: 0; inline-size: 100%; opacity: 0; cursor: pointer; }
  option { background: var(--surface-1); }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

interface StakePickerProps {
  /** Accepted stakes, ascending. */
  readonly stakes: readonly string[];
  readonly stake: string;
  readonly isLocked: boolean;
  /** True places the parts in the areas `less`, `stake` and `more` of the parent grid. */
  readonly isSpread?: boolean;
  readonly onPick: (stake: string) => void;
}

/** Renders the stake choice: one step down, one step up, or the list of all stakes (a native select under the figure). */
export function StakePicker({ isLocked, isSpread, onPick, stake, stakes }: StakePickerProps) {
  const t = useT("games");
  const format = useFormat();
  const at = stakes.indexOf(stake);
  const step = (by: number, sign: string, label: string) => {
    const next = isLocked ? undefined : stakes[at + by];
    return (
      // `aria-disabled` instead of `disabled` keeps the focus on the button at the end of the list.
      <button
        type="button"
        aria-label={label}
        aria-disabled={next === undefined ? true : undefined}
        onClick={() => (next === undefined ? undefined : onPick(next))}
      >
        {sign}
      </button>
    );
  };
  return (
    <Picker data-spread={isSpread ? "" : undefined}>
      {step(-1, "−", t("stake.less"))}
      <Chosen>
        <span>{t("stake.label")}</span>
        <strong className="num" dir="ltr">
          {format.money(stake)}
        </strong>
        <select value={stake} disabled={isLocked} onChange={({ target }) => onPick(target.value)}>
          {stakes.map((one) => (
            <option key={one} value={one}>
              {format.money(one)}
            </option>
          ))}
        </select>
      </Chosen>
      {step(1, "+", t("stake.more"))}
    </Picker>
  );
}
