import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { BlockNote } from "./page-data";

const Note = styled.p`
  margin: 12px auto;
  max-inline-size: 1280px;
  padding: 10px 14px;
  border: 1px dashed var(--lose);
  border-radius: 8px;
  color: var(--text-1);
  background: var(--surface-1);
  font-size: 14px;
`;

/** In preview, shows the operator which block is missing and the reason. */
export function EmptyNote({ id, type, reason }: BlockNote) {
  const t = useT("common");
  return (
    <Note role="note" data-block-note={id}>
      {t(`blockNote.${reason}`, { id, type })}
    </Note>
  );
}
