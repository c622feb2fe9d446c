import { formAnswerResponse } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { cashierField, formDispatcher, pageNumberOf, redirectToPage } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";
import { messagePath } from "./message-path";

/** Loads a page of the messages; the last page if the number is too high. */
async function messagesOf({ wps }: SiteContext, pageNo: number) {
  const found = await wps.message.messages({ pageNo });
  return pageNo > 1 && pageNo > found.totalPages
    ? wps.message.messages({ pageNo: Math.max(1, found.totalPages) })
    : found;
}

async function load(site: SiteContext, request: Request) {
  const query = new URL(request.url).searchParams;
  return { ...(await messagesOf(site, pageNumberOf(query))), open: query.get("message") };
}

const pageField = cashierField("page", false);
const formOf = (values: Readonly<Record<string, string>>) => ({ fields: [cashierField("message"), pageField], values });

const action = formDispatcher({
  open: {
    form: formOf,
    async carryOut({ wps }, values) {
      const { message = "" } = values;
      await wps.message.readMessage({ id: message });
      return redirectToPage(messagePath(pageNumberOf(new URLSearchParams(values)), message));
    },
  },
  delete: {
    form: formOf,
    async carryOut({ t, wps }, values) {
      await wps.message.deleteMessage({ id: values["message"] ?? "" });
      return formAnswerResponse({ fields: [pageField], values }, { done: t("shell:mailbox.deleted") });
    },
  },
  readAll: {
    form: (values) => ({ fields: [pageField], values }),
    async carryOut({ t, wps }, values) {
      await wps.message.readMessage({});
      return formAnswerResponse({ fields: [pageField], values }, { done: t("shell:mailbox.readAllDone") });
    },
  },
});

/** Loads the member's messages. Actions: open (marks one as read), delete, mark all as read. */
export const messageV2 = { load, action } satisfies CentrePageServer;
