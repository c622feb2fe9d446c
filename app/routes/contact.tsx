import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contactForm, sendContact } from "~/features/support/pages/contact/contact.server";
import { ContactForm } from "~/features/support/pages/contact/contact-form";
import { ContactHelp } from "~/features/support/pages/contact/contact-help";
import { isContactAsked } from "~/features/support/rules/enquiries";
import type { loader as rootLoader } from "~/root";
import { answerForm, readForm } from "~/site/answer-form.server";
import { siteContext } from "~/site/app-context";
import { pageWithoutFrame } from "~/site/bare-page";
import { FormPanel } from "~/site/form-panel";
import type { PageData } from "~/site/page-data";
import { FULL_CHROME } from "~/site/page-data";
import { PageHeading } from "~/site/page-heading";
import { pageMeta } from "~/site/page-meta";
import type { FormAnswer } from "~/ui/form-answer";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Available even while the rest of the site is closed, because the status screen links here. */
export const handle = { inStatus: true };

/** Loads the contact form of the brand's customer service, for brands without another service (requirement A17). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account, status, t } = siteContext(context);
  const page = pageWithoutFrame("contact", t("shell:contact.title"), "/contact");
  return json({
    ...page,
    chrome: status === 0 ? { ...FULL_CHROME, banner: false } : page.chrome,
    asksContact: isContactAsked(account),
    isOpen: status === 0,
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const site = siteContext(context);
  const form = contactForm(site, await readForm(site, request));
  return answerForm(site, form, () => sendContact(site, form));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) =>
  pageMeta(data as PageData | null, matches.find((match) => match.id === "root")?.data?.document);

export default function Contact() {
  const { asksContact, isOpen, title } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  return (
    <>
      <PageHeading title={title} intro="" />
      <FormPanel aside={isOpen ? <ContactHelp /> : null}>
        <ContactForm asksContact={asksContact} answer={answer} />
      </FormPanel>
    </>
  );
}
