import type { z } from "zod";
import type { CallSpec } from "./define";

/**
 * The contract of the product. `registry/contract.ts` adds it by declaration merging, so callers and implementations
 * get the types of each call without an import of a feature.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the registry extends it by declaration merging
export interface RegisteredContract {}

/** Type of the contract. */
export type Contract = RegisteredContract extends { readonly contract: infer C } ? C : never;

/** Call of the contract with its area and name. */
export interface CallRoute {
  readonly area: AreaName;
  readonly name: string;
  readonly call: CallSpec;
}

type Primitive = string | number | boolean | bigint | null | undefined;

/** Immutable value: answers are shared between requests. */
export type DeepReadonly<T> = T extends Primitive
  ? T
  : unknown extends T
    ? T
    : T extends readonly (infer E)[]
      ? readonly DeepReadonly<E>[]
      : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** Areas of the contract. */
export type AreaName = keyof Contract;

/** Names of the calls of one area. */
export type CallName<A extends AreaName> = keyof Contract[A] & string;

/** Types that every declaration has. */
interface Declared {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/** Input of a call as given by the caller: fields with a default are optional. */
export type InputOf<C> = C extends Declared ? z.input<C["input"]> : never;

/** Parsed input with defaults, as passed to the implementation. */
export type ParsedOf<C> = C extends Declared ? z.output<C["input"]> : never;

/** Value that a call returns. */
export type ValueOf<C> = C extends Declared ? DeepReadonly<z.output<C["output"]>> : never;

/** Method and path of a call, `GET /wps/system/status`. `E` is true for calls with a sealed body (requirement A16). */
export type CallKey<C, E extends boolean> = C extends {
  readonly encrypted: E;
  readonly method: infer M extends string;
  readonly path: infer P extends string;
}
  ? `${M} ${P}`
  : never;
