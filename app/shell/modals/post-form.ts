import { type FormEvent, useState } from "react";
import type { FormAnswer } from "~/lib/form-answer";
import { useI18n } from "~/lib/i18n/i18n-provider";
import { openDialog, whileLoading } from "~/lib/modals";
import { CALL_TIMEOUT } from "~/wps/browser";

/** What a form in a window knows of its last try. */
export interface PostedForm {
  readonly answer: FormAnswer | null;
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form to its own route and keeps the window open: the answer is shown in it. The route answers the same to a
 * browser without scripts, as a page. No answer within 120 s is 'network link abnormal'.
 * @param route the route's id, e.g. `routes/login`
 * @param last what the form was answered before the page had scripts
 */
export function usePostedForm(route: string, last: FormAnswer | null = null): PostedForm {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<FormAnswer | null>(last);
  const [sending, setSending] = useState(false);
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    setSending(true);
    try {
      const address = new URL(form.action);
      address.searchParams.set("_data", route);
      const body = new URLSearchParams(
        [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
      );
      const signal = AbortSignal.timeout(CALL_TIMEOUT);
      const response = await whileLoading(fetch(address, { method: "POST", body, signal }));
      const next = (await response.json()) as FormAnswer;
      // A code that could not be sent is a warning of its own: the form is not finished yet (A23).
      if (body.get("intent") === "sendCode" && next.error)
        void openDialog({ icon: "warning", title: t("shell:signIn.sendCode"), text: next.error });
      else setAnswer(next);
    } catch {
      setAnswer({ error: t("errors:networkAbnormal"), errors: {}, values: {} });
    }
    setSending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!sending) void send(event.currentTarget, submitter);
  };
  return { answer, sending, onSubmit };
}
