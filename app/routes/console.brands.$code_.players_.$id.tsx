import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OncePassword } from "~/features/staff/console/new-staff";
import { payoutAction } from "~/features/support/console/payout-action";
import { playerAction } from "~/features/support/console/player-action";
import { PlayerActions } from "~/features/support/console/player-actions";
import { PlayerPart } from "~/features/support/console/player-part";
import { PlayerPayout } from "~/features/support/console/player-payout";
import { isMemberId, loadPlayerTab, playerTabs } from "~/features/support/console/player-query";
import { PlayerState } from "~/features/support/console/player-state";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff, type StaffPermission } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Reads brand code and member id from the path. @throws Response 404 if the id is not a valid member id */
function namedIn(params: LoaderFunctionArgs["params"]) {
  const memberId = params["id"];
  if (!isMemberId(memberId)) throw new Response(null, { status: 404 });
  return { code: params["code"] ?? "", memberId };
}

/**
 * Loads one member: identity, money, play, sessions, limits, notes (requirement X5), and the explanation of the member's view of
 * the site (X8).
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const named = namedIn(params);
  const player = await wps.staff.player(named);
  const tabs = staff ? playerTabs(staff.role) : [];
  const data = await loadPlayerTab(wps, named, new URL(request.url).searchParams, tabs);
  const isAllowed = (permission: StaffPermission) => staff !== null && mayStaff(staff.role, permission);
  const may = { reveal: isAllowed("players.reveal"), care: isAllowed("players.care") };
  const payout = isAllowed("payments.review") ? await wps.staff.playerPayout(named) : null;
  return json({ code: named.code, player, data, tabs, may, payout: payout?.excluded ? payout : null });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const [app, named, form] = [consoleContext(context), namedIn(params), await request.formData()];
  if (form.get("act") === "payout") {
    const outcome = await payoutAction(app, named, form);
    if ("orderId" in outcome) return redirect(`/console/brands/${named.code}/orders/${outcome.orderId}`, 303);
    return json({ message: outcome.message, once: null, personal: null, payout: outcome.fields }, { status: 409 });
  }
  const answer = await playerAction(app, named, form);
  const { pathname, search } = new URL(request.url);
  return answer ? json(answer, { status: answer.message ? 409 : 200 }) : redirect(pathname + search, 303);
}

export default function PlayerPage() {
  const t = useT("console");
  const { code, data, may, payout, player, tabs } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = (
    <LinkButton href={`/console/brands/${code}/players`} size="small" variant="quiet">
      {t("players.back")}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={player.account} badges={<PlayerState player={player} />} actions={back} />
      <Refusal message={answer?.message ?? null} />
      {answer?.once ? <OncePassword account={player.account} once={answer.once} /> : null}
      {may.care ? <PlayerActions player={player} /> : null}
      {payout ? <PlayerPayout payout={payout} fields={answer?.payout ?? undefined} /> : null}
      <PlayerPart code={code} player={player} data={data} tabs={tabs} may={may} personal={answer?.personal ?? null} />
    </>
  );
}
