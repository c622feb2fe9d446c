import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PROMOS } from "~/features/promotions/blocks/promotions/example";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import type { AccountClass } from "~/platform/wps/account-types";
import { blocks } from "~/registry/blocks.server";
import type { ShellSite } from "~/site/frame/shell-site";
import { LinkTargetsProvider } from "~/site/link-targets";

/** Renders a block's example for an account to HTML. */
function html(type: string, account: AccountClass, language: LanguageCode = "EN"): string {
  const { view: View, example } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`no block ${type}`);
  const region = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };
  const site = { account, brand: { closed: [] } } as unknown as ShellSite;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language, namespaces: ["common", "blocks"], region })}>
      <LinkTargetsProvider site={site}>
        <View props={example.props as never} data={example.data as never} />
      </LinkTargetsProvider>
    </I18nProvider>,
  );
}

test.each([
  ["EN", "Open"],
  ["CN", "可参加"],
  ["VI", "Đang mở"],
  ["AR", "متاح"],
] as const)("P2 the status of a promotion that can be joined is a state, in %s", (language, state) => {
  for (const account of ["visitor", "member"] as const)
    expect(html("promotion", account, language)).toContain(`<dd>${state}</dd>`);
});

test("P2 a signed-in member sees the state of a promotion, not the text of a button", () => {
  for (const type of ["promotion", "promotions"]) {
    const drawn = html(type, "member");
    expect(drawn).toContain('data-state="join">Open</span>');
    expect(drawn).not.toContain("Join");
  }
});

test("P2 the join button of a card has the punctuation of the language in its name", () => {
  const { title } = PROMOS.find(({ status }) => status === "join") ?? {};
  expect(html("promotions", "visitor")).toContain(`aria-label="Join: ${title}"`);
  expect(html("promotions", "visitor", "CN")).toContain(`aria-label="立即参加：${title}"`);
});
