import { type RefObject, useEffect, useRef } from "react";
import { answerOf, useSection } from "~/site/centre/parts/section-form";
import type { PostedForm } from "~/site/windows/post-form";
import type { FormAnswer } from "~/ui/form-answer";

/** A form whose button goes once it is done, and where the keyboard stands then. */
interface Claim {
  readonly form: PostedForm;
  /** Of the heading that it stands below; it takes `tabIndex` -1. */
  readonly heading: RefObject<HTMLHeadingElement>;
}

/** Sends the claims of a page. @param types which forms of the page these are */
export function useClaim(answer: FormAnswer | undefined, ...types: readonly string[]): Claim {
  const form = useSection(answerOf(answer, ...types));
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(form.answer);
  useEffect(() => {
    if (form.answer?.done && form.answer !== first.current) heading.current?.focus({ preventScroll: true });
  }, [form.answer]);
  return { form, heading };
}
