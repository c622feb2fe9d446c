import { type FormEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { proveHuman, sendSealedForm } from "~/platform/wps/browser";
import { CALL_TIMEOUT } from "~/platform/wps/browser-call";
import { CallError } from "~/platform/wps/call-error";
import { PAGE_ACCOUNT_FIELD } from "~/platform/wps/page-account";
import { focusFault } from "~/ui/faults";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import { openDialog, whileLoading } from "./modals";

/** State of a form in a window. */
export interface FormSubmission {
  readonly answer: FormAnswer | null;
  readonly sending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Values of a form, by name. */
type Values = Readonly<Record<string, string>>;

/** Outcome of a post: the form's answer, a redirect after success, or the need for a plain browser submit. */
type Outcome = FormAnswer | { readonly onward: string } | { readonly plain: true };

/**
 * Posts a form's values to its route. They are sealed like the body of an encrypted call where the browser supports encryption
 * (https and localhost), otherwise sent as plain fields like a form without scripts.
 * @throws CallError for a refusal, any error that prevents a response
 */
async function post(
  address: URL,
  { [PAGE_ACCOUNT_FIELD]: account = "", ...values }: Readonly<Record<string, string>>,
): Promise<Outcome> {
  let isSent = false;
  const send = async (body: Readonly<Record<string, string>>): Promise<Outcome> => {
    isSent = true;
    const signal = AbortSignal.timeout(CALL_TIMEOUT);
    // The server compares the account before it decrypts the values.
    const whole = new URLSearchParams({ ...body, [PAGE_ACCOUNT_FIELD]: account });
    const response = await fetch(address, { method: "POST", body: whole, signal });
    const onward = response.headers.get("x-remix-redirect");
    if (onward !== null) return { onward };
    const answer = await response.json();
    if (response.ok) return answer;
    throw new CallError(answer.code ?? "systemError", answer.message ?? "");
  };
  if (!globalThis.crypto?.subtle) return send(values);
  return sendSealedForm(values, send).catch((error) => {
    // Browsers cache the failed load of a script. If the encryption script is missing although there is a connection, the form is
    // submitted without it.
    if (isSent || !navigator.onLine) throw error;
    return { plain: true };
  });
}

/** Submits a form like a browser without scripts. */
function sendPlain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== "") {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}

/**
 * Returns true if the post needs a proof of work, which the page computes in the background: actions that create an account or
 * send an SMS (requirement A9), and a requested captcha that was not typed (A2).
 */
const needsProof = (route: string, { captcha, captchaId, intent }: Values): boolean =>
  asksForCode(intent) || route === "routes/register" || (captchaId !== undefined && !captcha);

/** True for buttons that request a code, for a number in the form or for one already bound to the account. */
const asksForCode = (intent: string | undefined): boolean => intent === "sendCode" || intent === "sendOwnerCode";

/** True if the form was refused because of the captcha. */
const wantsCaptcha = (outcome: Outcome): boolean =>
  "captcha" in outcome && outcome.captcha !== null && outcome.errors["captcha"] !== undefined;

/**
 * Returns a post function that adds a proof of work where needed. When the server requests a captcha, it posts again with a
 * proof, so that a browser that can compute it spares the visitor the picture.
 */
function usePostWithProof(route: string) {
  const isAsked = useRef(false);
  const canProve = useRef(true);
  const prove = async (): Promise<Values> => {
    const human = canProve.current ? await proveHuman() : "";
    canProve.current = human !== "";
    return human ? { human } : {};
  };
  /** Hides the captcha picture while a proof of work replaces it. */
  const withoutCaptcha = (outcome: Outcome): Outcome => {
    if (!("captcha" in outcome) || outcome.captcha === null) return outcome;
    isAsked.current = true;
    // After a refused proof, the captcha picture is used.
    if (wantsCaptcha(outcome)) canProve.current = false;
    return canProve.current ? { ...outcome, captcha: null } : outcome;
  };
  return async (address: URL, values: Values): Promise<Outcome> => {
    const isProven = needsProof(route, values) || isAsked.current;
    canProve.current &&= Boolean(globalThis.crypto?.subtle);
    const outcome = await post(address, { ...values, ...(isProven ? await prove() : {}) });
    if (isProven || !canProve.current || !wantsCaptcha(outcome)) return withoutCaptcha(outcome);
    return withoutCaptcha(await post(address, { ...values, ...(await prove()) }));
  };
}

/** Moves the focus to the errors once the form shows its answer. */
function useFaultFocus(answer: FormAnswer | null) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    // Errors of the initial render already have the focus.
    if (answer !== null && form.current?.isConnected) focusFault(form.current, t("common:title.error", { title: "" }));
  }, [answer, t]);
  return form;
}

/**
 * Sends a form to its route and shows the answer in the open window. Without scripts, the route renders the same answer as a
 * page. Without a response within 120 s it shows 'network link abnormal'.
 * @param route the route's id, e.g. `routes/login`
 * @param last answer to the form from before hydration
 * @param onDone called after success when the page stays
 */
export function useFormSubmission(
  route: string,
  last: FormAnswer | null = null,
  onDone: (form: HTMLFormElement) => void = () => {},
): FormSubmission {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<FormAnswer | null>(last);
  const [sending, setSending] = useState(false);
  const provenPost = usePostWithProof(route);
  const sent = useFaultFocus(answer);
  const show = (next: FormAnswer, intent: string | undefined) => {
    // A failed code request shows as a warning dialog, because the form itself is not finished yet (A23).
    if (asksForCode(intent) && next.error)
      void openDialog({ icon: "warning", title: t("shell:signIn.sendCode"), text: next.error });
    // Keep the countdown until the next code, whatever the new answer is.
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
      // Success: the next document is rendered for the new session.
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
