import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadOrders } from "~/features/cashier/console/load-orders.server";
import { orderListPath, orderQuery } from "~/features/cashier/console/order-filters";
import { OrderFilters, OrderSearch } from "~/features/cashier/console/order-list";
import { OrderTable } from "~/features/cashier/order-table";
import { useT } from "~/platform/i18n/use-t";
import { consoleContext } from "~/site/app-context";
import { PageHead } from "~/site/console/page-head";
import { Refusal } from "~/site/console/refusal";
import { Pager } from "~/ui/pager";

export { consoleMeta as meta } from "~/site/console/page-titles";
export { ErrorPart as ErrorBoundary } from "~/site/status/status-part";

/** Loads deposits and withdrawals of a brand: one list per state, and a search over all (requirement X6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const code = params["code"] ?? "";
  const query = orderQuery(new URL(request.url).searchParams);
  return json({ code, query, ...(await loadOrders(consoleContext(context), code, query)) });
}

export default function Orders() {
  const t = useT("console");
  const { code, message, query, queue } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("order.title")} intro={t("order.intro")} />
      <OrderSearch code={code} query={query} methods={queue.methods} />
      <Refusal message={message} title={t("order.notSearched")} />
      <OrderFilters code={code} query={query} />
      <p role="status">{t("order.count", { count: queue.total })}</p>
      <OrderTable code={code} rows={queue.rows} isSearch={Object.keys(query.search).length > 0} />
      <Pager
        page={queue.pageNo}
        pages={queue.totalPages}
        href={(pageNo) => orderListPath(code, { ...query, pageNo })}
      />
    </>
  );
}
