import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewBrandForm } from "~/features/brands/console/new-brand";
import { newBrandAction } from "~/features/brands/console/new-brand-action";
import { useT } from "~/platform/i18n/use-t";
import { COMPLETE_LANGUAGES, LANGUAGES } from "~/platform/text/languages";
import { mayMakeBrands } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { ProblemList } from "~/site/console/problem-list";
import { Refusal } from "~/site/console/refusal";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads the form for a new brand, empty or copied from an existing one (requirement X4). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const { brands } = await wps.staff.brands({});
  if (!staff || !mayMakeBrands(staff)) throw new Response(null, { status: 403 });
  // Labels are resolved here to keep the table of languages out of the browser's script.
  const languages = COMPLETE_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].nativeName }));
  return json({ languages, brands: brands.map(({ code, name }) => ({ code, name })) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = await newBrandAction(consoleContext(context), form);
  return answer ? json(answer, { status: 409 }) : redirect(`/console/brands/${form.get("code")}/files`, 303);
}

export default function NewBrand() {
  const t = useT("console");
  const { brands, languages } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("files.new.heading")} intro={t("files.new.intro")} />
      <Refusal message={answer?.message ?? null} />
      {answer && answer.problems.length > 0 ? <ProblemList problems={answer.problems} /> : null}
      <NewBrandForm brands={brands} languages={languages} answer={answer} />
    </>
  );
}
