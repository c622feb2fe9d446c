import { clockIn, wallTime } from "~/platform/time/calendar-day";
import { typedDay } from "~/platform/time/typed-day";
import type { EntryAnswer, EntryField } from "~/site/console/types";

/** An entry as JSON holds it. */
export type Entry = Readonly<Record<string, unknown>>;

/** The name of a field in the form; that of one language, where it has several. */
export const inputName = (field: string, language?: string): string =>
  language === undefined ? `f.${field}` : `f.${field}.${language}`;

/** A time as a `datetime-local` field shows it on the brand's clock; empty for what is none. */
export function localTime(value: unknown, timeZone: string): string {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? "" : clockIn(timeZone, at).replace(" ", "T");
}

/** What a form says an entry shall be. What the form did not show (other languages) stays as it was. */
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

/** What somebody typed; undefined for nothing. Browsers send lines apart by two characters. */
function typed(form: FormData, name: string): string | undefined {
  const text = String(form.get(name) ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  return text === "" ? undefined : text;
}

const plain = ({ field, form }: Reader) => typed(form, inputName(field.name));

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
    // What is no number stays what it is, so that it is told.
    return text === undefined || Number.isNaN(Number(text)) ? text : Number(text);
  },
  // What may be switched off is on where nothing is said.
  switch({ before, field, form }) {
    const isOn = form.get(inputName(field.name)) !== null;
    return isOn ? (before === true ? true : undefined) : false;
  },
};

function byLanguage({ before, field, form, languages }: Reader): unknown {
  const texts: Record<string, unknown> = typeof before === "object" && before !== null ? { ...before } : {};
  for (const language of languages) {
    const text = typed(form, inputName(field.name, language));
    if (text === undefined) delete texts[language];
    else texts[language] = text;
  }
  return Object.keys(texts).length > 0 ? texts : plain({ before, field, form, languages, timeZone: "" });
}

/** A time that was left as it was keeps its seconds. */
function timeFrom(reader: Reader): unknown {
  const { before, timeZone } = reader;
  const written = plain(reader);
  if (written === undefined || written === localTime(before, timeZone)) return written && before;
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(written) ?? [];
  // What is no time of the calendar is refused with the entry, at its field.
  if (typedDay(day) === null || Number.isNaN(Date.parse(`${day}T${time}Z`))) return written;
  return new Date(wallTime(day, time, timeZone)).toISOString().replace(".000Z", "Z");
}
