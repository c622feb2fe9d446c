import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkAction } from "~/features/members/console/check-action";
import {
  CheckDecision,
  CheckDocuments,
  CheckFacts,
  CheckHistory,
  CheckState,
} from "~/features/members/console/check-page";
import { isMemberId } from "~/features/support/console/player-query";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Reads brand code and member id from the path. @throws Response 404 if the id is not a valid member id */
function namedIn(params: LoaderFunctionArgs["params"]) {
  const { memberId } = params;
  if (!isMemberId(memberId)) throw new Response(null, { status: 404 });
  return { code: params["code"] ?? "", memberId };
}

/** Loads one identity check. `?document=…` opens a picture; the view is recorded in the check's history. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const named = namedIn(params);
  const asked = new URL(request.url).searchParams.get("document");
  const before = await wps.staff.identityCheck(named);
  const isTheirs = before.documents.some(({ id }) => id === asked);
  if (asked === null || !isTheirs) return json({ code: named.code, check: before, open: null });
  const open = await wps.staff.identityDocument({ code: named.code, id: asked });
  return json({ code: named.code, check: await wps.staff.identityCheck(named), open });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const message = await checkAction(consoleContext(context), namedIn(params), await request.formData());
  return message === null ? redirect(new URL(request.url).pathname, 303) : json({ message }, { status: 409 });
}

export default function CheckPage() {
  const t = useT("console");
  const { check, code, open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const actions = (
    <>
      <LinkButton href={`/console/brands/${code}/players/${check.memberId}`} size="small" variant="quiet">
        {t("documents.player")}
      </LinkButton>
      <LinkButton href={`/console/brands/${code}/documents`} size="small" variant="quiet">
        {t("documents.back")}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHead title={check.account} badges={<CheckState check={check} />} actions={actions} />
      <Refusal message={refused?.message ?? null} />
      <CheckFacts check={check} />
      <CheckDocuments check={check} open={open} path={`/console/brands/${code}/documents/${check.memberId}`} />
      <CheckDecision check={check} />
      <CheckHistory check={check} />
    </>
  );
}
