import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { i18nFor } from "~/platform/i18n/texts.server";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";

const region = { timeZone: "Asia/Manila", currency: { symbol: "P", scale: 2 } };

function Sample() {
  const t = useT("errors");
  const text = useAnyText();
  const format = useFormat();
  return (
    <p title={text("errors:forbidden")}>
      {t("forbidden")}|{format.money("1234.5")}|{format.money("7")}|{format.number(1234.5)}|
      {format.date(Date.UTC(2025, 2, 5, 16, 7), "date")}
    </p>
  );
}

test("I2 a component uses the page's language and the brand's zone and currency", () => {
  const i18n = i18nFor({ language: "VI", namespaces: ["errors"], region });
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Sample />
    </I18nProvider>,
  ).replaceAll("<!-- -->", "");
  const text = i18n.t("errors:forbidden");
  expect(html).toBe(`<p title="${text}">${text}|P\u00a01,234.50|P\u00a07.00|1.234,5|06/03/2025</p>`);
});

test("I2 without a provider an error names the missing provider", () => {
  expect(() => renderToString(<Sample />)).toThrow("I18nProvider is missing");
});
