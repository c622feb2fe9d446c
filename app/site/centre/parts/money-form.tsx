import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { AccountField } from "../../page-account";
import type { FormSubmission } from "../../windows/post-form";
import { MoneyFormElement } from "./money-look";
import { FormResult } from "./section-form";

interface MoneyFormProps {
  /** Path of the page that handles the form. */
  readonly path: string;
  readonly type: string;
  readonly form: FormSubmission;
  /** Values of hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Label of the submit button. */
  readonly submit: string;
  readonly variant?: "primary" | "secondary" | "danger";
  readonly children?: ReactNode;
}

/** Renders a form of the cashier with the answer to the last attempt. Without scripts it posts to the page itself. */
export function MoneyForm({ path, type, form, hidden = {}, submit, variant = "primary", children }: MoneyFormProps) {
  const { answer, onSubmit, sending } = form;
  return (
    <MoneyFormElement method="post" action={path} onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="type" value={type} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="go">
        <FormResult answer={answer} />
        <Button
          variant={variant}
          size={variant === "primary" ? "large" : "medium"}
          aria-disabled={sending || undefined}
        >
          {submit}
        </Button>
      </div>
    </MoneyFormElement>
  );
}
