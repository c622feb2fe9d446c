import { localMinute, momentOfLocalTime } from "~/platform/time/calendar-day";
import { validDay } from "~/platform/time/valid-day";
import type { EntryAnswer, EntryField } from "~/site/console/types";

/** Entry as a JSON object. */
export type Entry = Readonly<Record<string, unknown>>;

/** Returns the name of a field's input; for one language, if it has several. */
export const inputName = (field: string, language?: string): string =>
  language === undefined ? `f.${field}` : `f.${field}.${language}`;

/** Formats a time for a `datetime-local` field in the brand's time zone; empty for an invalid value. */
export function localTime(value: unknown, timeZone: string): string {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? "" : localMinute(timeZone, at).replace(" ", "T");
}

/** Returns the entry of a form. Values that the form did not contain (other languages) are kept. */
export function entryFrom(
  form: FormData,
  { entry, fields, languages, timeZone }: Pick<EntryAnswer, "entry" | "fields" | "languages" | "timeZone">,
): Entry {
  const values = fields.map((field): readonly [string, unknown] => {
    const reader = { form, field, before: entry?.[field.name], languages, timeZone };
    return [field.name, READERS[field.kind](reader)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

interface Reader {
  readonly form: FormData;
  readonly field: EntryField;
  readonly before: unknown;
  readonly languages: readonly string[];
  readonly timeZone: string;
}

/** Returns a field's text; undefined for none. Browsers submit line breaks as CRLF. */
function typedText(form: FormData, name: string): string | undefined {
  const text = String(form.get(name) ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  return text === "" ? undefined : text;
}

const plain = ({ field, form }: Reader) => typedText(form, inputName(field.name));

const READERS: Readonly<Record<EntryField["kind"], (reader: Reader) => unknown>> = {
  text: plain,
  choice: plain,
  localised: byLanguage,
  html: byLanguage,
  time: timeFrom,
  choices({ field, form }) {
    const chosen = form.getAll(inputName(field.name)).map(String);
    return chosen.length === 0 ? undefined : chosen;
  },
  number(reader) {
    const text = plain(reader);
    // Text that is not a number is kept, so that validation reports it.
    return text === undefined || Number.isNaN(Number(text)) ? text : Number(text);
  },
  // Optional switches are on by default.
  switch({ before, field, form }) {
    const isOn = form.get(inputName(field.name)) !== null;
    return isOn ? (before === true ? true : undefined) : false;
  },
};

function byLanguage({ before, field, form, languages }: Reader): unknown {
  const texts: Record<string, unknown> = typeof before === "object" && before !== null ? { ...before } : {};
  for (const language of languages) {
    const text = typedText(form, inputName(field.name, language));
    if (text === undefined) delete texts[language];
    else texts[language] = text;
  }
  return Object.keys(texts).length > 0 ? texts : plain({ before, field, form, languages, timeZone: "" });
}

/** Returns the time of a field; an unchanged one keeps its seconds. */
function timeFrom(reader: Reader): unknown {
  const { before, timeZone } = reader;
  const written = plain(reader);
  if (written === undefined || written === localTime(before, timeZone)) return written && before;
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(written) ?? [];
  // An invalid date is returned as typed; validation refuses it at its field.
  if (validDay(day) === null || Number.isNaN(Date.parse(`${day}T${time}Z`))) return written;
  return new Date(momentOfLocalTime(day, time, timeZone)).toISOString().replace(".000Z", "Z");
}
