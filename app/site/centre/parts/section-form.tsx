import { useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { startHere } from "~/ui/faults";
import type { FormAnswer } from "~/ui/form-answer";
import { loadAccount } from "../../account/account";
import { AccountField } from "../../page-account";
import { type PostedForm, usePostedForm } from "../../windows/post-form";
import { FormElement } from "./section-look";

/** The route that answers the page's forms. */
const ROUTE = "routes/member.$page";

/** The answer to one of these forms; null where another was sent. */
export function answerOf(answer: FormAnswer | undefined, ...types: readonly string[]): FormAnswer | null {
  return answer && types.includes(answer.values["type"] ?? "") ? answer : null;
}

/** What was typed stays; passwords and codes do not. */
function clearSecrets(form: HTMLFormElement): void {
  const secrets = '[type="password"], [autocomplete="one-time-code"]';
  for (const input of form.querySelectorAll<HTMLInputElement>(secrets)) input.value = "";
}

/** Sends a section's forms. What was done shows at once: in the section, and in the header. */
export function useSection(answer: FormAnswer | null): PostedForm {
  const { revalidate } = useRevalidator();
  return usePostedForm(ROUTE, answer, (form) => {
    clearSecrets(form);
    revalidate();
    // The header shows what it had where this fails.
    loadAccount().catch(() => {});
  });
}

interface SectionFormProps {
  readonly type: string;
  readonly form: PostedForm;
  /** What its button says. */
  readonly submit: string;
  /** Key of the page of the member centre that it is on; the security center when left out. */
  readonly page?: string;
  readonly variant?: "primary" | "danger";
  /** A further button beside it. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** One form of the page, with what the last try was answered. Without scripts it posts to the page itself. */
export function SectionForm({
  type,
  form,
  submit,
  page = "securityCenter",
  variant = "primary",
  beside,
  children,
}: SectionFormProps) {
  const { answer, onSubmit, sending } = form;
  return (
    <FormElement method="post" action={`/member/${page}`} onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value={type} />
      {/* What Enter presses: the first button of a form. */}
      <button type="submit" hidden />
      {children}
      <Told answer={answer} />
      <div className="acts">
        <Button variant={variant} aria-disabled={sending}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormElement>
  );
}

/** What was done, or why not. */
export function Told({ answer }: { readonly answer: FormAnswer | null }) {
  if (answer?.error)
    return (
      <p className="error" role="alert" tabIndex={-1} {...startHere(true)}>
        {answer.error}
      </p>
    );
  return answer?.done ? (
    <p className="done" role="status">
      {answer.done}
    </p>
  ) : null;
}
