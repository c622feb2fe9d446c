import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";

const Round = styled.button`
  grid-area: spin;
  justify-self: center;
  display: grid;
  place-items: center;
  inline-size: var(--great, 88px);
  block-size: var(--great, 88px);
  @container game (max-height: 460px) { --great: 68px; }
  border-radius: 50%;
  color: #fff6df;
  background: radial-gradient(circle at 38% 28%, #ff9a63, #df3a2c 46%, #8d0f16);
  box-shadow: 0 0 0 3px #f4cd72, 0 0 0 5px #7a4a0e, 0 0 0 7px #f4cd72, 0 10px 26px rgb(150 20 20 / 0.55), inset 0 -8px 14px rgb(70 0 10 / 0.5);
  transition: scale 120ms var(--ease), filter var(--speed);

  svg { inline-size: 52%; transition: rotate 320ms var(--ease); }
  @media (hover: hover) { &:hover { filter: brightness(1.1); } &:hover svg { rotate: 50deg; } }
  &:active { scale: 0.94; }
  &[data-busy] { filter: saturate(0.75) brightness(0.9); }
  &:focus-visible { outline-offset: 10px; }
`;

/** Renders the main button: spins the reels, or skips their animation while they spin. */
export function SpinButton({ isIdle, onPress }: { readonly isIdle: boolean; readonly onPress: () => void }) {
  const t = useT("games");
  return (
    <Round
      type="button"
      data-spin
      data-busy={isIdle ? undefined : ""}
      aria-label={isIdle ? t("reels.spin") : t("reels.hurry")}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.500"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {isIdle ? (
          <path d="M39 24a15 15 0 1 1-5-11.200M35 5v9h-9" strokeLinejoin="round" />
        ) : (
          <path d="M14 13l11 11-11 11M26 13l11 11-11 11" strokeLinejoin="round" />
        )}
      </svg>
    </Round>
  );
}
