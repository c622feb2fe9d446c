import { type FormEvent, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { proveHuman, sealed } from "~/platform/wps/browser";
import { CALL_TIMEOUT } from "~/platform/wps/browser-call";
import { CallError } from "~/platform/wps/call-error";
import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { openDialog, whileLoading } from "./modals";

/** What a form in a window knows of its last try. */
export interface PostedForm {
  readonly answer: FormAnswer | null;
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What the route answers to a form, or where it leads once it is done. */
type Outcome = FormAnswer | { readonly onward: string };

/**
 * Posts a form's values to its route. They go sealed, as the body of an encrypted call does, wherever browsers encrypt
 * (https, and this machine); elsewhere as they are, like a form without scripts.
 * @throws whatever keeps an answer from coming
 */
async function post(
  address: URL,
  { [PAGE_ACCOUNT_FIELD]: account = "", ...values }: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const send = async (body: Readonly<Record<string, string>>): Promise<Outcome> => {
    const signal = AbortSignal.timeout(CALL_TIMEOUT);
    // The server compares the account before it opens the seal.
    const whole = new URLSearchParams({ ...body, [PAGE_ACCOUNT_FIELD]: account });
    const response = await fetch(address, { method: "POST", body: whole, signal });
    const onward = response.headers.get("x-remix-redirect");
    if (onward !== null) return { onward };
    const answer = await response.json();
    if (response.ok) return answer;
    throw new CallError(answer.code ?? "systemError", answer.message ?? "");
  };
  if (!globalThis.crypto?.subtle) return send(values);
  return sealed(values, send);
}

/** What costs an account or an SMS is asked for by people: the page solves a challenge meanwhile (checklist A9). */
const needsProof = (route: string, { intent }: Readonly<Record<string, string>>): boolean =>
  asksForCode(intent) || route === "routes/register";

/** The buttons that ask for a code: to what a form names, or to what is bound to the account already. */
const asksForCode = (intent: string | undefined): boolean => intent === "sendCode" || intent === "sendOwnerCode";

/**
 * Sends a form to its own route and keeps the window open: the answer is shown in it. The route answers the same to a
 * browser without scripts, as a page. No answer within 120 s is 'network link abnormal'.
 * @param route the route's id, e.g. `routes/login`
 * @param last what the form was answered before the page had scripts
 * @param onDone told when what the form asks for was done, and the page stays
 */
export function usePostedForm(
  route: string,
  last: FormAnswer | null = null,
  onDone: (form: HTMLFormElement) => void = () => {},
): PostedForm {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<FormAnswer | null>(last);
  const [sending, setSending] = useState(false);
  const show = (next: FormAnswer, intent: string | undefined) => {
    // A code that could not be sent is a warning of its own: the form is not finished yet (A23).
    if (asksForCode(intent) && next.error)
      void openDialog({ icon: "warning", title: t("shell:signIn.sendCode"), text: next.error });
    // The time until the next code goes on whatever else is answered.
    else setAnswer((last) => ({ ...next, code: next.code ?? last?.code ?? null }));
  };
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    setSending(true);
    try {
      const address = new URL(form.action);
      address.searchParams.set("_data", route);
      const values = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)] as const);
      const body: Readonly<Record<string, string>> = Object.fromEntries(values);
      const proof = needsProof(route, body) ? { human: await proveHuman() } : {};
      const outcome = await whileLoading(post(address, { ...body, ...proof }));
      // Done: what comes next is another document, drawn for who is signed in.
      if ("onward" in outcome) return location.assign(outcome.onward);
      show(outcome, body["intent"]);
      if (outcome.done !== null) onDone(form);
    } catch (error) {
      const text = (error instanceof CallError && error.message) || t("errors:networkAbnormal");
      setAnswer({ ...NO_ANSWER, error: text });
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
