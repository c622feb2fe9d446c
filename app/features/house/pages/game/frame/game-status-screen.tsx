import { keyframes, styled } from "styled-components";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { errorTextKey } from "~/platform/wps/error-text";
import { Button } from "~/ui/button";

const sway = keyframes`from { rotate: -5deg; } to { rotate: 5deg; }`;
const breathe = keyframes`from { opacity: 0.45; } to { opacity: 1; }`;

const GameScreenBox = styled.div`
  html:has(&) { scrollbar-gutter: auto; }
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-block-size: 100dvh;
  padding: 32px var(--edge);
  text-align: center;
  background: radial-gradient(90% 60% at 50% 38%, color-mix(in srgb, #ff9d4d 16%, var(--surface-0)), var(--surface-0));

  svg { inline-size: 112px; block-size: auto; transform-origin: 50% 0; animation: ${sway} 2.6s ease-in-out infinite alternate; }
  .light { animation: ${breathe} 1.8s ease-in-out infinite alternate; }
  &[data-kind="ended"] svg, &[data-kind="failed"] svg { animation: none; filter: saturate(0.35) brightness(0.9); }
  &[data-kind="ended"] .light, &[data-kind="failed"] .light { display: none; }
  h1 { font-size: var(--size-4); }
  p { max-inline-size: 40ch; color: var(--text-2); }
`;

/** A lantern: lit while the game opens, unlit when it has ended or failed. */
const LANTERN = (
  <svg viewBox="0 0 120 170" aria-hidden="true">
    <path d="M60 0v34" stroke="#c58a2b" strokeWidth="3" />
    <ellipse cx="60" cy="84" rx="47" ry="42" fill="#d8342b" />
    <ellipse className="light" cx="60" cy="86" rx="30" ry="30" fill="#ffcf6b" fillOpacity=".8" />
    <path
      d="M60 42C28 52 28 116 60 126M60 42c32 10 32 74 0 84M60 42v84"
      fill="none"
      stroke="#7d0d12"
      strokeOpacity=".5"
      strokeWidth="2"
    />
    <rect x="38" y="34" width="44" height="11" rx="5" fill="#e0a63c" />
    <rect x="38" y="123" width="44" height="11" rx="5" fill="#e0a63c" />
    <path d="M60 134v10M52 144h16l3 24H49Z" fill="#d8342b" stroke="#e0a63c" strokeWidth="2" />
  </svg>
);

type ScreenStateProps =
  | { readonly kind: "opening"; readonly isAway?: boolean }
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly code: string; readonly onRetry: () => void };

/** Renders a game that is not running: it opens, has ended, or cannot be opened. */
export function GameStatusScreen(props: ScreenStateProps) {
  const t = useT("games");
  const text = useAnyText();
  if (props.kind === "opening")
    return (
      <GameScreenBox data-kind="opening" role="status">
        {LANTERN}
        <p>{props.isAway ? t("state.away") : t("state.opening")}</p>
      </GameScreenBox>
    );
  return (
    <GameScreenBox data-kind={props.kind} role="alert">
      {LANTERN}
      <h1>{props.kind === "ended" ? t("state.ended") : t("state.failed")}</h1>
      <p>{text(props.kind === "ended" ? "errors:gameSessionEnded" : errorTextKey(props.code))}</p>
      {props.kind === "failed" ? (
        <Button type="button" variant="primary" onClick={props.onRetry}>
          {t("state.retry")}
        </Button>
      ) : null}
    </GameScreenBox>
  );
}
