import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { SERVICE_PATH } from "~/platform/wps/customer-service";

const Slow = styled.p`
  position: fixed;
  inset: 12px 16px auto;
  z-index: 75;
  max-inline-size: 520px;
  margin-inline: auto;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);
  box-shadow: var(--shadow-2);

  a { font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
`;

/** Renders the message about a slow page, with a link to customer service. */
export function SlowPage() {
  const errors = useT("errors");
  const t = useT("shell");
  return (
    <Slow>
      {errors("pageSlow")} <a href={SERVICE_PATH}>{t("status.service")}</a>
    </Slow>
  );
}
