import { randomUUID } from "node:crypto";
import { send } from "../helpers/http";
import { expectSound } from "./support/look";
import { openPageSignedIn } from "./support/member";
import { expect, test } from "./support/site";

test("X6 support finds the state of a withdrawal in three clicks, from a name and from the order number", async ({
  page,
  plain: thea,
  site,
}) => {
  // A deposit is also an order and needs no decision by staff.
  await openPageSignedIn(thea, site, "harbor", "/help", "thea");
  const token = (await thea.context().cookies()).find(({ name }) => name === "session")?.value;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const host = `harbor.localhost:${site.port}`;
  const body = JSON.stringify({ method: "card", amount: "123.45", requestId: randomUUID() });
  const { status, text } = await send(site.port, { host, path: "/wps/payment/deposit", method: "POST", headers, body });
  expect(status, text).toBe(200);
  const { id } = JSON.parse(text).value;
  const number = String(id).slice(-12).toUpperCase();

  await site.asStaff(page, "iris");
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const words of ["hea", number.toLowerCase()]) {
    await page.goto(`http://console.localhost:${site.port}/`);
    await page.getByRole("link", { name: "Harbor", exact: true }).click();
    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await page.getByRole("searchbox", { name: /^Member, mobile number/ }).fill(words);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: number });
    await expect(row).toContainText("Awaiting payment");
    await expect(row).toContainText("thea");
  }
  await expectSound(page, 1440);
  await page.getByRole("link", { name: number }).click();
  await expect(page).toHaveTitle(`${number} · Orders · harbor · Livery console`);
  await expect(page.getByText("You can view this order.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await page.getByRole("link", { name: "View player" }).click();
  await expect(page.getByRole("heading", { name: "thea" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: number })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 390);
});
