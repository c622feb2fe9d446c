import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { send } from "../helpers/http";
import { expectSound } from "./support/look";
import { openPageSignedIn, PASSWORD } from "./support/member";
import { expect, type Site, test } from "./support/site";

/** Gives Kofi at harbor a deposit of 500.00, a bank account and an exclusion. */
async function excludeKofi(page: Page, site: Site): Promise<void> {
  await openPageSignedIn(page, site, "harbor", "/help", "kofi");
  const token = (await page.context().cookies()).find(({ name }) => name === "session")?.value;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const call = async (path: string, data: object) => {
    const host = `harbor.localhost:${site.port}`;
    const given = { host, path: `/wps/${path}`, method: "POST", headers, body: JSON.stringify(data) };
    const { status, text } = await send(site.port, given);
    expect(status, text).toBe(200);
    return JSON.parse(text).value;
  };
  const { id, payUrl } = await call("payment/deposit", {
    method: "card",
    amount: "500",
    requestId: randomUUID(),
  });
  const ticket = new URL(payUrl, "http://own.invalid").searchParams.get("ticket");
  await call("payment/sandbox", { order: id, ticket, act: "approve" });
  await call("payment/accounts", { bank: "North Bank", holder: "Kofi Mensah", number: "DE89370400440532" });
  await call("member/limits/exclusion", { months: 6, confirm: true });
}

test("W9 X5 an excluded member reads how the balance is paid out, and finance pays it out on the player's page", async ({
  page: desk,
  plain,
  site,
}) => {
  await excludeKofi(plain, site);
  await plain.goto(site.url("harbor", "/login?lang=EN"));
  const main = plain.getByRole("main");
  await main.getByRole("textbox", { name: "Username" }).fill("kofi");
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(main.getByRole("alert")).toContainText("contact customer service to have it paid out");
  await site.asStaff(desk);
  await desk.goto(`http://console.localhost:${site.port}/console/brands/harbor/players?find=kofi`);
  await desk.getByRole("link", { name: "kofi", exact: true }).click();
  const form = desk.getByRole("form", { name: "Pay out balance" });
  await expect(form).toContainText("500.00");
  await expectSound(desk, 1440);
  await form.getByLabel("Account").selectOption({ label: "New account" });
  await expect(form.getByLabel("Account holder")).toBeVisible();
  await form.getByLabel("Account").first().selectOption({ index: 0 });
  await form.getByLabel("Reason").fill("Asked for it on the phone");
  await form.getByRole("button", { name: "Pay out" }).press("Enter");
  await expect(desk.getByText("North Bank · Kofi Mensah · DE89370400440532")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Approve" }).first()).toBeVisible();
  await desk.goBack();
  await expect(form).toContainText("There is nothing to pay out");
});
