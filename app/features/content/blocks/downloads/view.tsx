import { styled } from "styled-components";
import type { DownloadsProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { PageSection } from "~/site/page-section";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { RichText } from "~/ui/rich-text";
import { useConfiguredText } from "~/ui/use-configured-text";
import { device, deviceLook } from "./device";
import type { AppGuide, DownloadsData } from "./load";

const Panels = styled.div`
  ${deviceLook}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));
  gap: var(--gap);

  .app {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 24px;
    overflow: hidden;
    padding: 32px 32px 0;
    border-radius: var(--radius);
    background: linear-gradient(150deg, color-mix(in srgb, var(--brand) 26%, var(--surface-1)), var(--surface-1) 75%);
  }
  .app[data-platform="ANDROID"] { background: linear-gradient(150deg, color-mix(in srgb, var(--accent) 24%, var(--surface-1)), var(--surface-1) 75%); }
  .app > div:first-child { display: grid; align-content: start; justify-items: start; gap: 16px; padding-block-end: 32px; }
  .app h2 { font-size: var(--size-4); }
  .code { display: grid; gap: 8px; inline-size: 148px; color: var(--text-2); font-size: var(--size-1); }
  .code img { inline-size: 148px; block-size: 148px; padding: 10px; border-radius: min(var(--radius), 12px); background: #fff; }
  .app .phone { align-self: end; }
  details { border: var(--card-line); border-radius: var(--radius); background: var(--card-ground); box-shadow: var(--card-shadow); }
  summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 60px; padding: 12px 24px; }
  summary h2 { font-size: var(--size-3); }
  summary svg { transition: transform var(--speed) var(--ease); }
  [open] > summary svg { transform: rotate(180deg); }
  details ol { display: grid; padding: 4px 24px 20px; counter-reset: step; }
  details ol > li { position: relative; padding: 0 0 20px; padding-inline-start: 48px; counter-increment: step; }
  details ol > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    background: var(--surface-2);
    font-weight: 700;
  }
  details ol > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-block: 36px 6px;
    inset-inline-start: 14px;
    border-inline-start: 2px solid var(--line);
  }
  h3 { padding-block-start: 3px; font-size: 1.0625rem; }
  details li div { color: var(--text-2); }
  @container (max-width: 520px) { .app { grid-template-columns: minmax(0, 1fr); padding: 24px 24px 0; } .app .phone { display: none; } .code { grid-template-columns: 132px 1fr; align-items: center; inline-size: auto; gap: 16px; } .code img { inline-size: 132px; block-size: 132px; } }
`;

function Panel({ guide, screens }: { readonly guide: AppGuide; readonly screens: readonly string[] }) {
  const t = useT("blocks");
  const address = useImageAddress();
  const { platform, url, qrCodeUrl } = guide;
  const name = platform === "IOS" ? t("downloads.ios") : t("downloads.android");
  return (
    <section className="app" data-platform={platform}>
      <div>
        <h2>{name}</h2>
        <figure className="code">
          <img src={address(qrCodeUrl)} alt={t("downloads.code", { name })} width={148} height={148} />
          <figcaption>{t("downloads.scan")}</figcaption>
        </figure>
        {url ? (
          <LinkButton href={url} variant="primary">
            <Icon name="download" />
            {t("downloads.get", { name })}
          </LinkButton>
        ) : null}
      </div>
      {device(screens.map(address))}
    </section>
  );
}

/** Renders the brand's applications with QR codes and step-by-step installation guides. */
export function DownloadsView({ props, data }: { readonly props: DownloadsProps; readonly data: DownloadsData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const { guides, screens } = data;
  return (
    <PageSection title={words(props.title) || t("downloads.title")} intro={words(props.intro)}>
      {guides.length === 0 ? (
        <EmptyState art="box" title={t("downloads.empty")} text={t("downloads.emptyHelp")} />
      ) : (
        <>
          <Panels>
            {guides.map((guide) => (
              <Panel key={guide.id} guide={guide} screens={screens} />
            ))}
          </Panels>
          <Panels>
            {guides.map(({ id, title, steps }) => (
              <details key={id} id={id} open>
                <summary>
                  <h2>{title}</h2>
                  <Icon name="chevron-down" />
                </summary>
                <ol>
                  {steps.map((step) => (
                    <li key={step.title}>
                      <h3>{step.title}</h3>
                      <RichText html={step.html} />
                    </li>
                  ))}
                </ol>
              </details>
            ))}
          </Panels>
        </>
      )}
    </PageSection>
  );
}
