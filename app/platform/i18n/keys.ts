import type { PluralForm } from "~/platform/text/plurals";
import type { Namespace } from "./namespaces";

/**
 * The English text files. `registry/texts.ts` adds them by declaration merging, so text keys are known here without an
 * import of a feature. A key missing in these files does not compile.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the registry extends it by declaration merging
export interface RegisteredTexts {}

type TextFile = RegisteredTexts[keyof RegisteredTexts];

/** Keys of a section of a text file. */
type SectionKey<F, N> = F extends { readonly [K in N & string]: infer Texts } ? keyof Texts & string : never;

/** Merges plural forms into one key: `games_one` and `games_other` are `games`, selected by `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** Keys of a namespace, e.g. `header.signIn`. */
export type TextKey<N extends Namespace> = WithoutForm<SectionKey<TextFile, N>>;
