import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { staffPreviewHtml } from "~/platform/wps/calls/staff.gen";
import { TextArea } from "~/ui/field";
import { RichText } from "~/ui/rich-text";

/** How long somebody pauses before what he typed is asked about, ms. */
const PAUSE_MS = 300;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 900px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  textarea { font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; min-block-size: 150px; }
  .shown { display: grid; align-content: start; gap: 6px; min-inline-size: 0; }
  .shown > p { font-size: var(--size-1); font-weight: 600; }
  .shown > div { min-block-size: 112px; padding: 12px 14px; border: 1px dashed var(--line); border-radius: var(--radius-small); overflow-wrap: anywhere; }
`;

/** HTML as it will be shown: made safe by the server, asked for whenever somebody pauses. */
function usePreview(written: string, known: string): string {
  const [shown, show] = useState(known);
  const last = useRef(written);
  // The server has looked at it meanwhile, with the form.
  useEffect(() => show(known), [known]);
  useEffect(() => {
    if (written === last.current) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      last.current = written;
      staffPreviewHtml({ html: written }, { signal: controller.signal })
        .then(({ html }) => show(html))
        // The last preview stays; saving tells what is wrong.
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
  /** The value made safe. */
  readonly preview: string;
  readonly error?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly lang?: string | undefined;
}

/** A text as HTML, and beside it how it will be shown. */
export function HtmlField({ preview, value, ...area }: HtmlFieldProps) {
  const t = useT("console");
  const [written, write] = useState(value);
  const shown = usePreview(written, preview);
  const box = useRef<HTMLDivElement>(null);
  // What was typed before the page was hydrated.
  useEffect(() => write(box.current?.querySelector("textarea")?.value ?? ""), []);
  return (
    <Beside ref={box}>
      <TextArea {...area} dir="auto" defaultValue={value} spellCheck onChange={(event) => write(event.target.value)} />
      <div className="shown">
        <p>{t("content.shown")}</p>
        <div lang={area.lang} dir="auto" data-preview={area.name}>
          <RichText html={shown} />
        </div>
      </div>
    </Beside>
  );
}
