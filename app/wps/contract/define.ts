import type { z } from "zod";
import type { WpsErrorCode } from "~/wps/errors";

/** The methods that calls use. GET reads; the others change something and carry a JSON body. */
export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

type ObjectSchema = z.ZodObject<z.ZodRawShape>;

/** What a call's declaration holds. The client, the router, the documents and the contract tests come from it. */
export interface CallSpec<
  N extends string = string,
  M extends CallMethod = CallMethod,
  P extends `/wps/${string}` = `/wps/${string}`,
  S extends boolean = boolean,
  I extends ObjectSchema = ObjectSchema,
  O extends z.ZodType = z.ZodType,
> {
  /** The call's name, the same as its key in the area. */
  readonly name: N;
  readonly method: M;
  readonly path: P;
  /** True when a session token is needed. */
  readonly token: boolean;
  /** True when the body is sealed (later; declared already, so that documents are right). */
  readonly encrypted: boolean;
  /** True for calls of the console: refused without a member of staff. */
  readonly staff: S;
  /** One or two sentences: what it answers or does. */
  readonly doc: string;
  /** A strict object: unknown keys are refused. */
  readonly input: I;
  readonly output: O;
  /** The codes this call may answer with, beside those that every call may (see `COMMON_ERRORS`). */
  readonly errors: readonly WpsErrorCode[];
  readonly example: { readonly input: z.input<I>; readonly value: z.output<O> };
  /** How the specification calls it on an operator's own system, where that differs from `method` and `token`. */
  readonly upstream?: { readonly method?: CallMethod; readonly token?: boolean };
}

/** The errors that every call may answer with. */
export const COMMON_ERRORS = [
  "invalidUrl",
  "unknownHost",
  "brandUnavailable",
  "merchantMismatch",
  "validation",
  "methodNotAllowed",
  "systemError",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call with a body may answer with, beside these. */
export const BODY_ERRORS = [
  "malformedBody",
  "unsupportedMediaType",
  "tooLarge",
  "forbidden",
] as const satisfies readonly WpsErrorCode[];

interface Defaults {
  readonly token?: boolean;
  readonly encrypted?: boolean;
  readonly errors?: readonly WpsErrorCode[];
}

type Given<
  N extends string,
  M extends CallMethod,
  P extends `/wps/${string}`,
  S extends boolean,
  I extends ObjectSchema,
  O extends z.ZodType,
> = Omit<CallSpec<N, M, P, S, I, O>, keyof Defaults | "staff"> & Defaults & { readonly staff?: S };

/**
 * Declares one call. `token`, `encrypted` and `staff` are false, `errors` is empty, unless given. Name, method and
 * path keep their literal types.
 */
export function call<
  const N extends string,
  const M extends CallMethod,
  const P extends `/wps/${string}`,
  I extends ObjectSchema,
  O extends z.ZodType,
  const S extends boolean = false,
>(given: Given<N, M, P, S, I, O>): CallSpec<N, M, P, S, I, O> {
  return { token: false, encrypted: false, errors: [], ...given, staff: (given.staff ?? false) as S };
}

/** A whole contract: area → call name → declaration. */
export type AnyContract = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/** Every code that a call may answer with, its own and the common ones. */
export function errorCodesOf(call: CallSpec): readonly WpsErrorCode[] {
  return [...new Set<WpsErrorCode>([...COMMON_ERRORS, ...(call.method === "GET" ? [] : BODY_ERRORS), ...call.errors])];
}
