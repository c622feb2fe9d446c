import type { TextKey } from "~/platform/i18n/keys";
import { errorTextKey } from "./error-text";
import type { IssueCode } from "./issue-codes";

/** Full key of a text about an error. */
export type ErrorTextKey = `errors:${TextKey<"errors">}`;

/** Entry of the error catalogue: HTTP status and placeholders of the text. */
interface CatalogueEntry {
  readonly status: number;
  readonly params: readonly string[];
}

/**
 * Error catalogue of the calls: code → HTTP status and placeholders of the text. The text key is derived from the code
 * (`errorTextKey`); a code without an English text does not compile. Any other thrown error is a bug and is answered as
 * `systemError`.
 */
export const WPS_ERRORS = {
  invalidUrl: { status: 404, params: [] },
  unknownHost: { status: 404, params: [] },
  brandUnavailable: { status: 503, params: [] },
  merchantMismatch: { status: 400, params: [] },
  notLoggedIn: { status: 401, params: [] },
  accountChanged: { status: 409, params: [] },
  forbidden: { status: 403, params: [] },
  validation: { status: 422, params: ["fields"] },
  malformedBody: { status: 400, params: [] },
  staleSave: { status: 409, params: [] },
  reasonRequired: { status: 422, params: [] },
  notFound: { status: 404, params: [] },
  methodNotAllowed: { status: 405, params: ["allowed"] },
  unsupportedMediaType: { status: 415, params: [] },
  tooLarge: { status: 413, params: ["limit"] },
  systemError: { status: 500, params: ["errorId"] },
  networkAbnormal: { status: 504, params: [] },
  credentialsMissing: { status: 422, params: [] },
  wrongCredentials: { status: 401, params: [] },
  twoStepRequired: { status: 401, params: [] },
  captchaFailed: { status: 422, params: [] },
  verificationFirst: { status: 422, params: [] },
  invalidCode: { status: 422, params: [] },
  codeExpired: { status: 422, params: [] },
  invalidPhone: { status: 422, params: [] },
  invitationCode: { status: 422, params: [] },
  tooManyRequests: { status: 429, params: ["minutes"] },
  quotaExceeded: { status: 429, params: [] },
  notAllowed: { status: 403, params: [] },
  accountLocked: { status: 403, params: [] },
  nonAgents: { status: 403, params: [] },
  nonMembers: { status: 403, params: [] },
  forcedPasswordChange: { status: 403, params: [] },
  needTrueAccount: { status: 403, params: [] },
  passwordCommon: { status: 422, params: [] },
  usernameTaken: { status: 409, params: [] },
  mobileTaken: { status: 409, params: [] },
  wrongPassword: { status: 422, params: [] },
  wrongPaymentPassword: { status: 422, params: [] },
  insufficientBalance: { status: 409, params: [] },
  gameNotHere: { status: 403, params: [] },
  gameComingSoon: { status: 409, params: [] },
  gameNotOffered: { status: 404, params: [] },
  vendorNotOffered: { status: 409, params: [] },
  gameMaintenance: { status: 503, params: [] },
  periodTooLong: { status: 422, params: ["days"] },
  previewReadOnly: { status: 409, params: [] },
  requestConflict: { status: 409, params: [] },
  amountInvalid: { status: 422, params: [] },
  amountLimits: { status: 422, params: ["minimum", "maximum"] },
  dailyAmount: { status: 422, params: ["amount"] },
  dailyCount: { status: 422, params: [] },
  turnoverFirst: { status: 422, params: ["amount"] },
  notExcluded: { status: 409, params: [] },
  nothingToPayOut: { status: 409, params: [] },
  uplineClosed: { status: 409, params: [] },
  downlineClosed: { status: 409, params: [] },
  notInTeam: { status: 404, params: [] },
  identityFirst: { status: 422, params: [] },
  alreadyClaimed: { status: 409, params: [] },
  rewardExpired: { status: 409, params: [] },
  nothingToClaim: { status: 409, params: [] },
  missionOpen: { status: 409, params: [] },
  depositFirst: { status: 409, params: ["amount"] },
  secondPerson: { status: 409, params: [] },
  staffAmountLimit: { status: 422, params: ["limit"] },
  staffDayLimit: { status: 422, params: ["left"] },
  turnoverTooLow: { status: 422, params: ["times"] },
  brandBusy: { status: 409, params: [] },
  filesUnsound: { status: 409, params: [] },
  orderClosed: { status: 409, params: [] },
  proofFirst: { status: 422, params: [] },
  proofType: { status: 422, params: [] },
  proofLimit: { status: 422, params: ["limit"] },
  paymentPasswordFirst: { status: 422, params: [] },
  mobileFirst: { status: 422, params: [] },
  depositLimit: { status: 409, params: ["left", "until"] },
  playLimit: { status: 409, params: ["left", "until"] },
  sessionLimit: { status: 403, params: ["minutes"] },
  timeOut: { status: 403, params: ["until"] },
  selfExcluded: { status: 403, params: ["until"] },
  selfExcludedForGood: { status: 403, params: [] },
  gameSessionEnded: { status: 401, params: [] },
  gameUnavailable: { status: 404, params: [] },
  gameBusy: { status: 409, params: [] },
  moveNotOpen: { status: 409, params: [] },
  roundUndone: { status: 409, params: [] },
  playStopped: { status: 403, params: [] },
  matchStarted: { status: 409, params: [] },
  oddsChanged: { status: 409, params: [] },
  sealRequired: { status: 400, params: [] },
  sealInvalid: { status: 400, params: [] },
  fileType: { status: 422, params: [] },
  fileTooLarge: { status: 422, params: ["limit"] },
  fileBroken: { status: 422, params: [] },
  pictureTooLarge: { status: 422, params: ["limit"] },
  deliveryFailed: { status: 502, params: [] },
  upstreamFailed: { status: 502, params: [] },
  upstreamRefused: { status: 422, params: [] },
  identityCancelled: { status: 403, params: [] },
  identityFailed: { status: 401, params: [] },
  identityUnavailable: { status: 502, params: [] },
  regionForbidden: { status: 451, params: ["ip"] },
  maintenance: { status: 503, params: [] },
} as const satisfies Readonly<Partial<Record<TextKey<"errors">, CatalogueEntry>>>;

/** Code of the error catalogue. */
export type WpsErrorCode = keyof typeof WPS_ERRORS;

/** Values for the placeholders of an error's text. */
type WpsErrorParams<C extends WpsErrorCode> = {
  readonly [P in (typeof WPS_ERRORS)[C]["params"][number]]: string | number;
};

type ParamsArgument<C extends WpsErrorCode> = (typeof WPS_ERRORS)[C]["params"]["length"] extends 0
  ? [params?: Readonly<Record<string, never>>, details?: unknown]
  : [params: WpsErrorParams<C>, details?: unknown];

/**
 * The only error that calls throw deliberately. `details` becomes the `value` of the answer (a JSON value, e.g. the
 * refused fields) and must not contain secrets.
 */
export class WpsError<C extends WpsErrorCode = WpsErrorCode> extends Error {
  override readonly name = "WpsError";
  readonly code: C;
  readonly params: Readonly<Record<string, string | number>>;
  readonly details: unknown;
  /** Message of an upstream system in the caller's language, shown instead of the catalogue's text. */
  readonly said: string | null = null;
  /** Key of a text that says more than the one of the code; null for the text of the code. */
  readonly finerText: ErrorTextKey | null = null;

  constructor(code: C, ...[params, details]: ParamsArgument<C>) {
    super(code);
    this.code = code;
    this.params = params ?? {};
    this.details = details ?? null;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return WPS_ERRORS[this.code].status;
  }

  /** Text key, `errors:<name>`. */
  get textKey(): string {
    return this.finerText ?? errorTextKey(this.code);
  }
}

/**
 * Error with a text of its own under a code that clients know already, for example a missing code in addition to a wrong code.
 * @param finerText key of the text to show
 */
export function finerError<C extends WpsErrorCode>(finerText: ErrorTextKey, error: WpsError<C>): WpsError<C> {
  return Object.assign(error, { finerText });
}

/**
 * Returns the error that an upstream system answered. Its message replaces the catalogue's text; without a message,
 * that text is filled with `params`.
 */
export function upstreamError(
  code: WpsErrorCode,
  upstreamMessage: string | null,
  { params = {}, details = null }: { readonly params?: Readonly<Record<string, string>>; readonly details?: unknown },
): WpsError {
  const error = new (WpsError as new (code: WpsErrorCode, params: object, details: unknown) => WpsError)(
    code,
    params,
    details,
  );
  return Object.assign(error, { said: upstreamMessage });
}

/**
 * Returns true for an error of the catalogue. Checks name and code instead of the class, because the dev server may
 * load this module twice.
 */
export function isWpsError(error: unknown): error is WpsError {
  if (!(error instanceof Error) || error.name !== "WpsError" || !("code" in error)) return false;
  return typeof error.code === "string" && Object.hasOwn(WPS_ERRORS, error.code);
}

/**
 * Refused field: its path (`rows.0.name`; empty for the whole input) and a machine-readable reason. The reason is the
 * key of the explaining text (`errors:field.age`) or a plain word.
 */
export interface FieldIssue {
  readonly field: string;
  readonly issue: string;
  /** Reason from the list shared by all calls. Set when the answer is sent. */
  readonly code?: IssueCode;
  /** Placeholders of the text, and the violated bounds. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Returns a `validation` error with the refused fields in its text and in `details.issues`. */
export function validationError(issues: readonly FieldIssue[]): WpsError<"validation"> {
  const fields = [...new Set(issues.map(({ field }) => field.slice(0, 60) || "-"))].slice(0, 10).join(", ");
  return new WpsError("validation", { fields }, { issues: issues.slice(0, 20) });
}
