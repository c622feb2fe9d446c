import { type FormEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { proveHuman, sealed } from "~/platform/wps/browser";
import { CALL_TIMEOUT } from "~/platform/wps/browser-call";
import { CallError } from "~/platform/wps/call-error";
import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";
import { leadToFault } from "~/ui/faults";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { openDialog, whileLoading } from "./modals";

/** What a form in a window knows of its last try. */
export interface PostedForm {
  readonly answer: FormAnswer | null;
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The values of a form, by name. */
type Values = Readonly<Record<string, string>>;

/** What the route answers to a form, where it leads once it is done, or that the browser has to send it by itself. */
type Outcome = FormAnswer | { readonly onward: string } | { readonly plain: true };

/**
 * Posts a form's values to its route. They go sealed, as the body of an encrypted call does, wherever browsers encrypt
 * (https, and this machine); elsewhere as they are, like a form without scripts.
 * @throws whatever keeps an answer from coming
 */
async function post(
  address: URL,
  { [PAGE_ACCOUNT_FIELD]: account = "", ...values }: Readonly<Record<string, string>>,
): Promise<Outcome> {
  let isSent = false;
  const send = async (body: Readonly<Record<string, string>>): Promise<Outcome> => {
    isSent = true;
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
  return sealed(values, send).catch((error) => {
    // Browsers keep a script that the network lost once as lost: with a connection the form goes without it.
    if (isSent || !navigator.onLine) throw error;
    return { plain: true };
  });
}

/** Sends a form as a browser without scripts does. */
function sendPlain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== "") {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}

/**
 * What costs an account or an SMS is asked for by people: the page solves a challenge meanwhile (checklist A9). So it does
 * in place of a captcha that was asked for and not typed (A2).
 */
const needsProof = (route: string, { captcha, captchaId, intent }: Values): boolean =>
  asksForCode(intent) || route === "routes/register" || (captchaId !== undefined && !captcha);

/** The buttons that ask for a code: to what a form names, or to what is bound to the account already. */
const asksForCode = (intent: string | undefined): boolean => intent === "sendCode" || intent === "sendOwnerCode";

/** What a form shows, and whether it was refused for want of a captcha alone. */
const wantsCaptcha = (outcome: Outcome): boolean =>
  "captcha" in outcome && outcome.captcha !== null && outcome.errors["captcha"] !== undefined;

/**
 * Posts values with a solved challenge where one is needed, and once more with one where a captcha was asked for: what a
 * browser can prove by itself nobody has to read from a picture.
 */
function useProvenPost(route: string) {
  const isAsked = useRef(false);
  const canProve = useRef(true);
  const prove = async (): Promise<Values> => {
    const human = canProve.current ? await proveHuman() : "";
    canProve.current = human !== "";
    return human ? { human } : {};
  };
  /** The picture stays away while a challenge stands for it. */
  const withoutPicture = (outcome: Outcome): Outcome => {
    if (!("captcha" in outcome) || outcome.captcha === null) return outcome;
    isAsked.current = true;
    // A refused proof is not tried again.
    if (wantsCaptcha(outcome)) canProve.current = false;
    return canProve.current ? { ...outcome, captcha: null } : outcome;
  };
  return async (address: URL, values: Values): Promise<Outcome> => {
    const isProven = needsProof(route, values) || isAsked.current;
    canProve.current &&= Boolean(globalThis.crypto?.subtle);
    const outcome = await post(address, { ...values, ...(isProven ? await prove() : {}) });
    if (isProven || !canProve.current || !wantsCaptcha(outcome)) return withoutPicture(outcome);
    return withoutPicture(await post(address, { ...values, ...(await prove()) }));
  };
}

/** Leads to what is wrong once an answer stands in its form. */
function useFaultFocus(answer: FormAnswer | null) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    // What the page came with has the focus already.
    if (answer !== null && form.current?.isConnected) leadToFault(form.current, t("common:title.error", { title: "" }));
  }, [answer, t]);
  return form;
}

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
  const provenPost = useProvenPost(route);
  const sent = useFaultFocus(answer);
  const show = (next: FormAnswer, intent: string | undefined) => {
    // A code that could not be sent is a warning of its own: the form is not finished yet (A23).
    if (asksForCode(intent) && next.error)
      void openDialog({ icon: "warning", title: t("shell:signIn.sendCode"), text: next.error });
    // The time until the next code goes on whatever else is answered.
    else setAnswer((last) => ({ ...next, code: next.code ?? last?.code ?? null }));
  };
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    setSending(true);
    sent.current = form;
    try {
      const address = new URL(form.action);
      address.searchParams.set("_data", route);
      const values = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)] as const);
      const body: Values = Object.fromEntries(values);
      const outcome = await whileLoading(provenPost(address, body));
      // Done: what comes next is another document, drawn for who is signed in.
      if ("onward" in outcome) return location.assign(outcome.onward);
      if ("plain" in outcome) return sendPlain(form, submitter);
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
