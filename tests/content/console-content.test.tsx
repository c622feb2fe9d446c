import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EntryField } from "~/features/content/console/entry-field";
import { EntryList } from "~/features/content/console/entry-list";
import { useFieldTexts } from "~/features/content/console/field-texts";
import { CONTENT_KINDS, contentLocation } from "~/features/content/rules/content-kinds";
import { entryFields } from "~/features/content/server/fields";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";
import { WpsError } from "~/platform/wps/errors";
import { refusalOf } from "~/site/console/refusal-of";

const LANGUAGES = ["EN", "CN", "VI", "AR"] as const;
const FIELDS = CONTENT_KINDS.flatMap((kind) => entryFields("schemas", contentLocation(kind).schema));

const i18nIn = (language: LanguageCode) => i18nFor({ language, namespaces: CONSOLE_NAMESPACES });

function shown(language: LanguageCode, part: ReactNode): string {
  return renderToStaticMarkup(<I18nProvider i18n={i18nIn(language)}>{part}</I18nProvider>);
}

/** Lists the choices and fields that are shown as the schema writes them. */
function Untranslated() {
  const texts = useFieldTexts();
  const choices = FIELDS.filter(({ kind }) => kind === "choice").flatMap(({ name, options }) =>
    (options ?? []).filter((value) => texts.option(name, value) === value),
  );
  const fields = FIELDS.filter((field) => texts.field(field).hint === field.description).map(({ name }) => name);
  return [...choices, ...fields].join(" ");
}

test.each(LANGUAGES)("X7 I3 every field of an entry and every choice has a text in %s", (language) => {
  expect(shown(language, <Untranslated />)).toBe("");
});

function PromotionChoice({ field }: { readonly field: string }) {
  return useFieldTexts().option(field, "promotion");
}

test("X7 a link to a promotion is not named like the promotion announcements", () => {
  expect(shown("EN", <PromotionChoice field="kind" />)).toBe("Promotion (PR)");
  expect(shown("EN", <PromotionChoice field="linkageType" />)).toBe("A promotion");
});

const row = (id: string, from: string | null, until: string | null) => ({
  ...{ id, title: id, group: "rng", order: 0, from, until, languages: null },
  ...{ origin: "own" as const, change: null, state: "now" as const },
});
const [FROM, UNTIL] = ["2026-02-01T00:00:00Z", "2026-02-28T16:00:00Z"];
const answer = {
  rows: [row("both", FROM, UNTIL), row("open", FROM, null), row("end", null, UNTIL), row("odd", "soon", null)],
  ...{ timeZone: "Asia/Manila", draft: false, readable: true },
};

test.each([
  [
    "EN",
    ["from 1 Feb 2026, 08:00 until 1 Mar 2026, 00:00", "from 1 Feb 2026, 08:00, no end", "until 1 Mar 2026, 00:00"],
  ],
  ["CN", ["2026年2月1日 08:00 至 2026年3月1日 00:00", "从 2026年2月1日 08:00 起，不限期", "至 2026年3月1日 00:00"]],
  ["VI", ["từ 01/02/2026 08:00 đến 01/03/2026 00:00", "từ 01/02/2026 08:00, không có hạn", "đến 01/03/2026 00:00"]],
  [
    "AR",
    ["من 1 فبراير 2026، 08:00 حتى 1 مارس 2026، 00:00", "من 1 فبراير 2026، 08:00، بلا نهاية", "حتى 1 مارس 2026، 00:00"],
  ],
] as const)(
  "X7 I2 the list of entries in %s writes periods in the language and the brand's time zone",
  (language, texts) => {
    const html = shown(language, <EntryList code="lotus" kind="banners" answer={answer} />);
    for (const text of texts) expect(html).toContain(`>${text}<`);
    // An invalid time of a draft is shown as it is written.
    expect(html).toContain("soon");
  },
);

const field = { name: "until", kind: "time" as const, title: "", description: "", required: false };
const more = { options: null, maxLength: null, example: null };

test("X7 I3 sentences in Chinese follow each other without a space", async () => {
  const props = { field: { ...field, ...more }, value: undefined, errors: {}, previews: {}, languages: [] };
  expect(shown("CN", <EntryField {...props} timeZone="Asia/Manila" />)).toContain(
    "留空表示不限期。时间以 Asia/Manila 时区为准。",
  );
  const { t } = i18nIn("CN");
  const stale = async () => {
    throw new WpsError("staleSave", {}, { by: "felix" });
  };
  const refusal = await refusalOf({ explain: () => t("errors:staleSave"), t }, stale);
  expect(refusal).toMatch(/。felix 在此期间/);
});
