import { keyframes, styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { CountUp } from "../frame/count-up";
import { SymbolPicture } from "./symbols";
import type { ReelsState } from "./use-reels";

const appear = keyframes`from { opacity: 0; scale: 0.86; }`;
const fly = keyframes`
  from { translate: 0 0; opacity: 0; }
  12% { opacity: 1; }
  to { translate: var(--drift, 12px) -78vh; opacity: 0; }
`;
const turn = keyframes`to { rotate: 1turn; }`;

const Veil = styled.button`
  position: absolute;
  inset: 0;
  z-index: 4;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  inline-size: 100%;
  padding: 24px;
  overflow: hidden;
  text-align: center;
  color: #fff3d4;
  background: radial-gradient(closest-side, rgb(60 10 30 / 0.86), rgb(12 6 34 / 0.9));
  animation: ${appear} 320ms var(--ease) both;

  &::before {
    content: "";
    position: absolute;
    inset: -40%;
    background: repeating-conic-gradient(rgb(255 210 120 / 0.16) 0 8deg, transparent 8deg 20deg);
    mask: radial-gradient(closest-side, #000 10%, transparent 62%);
    animation: ${turn} 40s linear infinite;
  }
  > * { position: relative; }
  h2 { font-size: clamp(1.5rem, 7cqmin, 3.5rem); color: #ffe09a; text-shadow: 0 2px 0 #7a2a0c, 0 0 26px rgb(255 170 70 / 0.7); }
  p { max-inline-size: 46ch; font-size: 1.0625rem; }
  .sum { font: 800 clamp(2rem, 11cqmin, 4.75rem)/1.1 var(--font-title); color: #fff; text-shadow: 0 2px 0 #8a3a10, 0 0 34px rgb(255 190 90 / 0.9); }
  .picture { inline-size: clamp(72px, 22cqmin, 150px); }
  small { margin-block-start: 8px; color: #ffdca0; opacity: 0.85; }
  &:focus-visible { outline-offset: -6px; outline-color: #ffe09a; }
`;

const Sky = styled.span`
  && { position: absolute; inset: 0; pointer-events: none; }
  i { position: absolute; inset-block-end: -12%; inline-size: clamp(34px, 7vw, 64px); animation: ${fly} 4.6s linear infinite; }
  i:nth-child(1) { inset-inline-start: 6%; }
  i:nth-child(2) { inset-inline-start: 22%; animation-delay: -1.9s; --drift: -14px; scale: 0.75; }
  i:nth-child(3) { inset-inline-start: 40%; animation-delay: -3.3s; }
  i:nth-child(4) { inset-inline-start: 58%; animation-delay: -0.9s; --drift: -10px; scale: 0.6; }
  i:nth-child(5) { inset-inline-start: 74%; animation-delay: -2.6s; }
  i:nth-child(6) { inset-inline-start: 88%; animation-delay: -4s; --drift: -18px; scale: 0.8; }
`;

interface OverlayProps {
  readonly state: ReelsState;
  readonly isStill: boolean;
  readonly onGo: () => void;
}

/** Renders the overlay of the reels: start or end of free spins, or a celebrated win. */
export function ReelsOverlay({ isStill, onGo, state: { free, phase, won } }: OverlayProps) {
  const t = useT("games");
  if (phase === "intro")
    return (
      <Veil type="button" onClick={onGo} autoFocus>
        <span className="picture">
          <SymbolPicture name="moon" />
        </span>
        <h2>{t("reels.free", { count: free?.of ?? 0 })}</h2>
        <p>{t("reels.freeHow")}</p>
        <small>{t("reels.goOn")}</small>
      </Veil>
    );
  if (phase !== "total" && phase !== "bright") return null;
  return (
    <Veil type="button" onClick={onGo} autoFocus>
      <Sky aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <i key={at}>
            <SymbolPicture name="lantern" />
          </i>
        ))}
      </Sky>
      <h2>{phase === "total" ? t("reels.freeTotal") : t("reels.bright")}</h2>
      <span className="sum">
        <CountUp amount={won ?? "0.00"} isStill={isStill} />
      </span>
      <small>{t("reels.goOn")}</small>
    </Veil>
  );
}
