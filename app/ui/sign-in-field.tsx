import { type InputHTMLAttributes, useId } from "react";
import { focusIfFaulty } from "./faults";
import type { FormAnswer } from "./form-answer";

interface TypedProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly answer?: FormAnswer | null | undefined;
}

/**
 * Renders a labelled input of the sign-in forms, with the submitted value and its error. A page rendered with an error focuses
 * this field; browsers focus the first of several.
 */
export function SignInField({ label, answer, ...input }: TypedProps) {
  const id = useId();
  const error = answer?.errors[input.name];
  return (
    <div className="f">
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <input
        id={id}
        defaultValue={answer?.values[input.name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        {...focusIfFaulty(Boolean(error))}
        {...input}
      />
      {error ? (
        <em id={`${id}e`} className="error">
          {error}
        </em>
      ) : null}
    </div>
  );
}
