import { styled } from "styled-components";
import type { LicenceBandProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { enabledInOrder } from "~/ui/enabled-in-order";
import { useConfiguredText } from "~/ui/use-configured-text";

const Seals = styled.div`
  display: grid;
  gap: 20px;

  > p { max-inline-size: 60ch; color: var(--text-2); }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: var(--gap); }
  li {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 16px 20px;
    background: var(--card-ground);
    border: var(--card-line);
    border-radius: var(--radius);
    box-shadow: var(--card-shadow);
  }
  img { flex: none; inline-size: 64px; block-size: 64px; }
  li > div { display: grid; gap: 2px; min-inline-size: 0; }
  b { font-weight: 600; line-height: 1.3; }
  span { color: var(--text-2); font-size: var(--size-1); }
  a {
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--text-1);
    font-size: var(--size-1);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Renders the brand's licences: seal, authority, number, and a link for verification. */
export function LicenceBandView({ props }: { readonly props: LicenceBandProps; readonly data: null }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const licences = enabledInOrder(props.licences);
  if (licences.length === 0) return null;
  const text = words(props.text);
  return (
    <Band title={words(props.title) || undefined}>
      <Seals>
        {text ? <p>{text}</p> : null}
        <ul>
          {licences.map(([id, licence]) => (
            <li key={id}>
              <img
                src={`/art/seal/${licence.authority}.svg`}
                alt={licence.authority}
                width={64}
                height={64}
                loading="lazy"
              />
              <div>
                <b>{words(licence.name)}</b>
                {licence.number ? <span>{t("licence.number", { number: licence.number })}</span> : null}
                {licence.href ? <a href={licence.href}>{t("licence.check")}</a> : null}
              </div>
            </li>
          ))}
        </ul>
      </Seals>
    </Band>
  );
}
