import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";

const Note = styled.div`
  padding: 12px 16px;
  border: 1px solid var(--lose);
  border-radius: var(--radius-small);
  background: var(--surface-1);

  strong { color: var(--lose); }
`;

/** Renders the reason of a refused change as a live alert. Nothing was changed. @param title default: "Not changed" */
export function Refusal({ message, title }: { readonly message: string | null; readonly title?: string }) {
  const t = useT("console");
  return (
    <div role="alert">
      {message ? (
        <Note>
          <strong>{title ?? t("refused.title")}</strong> {message}
        </Note>
      ) : null}
    </div>
  );
}
