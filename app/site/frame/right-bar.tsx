import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { useConfiguredText } from "~/ui/use-configured-text";
import { LinkIcon } from "./link-icon";
import type { FrameBrand, ShellLicence } from "./shell-site";

const Bar = styled.nav`
  display: none;

  @media (min-width: 1440px) {
    position: fixed;
    inset-inline-end: 0;
    inset-block-start: 50%;
    z-index: 30;
    display: block;
    transform: translateY(-50%);
    overflow: hidden;
    background: var(--surface-0);
    border: 1px solid var(--line);
    border-inline-end: 0;
    border-start-start-radius: min(var(--radius), 16px);
    border-end-start-radius: min(var(--radius), 16px);
    box-shadow: var(--shadow-1);

    /* As wide as the longest word: none is broken. */
    ul { inline-size: min-content; min-inline-size: 72px; max-inline-size: 104px; }
    li > * {
      display: grid;
      justify-items: center;
      gap: 4px;
      padding: 9px 4px;
      color: var(--text-2);
      font-size: 0.6875rem;
      font-weight: 600;
      line-height: 1.25;
      text-align: center;
      overflow-wrap: break-word;
    }
    li + li { border-block-start: 1px solid var(--line); }
    a:hover { background: var(--brand); color: var(--on-brand); }
    a:focus-visible { outline-offset: -3px; }
    .seal img { inline-size: 44px; block-size: 44px; }
    .seal > :hover { background: var(--surface-2); color: var(--text-1); }
  }
  @media (min-width: 1440px) and (max-height: 640px) { display: none; }
`;

/** Authority whose badge also appears in the bar (R15). */
const BADGE = "PAGCOR";

function Seal({ badge: { art, authority, href } }: { readonly badge: ShellLicence }) {
  const inside = (
    <>
      <img src={art} alt="" width={44} height={44} loading="lazy" />
      {authority}
    </>
  );
  return href ? <a href={href}>{inside}</a> : <div>{inside}</div>;
}

/**
 * Renders the side menu: quick links at the edge of wide screens, and a licence badge. On smaller screens the drawer contains the
 * links (R15).
 */
export function RightBar({ brand: { rightBar, licences } }: { readonly brand: FrameBrand }) {
  const t = useT("shell");
  const words = useConfiguredText();
  const badge = licences.find(({ authority }) => authority === BADGE);
  if (rightBar.length === 0 && !badge) return null;
  return (
    <Bar aria-label={t("rightBar.label")} data-area="side">
      <ul>
        {rightBar.map(({ id, href, icon, label }) => (
          <li key={id}>
            <a href={href}>
              <LinkIcon name={icon} />
              {words(label)}
            </a>
          </li>
        ))}
        {badge ? (
          <li className="seal">
            <Seal badge={badge} />
          </li>
        ) : null}
      </ul>
    </Bar>
  );
}
