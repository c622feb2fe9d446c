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

/** Every call of the contract as a union, to find one by its method and path. */
type AnyCall = { [A in AreaName]: Contract[A][keyof Contract[A]] }[AreaName];

/** `GET /wps/system/status` and so on, for every call. */
export type CallKey = AnyCall extends infer C
  ? C extends { readonly method: infer M extends string; readonly path: infer P extends string }
    ? `${M} ${P}`
    : never
  : never;

/** The keys of the calls whose body is sealed (checklist A16). */
export type SealedCallKey = AnyCall extends infer C
  ? C extends {
      readonly encrypted: true;
      readonly method: infer M extends string;
      readonly path: infer P extends string;
    }
    ? `${M} ${P}`
    : never
  : never;

/** The declaration behind a key such as `GET /wps/system/status`. */
export type CallByKey<K extends CallKey> = AnyCall extends infer C
  ? C extends { readonly method: infer M extends string; readonly path: infer P extends string }
    ? K extends `${M} ${P}`
      ? C
      : never
    : never
  : never;
