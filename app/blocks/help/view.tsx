import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { RichText } from "~/blocks/rich-text";
import type { HelpProps } from "~/core/config.gen";
import { useT } from "~/lib/i18n/use-t";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/use-words";
import type { HelpData } from "./load";

const Centre = styled.section`
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: calc(var(--band) * 0.75) var(--edge) var(--band);
  display: grid;
  gap: 24px 56px;

  > header { display: grid; gap: 8px; }
  h1 { font-size: var(--size-4); }
  > header p { color: var(--text-2); }
  nav ol { display: grid; gap: 2px; }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    color: var(--text-2);
  }
  nav a:hover { background: var(--surface-1); color: var(--text-1); }
  .list { display: grid; gap: 10px; align-content: start; }
  details {
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
    scroll-margin-block-start: 88px;
  }
  details:target { box-shadow: 0 0 0 2px var(--brand); }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: 56px;
    padding: 12px 20px;
    border-radius: inherit;
    font-weight: 600;
  }
  summary svg { flex: none; color: var(--text-2); transition: transform var(--speed) var(--ease); }
  details[open] > summary svg { transform: rotate(180deg); }
  .body { max-inline-size: 68ch; padding: 0 20px 20px; color: var(--text-1); }
  @media (min-width: 900px) {
    grid-template-columns: 220px minmax(0, 1fr);
    > header { grid-column: 1 / -1; }
    nav { position: sticky; inset-block-start: 96px; align-self: start; }
  }
  @media (max-width: 899px) { nav { display: none; } }
`;

/** Opens the section that the address names; without scripts the first one is open and the others open by hand. */
function useOpenAtHash() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      const section = list.current?.querySelector<HTMLDetailsElement>("details:target");
      if (section) section.open = true;
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return list;
}

/** The help centre: contents at the side, sections that open in place, each with a hash of its own. */
export function HelpView({ props, data }: { readonly props: HelpProps; readonly data: HelpData }) {
  const t = useT("blocks");
  const words = useWords();
  const list = useOpenAtHash();
  const intro = words(props.intro);
  return (
    <Centre>
      <header>
        <h1>{words(props.title)}</h1>
        {intro ? <p>{intro}</p> : null}
      </header>
      <nav aria-label={t("help.contents")}>
        <ol>
          {data.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="list" ref={list}>
        {data.sections.map(({ id, title, html }, at) => (
          <details key={id} id={id} open={at === 0}>
            <summary>
              {title}
              <Icon name="chevron-down" />
            </summary>
            <div className="body">
              <RichText html={html} />
            </div>
          </details>
        ))}
      </div>
    </Centre>
  );
}
