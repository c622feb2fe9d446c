import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contentPath, kindOf, NEW_ENTRY } from "~/features/content/console/content-path";
import { entryAction } from "~/features/content/console/entry-action.server";
import { EntryForm } from "~/features/content/console/entry-form";
import { CONTENT_ID } from "~/features/content/rules/content-kinds";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

function placeOf(params: LoaderFunctionArgs["params"]) {
  return { code: params["code"] ?? "", kind: kindOf(params["kind"]), id: params["id"] ?? "" };
}

/** Loads the form for an existing or a new content entry. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { code, id, kind } = placeOf(params);
  const isNew = id === NEW_ENTRY;
  if (!isNew && !CONTENT_ID.test(id)) throw new Response(null, { status: 404 });
  const found = await consoleContext(context).wps.staff.contentEntry({ code, kind, id: isNew ? "new" : id });
  const answer = isNew ? { ...found, entry: null, base: null, previews: {} } : found;
  if (!found.readable || (!isNew && !found.entry && !found.base)) throw new Response(null, { status: 404 });
  return json({ code, kind, id, isNew, answer });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = placeOf(params);
  const refused = await entryAction(consoleContext(context), place, await request.formData());
  return refused ? json(refused, { status: 409 }) : redirect(contentPath(place.code, place.kind), 303);
}

export default function ContentEntry() {
  const t = useT("console");
  const { answer, code, id, isNew, kind } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = (
    <LinkButton href={contentPath(code, kind)} size="small" variant="quiet">
      {t(`content.kinds.${kind}`)}
    </LinkButton>
  );
  const gone = isNew || answer.entry ? null : <Badge>{t("content.origin.removed")}</Badge>;
  return (
    <>
      <PageHead title={isNew ? t("content.new") : id} intro={t("content.entryIntro")} badges={gone} actions={back} />
      <Refusal message={refused?.message ?? null} />
      <EntryForm
        key={refused?.conflict?.expected ?? answer.hash}
        path={`${contentPath(code, kind)}/${id}`}
        answer={answer}
        isNew={isNew}
        refused={refused}
      />
    </>
  );
}
