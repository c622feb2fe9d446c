import { memo } from "react";
import { keyframes, styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { useCardName } from "./card-name";

const deal = keyframes`
  from { transform: translate(46cqi, -34vh) rotate(38deg); opacity: 0; }
  25% { opacity: 1; }
`;
const turnOver = keyframes`from { transform: rotateY(180deg); }`;

const Place = styled.li`
  position: relative;
  flex: none;
  inline-size: var(--card-w);
  aspect-ratio: 5 / 7;
  perspective: 900px;
  animation: ${deal} 420ms cubic-bezier(0.2, 0.7, 0.2, 1) both;
  animation-delay: var(--after, 0ms);

  &:not(:first-child) { margin-inline-start: calc(var(--step) - var(--card-w)); }
`;

const CardBody = styled.div`
  position: absolute;
  inset: 0;
  /* A card is an image: it keeps its colours in forced-colours mode. */
  forced-color-adjust: none;
  transform-style: preserve-3d;
  transition: transform 460ms cubic-bezier(0.3, 0.1, 0.2, 1);

  &[data-down] { transform: rotateY(180deg); }
  &[data-turned] { animation: ${turnOver} 460ms cubic-bezier(0.3, 0.1, 0.2, 1) both; }
  > * { position: absolute; inset: 0; backface-visibility: hidden; border-radius: calc(var(--card-w) * 0.09); box-shadow: 0 1px 0 rgb(255 255 255 / 0.5) inset, 0 6px 14px rgb(0 20 10 / 0.4); }
`;

const Face = styled.div`
  direction: ltr;
  background: linear-gradient(155deg, #fffefa, #f4eddc);
  color: #1d1a2b;
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Liberation Serif", serif;

  &[data-red] { color: #c2202c; }
  b { position: absolute; inset-block-start: 5%; inset-inline-start: 8%; display: grid; justify-items: center; font-size: calc(var(--card-w) * 0.27); line-height: 0.95; letter-spacing: -0.05em; }
  b svg { inline-size: calc(var(--card-w) * 0.2); margin-block-start: 8%; }
  > svg { position: absolute; inset-block-end: 7%; inset-inline-end: 9%; inline-size: 56%; }
`;

const Back = styled.div`
  transform: rotateY(180deg);
  overflow: hidden;
  background: #8d1220;
  border: calc(var(--card-w) * 0.05) solid #fbf4e4;

  svg { inline-size: 100%; block-size: 100%; }
`;

const SUITS: Readonly<Record<string, string>> = {
  "♠": "M50 6C62 32 92 44 92 66 92 80 80 88 69 88 61 88 55 84 52 78 53 88 57 94 64 97H36C43 94 47 88 48 78 45 84 39 88 31 88 20 88 8 80 8 66 8 44 38 32 50 6Z",
  "♥": "M50 94C44 76 6 62 6 34 6 18 18 8 30 8 40 8 47 14 50 22 53 14 60 8 70 8 82 8 94 18 94 34 94 62 56 76 50 94Z",
  "♦": "M50 3C60 24 74 40 90 50 74 60 60 76 50 97 40 76 26 60 10 50 26 40 40 24 50 3Z",
  "♣": "M50 5A21 21 0 0 1 66 40 21 21 0 1 1 53 69C54 84 58 93 65 97H35C42 93 46 84 47 69A21 21 0 1 1 34 40 21 21 0 0 1 50 5Z",
};

const Suit = ({ name }: { readonly name: string }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <path d={SUITS[name]} fill="currentColor" />
  </svg>
);

/** Pattern of the card back: a lattice of lanterns. */
const PATTERN = (
  <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <pattern id="lt-back" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)">
        <path d="M0 0H20V20H0Z" fill="#a3182a" />
        <path d="M0 10H20M10 0V20" stroke="#f4cd72" strokeOpacity=".55" strokeWidth="1" />
        <circle cx="10" cy="10" r="3" fill="#f4cd72" fillOpacity=".8" />
      </pattern>
    </defs>
    <rect width="100" height="140" fill="url(#lt-back)" />
    <circle cx="50" cy="70" r="25" fill="#7a0c18" stroke="#f4cd72" strokeWidth="2.5" />
    <path d="M50 48v5M38 53h24v4H38ZM38 83h24v4H38ZM50 87v5" stroke="#f4cd72" strokeWidth="1" fill="#f4cd72" />
    <ellipse cx="50" cy="70" rx="19" ry="13" fill="#e5382d" />
    <path d="M50 57C38 62 38 78 50 83M50 57c12 5 12 21 0 26M50 57v26" fill="none" stroke="#ffd889" strokeWidth="1.3" />
  </svg>
);

interface PlayingCardProps {
  /** Null for a card that is face down. */
  readonly card: string | null;
  /** True when it was face down before. */
  readonly isTurned?: boolean;
  /** Delay of its animation, ms. */
  readonly after?: number;
}

/** Renders one card. It slides out of the shoe and turns over when it is revealed. */
export const PlayingCard = memo(function PlayingCard({ after = 0, card, isTurned }: PlayingCardProps) {
  const t = useT("games");
  const nameOf = useCardName();
  const [rank, suit] = card === null ? ["", "♠"] : [card.slice(0, -1), card.slice(-1)];
  return (
    <Place style={{ "--after": `${after}ms` } as object}>
      <span className="vh">{card === null ? t("table.faceDown") : nameOf(card)}</span>
      <CardBody data-down={card === null ? "" : undefined} data-turned={isTurned ? "" : undefined} aria-hidden="true">
        <Face data-red={suit === "♥" || suit === "♦" ? "" : undefined}>
          {card === null ? null : (
            <>
              <b>
                {rank}
                <Suit name={suit} />
              </b>
              <Suit name={suit} />
            </>
          )}
        </Face>
        <Back>{PATTERN}</Back>
      </CardBody>
    </Place>
  );
});
