import type { LanguageCode } from "~/platform/text/languages";

/**
 * Date and number formats of a language, always with Latin digits and the Gregorian year. `Intl` is not used, because
 * browsers lack some languages and silently use the visitor's instead. A page carries only the entry of its language.
 */
export interface FormatTable {
  /** Placeholders: `{d}` `{dd}` day, `{m}` `{mm}` month, `{mon}` short month name, `{y}` year. */
  readonly date: string;
  /** Separator between date and time of day. */
  readonly join: string;
  /** The 12 short month names; empty if `date` has the month as a number. */
  readonly months: readonly string[];
  readonly decimal: string;
  readonly group: string;
  /** True for 12,34,567 instead of 1,234,567. */
  readonly indian?: true;
}

/** Comma thousands and decimal point. */
const POINT = { decimal: ".", group: "," } as const;
/** Point thousands and decimal comma. */
const COMMA = { decimal: ",", group: "." } as const;
/** No-break space as thousands separator and decimal comma. */
const SPACE = { decimal: ",", group: "\u00a0" } as const;
const INDIAN = { ...POINT, indian: true } as const;

/** Day, month name, year, and a comma before the time: the order of most languages here. */
const DAY_FIRST = { date: "{d} {mon} {y}", join: ", " } as const;
const HAN = { date: "{y}年{m}月{d}日", join: " ", months: [], ...POINT } as const;

const names = (list: string): readonly string[] => list.split("|");

/** Format table of each language. */
export const FORMAT_TABLES: Readonly<Record<LanguageCode, FormatTable>> = {
  EN: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec") },
  CN: HAN,
  TW: HAN,
  JA: HAN,
  KO: { date: "{y}년 {m}월 {d}일", join: " ", months: [], ...POINT },
  TH: {
    date: "{d} {mon} {y}",
    join: " ",
    ...POINT,
    months: names("ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค."),
  },
  VI: { date: "{dd}/{mm}/{y}", join: " ", months: [], ...COMMA },
  MY: { date: "{y} {mon} {d}", join: " ", ...POINT, months: names("ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ") },
  ID: { ...DAY_FIRST, ...COMMA, months: names("Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des") },
  MS: { ...DAY_FIRST, ...POINT, months: names("Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis") },
  KM: {
    ...DAY_FIRST,
    ...POINT,
    months: names("មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ"),
  },
  LO: {
    ...DAY_FIRST,
    ...COMMA,
    months: names("ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ."),
  },
  TY: {
    ...DAY_FIRST,
    ...SPACE,
    months: names("Tenuare|Fepuare|Māti|Eperera|Mē|Tiunu|Tiurai|Atete|Tetepa|Atopa|Novema|Titema"),
  },
  HI: {
    ...DAY_FIRST,
    ...INDIAN,
    months: names("जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰"),
  },
  TA: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச."),
  },
  TR: { ...DAY_FIRST, join: " ", ...COMMA, months: names("Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara") },
  BN: {
    date: "{d} {mon}, {y}",
    join: ", ",
    ...INDIAN,
    months: names("জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে"),
  },
  UR: {
    date: "{d} {mon}، {y}",
    join: "، ",
    ...POINT,
    months: names("جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر"),
  },
  AR: {
    date: "{d} {mon} {y}",
    join: "، ",
    ...POINT,
    months: names("يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر"),
  },
  ES: { ...DAY_FIRST, ...COMMA, months: names("ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic") },
  PT: {
    date: "{d} de {mon} de {y}",
    join: ", ",
    ...COMMA,
    months: names("jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez."),
  },
  RU: {
    date: "{d} {mon} {y} г.",
    join: ", ",
    ...SPACE,
    months: names("янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек."),
  },
};
