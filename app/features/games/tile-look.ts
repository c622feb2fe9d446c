import { css, keyframes } from "styled-components";

const ghost = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

/**
 * Styles of tiles below one element: plain class names, so that many tiles share one rule set. The link itself draws the play
 * button: its circle is `::after`, its triangle `::before`.
 */
export const tileLook = css`
  --ratio: 3 / 4;
  [data-corner="20"]:not([data-card="glass"]) & { --ratio: 1; }
  [data-density="compact"] & { --ratio: 1; }
  [data-kind="wide"] { --ratio: 16 / 10; }

  .tile {
    position: relative;
    display: block;
    block-size: 100%;
    overflow: hidden;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
    transition: transform var(--speed) var(--ease), box-shadow var(--speed) var(--ease);
  }
  .tile img, .tile .pic {
    display: block;
    inline-size: 100%;
    aspect-ratio: var(--ratio);
    object-fit: cover;
    object-position: top;
    background: var(--surface-2);
  }
  .tile img[data-failed] { visibility: hidden; }
  [data-kind="wide"] .tile img { object-position: 50% 22%; }
  .tile .cap { display: grid; gap: 2px; padding: 10px 12px 12px; }
  .tile .cap b {
    overflow: hidden;
    font-size: var(--size-2);
    font-weight: 600;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tile .cap span {
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--size-1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tile .hot {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
    z-index: 3;
    padding: 1px 8px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.75rem;
    font-weight: 700;
  }
  .tile .closed { background: var(--surface-0); color: var(--text-1); }
  .tile:has(.closed) img { filter: grayscale(1); opacity: 0.6; }
  [data-card="flat"] & .tile { background: none; }
  [data-card="flat"] & .tile img, [data-card="flat"] & a.tile::after { border-radius: var(--radius); }
  [data-card="flat"] & .tile .cap { padding-inline: 2px; }

  a.tile::before, a.tile::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    aspect-ratio: var(--ratio);
    opacity: 0;
    transition: opacity var(--speed) var(--ease);
  }
  a.tile::after {
    z-index: 1;
    background:
      radial-gradient(circle, var(--brand) 27px, transparent 28px),
      rgb(0 0 0 / 0.45);
  }
  a.tile::before {
    z-index: 2;
    background: var(--on-brand);
    clip-path: polygon(
      calc(50% - 7px) calc(50% - 11px),
      calc(50% - 7px) calc(50% + 11px),
      calc(50% + 12px) 50%
    );
  }
  @media (hover: hover) {
    a.tile:hover { transform: translateY(-4px); box-shadow: var(--card-lift); }
    a.tile:hover::before, a.tile:hover::after { opacity: 1; }
  }
  a.tile:focus-visible::before, a.tile:focus-visible::after { opacity: 1; }

  /* While other games load, the tiles become grey placeholders of the same size, after a short delay. */
  [aria-busy="true"] .tile { pointer-events: none; }
  [aria-busy="true"] .tile > * { opacity: 0; transition: opacity 80ms 160ms; }
  .ghost::before, [aria-busy="true"] .tile::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 4;
    aspect-ratio: auto;
    opacity: 1;
    clip-path: none;
    background: linear-gradient(100deg, var(--surface-2) 40%, var(--surface-3) 50%, var(--surface-2) 60%) 0 0 / 200% 100%;
    animation: ${ghost} 1.6s linear infinite;
    transition: opacity 80ms 160ms;
  }
  .ghost > * { visibility: hidden; }
  @starting-style { [aria-busy="true"] .tile::before { opacity: 0; } }
`;
