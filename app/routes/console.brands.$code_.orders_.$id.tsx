import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderAction } from "~/features/cashier/console/order-action";
import { OrderActs } from "~/features/cashier/console/order-acts";
import { OrderFacts, OrderHistory } from "~/features/cashier/console/order-facts";
import { OrderProofs } from "~/features/cashier/console/order-proofs";
import { OrderState } from "~/features/cashier/order-table";
import { useT } from "~/platform/i18n/use-t";
import { isWpsError } from "~/platform/wps/errors";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { LinkButton } from "~/ui/button";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/**
 * Loads one order, with the actions for staff who may decide it. `?proof=…` opens a picture; the view is recorded in the order's
 * history.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const [code, id] = [params["code"] ?? "", params["id"] ?? ""];
  const asked = new URL(request.url).searchParams.get("proof");
  try {
    const order = await wps.staff.paymentOrder({ code, id });
    const mayDecide = staff !== null && mayStaff(staff.role, "payments.review");
    const proof =
      mayDecide && asked && order.proofs.includes(asked) ? await wps.staff.paymentProof({ code, id: asked }) : null;
    return json({ code, order, proof, mayDecide, self: staff?.name ?? "" });
  } catch (error) {
    throw isWpsError(error) ? new Response(null, { status: 404 }) : error;
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const [code, id] = [params["code"] ?? "", params["id"] ?? ""];
  const message = await orderAction(consoleContext(context), { code, id }, await request.formData());
  return message === null ? redirect(`/console/brands/${code}/orders/${id}`, 303) : json({ message }, { status: 409 });
}

export default function OrderPage() {
  const t = useT("console");
  const { code, mayDecide, order, proof, self } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ways = (
    <>
      <LinkButton href={`/console/brands/${code}/players/${order.memberId}`} size="small" variant="quiet">
        {t("documents.player")}
      </LinkButton>
      <LinkButton href={`/console/brands/${code}/orders`} size="small" variant="quiet">
        {t("order.back")}
      </LinkButton>
    </>
  );
  const title = `${t(`order.kinds.${order.kind}`)} ${order.number}`;
  return (
    <>
      <PageHead title={title} badges={<OrderState row={order} />} actions={ways} />
      <Refusal message={refused?.message ?? null} />
      {mayDecide ? <OrderActs order={order} self={self} /> : <p>{t("order.readOnly")}</p>}
      <OrderFacts order={order} />
      <OrderProofs
        mayOpen={mayDecide}
        order={order}
        proof={proof}
        path={`/console/brands/${code}/orders/${order.id}`}
      />
      <OrderHistory order={order} />
    </>
  );
}
