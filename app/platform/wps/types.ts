import type { z } from "zod";
import type { CallSpec } from "./define";

/**
 * The product's own contract: `registry/contract.ts` enters it here, so that whoever calls or answers knows each call's
 * types and imports no feature.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged with that of the registry.
export interface Registered {}

/** The type of the contract. */
export type Contract = Registered extends { readonly contract: infer C } ? C : never;

/** One call of the contract with its place in it. */
export interface CallRoute {
  readonly area: AreaName;
  readonly name: string;
  readonly call: CallSpec;
}

type Primitive = string | number | boolean | bigint | null | undefined;

/** A value that nobody may change: answers are shared between requests. */
export type DeepReadonly<T> = T extends Primitive
  ? T
  : unknown extends T
    ? T
    : T extends readonly (infer E)[]
      ? readonly DeepReadonly<E>[]
      : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** The areas of the contract. */
export type AreaName = keyof Contract;

/** The calls of one area. */
export type CallName<A extends AreaName> = keyof Contract[A] & string;

/** A call's declaration, as every call has it. */
interface Declared {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/** What a caller gives: fields with a default may be left out. */
export type InputOf<C> = C extends Declared ? z.input<C["input"]> : never;

/** What an implementation gets: parsed, defaults filled in. */
export type ParsedOf<C> = C extends Declared ? z.output<C["input"]> : never;

/** What a call answers. */
export type ValueOf<C> = C extends Declared ? DeepReadonly<z.output<C["output"]>> : never;

/** Method and path of a call, `GET /wps/system/status`; `E` says whether its body is sealed (checklist A16). */
export type CallKey<C, E extends boolean> = C extends {
  readonly encrypted: E;
  readonly method: infer M extends string;
  readonly path: infer P extends string;
}
  ? `${M} ${P}`
  : never;
