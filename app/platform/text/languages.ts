/**
 * Languages of the product. The codes (CN, TW, MY …) are WPS constants, used on the wire and in brand files. This table is the
 * only place that maps them to standard tags.
 */

/** Reading direction of a page. */
export type Direction = "ltr" | "rtl";

/** Writing system; key of a font stack. */
type Script =
  | "latin"
  | "hans"
  | "hant"
  | "japanese"
  | "korean"
  | "thai"
  | "khmer"
  | "lao"
  | "myanmar"
  | "devanagari"
  | "tamil"
  | "bengali"
  | "arabic"
  | "cyrillic";

/** Properties of a language. */
export interface Language {
  /** BCP 47 tag for `lang`, `hreflang` and negotiation, e.g. `zh-Hans`. */
  readonly bcp47: string;
  /** Name of the language in that language, for the language menu. */
  readonly nativeName: string;
  readonly englishName: string;
  readonly dir: Direction;
  readonly script: Script;
}

/** All languages by code. TW is Chinese (not Akan), MY is Burmese (not Malay), TY is Tahitian. */
export const LANGUAGES = {
  EN: { bcp47: "en", nativeName: "English", englishName: "English", dir: "ltr", script: "latin" },
  CN: { bcp47: "zh-Hans", nativeName: "简体中文", englishName: "Chinese (Simplified)", dir: "ltr", script: "hans" },
  TW: { bcp47: "zh-Hant", nativeName: "繁體中文", englishName: "Chinese (Traditional)", dir: "ltr", script: "hant" },
  JA: { bcp47: "ja", nativeName: "日本語", englishName: "Japanese", dir: "ltr", script: "japanese" },
  KO: { bcp47: "ko", nativeName: "한국어", englishName: "Korean", dir: "ltr", script: "korean" },
  TH: { bcp47: "th", nativeName: "ไทย", englishName: "Thai", dir: "ltr", script: "thai" },
  VI: { bcp47: "vi", nativeName: "Tiếng Việt", englishName: "Vietnamese", dir: "ltr", script: "latin" },
  MY: { bcp47: "my", nativeName: "မြန်မာ", englishName: "Burmese", dir: "ltr", script: "myanmar" },
  ID: { bcp47: "id", nativeName: "Bahasa Indonesia", englishName: "Indonesian", dir: "ltr", script: "latin" },
  MS: { bcp47: "ms", nativeName: "Bahasa Melayu", englishName: "Malay", dir: "ltr", script: "latin" },
  KM: { bcp47: "km", nativeName: "ខ្មែរ", englishName: "Khmer", dir: "ltr", script: "khmer" },
  LO: { bcp47: "lo", nativeName: "ລາວ", englishName: "Lao", dir: "ltr", script: "lao" },
  TY: { bcp47: "ty", nativeName: "Reo Tahiti", englishName: "Tahitian", dir: "ltr", script: "latin" },
  HI: { bcp47: "hi", nativeName: "हिन्दी", englishName: "Hindi", dir: "ltr", script: "devanagari" },
  TA: { bcp47: "ta", nativeName: "தமிழ்", englishName: "Tamil", dir: "ltr", script: "tamil" },
  TR: { bcp47: "tr", nativeName: "Türkçe", englishName: "Turkish", dir: "ltr", script: "latin" },
  BN: { bcp47: "bn", nativeName: "বাংলা", englishName: "Bengali", dir: "ltr", script: "bengali" },
  UR: { bcp47: "ur", nativeName: "اردو", englishName: "Urdu", dir: "rtl", script: "arabic" },
  AR: { bcp47: "ar", nativeName: "العربية", englishName: "Arabic", dir: "rtl", script: "arabic" },
  ES: { bcp47: "es", nativeName: "Español", englishName: "Spanish", dir: "ltr", script: "latin" },
  PT: { bcp47: "pt", nativeName: "Português", englishName: "Portuguese", dir: "ltr", script: "latin" },
  RU: { bcp47: "ru", nativeName: "Русский", englishName: "Russian", dir: "ltr", script: "cyrillic" },
} as const satisfies Readonly<Record<string, Language>>;

/** Language code (WPS constant), e.g. `EN`, `CN`, `AR`. */
export type LanguageCode = keyof typeof LANGUAGES;

/** All codes, in the order of the table. */
export const LANGUAGE_CODES: readonly LanguageCode[] = Object.keys(LANGUAGES) as LanguageCode[];

/** Last fallback of every text look-up. */
export const FALLBACK_LANGUAGE = "EN" satisfies LanguageCode;

/** Languages with complete texts; a brand may list only these. A test compares every folder `texts/` with this list. */
export const COMPLETE_LANGUAGES: readonly LanguageCode[] = ["EN", "CN", "VI", "AR"];

/** Returns true for a code of the table. Codes are upper case. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** Returns the properties of a language, widened to the common type. */
export function languageOf(code: LanguageCode): Language {
  return LANGUAGES[code];
}
