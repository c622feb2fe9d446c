import type { TextKey } from "~/platform/i18n/keys";
import { productLocales } from "~/platform/i18n/locales.server";
import { FALLBACK_LANGUAGE } from "~/platform/text/languages";
import { fillPlaceholders } from "~/platform/text/placeholders";
import { readable } from "./json/odd-characters";
import type { ProblemWords } from "./types";

/** A problem found in a merged document, before its place in a file is known. */
export interface RawProblem {
  /** The file in the brand folder, e.g. `tenant.json` or `pages/HELP.json`. */
  readonly file: string;
  /** JSON pointer in that document. What is not there is told at its nearest parent. */
  readonly pointer: string;
  /** A second place, where the cause may be in the brand's file when `pointer` is not. */
  readonly or?: string | undefined;
  readonly message: string;
  readonly words: ProblemWords;
  /** Whether the key or the value is wrong. */
  readonly part: "key" | "value";
  readonly nearest?: string | undefined;
}

/** What can be wrong: the keys of the texts about it. */
export type ProblemKey = TextKey<"problems">;

/** Says what is wrong: in English for the command line, logs and machines, and by its key for whoever reads it in another language. */
export function say(key: ProblemKey, given: ProblemWords["params"] = {}): Pick<RawProblem, "message" | "words"> {
  const entries = Object.entries(given).map(([name, value]) => {
    return [name, typeof value === "string" ? readable(value) : value] as const;
  });
  const params = Object.fromEntries(entries);
  const english = productLocales().get(FALLBACK_LANGUAGE)?.problems?.[key] ?? key;
  return { message: fillPlaceholders(english, params), words: { key, params } };
}

/** How a value is shown in a message: as JSON, cut to a readable length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
