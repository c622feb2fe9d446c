import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ComparePanel } from "~/features/brands/console/compare-panel";
import { DraftPanel, PreviewLink } from "~/features/brands/console/draft-panel";
import { FileTable, picturePath } from "~/features/brands/console/file-table";
import { filesAction } from "~/features/brands/console/files-action";
import { FilesBench } from "~/features/brands/console/section";
import { VersionTable } from "~/features/brands/console/version-table";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { foundOrMissing } from "~/site/console/console-refusals.server";
import { PageHead } from "~/site/console/page-head";
import { ProblemList } from "~/site/console/problem-list";
import { Refusal } from "~/site/console/refusal";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads a brand's files: the draft, the stored versions, and the difference between two of them (requirement X4). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const { searchParams } = new URL(request.url);
  const [before, after] = [searchParams.get("before"), searchParams.get("after")];
  const { draft, liveHash, versions } = await foundOrMissing(wps.staff.brandVersions({ code }));
  const { files } = await foundOrMissing(wps.staff.brandFiles({ code, from: draft ? "draft" : "live" }));
  const diff = before && after ? await foundOrMissing(wps.staff.brandDiff({ code, before, after })) : null;
  const states = ["live", ...(draft ? ["draft"] : []), ...versions.map(({ version }) => version)];
  const compared = { diff, states, before: before ?? "live", after: after ?? (draft ? "draft" : "live") };
  const mayEdit = staff !== null && mayStaff(staff.role, "brands.edit");
  return json({ code, draft, liveHash, versions, files, compared, mayEdit });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const code = params["code"] ?? "";
  const answer = await filesAction(consoleContext(context), code, await request.formData());
  if (answer?.picture) return redirect(picturePath(code, answer.picture), 303);
  return answer ? json(answer, { status: answer.link ? 200 : 409 }) : redirect(`/console/brands/${code}/files`, 303);
}

export default function BrandFiles() {
  const t = useT("console");
  const { code, compared, draft, files, liveHash, mayEdit, versions } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t("files.title")} intro={t("files.intro")} />
      <Refusal message={answer?.message ?? null} />
      {answer?.link ? <PreviewLink {...answer.link} /> : null}
      {answer && answer.problems.length > 0 ? <ProblemList problems={answer.problems} /> : null}
      <FilesBench>
        <div>
          <DraftPanel code={code} draft={draft} liveHash={liveHash} mayEdit={mayEdit} />
          <VersionTable code={code} rows={versions} mayEdit={mayEdit} />
          <ComparePanel code={code} {...compared} />
        </div>
        <FileTable code={code} rows={files} mayEdit={mayEdit} refused={answer?.refused} />
      </FilesBench>
    </>
  );
}
