import { type FormValues, formAnswerResponse, type ServerForm } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { ENQUIRY_KINDS, isContactAsked } from "../../rules/enquiries";
import { lengthProblem } from "../../rules/question";

/** Returns the form's fields: members are answered by a message, others must give an address. */
export function contactForm({ account }: Pick<SiteContext, "account">, values: FormValues): ServerForm {
  const field = (name: string, required = true) => ({ name, required, rule: null });
  const fields = [field("topic"), field("content", false), field("contact", isContactAsked(account))];
  // Browsers count a line break as one character and send two.
  const content = (values["content"] ?? "").replace(/\r\n/g, "\n");
  const problem = lengthProblem(content);
  return { fields, values: { ...values, content }, more: problem ? { content: problem } : {} };
}

/** Sends the question. @throws WpsError errors of the call */
export async function sendContact(site: SiteContext, form: ServerForm): Promise<Response> {
  const { contact = "", content = "", topic } = form.values;
  const kind = ENQUIRY_KINDS.find((known) => known === topic) ?? "other";
  await site.wps.system.feedback({ contact, content, topic: kind });
  const done = isContactAsked(site.account) ? "shell:contact.done" : "shell:contact.doneMember";
  return formAnswerResponse({ fields: [], values: {} }, { done: site.t(done) });
}
