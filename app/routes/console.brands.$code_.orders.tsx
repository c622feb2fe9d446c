import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderFilter } from "~/features/cashier/console/order-filters";
import { OrderFilters, OrderList } from "~/features/cashier/console/order-list";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff } from "~/platform/wps/staff";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Pager } from "~/ui/pager";

export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Deposits and withdrawals of a brand, one list a state (checklist X6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { staff, wps } = consoleContext(context);
  const code = params["code"] ?? "";
  const { searchParams } = new URL(request.url);
  const filter = orderFilter(searchParams.get("state"));
  const pageNo = Math.min(Math.max(1, Number(searchParams.get("page")) || 1), 10_000);
  const state = filter === "open" ? {} : { state: filter };
  const queue = await wps.staff.paymentQueue({ code, ...state, pageNo });
  return json({ code, filter, queue, mayOpen: staff !== null && mayStaff(staff.role, "payments.review") });
}

export default function Orders() {
  const t = useT("console");
  const { code, filter, mayOpen, queue } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("order.title")} intro={t("order.intro")} />
      <OrderFilters code={code} current={filter} />
      <OrderList code={code} rows={queue.rows} mayOpen={mayOpen} />
      <Pager
        page={queue.pageNo}
        pages={queue.totalPages}
        href={(page) => `/console/brands/${code}/orders?state=${filter}&page=${page}`}
      />
    </>
  );
}
