import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";
import { type MessageDraft, readMessageDraft, receiversOf } from "./message-draft";

/** Message that is written but not sent yet. */
export interface SendOutcome {
  readonly message: string | null;
  readonly letter: MessageDraft;
  /** Preview and number of receivers; null if the message cannot be sent. */
  readonly look: {
    readonly receivers: number;
    readonly html: Readonly<Record<string, string>>;
    /** Idempotency key: repeated submissions with this id send the message once. */
    readonly requestId: string;
  } | null;
}

/** Previews a message and counts its receivers, or sends it. @returns null after sending */
export async function sendAction(app: ConsoleContext, code: string, form: FormData): Promise<SendOutcome | null> {
  const letter = readMessageDraft(form);
  if (form.get("intent") !== "send") return previewMessage(app, code, letter);
  const { html, reason, title } = letter;
  const requestId = String(form.get("requestId") ?? "");
  const given = { code, ...receiversOf(letter), title, html, requestId, ...(reason ? { reason } : {}) };
  const message = await refusalOf(app, () => app.wps.staff.sendMessage(given));
  return message === null ? null : { message, letter, look: null };
}

async function previewMessage(app: ConsoleContext, code: string, letter: MessageDraft): Promise<SendOutcome> {
  const { t, wps } = app;
  const refuse = (message: string): SendOutcome => ({ message, letter, look: null });
  const languages = Object.keys(letter.html);
  const shown = await Promise.all(
    languages.map(async (language) => {
      const { html } = await wps.staff.previewHtml({ html: letter.html[language] ?? "" });
      return [language, html] as const;
    }),
  );
  const isWhole = shown.every(([language, html]) => html !== "" && letter.title[language]);
  if (languages.length === 0 || !isWhole || Object.keys(letter.title).length !== languages.length)
    return refuse(t("console:send.pairs"));
  const { receivers } = await wps.staff.messageAudience({ code, ...receiversOf(letter) });
  if (receivers === 0) return refuse(t("console:send.nobody"));
  const look = { receivers, html: Object.fromEntries(shown), requestId: crypto.randomUUID() };
  return { message: null, letter, look };
}
