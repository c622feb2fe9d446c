import type { TextKey } from "~/platform/i18n/keys";
import { productLocales } from "~/platform/i18n/locales.server";
import { FALLBACK_LANGUAGE } from "~/platform/text/languages";
import { fillPlaceholders } from "~/platform/text/placeholders";
import { replaceOddCharacters } from "./json/odd-characters";
import type { ProblemWords } from "./types";

/** Problem of a merged document, before its position in a file is known. */
export interface UnplacedProblem {
  /** File in the brand folder, e.g. `tenant.json` or `pages/HELP.json`. */
  readonly file: string;
  /** JSON pointer in that document. A missing value is reported at its nearest parent. */
  readonly pointer: string;
  /** Alternative pointer, used when the brand's file contains this place but not `pointer`. */
  readonly or?: string | undefined;
  readonly message: string;
  readonly words: ProblemWords;
  /** Part of the pointer's target that is wrong. */
  readonly part: "key" | "value";
  readonly nearest?: string | undefined;
}

/** Text key of a problem. */
export type ProblemKey = TextKey<"problems">;

/**
 * Creates the texts of a problem: the English message for the command line, logs and API clients, and the key for translations.
 */
export function problemMessage(
  key: ProblemKey,
  given: ProblemWords["params"] = {},
): Pick<UnplacedProblem, "message" | "words"> {
  const entries = Object.entries(given).map(([name, value]) => {
    return [name, typeof value === "string" ? replaceOddCharacters(value) : value] as const;
  });
  const params = Object.fromEntries(entries);
  const english = productLocales().get(FALLBACK_LANGUAGE)?.problems?.[key] ?? key;
  return { message: fillPlaceholders(english, params), words: { key, params } };
}

/** Formats a value for a message: as JSON, at most 60 characters. */
export function formatProblemValue(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
