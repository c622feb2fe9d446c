import { useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { focusIfFaulty } from "~/ui/faults";
import type { FormAnswer } from "~/ui/form-answer";
import { loadAccount } from "../../account/account";
import { AccountField } from "../../page-account";
import { type FormSubmission, useFormSubmission } from "../../windows/post-form";
import { FormElement } from "./section-look";

/** Id of the route that handles the page's forms. */
const ROUTE = "routes/member.$page";

/** Returns the answer if it belongs to a form of the given types, else null. */
export function answerOfType(answer: FormAnswer | undefined, ...types: readonly string[]): FormAnswer | null {
  return answer && types.includes(answer.values["type"] ?? "") ? answer : null;
}

/** Clears passwords and codes; other typed values stay. */
function clearSecrets(form: HTMLFormElement): void {
  const secrets = '[type="password"], [autocomplete="one-time-code"]';
  for (const input of form.querySelectorAll<HTMLInputElement>(secrets)) input.value = "";
}

/** Submits a section's forms. After success, reloads the section's data and the header's account info. */
export function useSection(answer: FormAnswer | null): FormSubmission {
  const { revalidate } = useRevalidator();
  return useFormSubmission(ROUTE, answer, (form) => {
    clearSecrets(form);
    revalidate();
    // If this fails, the header keeps its previous data.
    loadAccount().catch(() => {});
  });
}

interface SectionFormProps {
  readonly type: string;
  readonly form: FormSubmission;
  /** Label of the submit button. */
  readonly submit: string;
  /** Key of the form's member-centre page; default is the security center. */
  readonly page?: string;
  readonly variant?: "primary" | "danger";
  /** Additional button next to the submit button. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders one form of the page with the answer to the last attempt. Without scripts it posts to the page itself. */
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
      {/* Enter activates the first submit button of a form. */}
      <button type="submit" hidden />
      {children}
      <FormResult answer={answer} />
      <div className="acts">
        <Button variant={variant} aria-disabled={sending}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormElement>
  );
}

/** Renders the success message or the error of a form. */
export function FormResult({ answer }: { readonly answer: FormAnswer | null }) {
  if (answer?.error)
    return (
      <p className="error" role="alert" tabIndex={-1} {...focusIfFaulty(true)}>
        {answer.error}
      </p>
    );
  return answer?.done ? (
    <p className="done" role="status">
      {answer.done}
    </p>
  ) : null;
}
