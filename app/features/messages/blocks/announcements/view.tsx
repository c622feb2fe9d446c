import { keyframes, styled } from "styled-components";
import type { AnnouncementsProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { Icon } from "~/ui/icon";
import { PauseSwitch, pauseLook } from "~/ui/pause-switch";
import type { AnnouncementsData } from "./load";

/* Moves the list out at one side and in at the other. A single copy of the text avoids repeated screen reader output. */
const onward = keyframes`
  60% { transform: translateX(-100%); }
  60.01% { transform: translateX(100cqi); }
  to { transform: none; }
`;
const backward = keyframes`
  60% { transform: translateX(100%); }
  60.01% { transform: translateX(-100cqi); }
  to { transform: none; }
`;

const Strip = styled.section`
  background: var(--surface-1);
  border-block: 1px solid var(--line);

  .in {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    max-inline-size: var(--width);
    min-block-size: 44px;
    margin-inline: auto;
    padding-inline: var(--edge);
    font-size: var(--size-1);
  }
  .in h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-family: var(--font);
    font-size: var(--size-1);
    font-weight: 700;
    letter-spacing: 0;
  }
  .in h2 svg { color: var(--brand-text, var(--text-1)); }
  .window { container-type: inline-size; overflow: hidden; }
  .window ul { display: flex; gap: 40px; inline-size: max-content; animation: ${onward} 48s linear infinite; }
  [dir="rtl"] & .window ul { animation-name: ${backward}; }
  .window li > * { display: grid; place-items: center; min-block-size: 44px; outline-offset: -2px; color: var(--text-2); white-space: nowrap; }
  .window li > :hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  .window:hover ul { animation-play-state: paused; }
  .window:focus-within { overflow-x: auto; scrollbar-width: none; }
  .window:focus-within ul, &:has(input:checked) .window ul { animation: none; }
  &:has(input:checked) .window { overflow-x: auto; scrollbar-width: thin; }
  ${pauseLook}

  @media (prefers-reduced-motion: reduce) {
    .window ul { animation: none !important; }
    .window { overflow-x: auto; scrollbar-width: thin; }
  }
  @media (max-width: 640px) { .in h2 span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

/**
 * Renders the notices as a moving strip. It stops on hover, focus, the pause button and reduced motion. A click opens
 * the notice popup at that entry; without scripts, the page (R11).
 */
export function AnnouncementsView({ data }: { readonly props: AnnouncementsProps; readonly data: AnnouncementsData }) {
  const t = useT("blocks");
  const page = useLinkTargets().to("/noticePage");
  if (data.entries.length === 0) return null;
  return (
    <Strip aria-label={t("announcements.label")}>
      <div className="in">
        <h2>
          <Icon name="megaphone" size={18} />
          <span>{t("announcements.label")}</span>
        </h2>
        <div className="window">
          <ul>
            {data.entries.map(({ id, title }, index) => (
              <li key={id}>
                {page ? (
                  <a href={`${page}?id=${encodeURIComponent(id)}`} data-modal="noticeModal" data-index={index}>
                    {title}
                  </a>
                ) : (
                  <button type="button" data-modal="noticeModal" data-index={index}>
                    {title}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
        <PauseSwitch label={t("announcements.pause")} />
      </div>
    </Strip>
  );
}
