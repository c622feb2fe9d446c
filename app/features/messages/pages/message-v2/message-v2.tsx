import { useEffect, useRef } from "react";
import { useT } from "~/platform/i18n/use-t";
import { answerOfType, FormResult, useSection } from "~/site/centre/parts/section-form";
import type { CentreViewProps } from "~/site/centre/types";
import { AccountField } from "~/site/page-account";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { MessageCards, MessagePageLayout } from "./message-page-layout";
import { messagePath } from "./message-path";
import { type MessageData, MessageRow } from "./message-row";

/** Renders the page `messageV2`: the member's messages (requirement P5). */
export function MessageV2({ data, answer }: CentreViewProps<MessageData>) {
  const t = useT("shell");
  const form = useSection(answerOfType(answer, "delete", "readAll", "open"));
  const told = useRef<HTMLDivElement>(null);
  const { open, pageNo, rows, totalPages, unread } = data;
  const last = form.answer;
  useEffect(() => {
    // The focused button was removed.
    if (last?.done) told.current?.focus();
  }, [last]);
  return (
    <MessagePageLayout>
      {rows.length > 0 ? (
        <div className="head">
          <p>{unread > 0 ? t("mailbox.unread", { count: unread }) : t("mailbox.allRead")}</p>
          {unread > 0 ? (
            <form method="post" action={messagePath(pageNo)} onSubmit={form.onSubmit}>
              <AccountField />
              <input type="hidden" name="type" value="readAll" />
              <Button size="small" aria-disabled={form.sending || undefined}>
                {t("mailbox.readAll")}
              </Button>
            </form>
          ) : null}
        </div>
      ) : null}
      <div ref={told} tabIndex={-1} className="told">
        <FormResult answer={last} />
      </div>
      {rows.length > 0 ? (
        <MessageCards aria-label={t("mailbox.messages")}>
          {rows.map((message) => (
            <MessageRow key={message.id} message={message} page={pageNo} isOpen={message.id === open} form={form} />
          ))}
        </MessageCards>
      ) : (
        <EmptyState art="bell" title={t("mailbox.none")} text={t("mailbox.noneText")} />
      )}
      <Pager page={pageNo} pages={totalPages} href={(page) => messagePath(page)} />
    </MessagePageLayout>
  );
}
