import type { PluralForm } from "~/platform/text/plurals";
import type blocks from "./locales/EN/blocks.json";
import type common from "./locales/EN/common.json";
import type consoleTexts from "./locales/EN/console.json";
import type errors from "./locales/EN/errors.json";
import type games from "./locales/EN/games.json";
import type shell from "./locales/EN/shell.json";
import type { Namespace } from "./namespaces";

/** The English files are the list of all keys: a key that they lack does not compile. */
interface English extends Record<Namespace, unknown> {
  readonly common: typeof common;
  readonly shell: typeof shell;
  readonly blocks: typeof blocks;
  readonly errors: typeof errors;
  readonly games: typeof games;
  readonly console: typeof consoleTexts;
}

/** `games_one` and `games_other` are one key, `games`, chosen by `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** The keys of a namespace, e.g. `header.signIn`. */
export type TextKey<N extends Namespace> = WithoutForm<keyof English[N] & string>;
