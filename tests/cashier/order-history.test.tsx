import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderHistory } from "~/features/cashier/console/order-facts";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import type { OrderAnswer } from "~/site/console/types";

const at = "2026-11-23T10:57:00Z";
const events = [
  { action: "waiting", actor: "member", note: null, at },
  { action: "approved", actor: "rule", note: null, at },
  { action: "told", actor: "provider", note: "failed ?", at },
  { action: "returned", actor: "time", note: null, at },
  { action: "claimed", actor: "staff:felix", note: null, at },
] as const;

/** The cells of the history on the console, in a language. */
const cells = (language: LanguageCode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language, namespaces: CONSOLE_NAMESPACES })}>
      <OrderHistory order={{ events } as unknown as OrderAnswer} />
    </I18nProvider>,
  );

test.each(["EN", "CN", "VI", "AR"] as const)(
  "X6 the history of an order in %s names in words who acted and what they did",
  (language) => {
    const html = cells(language);
    expect(html).toContain("felix");
    // Codes as they are stored; the English words begin with a capital.
    for (const code of ["member", "provider", "rule", "time", "told", "staff:"]) expect(html).not.toContain(`>${code}`);
    if (language !== "EN") expect(html).not.toMatch(/>(Member|Payment provider|Limit rule|Deadline|Reported)/);
  },
);
