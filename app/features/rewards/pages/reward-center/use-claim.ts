import { type RefObject, useEffect, useRef } from "react";
import { answerOfType, useSection } from "~/site/centre/parts/section-form";
import type { FormSubmission } from "~/site/windows/post-form";
import type { FormAnswer } from "~/ui/form-answer";

/** A form whose button disappears once it is done, and the heading that then receives the focus. */
interface Claim {
  readonly form: FormSubmission;
  /** Heading above the form; it needs `tabIndex` -1. */
  readonly heading: RefObject<HTMLHeadingElement>;
}

/** Submits the claims of a page. @param types forms of the page that count as claims */
export function useClaim(answer: FormAnswer | undefined, ...types: readonly string[]): Claim {
  const form = useSection(answerOfType(answer, ...types));
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(form.answer);
  useEffect(() => {
    if (form.answer?.done && form.answer !== first.current) heading.current?.focus({ preventScroll: true });
  }, [form.answer]);
  return { form, heading };
}
