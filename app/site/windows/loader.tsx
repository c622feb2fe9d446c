import { keyframes, styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";

const turn = keyframes`to { rotate: 1turn; }`;
const appear = keyframes`from { visibility: hidden; }`;

const Ring = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 200px;
  min-inline-size: 200px;
  /* Delays the spinner, so that fast loads show none. */
  animation: ${appear} 250ms step-end;

  &::before {
    content: "";
    inline-size: 40px;
    block-size: 40px;
    border: 3px solid color-mix(in srgb, var(--brand) 22%, transparent);
    border-block-start-color: var(--brand);
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }
  &[data-full] {
    position: fixed;
    inset: 0;
    z-index: 95;
    background: color-mix(in srgb, var(--surface-0) 72%, transparent);
    backdrop-filter: blur(2px);
  }
`;

/** Renders a spinner; `full` covers the whole page (R13). */
export function Spinner({ full = false }: { readonly full?: boolean }) {
  const t = useT("shell");
  return (
    <Ring role="status" data-full={full ? "" : undefined}>
      <span className="vh">{t("loading")}</span>
    </Ring>
  );
}
