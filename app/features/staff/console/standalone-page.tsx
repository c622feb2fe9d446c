import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: 24px var(--edge);
  background: var(--surface-1);

  > div {
    display: grid;
    gap: 18px;
    inline-size: min(100%, 420px);
    padding: clamp(20px, 5vw, 36px);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-0);
  }
  header { display: grid; gap: 4px; }
  header span { color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  h1 { font-size: var(--size-3); }
  p { color: var(--text-2); font-size: var(--size-1); }
  form { display: grid; gap: 14px; }
  form > button { min-block-size: 44px; }
  img { justify-self: center; border-radius: var(--radius-small); }
  code { color: var(--text-1); font-size: 1rem; letter-spacing: 0.06em; overflow-wrap: anywhere; }
  .demo { padding: 10px 12px; border: 1px dashed var(--line); border-radius: var(--radius-small); }
`;

interface DoorPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a console page outside the console frame: the sign-in, and the steps required before the first use. */
export function StandalonePage({ title, children }: DoorPageProps) {
  const t = useT("console");
  return (
    <Page>
      <div>
        <header>
          <span>{t("title")}</span>
          <h1>{title}</h1>
        </header>
        {children}
      </div>
    </Page>
  );
}
