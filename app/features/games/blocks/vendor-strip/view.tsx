import { keyframes, styled } from "styled-components";
import type { VendorStripProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useWords } from "~/ui/use-words";
import type { VendorStripData } from "./load";

/** So many stand in one view on a wide screen; with more the strip moves (spec 1 section 2, footer). */
const VIEW = 10;

/* Half of the way is one whole list: the second copy then stands where the first one did. */
const onward = keyframes`to { transform: translateX(-50%); }`;
const backward = keyframes`to { transform: translateX(50%); }`;

const Strip = styled.div`
  --view: 10;
  --gap-10: 10px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;

  .window { overflow: auto hidden; scrollbar-width: none; container-type: inline-size; }
  .row { display: flex; inline-size: max-content; }
  ul { display: flex; gap: var(--gap-10); padding-inline-end: var(--gap-10); }
  /* Ten of them and nine gaps fill the view. */
  li { inline-size: calc((100cqi - (var(--view) - 1) * var(--gap-10)) / var(--view)); }
  li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 6px;
    padding: 12px 6px;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: min(var(--radius), 14px);
  }
  img { inline-size: 44px; block-size: 44px; border-radius: min(var(--radius-small), 12px); }
  span { max-inline-size: 100%; overflow: hidden; color: var(--text-2); font-size: 0.75rem; text-overflow: ellipsis; white-space: nowrap; }
  &[data-moving] .window {
    mask: linear-gradient(to right, transparent, #000 24px calc(100% - 24px), transparent);
  }
  &[data-moving] .row { animation: ${onward} 48s linear infinite; }
  [dir="rtl"] &[data-moving] .row { animation-name: ${backward}; }
  .window:is(:hover, :focus-visible) .row, &:has(:checked) .row { animation-play-state: paused !important; }
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
  .pause:hover { background: var(--surface-2); color: var(--text-1); }
  .pause input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  .pause:has(:focus-visible) { outline: 2px solid var(--focus); }
  .pause svg:last-child, .pause:has(:checked) svg:first-of-type { display: none; }
  .pause:has(:checked) svg:last-child { display: block; }
  @media (pointer: coarse) { .pause { inline-size: 44px; block-size: 44px; } }

  @media (max-width: 1023px) { --view: 7; }
  @media (max-width: 767px) { --view: 5; }
  @media (max-width: 480px) { --view: 3.5; }
  @media (prefers-reduced-motion: reduce) {
    &[data-moving] .row { animation: none !important; }
    .pause, ul[aria-hidden] { display: none; }
  }
`;

const Logos = ({ vendors, copy }: { readonly vendors: VendorStripData["vendors"]; readonly copy: boolean }) => {
  const address = useImageAddress();
  return (
    <ul aria-hidden={copy ? true : undefined}>
      {vendors.map(({ code, name, art }) => (
        <li key={code}>
          <img src={address(art)} alt="" width={44} height={44} loading="lazy" decoding="async" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
};

/** The vendors' logos, ten a view. With more it goes round, and stops for pointer, focus, button and reduced motion. */
export function VendorStripView({ props, data }: { readonly props: VendorStripProps; readonly data: VendorStripData }) {
  const t = useT("blocks");
  const words = useWords();
  const { vendors } = data;
  if (vendors.length < 2) return null;
  const isMoving = vendors.length > VIEW;
  return (
    <Band title={words(props.title) || undefined}>
      <Strip data-moving={isMoving ? "" : undefined}>
        {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className="window" tabIndex={0} aria-label={t("vendorStrip.label")}>
          <div className="row">
            <Logos vendors={vendors} copy={false} />
            {isMoving ? <Logos vendors={vendors} copy={true} /> : null}
          </div>
        </section>
        {isMoving ? (
          <label className="pause">
            <input type="checkbox" aria-label={t("vendorStrip.pause")} autoComplete="off" />
            <Icon name="pause" size={16} />
            <Icon name="play" size={16} />
          </label>
        ) : null}
      </Strip>
    </Band>
  );
}
