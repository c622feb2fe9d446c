import type { InputHTMLAttributes } from "react";
import type { FormAnswer } from "./form-answer";

interface TypedProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly answer?: FormAnswer | null | undefined;
}

/** A labelled input of the sign-in forms: what was typed stands in it again, and what is wrong below it. */
export function Typed({ label, answer, ...input }: TypedProps) {
  const error = answer?.errors[input.name];
  return (
    <label className="f">
      <span>{label}</span>
      <input defaultValue={answer?.values[input.name]} aria-invalid={error ? true : undefined} {...input} />
      {error ? <em className="error">{error}</em> : null}
    </label>
  );
}
