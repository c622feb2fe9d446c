import { useEffect, useId, useRef, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

const COPY_MESSAGES = { copied: "invite.copied", refused: "invite.refused" } as const;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Label of the button. */
  readonly copy: string;
}

/** Renders a read-only text with a copy button. When the browser refuses to copy, the text is selected and a message says so. */
export function CopyField({ copy, label, value }: CopyFieldProps) {
  const t = useT("shell");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Without scripts only the text works; the button is hidden and keeps its space.
  const [runs, setRuns] = useState(false);
  const [copyResult, setTold] = useState<keyof typeof COPY_MESSAGES | null>(null);
  useEffect(() => setRuns(true), []);
  const onClick = () => {
    // Pages over plain HTTP have no clipboard API.
    const work = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error("no clipboard"));
    work.then(
      () => setTold("copied"),
      () => {
        input.current?.select();
        setTold("refused");
      },
    );
  };
  return (
    <div className="copy">
      <label htmlFor={id}>{label}</label>
      <div className="with">
        <input ref={input} id={id} value={value} readOnly dir="ltr" spellCheck={false} />
        <Button type="button" aria-label={copy} data-wait={runs ? undefined : ""} onClick={onClick}>
          <Icon name={copyResult === "copied" ? "check" : "copy"} size={18} />
          <span>{copy}</span>
        </Button>
      </div>
      <p role="status" data-told={copyResult ?? undefined}>
        {copyResult === null ? null : t(COPY_MESSAGES[copyResult])}
      </p>
    </div>
  );
}
