import { answer, type FormValues, type PostedForm } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { ENQUIRY_KINDS } from "../../rules/enquiries";

/** What the form has to hold: a visitor is answered at an address, a member by a message. */
export function contactForm({ account }: Pick<SiteContext, "account">, values: FormValues): PostedForm {
  const isVisitor = account === "visitor";
  const field = (name: string, required = true) => ({ name, required, rule: null });
  return { fields: [field("topic"), field("content"), field("contact", isVisitor)], values };
}

/** Sends the question. @throws WpsError what the call answers */
export async function sendContact(site: SiteContext, form: PostedForm): Promise<Response> {
  const { contact = "", content = "", topic } = form.values;
  const kind = ENQUIRY_KINDS.find((known) => known === topic) ?? "other";
  await site.wps.system.feedback({ contact, content, topic: kind });
  const done = site.account === "visitor" ? "shell:contact.done" : "shell:contact.doneMember";
  return answer({ fields: [], values: {} }, { done: site.t(done) });
}
