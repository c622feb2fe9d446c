import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { ModalDialog } from "~/ui/modal-dialog";
import { RichText } from "~/ui/rich-text";
import type { DialogOptions } from "./modals";

const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 36px 28px 28px;
  text-align: center;

  .icon {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: 50%;
    background: var(--surface-2);
    color: var(--brand-text, var(--text-1));
  }
  .icon[data-icon="good"] { color: var(--win); }
  .icon[data-icon="warning"] { color: var(--lose); }
  h2 { font-size: var(--size-3); }
  .acts { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-block-start: 8px; }
`;

const ICONS: Readonly<Record<NonNullable<DialogOptions["icon"]>, IconName>> = {
  info: "message-circle",
  good: "badge-check",
  warning: "circle-help",
};

interface GenericDialogProps {
  readonly options: DialogOptions;
  readonly onAnswer: (id: string | null) => void;
}

/**
 * Renders a message or question: icon, title, text, buttons. Options keep it open on outside clicks, or close it after a timeout.
 */
export function GenericDialog({ options, onAnswer }: GenericDialogProps) {
  const common = useT("common");
  const { icon, title, text, html, buttons = [], timeout, cover, closable, size = 360 } = options;
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  useEffect(() => {
    if (timeout === undefined) return;
    const timer = setTimeout(() => answer.current(null), timeout);
    return () => clearTimeout(timer);
  }, [timeout]);
  const shown = buttons.length > 0 ? buttons : [{ id: "", label: common("close") }];
  return (
    <ModalDialog
      label={title}
      closeLabel={common("close")}
      onClose={() => onAnswer(null)}
      cover={cover}
      closable={closable}
      size={size}
    >
      <Sheet>
        {icon ? (
          <span className="icon" data-icon={icon}>
            <Icon name={ICONS[icon]} size={30} />
          </span>
        ) : null}
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
        {html ? <RichText html={html} /> : null}
        <div className="acts">
          {shown.map(({ id, label }, at) => (
            <Button
              key={id}
              type="button"
              variant={at === 0 ? "primary" : "secondary"}
              onClick={() => onAnswer(id || null)}
            >
              {label}
            </Button>
          ))}
        </div>
      </Sheet>
    </ModalDialog>
  );
}
