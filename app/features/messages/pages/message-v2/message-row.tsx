import { useNavigate } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { messageReadMessage } from "~/platform/wps/calls/message.gen";
import { loadAccount } from "~/site/account/account";
import { AccountField } from "~/site/page-account";
import type { FormSubmission } from "~/site/windows/post-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { MESSAGES_PATH, messagePath } from "./message-path";
import type { messageV2 } from "./message-v2.server";

/** Data of the message page. */
export type MessageData = Awaited<ReturnType<typeof messageV2.load>>;
type Message = MessageData["rows"][number];

interface MessageRowProps {
  readonly message: Message;
  readonly page: number;
  readonly isOpen: boolean;
  /** Form state shared by all forms of the page. */
  readonly form: FormSubmission;
}

/**
 * Returns a handler that opens an unread message. It marks the message as read first, so the next page load shows it as
 * read.
 */
function useOpening({ id }: Message, page: number) {
  const navigate = useNavigate();
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // If marking fails, the message opens and stays unread.
    await messageReadMessage({ id }).catch(() => {});
    navigate(messagePath(page, id), { replace: true, preventScrollReset: true, state: { stay: true } });
    loadAccount().catch(() => {});
  };
}

/**
 * Renders the line of a message, which opens and closes it. Opening an unread message changes its state, so it is a
 * POST; a read one opens by GET. Both work without scripts.
 */
function Line({ message, page, isOpen, controls }: Omit<MessageRowProps, "form"> & { readonly controls: string }) {
  const t = useT("shell");
  const format = useFormat();
  const open = useOpening(message, page);
  const { at, id, read, title } = message;
  return (
    <form
      method={read ? "get" : "post"}
      action={MESSAGES_PATH}
      data-stay=""
      onSubmit={read ? undefined : (event) => void open(event)}
    >
      {read ? null : <input type="hidden" name="type" value="open" />}
      <input type="hidden" name="page" value={page} />
      {isOpen ? null : <input type="hidden" name="message" value={id} />}
      <button type="submit" className="line" aria-expanded={isOpen} aria-controls={isOpen ? controls : undefined}>
        <span className="title">
          {title} {read ? null : <Badge tone="accent">{t("mailbox.new")}</Badge>}
        </span>
        <time dateTime={at}>{format.date(Date.parse(at))}</time>
        <Icon name="chevron-down" size={16} />
      </button>
    </form>
  );
}

/** Renders a message: its line and, if open, its text. */
export function MessageRow({ message, page, isOpen, form }: MessageRowProps) {
  const t = useT("shell");
  const controls = useId();
  const { html, id, read, text, title } = message;
  return (
    <li data-unread={read ? undefined : ""} data-open={isOpen ? "" : undefined}>
      <Line message={message} page={page} isOpen={isOpen} controls={controls} />
      {isOpen ? (
        <div className="body" id={controls}>
          {html ? <RichText html={html} /> : <p>{text}</p>}
          <form method="post" action={messagePath(page)} onSubmit={form.onSubmit}>
            <AccountField />
            <input type="hidden" name="type" value="delete" />
            <input type="hidden" name="message" value={id} />
            <Button
              size="small"
              aria-label={t("mailbox.deleteNamed", { title })}
              aria-disabled={form.sending || undefined}
            >
              <Icon name="trash" size={16} />
              {t("mailbox.delete")}
            </Button>
          </form>
        </div>
      ) : null}
    </li>
  );
}
