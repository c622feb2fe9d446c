import type { PluralForm } from "~/platform/text/plurals";
import type { Namespace } from "./namespaces";

/**
 * The English text files: `registry/texts.ts` enters them here, so that whoever shows a text knows all keys and imports no
 * feature. A key that they lack does not compile.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged with that of the registry.
export interface RegisteredTexts {}

type TextFile = RegisteredTexts[keyof RegisteredTexts];

/** The keys of a file's section. */
type SectionKey<F, N> = F extends { readonly [K in N & string]: infer Texts } ? keyof Texts & string : never;

/** `games_one` and `games_other` are one key, `games`, chosen by `count`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** The keys of a namespace, e.g. `header.signIn`. */
export type TextKey<N extends Namespace> = WithoutForm<SectionKey<TextFile, N>>;
