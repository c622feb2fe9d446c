import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { staffPreviewHtml } from "~/platform/wps/calls/staff.gen";
import { TextArea } from "~/ui/field";
import { RichText } from "~/ui/rich-text";

/** Pause in typing before the preview is requested, in ms. */
const PAUSE_MS = 300;

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 900px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  textarea { font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; min-block-size: 150px; }
  .shown { display: grid; align-content: start; gap: 6px; min-inline-size: 0; }
  .shown > p { font-size: var(--size-1); font-weight: 600; }
  .shown > div { min-block-size: 112px; padding: 12px 14px; border: 1px dashed var(--line); border-radius: var(--radius-small); overflow-wrap: anywhere; }
`;

/** Returns the HTML preview, sanitized by the server and requested after each pause in typing. */
function usePreview(written: string, known: string): string {
  const [shown, show] = useState(known);
  const last = useRef(written);
  // The server sanitized the value together with the submitted form.
  useEffect(() => show(known), [known]);
  useEffect(() => {
    if (written === last.current) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      last.current = written;
      staffPreviewHtml({ html: written }, { signal: controller.signal })
        .then(({ html }) => show(html))
        // Keeps the last preview; saving reports the error.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [written]);
  return shown;
}

export interface HtmlFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** The sanitized value. */
  readonly preview: string;
  readonly error?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly lang?: string | undefined;
}

/** Renders an HTML text area with a preview next to it. */
export function HtmlField({ preview, value, ...area }: HtmlFieldProps) {
  const t = useT("console");
  const [written, write] = useState(value);
  const shown = usePreview(written, preview);
  const box = useRef<HTMLDivElement>(null);
  // Picks up text that was typed before hydration.
  useEffect(() => write(box.current?.querySelector("textarea")?.value ?? ""), []);
  return (
    <SideBySide ref={box}>
      <TextArea {...area} dir="auto" defaultValue={value} spellCheck onChange={(event) => write(event.target.value)} />
      <div className="shown">
        <p>{t("content.shown")}</p>
        <div lang={area.lang} dir="auto" data-preview={area.name}>
          <RichText html={shown} />
        </div>
      </div>
    </SideBySide>
  );
}
