import { useEffect, useId, useRef, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

const TOLD = { copied: "invite.copied", refused: "invite.refused" } as const;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** What the button says. */
  readonly copy: string;
}

/** A text to be passed on. Where the browser does not let it be copied, it is selected and the reader is told. */
export function CopyField({ copy, label, value }: CopyFieldProps) {
  const t = useT("shell");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Without scripts the text itself is all there is; the button's place is kept.
  const [runs, setRuns] = useState(false);
  const [told, setTold] = useState<keyof typeof TOLD | null>(null);
  useEffect(() => setRuns(true), []);
  const onClick = () => {
    // A page of plain http has no clipboard.
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
          <Icon name={told === "copied" ? "check" : "copy"} size={18} />
          <span>{copy}</span>
        </Button>
      </div>
      <p role="status" data-told={told ?? undefined}>
        {told === null ? null : t(TOLD[told])}
      </p>
    </div>
  );
}
