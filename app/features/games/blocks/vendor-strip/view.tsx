import { styled } from "styled-components";
import type { VendorStripProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { STRIP_VIEW, Strip, stripLook } from "~/ui/carousel/strip";
import { useCarousel } from "~/ui/carousel/watch-carousel";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { VendorStripData } from "./load";

const Logos = styled.div`
  ${stripLook}

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

  @media (max-width: 1023px) { --view: 7; }
  @media (max-width: 767px) { --view: 5; }
  @media (max-width: 480px) { --view: 3.5; }
`;

/** Renders the vendors' logos, ten per view. More than ten loop; the loop stops for pointer, focus, button and reduced motion. */
export function VendorStripView({ props, data }: { readonly props: VendorStripProps; readonly data: VendorStripData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const address = useImageAddress();
  const { vendors } = data;
  const codes = vendors.map(({ code }) => code).join();
  const root = useCarousel<HTMLDivElement>(vendors.length, codes);
  if (vendors.length < 2) return null;
  const loops = vendors.length > STRIP_VIEW;
  return (
    <Band title={words(props.title) || undefined}>
      <Logos key={codes} ref={root} data-carousel={loops ? "strip" : "rail"}>
        <Strip label={t("vendorStrip.label")} pause={t("vendorStrip.pause")} loops={loops}>
          {vendors.map(({ code, name, art }) => (
            <li key={code}>
              <img src={address(art)} alt="" width={44} height={44} loading="lazy" decoding="async" />
              <span>{name}</span>
            </li>
          ))}
        </Strip>
      </Logos>
    </Band>
  );
}
