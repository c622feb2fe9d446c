import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

const Aside = styled.aside`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: clamp(16px, 4vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--radius);

  > svg { color: var(--brand-text, var(--text-1)); }
  h2 { font-size: var(--size-3); }
  p { color: var(--text-2); }
  a { margin-block-start: 8px; }
`;

/** Leads from the form to the brand's help, where the brand has one. */
export function ContactHelp() {
  const t = useT("shell");
  const help = useLinkTargets().to("/help");
  if (!help) return null;
  return (
    <Aside>
      <Icon name="circle-help" size={28} />
      <h2>{t("contact.helpTitle")}</h2>
      <p>{t("contact.helpText")}</p>
      <LinkButton href={help}>{t("contact.helpLink")}</LinkButton>
    </Aside>
  );
}
