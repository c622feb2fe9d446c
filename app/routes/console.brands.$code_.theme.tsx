import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PreviewFrame } from "~/features/brands/console/preview-frame";
import { previewSiteOf } from "~/features/brands/console/preview-site";
import { themeAction, themeOfBrand } from "~/features/brands/console/theme-action.server";
import { ThemeForm } from "~/features/brands/console/theme-form";
import { Workbench } from "~/features/brands/console/workbench";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { ProblemList } from "~/site/console/problem-list";
import { Refusal } from "~/site/console/refusal";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads a brand's theme: from its draft or, without a draft, from the live version (requirement X4). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const app = consoleContext(context);
  const code = params["code"] ?? "";
  const { draft, ...theme } = await themeOfBrand(app, code);
  const mayEdit = app.staff !== null && mayStaff(app.staff.role, "brands.edit");
  const problems = draft?.problems ?? [];
  const site = await previewSiteOf(app, code, mayEdit && draft !== null && problems.length === 0);
  return json({ code, ...theme, mayEdit, problems, site });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const refused = await themeAction(consoleContext(context), code, await request.formData());
  return refused === null ? redirect(`/console/brands/${code}/theme`, 303) : json(refused, { status: 409 });
}

export default function BrandTheme() {
  const t = useT("console");
  const { base, code, hash, mayEdit, own, problems, site } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("files.theme.title")} intro={t("files.theme.intro")} />
      <Refusal message={refused?.message ?? null} />
      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
      <Workbench aside={<PreviewFrame code={code} site={site} />}>
        {own ? (
          <ThemeForm
            key={`${code}${refused?.conflict?.expected ?? hash}`}
            code={code}
            hash={refused?.conflict?.expected ?? hash}
            own={refused?.values ?? own}
            base={base}
            mayEdit={mayEdit}
            conflict={refused?.conflict ?? null}
          />
        ) : (
          <p>{t("files.formBroken")}</p>
        )}
      </Workbench>
    </>
  );
}
