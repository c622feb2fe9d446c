import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fileAction } from "~/features/brands/console/file-action.server";
import { FileEditor } from "~/features/brands/console/file-editor";
import { editPath } from "~/features/brands/console/file-table";
import { previewSiteOf } from "~/features/brands/console/preview-site";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { foundOrMissing } from "~/site/console/console-refusals.server";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads one file of a brand: from its draft or, without a draft, from the live version (requirement X4). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app = consoleContext(context);
  const code = params["code"] ?? "";
  const path = new URL(request.url).searchParams.get("path") ?? "tenant.json";
  const { draft } = await foundOrMissing(app.wps.staff.brandVersions({ code }));
  const file = await foundOrMissing(app.wps.staff.brandFile({ code, from: draft ? "draft" : "live", path }));
  const mayEdit = app.staff !== null && mayStaff(app.staff.role, "brands.edit");
  const site = await previewSiteOf(app, code, mayEdit && draft !== null && draft.problems.length === 0);
  const live = mayEdit && !draft && file.text !== null ? { code, path, text: file.text } : null;
  const { problems } = draft ?? (live ? await app.wps.staff.checkBrandFile(live) : { problems: [] });
  // After a conflict, choosing the other version restarts the editor with it.
  const begun = new URL(request.url).searchParams.get("theirs") ?? "";
  return json({ code, file, mayEdit, site, problems, begun });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const form = await request.formData();
  const answer = await fileAction(consoleContext(context), code, form);
  if ("message" in answer) return json(answer, { status: 409 });
  const files = `/console/brands/${code}/files`;
  return redirect(answer.to === "files" ? files : editPath(code, String(form.get("path"))), 303);
}

export default function BrandFile() {
  const t = useT("console");
  const { begun, code, file, mayEdit, problems, site } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = (
    <LinkButton href={`/console/brands/${code}/files`} size="small" variant="quiet">
      {t("files.toFiles")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={file.path} intro={t("files.editIntro")} actions={back} />
      <Refusal message={refused?.message ?? null} />
      <FileEditor
        key={`${file.path} ${begun}`}
        code={code}
        file={file}
        problems={problems}
        site={site}
        mayEdit={mayEdit}
        refused={refused ?? null}
      />
    </>
  );
}
