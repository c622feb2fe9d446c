import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmForm } from "~/features/brands/console/act-form";
import { fileAction } from "~/features/brands/console/file-action.server";
import { PictureView } from "~/features/brands/console/picture-view";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { foundOrMissing } from "~/site/console/console-refusals.server";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads one picture of a brand: from its draft or, without a draft, from the live version (requirement X4). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const path = new URL(request.url).searchParams.get("path") ?? "";
  const { draft } = await foundOrMissing(wps.staff.brandVersions({ code }));
  const picture = await foundOrMissing(wps.staff.brandPicture({ code, from: draft ? "draft" : "live", path }));
  return json({ code, picture, mayEdit: staff !== null && mayStaff(staff.role, "brands.edit") });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const answer = await fileAction(consoleContext(context), code, await request.formData());
  if ("message" in answer) return json(answer, { status: 409 });
  return redirect(`/console/brands/${code}/files`, 303);
}

export default function BrandPicture() {
  const t = useT("console");
  const { code, mayEdit, picture } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { hash, path } = picture;
  const actions = (
    <>
      <LinkButton href={`/console/brands/${code}/files`} size="small" variant="quiet">
        {t("files.toFiles")}
      </LinkButton>
      {mayEdit ? (
        <ConfirmForm
          id="remove"
          fields={{ intent: "remove", path, expectedHash: hash }}
          label={t("files.remove")}
          effect={t("files.picture.removeEffect")}
        />
      ) : null}
    </>
  );
  return (
    <>
      <PageHead title={path} intro={t("files.editIntro")} actions={actions} />
      <Refusal message={refused?.message ?? null} />
      <PictureView picture={picture} />
    </>
  );
}
