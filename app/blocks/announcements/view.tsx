import { keyframes, styled } from "styled-components";
import { RichText } from "~/blocks/rich-text";
import type { AnnouncementsProps } from "~/core/config.gen";
import { useT } from "~/lib/i18n/use-t";
import { PopoverDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import type { AnnouncementsData } from "./load";

/* Out at one end, in again at the other; one copy of the text, so that nothing is read twice. */
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
  .window li button { min-block-size: 44px; outline-offset: -2px; color: var(--text-2); white-space: nowrap; }
  .window li button:hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  .window:hover ul { animation-play-state: paused; }
  .window:focus-within { overflow-x: auto; scrollbar-width: none; }
  .window:focus-within ul, &:has(input:checked) .window ul { animation: none; }
  &:has(input:checked) .window { overflow-x: auto; scrollbar-width: thin; }
  .pause {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    cursor: pointer;
  }
  .pause:hover { background: var(--surface-2); }
  .pause input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  .pause:has(:focus-visible) { outline: 2px solid var(--focus); }
  .pause svg:last-child, .pause:has(:checked) svg:first-of-type { display: none; }
  .pause:has(:checked) svg:last-child { display: block; }

  @media (prefers-reduced-motion: reduce) {
    .window ul { animation: none !important; }
    .window { overflow-x: auto; scrollbar-width: thin; }
    .pause { display: none; }
  }
  @media (max-width: 640px) { .in h2 span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

/** The notices as a strip that moves on by itself and stops for pointer, focus, button and reduced motion (R11). */
export function AnnouncementsView({ data }: { readonly props: AnnouncementsProps; readonly data: AnnouncementsData }) {
  const t = useT("blocks");
  const common = useT("common");
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
            {data.entries.map(({ id, title }) => (
              <li key={id}>
                <button type="button" popovertarget={`notice-${id}`}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <label className="pause">
          <input type="checkbox" aria-label={t("announcements.pause")} />
          <Icon name="pause" size={16} />
          <Icon name="play" size={16} />
        </label>
      </div>
      {data.entries.map(({ id, title, html }) => (
        <PopoverDialog key={id} id={`notice-${id}`} title={title} closeLabel={common("close")}>
          <RichText html={html} />
        </PopoverDialog>
      ))}
    </Strip>
  );
}
