import { styled } from "styled-components";
import { RegisterLink } from "~/features/access/sign-in-link";
import type { StepsProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { PageSection } from "~/site/page-section";
import { LinkButton } from "~/ui/button";
import { enabledInOrder } from "~/ui/enabled-in-order";
import { useConfiguredText } from "~/ui/use-configured-text";

const Way = styled.div`
  display: grid;
  gap: 40px;
  container-type: inline-size;

  ol { display: grid; counter-reset: step; }
  li { position: relative; display: grid; gap: 8px; align-content: start; padding: 0 0 32px; padding-inline-start: 76px; counter-increment: step; }
  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-pill);
    background: var(--brand);
    color: var(--on-brand);
    font-family: var(--font-title);
    font-size: var(--size-3);
    font-weight: 700;
  }
  li:not(:last-child)::after { content: ""; position: absolute; inset-block: 60px 8px; inset-inline-start: 25px; border-inline-start: 2px dashed var(--line); }
  h2 { font-size: var(--size-3); padding-block-start: 4px; }
  li p { max-inline-size: 44ch; color: var(--text-2); }
  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px 32px;
    padding: 28px 32px;
    border-radius: var(--radius);
    background: linear-gradient(120deg, color-mix(in srgb, var(--brand) 24%, var(--surface-1)), var(--surface-1) 70%);
  }
  .act p { max-inline-size: 44ch; font-family: var(--font-title); font-size: var(--size-3); font-weight: 700; text-wrap: balance; }
  @container (min-width: 820px) {
    ol { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 24px; }
    li { padding: 76px 0 0; }
    li:not(:last-child)::after { inset-block: 25px auto; inset-inline: 64px -12px; border-inline-start: 0; border-block-start: 2px dashed var(--line); }
  }
`;

/** Renders numbered steps and a button to start; registration when the brand sets no other target. */
export function StepsView({ props }: { readonly props: StepsProps }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const { action } = props;
  const register = useLinkTargets().to("/register");
  const steps = enabledInOrder(props.items).filter(([, { opensAccount }]) => !opensAccount || register);
  return (
    <PageSection title={words(props.title)} intro={words(props.intro)}>
      <Way>
        <ol>
          {steps.map(([id, step]) => (
            <li key={id}>
              <h2>{words(step.title)}</h2>
              <p>{words(step.text)}</p>
            </li>
          ))}
        </ol>
        {action || register ? (
          <div className="act">
            <p>{t("steps.begin")}</p>
            {action ? (
              <LinkButton href={action.href} variant="primary" size="large">
                {words(action.label)}
              </LinkButton>
            ) : (
              <RegisterLink variant="primary" size="large">
                {t("visitor.register")}
              </RegisterLink>
            )}
          </div>
        ) : null}
      </Way>
    </PageSection>
  );
}
