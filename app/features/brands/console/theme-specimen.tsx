import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { ThemeColours } from "~/platform/brands/config.gen";
import { deriveTheme } from "~/platform/brands/theme";
import { useT } from "~/platform/i18n/use-t";

const Card = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);

  p { color: var(--text-2); font-size: var(--size-1); }
  div { display: flex; flex-wrap: wrap; gap: 8px; padding: 10px; border-radius: var(--radius-small); background: var(--surface-2); }
  b { padding: 6px 12px; border-radius: var(--radius-small); }
  b:nth-of-type(1) { background: var(--brand); color: var(--on-brand); }
  b:nth-of-type(2) { background: var(--accent); color: var(--on-accent); }
  i { font-style: normal; font-weight: 600; color: var(--win); }
  i + i { color: var(--lose); }
`;

/**
 * Renders a sample with a mode's colours and all derived tones. An effect sets the colours, so that the server's HTML has no
 * inline styles.
 */
export function ThemeSpecimen({ colours }: { readonly colours: ThemeColours }) {
  const t = useT("console");
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tokens = deriveTheme({ light: colours, dark: colours }).light;
    for (const [name, value] of Object.entries(tokens)) card.current?.style.setProperty(`--${name}`, value);
  }, [colours]);
  return (
    <Card ref={card}>
      <strong>{t("files.theme.specimen")}</strong>
      <p>{t("files.theme.specimenText")}</p>
      <div>
        <b>{t("files.theme.brand")}</b>
        <b>{t("files.theme.accent")}</b>
      </div>
      <span dir="ltr">
        <i>+128.50</i> <i>−20.00</i>
      </span>
    </Card>
  );
}
