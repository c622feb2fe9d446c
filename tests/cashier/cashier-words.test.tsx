import { expect, test, vi } from "vitest";
import { OrderTable } from "~/features/cashier/order-table";
import { useTerms } from "~/features/cashier/pages/orders/method-tiles";
import { OrderList } from "~/features/cashier/pages/orders/order-list";
import type { Method } from "~/features/cashier/pages/orders/types";
import { Withdraw } from "~/features/cashier/pages/withdraw/withdraw";
import { renderIn, textOfHtml } from "../helpers/rendered-text";

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<typeof import("@remix-run/react")>()),
  useRevalidator: () => ({ state: "idle", revalidate: () => {} }),
}));

const NO_ORDERS = { rows: [], pageNo: 1, pageSize: 8, total: 0, totalPages: 0 };

test.each([
  ["EN", "deposit", "No deposits yet", "Your deposits will appear here."],
  ["CN", "deposit", "暂无存款", "您的存款将显示在这里。"],
  ["VI", "withdrawal", "Chưa có lệnh rút nào", "Các lệnh rút của bạn sẽ hiện ở đây."],
  ["AR", "withdrawal", "لا توجد سحوبات بعد", "ستظهر هنا عمليات السحب."],
] as const)(
  "W3 W4 in %s an empty list of orders of the kind %s names only this kind",
  (language, kind, title, text) => {
    const drawn = textOfHtml(renderIn(language, <OrderList kind={kind} orders={NO_ORDERS} path="/member/x" />));
    expect(drawn).toBe(`${title}\n${text}`);
  },
);

function Terms({ fee }: { readonly fee: string }) {
  return useTerms()({ minimum: "50.00", maximum: "20000.00", fee } as Method);
}

test.each([
  ["EN", "P 50.00 to P 20,000.00. P 15.00 fee, deducted from the amount."],
  ["CN", "P 50.00 至 P 20,000.00。手续费 P 15.00，从金额中扣除。"],
  ["VI", "Từ P 50.00 đến P 20,000.00. Phí P 15.00, trừ vào số tiền."],
  ["AR", "من P 50.00 إلى P 20,000.00. رسوم P 15.00 تُخصم من المبلغ."],
] as const)("W3 I3 the terms of a method in %s have the punctuation of the language", (language, text) => {
  expect(renderIn(language, <Terms fee="15.00" />)).toBe(text);
  expect(text.startsWith(renderIn(language, <Terms fee="0.00" />))).toBe(true);
});

test("W4 I3 the open turnover is named with the colon of the language", () => {
  const methods = { rows: [], accounts: [], available: "0.00", dayAmount: "0.00", dayCount: 1, security: "0.00" };
  const gates = { ...methods, identity: true, paymentPassword: true, turnoverRequired: "302.06" };
  const data = { methods: gates, method: null, open: [], orders: NO_ORDERS, requestId: "r" };
  const page = <Withdraw data={data as never} site={{} as never} answer={undefined} />;
  expect(renderIn("CN", page)).toContain("<b>剩余流水：P 302.06</b>");
  expect(renderIn("EN", page)).toContain("<b>Turnover remaining: P 302.06</b>");
});

test("X6 I3 kind and method of an order are joined without the punctuation of one language", () => {
  const row = { id: "1", number: "A-1", kind: "deposit", methodName: "Bank", amount: "1.00", state: "pending" };
  const rows = [{ ...row, createdAt: "2026-01-31T08:00:00.000Z", changedAt: "2026-01-31T08:00:00.000Z" }];
  expect(renderIn("AR", <OrderTable code="lotus" rows={rows as never} ofMember />)).toContain("إيداع · Bank");
});
