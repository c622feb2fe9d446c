import type { z } from "zod";
import { changesSomething } from "./changes";
import type { WpsErrorCode } from "./errors";
import type { StaffAccess } from "./staff";

/** Methods of calls. GET reads; the others change state and have a JSON body. */
export type CallMethod = "GET" | "POST" | "PUT" | "DELETE";

type ObjectSchema = z.ZodObject<z.ZodRawShape>;

/** Audit rule of a staff call. */
type AuditRule =
  /** Not recorded: the console polls the call, and its answer has no personal data. */
  | { readonly skip: true }
  | {
      readonly skip?: false;
      /**
       * Effect of the call. `none`: read-only database access. `database`: rows; the entry is part of the same
       * transaction. `files`: files of brands; one entry is written before the work and one after it.
       */
      readonly effect: "none" | "database" | "files";
      /** True for a call on several brands: each brand gets a separate entry, before the one of the whole call. */
      readonly perBrand?: true;
      /**
       * Input fields with restricted recording: `hidden` omits the value, `masked` masks it, `path` drops its query.
       */
      readonly kept?: Readonly<Record<string, "hidden" | "masked" | "path">>;
    };

/** Default maximum body size, in kB. */
export const BODY_LIMIT_KB = 64;

/** Declaration of a call. The client, the router, the documents and the contract tests are derived from it. */
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
  /** Name of the call, the same as its key in the area. */
  readonly name: N;
  readonly method: M;
  readonly path: P;
  /** True if a session token is required. */
  readonly token: T;
  /** True if free-play accounts may make the call, too. Only relevant if `token` is true (requirement A12). */
  readonly demo: boolean;
  /** True if the call is allowed while a password change is enforced (requirement A3). */
  readonly whileForced: boolean;
  /** True if the body is sealed (requirement A16, `sealing.ts`). Never for a GET, which has no body. */
  readonly encrypted: E;
  /**
   * Effect on the cookies of a browser on the brand's origin: `signsIn` moves `token` and `rememberToken` of the value
   * to cookies, `signsOut` clears both. Other callers get the value unchanged.
   */
  readonly cookies: "signsIn" | "signsOut" | null;
  /**
   * True for a GET that starts an action, such as a sign-in at a provider. A preview does not make it (`changes.ts`).
   */
  readonly begins: boolean;
  /** Maximum body size, in kB. Larger than the default for calls with a file. */
  readonly bodyLimitKb: number;
  /** True if the body may also be `application/x-www-form-urlencoded`. An upstream system then gets a form. */
  readonly forms: boolean;
  /** Required access of a console call (`staff.ts`); false for calls of brands. */
  readonly staff: S;
  /** Audit rule. Every staff call declares one; other calls are not recorded (null). */
  readonly audit: AuditRule | null;
  /**
   * True if this product answers the call even for a brand with an upstream system: data of the brand's folder, and the
   * keys that pages seal bodies with. All other calls are forwarded.
   */
  readonly local: boolean;
  /** Description in one or two sentences. */
  readonly doc: string;
  /** Strict object: unknown keys are refused. */
  readonly input: I;
  readonly output: O;
  /** Error codes of this call, in addition to those of every call (see `COMMON_ERRORS`). */
  readonly errors: readonly WpsErrorCode[];
  readonly example: { readonly input: z.input<I>; readonly value: z.output<O> };
  /**
   * Method and token that the WPS uses for the call on an upstream system, where they differ from `method` and `token`.
   */
  readonly upstream?: { readonly method?: CallMethod; readonly token?: boolean };
}

/** Errors of every call. */
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

/** Additional errors of every call with a body. */
const BODY_ERRORS = [
  "malformedBody",
  "unsupportedMediaType",
  "tooLarge",
  "forbidden",
] as const satisfies readonly WpsErrorCode[];

/** Additional errors of every site call that changes state. */
export const CHANGE_ERRORS = ["previewReadOnly"] as const satisfies readonly WpsErrorCode[];

/** Additional errors of every call with a token. */
const TOKEN_ERRORS = [
  "notLoggedIn",
  "forcedPasswordChange",
  "needTrueAccount",
] as const satisfies readonly WpsErrorCode[];

/** Additional errors of every console call that requires a session. */
const STAFF_ERRORS = [
  "notLoggedIn",
  "forbidden",
  "forcedPasswordChange",
  "twoStepRequired",
] as const satisfies readonly WpsErrorCode[];

/** Additional errors of every forwarded call. */
export const UPSTREAM_ERRORS = [
  "networkAbnormal",
  "upstreamFailed",
  "upstreamRefused",
] as const satisfies readonly WpsErrorCode[];

/** Additional errors of every call with a sealed body. */
export const SEAL_ERRORS = ["sealRequired", "sealInvalid"] as const satisfies readonly WpsErrorCode[];

/**
 * Optional fields. Defaults: `token`, `demo`, `whileForced`, `local`, `begins`, `forms` and `encrypted` false,
 * `cookies` null, `bodyLimitKb` 64, `errors` empty.
 */
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
 * Declares one call. Name, method, path, `staff`, `token` and `encrypted` keep their literal types. See `Defaults` for
 * omitted fields.
 */
export function defineCall<
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

/** Contract: area → call name → declaration. */
export type AnyContract = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/** Returns all error codes of a call, including the common ones. */
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
