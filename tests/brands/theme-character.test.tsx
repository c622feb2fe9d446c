import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CharacterFields } from "~/features/brands/console/theme-character";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { LanguageCode } from "~/platform/text/languages";

const base = {
  "character.header": "compact",
  "character.corner": "8",
  "character.density": "cosy",
  defaultMode: "light",
};

/** Returns the texts of all choices in a language. */
function choices(language: LanguageCode): readonly string[] {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language, namespaces: CONSOLE_NAMESPACES })}>
      <CharacterFields values={{}} base={base} disabled={false} change={() => {}} />
    </I18nProvider>,
  );
  return [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text = ""]) => text);
}

test.each([
  ["EN", ["Centred", "Petals", "Cosy", "Dark", "Same as base: Compact", "Same as base: Light"]],
  ["CN", ["居中", "花瓣", "适中", "深色", "与基础相同：紧凑", "与基础相同：浅色"]],
  ["VI", ["Căn giữa", "Cánh hoa", "Vừa", "Tối", "Như bản gốc: Gọn", "Như bản gốc: Sáng"]],
  ["AR", ["في الوسط", "بتلات", "متوسطة", "داكن", "كما في الأساس: مدمجة", "كما في الأساس: فاتح"]],
] as const)(
  "X4 I3 the choices of a theme's style in %s are texts, not the values of the file",
  (language, expected) => {
    const shown = choices(language);
    expect(shown).toEqual(expect.arrayContaining([...expected]));
    // Corner radii are numbers.
    expect(shown).toContain("20");
    expect(shown.filter((text) => /\b[a-z]+$/.test(text) && language !== "VI")).toEqual([]);
  },
);
