import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "./button";

/** Frame of a message in place of a part of the page; `data-floating` shows it over the page. */
export const PartBox = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-inline-size: min(480px, 100% - 32px);
  margin: 24px auto;
  padding: 24px;
  border: 1px dashed var(--line);
  border-radius: var(--radius);
  background: var(--surface-0);
  color: var(--text-1);
  text-align: center;

  &[data-floating] {
    position: fixed;
    inset-inline: 16px;
    inset-block-end: 72px;
    z-index: 90;
    margin-block: 0;
    box-shadow: var(--shadow-2);
  }
`;

export interface PartErrorProps {
  /** Name of the part, e.g. `lobby`. */
  readonly part: string;
  readonly onRetry: () => void;
  /** Shows the message over the page instead of inside. */
  readonly floating?: boolean;
}

/** Renders the message that a named part of the page could not be loaded, with a retry button (R6). */
export function PartError({ part, onRetry, floating = false }: PartErrorProps) {
  const t = useT("errors");
  return (
    <PartBox role="alert" data-part={part} data-floating={floating ? "" : undefined}>
      <p>{t("chunkLoad", { part })}</p>
      <Button type="button" variant="primary" onClick={onRetry}>
        {t("chunkLoad.retry")}
      </Button>
    </PartBox>
  );
}
