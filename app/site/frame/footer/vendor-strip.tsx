import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { STRIP_VIEW, Strip, stripLook } from "~/ui/carousel/strip";
import type { ShellVendor } from "../shell-site";

const Marks = styled.div`
  ${stripLook}

  .track > li > * {
    display: grid;
    justify-items: center;
    gap: 6px;
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
  @media (max-width: 899px) { --view: 5; }
  @media (max-width: 560px) { --view: 4; }
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

/** Renders the vendors' logos, ten per view. A longer list loops until pointer, focus, button or reduced motion stops it. */
export function VendorStrip({ vendors }: { readonly vendors: readonly ShellVendor[] }) {
  const t = useT("shell");
  const loops = vendors.length > STRIP_VIEW;
  // A single vendor makes no strip.
  if (vendors.length < 2) return null;
  return (
    <Marks data-carousel={loops ? "strip" : "rail"}>
      <Strip label={t("footer.studios")} pause={t("footer.pause")} loops={loops}>
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <Mark vendor={vendor} />
          </li>
        ))}
      </Strip>
    </Marks>
  );
}
