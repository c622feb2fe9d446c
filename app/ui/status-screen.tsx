import type { ReactNode } from "react";
import { styled } from "styled-components";

const ScreenLayout = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 72dvh;
  padding: 48px var(--edge);
  text-align: center;

  > div { display: grid; justify-items: center; gap: 12px; max-inline-size: 34rem; }
  svg { inline-size: min(240px, 60vw); block-size: auto; margin-block-end: 12px; }
  .a { fill: var(--surface-2); }
  .b { fill: none; stroke: var(--text-3); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
  .b.on { stroke: var(--on-brand); }
  /* The question mark of right-to-left scripts opens to the other side. */
  [dir="rtl"] & svg { transform: scaleX(-1); }
  .c { fill: var(--brand); }
  .d { fill: var(--accent); }
  h1 { font-size: var(--size-4); }
  p { color: var(--text-2); }
  .facts { font-size: var(--size-1); }
  .actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-block-start: 12px; }
`;

/** Line drawings on a 240 × 160 field; colours come from the theme. */
const DRAWINGS = {
  maintenance: (
    <>
      <rect className="a" x="30" y="24" width="180" height="112" rx="16" />
      <path className="b" d="M30 52h180M48 38h.1M62 38h.1M76 38h.1" />
      <path
        className="c"
        d="M120 66l7 6 9-2 3 9 9 3-2 9 6 7-6 7 2 9-9 3-3 9-9-2-7 6-7-6-9 2-3-9-9-3 2-9-6-7 6-7-2-9 9-3 3-9 9 2Z"
      />
      <circle cx="120" cy="98" r="10" className="a" />
      <path className="b" d="M18 148h204" />
    </>
  ),
  region: (
    <>
      <circle className="a" cx="120" cy="80" r="62" />
      <path className="b" d="M120 18c-24 20-24 104 0 124M120 18c24 20 24 104 0 124M60 64h120M60 98h120" />
      <path className="c" d="M172 60a30 30 0 0 1 30 30c0 22-30 50-30 50s-30-28-30-50a30 30 0 0 1 30-30Z" />
      <path className="a" d="M158 84h28v10h-28Z" />
    </>
  ),
  missing: (
    <>
      <rect className="a" x="52" y="22" width="84" height="118" rx="12" transform="rotate(-12 94 80)" />
      <rect className="c" x="104" y="22" width="84" height="118" rx="12" transform="rotate(10 146 80)" />
      <path className="b on" d="M132 64q2-16 18-14 16 4 12 18-3 8-12 11-5 3-6 10M140 108h.1" />
      <circle className="d" cx="60" cy="134" r="12" />
    </>
  ),
  failure: (
    <>
      <rect className="a" x="30" y="34" width="180" height="92" rx="16" />
      <path className="b" d="M48 80h34l12-26 20 52 16-38 10 12h52" />
      <circle className="c" cx="196" cy="42" r="20" />
      <path d="M196 32v12M196 51h.1" fill="none" stroke="var(--on-brand)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
} as const;

export interface StatusScreenProps {
  readonly art: keyof typeof DRAWINGS;
  readonly title: string;
  readonly text?: ReactNode;
  /** Additional details in small type, such as an error id or the visitor's IP address. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
}

/** Renders a full-page status with the next steps: maintenance, region, not found, error. */
export function StatusScreen({ art, title, text, facts, actions }: StatusScreenProps) {
  return (
    <ScreenLayout>
      <div>
        <svg viewBox="0 0 240 160" aria-hidden="true">
          {DRAWINGS[art]}
        </svg>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {facts ? <p className="facts">{facts}</p> : null}
        {actions ? <div className="actions">{actions}</div> : null}
      </div>
    </ScreenLayout>
  );
}
