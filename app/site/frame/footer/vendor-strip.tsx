import { keyframes, styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { PauseSwitch, pauseLook } from "~/ui/pause-switch";
import type { ShellVendor } from "../shell-site";

/** Vendors a view; with more the strip goes round (spec 1 section 9). */
const A_VIEW = 10;

const onward = keyframes`to { transform: translateX(-50%); }`;
const backward = keyframes`to { transform: translateX(50%); }`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;

  .window { container-type: inline-size; overflow-x: auto; scrollbar-width: none; }
  .track { display: flex; inline-size: max-content; }
  ul { display: flex; gap: 10px; padding-inline-end: 10px; --a-view: 10; }
  li > * {
    display: grid;
    justify-items: center;
    gap: 6px;
    inline-size: calc((100cqi - (var(--a-view) - 1) * 10px) / var(--a-view));
    padding: 10px 4px 8px;
    border-radius: min(var(--radius-small), 12px);
    background: var(--surface-0);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
  }
  li img { inline-size: 36px; block-size: 36px; border-radius: min(var(--radius-small), 8px); }
  li span { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li a:focus-visible { outline-offset: -2px; }
  @media (max-width: 899px) { ul { --a-view: 5; } }
  @media (max-width: 560px) { ul { --a-view: 4; } }

  &[data-loop] .track { animation: ${onward} 60s linear infinite; }
  [dir="rtl"] &[data-loop] .track { animation-name: ${backward}; }
  &:is(:hover, :focus-within) .track { animation-play-state: paused; }
  &:has(.pause :checked) .track { animation: none; }
  ${pauseLook}
  @media (prefers-reduced-motion: reduce) { .track { animation: none !important; } .copy { display: none; } }
`;

function Mark({ vendor: { name, art, href } }: { readonly vendor: ShellVendor }) {
  const inside = (
    <>
      <img src={art} alt="" width={36} height={36} loading="lazy" decoding="async" />
      <span>{name}</span>
    </>
  );
  return href && !href.startsWith("/game?") ? <a href={href}>{inside}</a> : <div>{inside}</div>;
}

/** The vendors' marks, ten a view; more than ten go round until pointer, focus, button or reduced motion stops them. */
export function VendorStrip({ vendors }: { readonly vendors: readonly ShellVendor[] }) {
  const t = useT("shell");
  const loops = vendors.length > A_VIEW;
  // One studio alone is no row.
  if (vendors.length < 2) return null;
  return (
    <Strip data-loop={loops ? "" : undefined}>
      <div className="window">
        <div className="track">
          <ul aria-label={t("footer.studios")}>
            {vendors.map((vendor) => (
              <li key={vendor.code}>
                <Mark vendor={vendor} />
              </li>
            ))}
          </ul>
          {loops ? (
            <ul className="copy" aria-hidden="true">
              {vendors.map((vendor) => (
                <li key={vendor.code}>
                  <Mark vendor={{ ...vendor, href: null }} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {loops ? <PauseSwitch label={t("footer.pause")} /> : null}
    </Strip>
  );
}
