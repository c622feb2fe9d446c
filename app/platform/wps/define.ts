import type { z } from "zod";
import { changesSomething } from "./changes";
import type { WpsErrorCode } from "./errors";
import type { StaffAccess } from "./staff";

/** The methods that calls use. GET reads; the others change something and carry a JSON body. */
export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

type ObjectSchema = z.ZodObject<z.ZodRawShape>;

/** How a staff call is recorded in the audit. */
type AuditRule =
  /** Nothing is recorded: the console polls it, and it says nothing about anybody. */
  | { readonly skip: true }
  | {
      readonly skip?: false;
      /**
       * What the call changes. `none`: nothing; its database connection is read only. `database`: rows; the entry is part
       * of the same transaction. `files`: files of brands; one entry is written before the work and one after it.
       */
      readonly effect: "none" | "database" | "files";
      /** True for a call on several brands: each brand's part has an entry of its own, before that of the whole call. */
      readonly perBrand?: true;
      /** Input fields that are not recorded as they came: `hidden` not at all, `masked` in part, `path` without its query. */
      readonly kept?: Readonly<Record<string, "hidden" | "masked" | "path">>;
    };

/** Greatest body of a call that names no other, in kB. */
export const BODY_LIMIT_KB = 64;

/** What a call's declaration holds. The client, the router, the documents and the contract tests come from it. */
export interface CallSpec<
  N extends string = string,
  M extends CallMethod = CallMethod,
  P extends `/wps/${string}` = `/wps/${string}`,
  S extends StaffAccess | false = StaffAccess | false,
  I extends ObjectSchema = ObjectSchema,
  O extends z.ZodType = z.ZodType,
  T extends boolean = boolean,
  E extends boolean = boolean,
> {
  /** The call's name, the same as its key in the area. */
  readonly name: N;
  readonly method: M;
  readonly path: P;
  /** True when a session token is needed. */
  readonly token: T;
  /** True when a free-play account may make the call too; only asked where `token` is true (checklist A12). */
  readonly demo: boolean;
  /** True when the call is answered to somebody whose password must be changed first (checklist A3). */
  readonly whileForced: boolean;
  /** True when the body is sealed on its way (checklist A16, `sealing.ts`); never for a GET, which has no body. */
  readonly encrypted: E;
  /**
   * What it does to the cookies of a browser on the brand's own origin: `signsIn` puts `token` and `rememberToken` of
   * the value into cookies instead of the answer, `signsOut` clears both. Other callers get the value as it is.
   */
  readonly cookies: "signsIn" | "signsOut" | null;
  /** True for a GET that begins something, such as a sign-in elsewhere: a preview does not make it (`changes.ts`). */
  readonly begins: boolean;
  /** Greatest body, in kB: more than usual for a call that carries a file. */
  readonly bodyLimitKb: number;
  /**
   * True when the body may come as `application/x-www-form-urlencoded` too (spec 1 section 7), which is then how an operator's own
   * system is sent it.
   */
  readonly forms: boolean;
  /** For calls of the console what they ask of who makes them (`staff.ts`); false for calls of brands. */
  readonly staff: S;
  /** How the audit records it; every staff call declares it, other calls are not recorded (null). */
  readonly audit: AuditRule | null;
  /**
   * True when this product answers it for a brand of an operator's own system too: what the brand's folder decides, and
   * what pages seal bodies with. All other calls go there.
   */
  readonly local: boolean;
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
  "accountChanged",
  "validation",
  "methodNotAllowed",
  "systemError",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call with a body may answer with, beside these. */
const BODY_ERRORS = [
  "malformedBody",
  "unsupportedMediaType",
  "tooLarge",
  "forbidden",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call of a brand's site may answer with which changes something. */
export const CHANGE_ERRORS = ["previewReadOnly"] as const satisfies readonly WpsErrorCode[];

/** The errors that every call with a token may answer with. */
const TOKEN_ERRORS = [
  "notLoggedIn",
  "forcedPasswordChange",
  "needTrueAccount",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call of the console may answer with that asks for a permission. */
const STAFF_ERRORS = [
  "notLoggedIn",
  "forbidden",
  "forcedPasswordChange",
  "twoStepRequired",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call may answer with which goes to an operator's own system. */
export const UPSTREAM_ERRORS = [
  "networkAbnormal",
  "upstreamFailed",
  "upstreamRefused",
] as const satisfies readonly WpsErrorCode[];

/** The errors that every call with a sealed body may answer with. */
export const SEAL_ERRORS = ["sealRequired", "sealInvalid"] as const satisfies readonly WpsErrorCode[];

/** Left out, `token`, `demo`, `whileForced`, `local`, `begins`, `forms` and `encrypted` are false, `cookies` null, `bodyLimitKb` the usual, `errors` empty. */
interface Defaults<T extends boolean, E extends boolean> {
  readonly token?: T;
  readonly demo?: boolean;
  readonly whileForced?: boolean;
  readonly local?: boolean;
  readonly encrypted?: E;
  readonly cookies?: "signsIn" | "signsOut";
  readonly begins?: boolean;
  readonly forms?: boolean;
  readonly bodyLimitKb?: number;
  readonly errors?: readonly WpsErrorCode[];
}

type Given<
  N extends string,
  M extends CallMethod,
  P extends `/wps/${string}`,
  S extends StaffAccess | false,
  I extends ObjectSchema,
  O extends z.ZodType,
  T extends boolean,
  E extends boolean,
> = Omit<CallSpec<N, M, P, S, I, O, T, E>, keyof Defaults<T, E> | "staff" | "audit"> &
  Defaults<T, E> & { readonly staff?: S } & ([S] extends [false]
    ? { readonly audit?: never }
    : { readonly audit: AuditRule });

/**
 * Declares one call. Name, method, path, `staff`, `token` and `encrypted` keep their literal types; what is left out
 * is false.
 */
export function call<
  const N extends string,
  const M extends CallMethod,
  const P extends `/wps/${string}`,
  I extends ObjectSchema,
  O extends z.ZodType,
  const S extends StaffAccess | false = false,
  const T extends boolean = false,
  const E extends boolean = false,
>(given: Given<N, M, P, S, I, O, T, E>): CallSpec<N, M, P, S, I, O, T, E> {
  const { token = false, staff = false, encrypted = false } = given;
  const unset = { demo: false, whileForced: false, local: false, begins: false, forms: false };
  const left = { ...unset, cookies: null, bodyLimitKb: BODY_LIMIT_KB, errors: [], audit: null };
  return { ...left, ...given, token: token as T, staff: staff as S, encrypted: encrypted as E };
}

/** A whole contract: area → call name → declaration. */
export type AnyContract = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/** Every code that a call may answer with, its own and the common ones. */
export function errorCodesOf(call: CallSpec): readonly WpsErrorCode[] {
  const more = [
    ...(call.method === "GET" ? [] : BODY_ERRORS),
    ...(call.staff || !changesSomething(call) ? [] : CHANGE_ERRORS),
    ...(call.token ? TOKEN_ERRORS : []),
    ...(call.staff && call.staff !== "door" ? STAFF_ERRORS : []),
    ...(call.encrypted ? SEAL_ERRORS : []),
    ...(call.staff || call.local ? [] : UPSTREAM_ERRORS),
  ];
  return [...new Set<WpsErrorCode>([...COMMON_ERRORS, ...more, ...call.errors])];
}
