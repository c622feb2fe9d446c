import { createI18n } from "~/platform/i18n/create-i18n";
import { formatMoney } from "~/platform/i18n/money";
import { formatNumber } from "~/platform/i18n/number";
import { FORMAT_TABLES } from "~/platform/i18n/tables";
import { LANGUAGE_CODES } from "~/platform/text/languages";
import { PLURAL_FORMS } from "~/platform/text/plurals";
import { formatDate } from "~/platform/time/date";

const ZONES = ["UTC", "Asia/Manila", "Asia/Kathmandu", "America/New_York", "America/Sao_Paulo", "Mars/Olympus"];
const MONTHS = [...Array(12).keys()].map((month) => Date.UTC(2025, month, 9, 18, 45));
const MOMENTS = [...MONTHS, 0, Date.UTC(1999, 11, 31, 23, 59), Date.UTC(2025, 2, 9, 7, 0)];
const NUMBERS = [0, 1, 2, 3, 11, 21, 100, 103, 999, 1_000, 1_234_567.891, -0.5, 1e21];

/** Returns samples of all formats and plural rules in every language. Runs in Node and in a browser. */
export function formatSamples(): Record<string, readonly string[]> {
  const texts = { common: Object.fromEntries(PLURAL_FORMS.map((form) => [`n_${form}`, `${form} {{count}}`])) };
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const table = FORMAT_TABLES[language];
      const region = { timeZone: "UTC", currency: { symbol: "P", scale: 2 } };
      const { t } = createI18n({ language, texts, formats: table, region });
      const dates = ZONES.flatMap((zone) => MOMENTS.map((at) => formatDate(at, table, zone)));
      const numbers = NUMBERS.flatMap((n) => [formatNumber(n, table), t("common:n", { count: n })]);
      return [language, [...dates, ...numbers, formatMoney("-1234567.5", { symbol: "P" })]];
    }),
  );
}
