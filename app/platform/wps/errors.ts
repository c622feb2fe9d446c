/** One entry of the error catalogue: the HTTP status, the text shown, and the names its text fills in. */
interface CatalogueEntry {
  readonly status: number;
  readonly textKey: `errors:${string}`;
  readonly params: readonly string[];
}

/**
 * Every error that a call may answer with: code → HTTP status, text key, names of the text's placeholders.
 * Anything else that is thrown is a bug and is answered as `systemError`.
 */
export const WPS_ERRORS = {
  invalidUrl: { status: 404, textKey: "errors:invalidUrl", params: [] },
  unknownHost: { status: 404, textKey: "errors:unknownHost", params: [] },
  brandUnavailable: { status: 503, textKey: "errors:brandUnavailable", params: [] },
  merchantMismatch: { status: 400, textKey: "errors:merchantMismatch", params: [] },
  notLoggedIn: { status: 401, textKey: "errors:notLoggedIn", params: [] },
  accountChanged: { status: 409, textKey: "errors:accountChanged", params: [] },
  forbidden: { status: 403, textKey: "errors:forbidden", params: [] },
  validation: { status: 422, textKey: "errors:validation", params: ["fields"] },
  malformedBody: { status: 400, textKey: "errors:malformedBody", params: [] },
  staleSave: { status: 409, textKey: "errors:staleSave", params: [] },
  reasonRequired: { status: 422, textKey: "errors:reasonRequired", params: [] },
  notFound: { status: 404, textKey: "errors:notFound", params: [] },
  methodNotAllowed: { status: 405, textKey: "errors:methodNotAllowed", params: ["allowed"] },
  unsupportedMediaType: { status: 415, textKey: "errors:unsupportedMediaType", params: [] },
  tooLarge: { status: 413, textKey: "errors:tooLarge", params: ["limit"] },
  systemError: { status: 500, textKey: "errors:systemError", params: ["errorId"] },
  networkAbnormal: { status: 504, textKey: "errors:networkAbnormal", params: [] },
  wrongCredentials: { status: 401, textKey: "errors:wrongCredentials", params: [] },
  twoStepRequired: { status: 401, textKey: "errors:twoStepRequired", params: [] },
  captchaFailed: { status: 422, textKey: "errors:captchaFailed", params: [] },
  verificationFirst: { status: 422, textKey: "errors:verificationFirst", params: [] },
  invalidCode: { status: 422, textKey: "errors:invalidCode", params: [] },
  codeExpired: { status: 422, textKey: "errors:codeExpired", params: [] },
  invalidPhone: { status: 422, textKey: "errors:invalidPhone", params: [] },
  invitationCode: { status: 422, textKey: "errors:invitationCode", params: [] },
  tooManyRequests: { status: 429, textKey: "errors:tooManyRequests", params: ["minutes"] },
  quotaExceeded: { status: 429, textKey: "errors:quotaExceeded", params: [] },
  notAllowed: { status: 403, textKey: "errors:notAllowed", params: [] },
  accountLocked: { status: 403, textKey: "errors:accountLocked", params: [] },
  nonAgents: { status: 403, textKey: "errors:nonAgents", params: [] },
  nonMembers: { status: 403, textKey: "errors:nonMembers", params: [] },
  forcedPasswordChange: { status: 403, textKey: "errors:forcedPasswordChange", params: [] },
  needTrueAccount: { status: 403, textKey: "errors:needTrueAccount", params: [] },
  passwordCommon: { status: 422, textKey: "errors:passwordCommon", params: [] },
  usernameTaken: { status: 409, textKey: "errors:usernameTaken", params: [] },
  mobileTaken: { status: 409, textKey: "errors:mobileTaken", params: [] },
  wrongPassword: { status: 422, textKey: "errors:wrongPassword", params: [] },
  wrongPaymentPassword: { status: 422, textKey: "errors:wrongPaymentPassword", params: [] },
  insufficientBalance: { status: 409, textKey: "errors:insufficientBalance", params: [] },
  gameNotHere: { status: 403, textKey: "errors:gameNotHere", params: [] },
  gameComingSoon: { status: 409, textKey: "errors:gameComingSoon", params: [] },
  gameNotOffered: { status: 404, textKey: "errors:gameNotOffered", params: [] },
  vendorNotOffered: { status: 409, textKey: "errors:vendorNotOffered", params: [] },
  gameMaintenance: { status: 503, textKey: "errors:gameMaintenance", params: [] },
  periodTooLong: { status: 422, textKey: "errors:periodTooLong", params: ["days"] },
  previewReadOnly: { status: 409, textKey: "errors:previewReadOnly", params: [] },
  requestConflict: { status: 409, textKey: "errors:requestConflict", params: [] },
  amountInvalid: { status: 422, textKey: "errors:amountInvalid", params: [] },
  amountLimits: { status: 422, textKey: "errors:amountLimits", params: ["minimum", "maximum"] },
  dailyAmount: { status: 422, textKey: "errors:dailyAmount", params: ["amount"] },
  dailyCount: { status: 422, textKey: "errors:dailyCount", params: [] },
  turnoverFirst: { status: 422, textKey: "errors:turnoverFirst", params: ["amount"] },
  notExcluded: { status: 409, textKey: "errors:notExcluded", params: [] },
  nothingToPayOut: { status: 409, textKey: "errors:nothingToPayOut", params: [] },
  uplineClosed: { status: 409, textKey: "errors:uplineClosed", params: [] },
  identityFirst: { status: 422, textKey: "errors:identityFirst", params: [] },
  alreadyClaimed: { status: 409, textKey: "errors:alreadyClaimed", params: [] },
  rewardExpired: { status: 409, textKey: "errors:rewardExpired", params: [] },
  nothingToClaim: { status: 409, textKey: "errors:nothingToClaim", params: [] },
  missionOpen: { status: 409, textKey: "errors:missionOpen", params: [] },
  depositFirst: { status: 409, textKey: "errors:depositFirst", params: ["amount"] },
  secondPerson: { status: 409, textKey: "errors:secondPerson", params: [] },
  staffAmountLimit: { status: 422, textKey: "errors:staffAmountLimit", params: ["limit"] },
  staffDayLimit: { status: 422, textKey: "errors:staffDayLimit", params: ["left"] },
  turnoverTooLow: { status: 422, textKey: "errors:turnoverTooLow", params: ["times"] },
  brandBusy: { status: 409, textKey: "errors:brandBusy", params: [] },
  filesUnsound: { status: 409, textKey: "errors:filesUnsound", params: [] },
  orderClosed: { status: 409, textKey: "errors:orderClosed", params: [] },
  proofFirst: { status: 422, textKey: "errors:proofFirst", params: [] },
  proofType: { status: 422, textKey: "errors:proofType", params: [] },
  proofLimit: { status: 422, textKey: "errors:proofLimit", params: ["limit"] },
  paymentPasswordFirst: { status: 422, textKey: "errors:paymentPasswordFirst", params: [] },
  mobileFirst: { status: 422, textKey: "errors:mobileFirst", params: [] },
  depositLimit: { status: 409, textKey: "errors:depositLimit", params: ["left", "until"] },
  playLimit: { status: 409, textKey: "errors:playLimit", params: ["left", "until"] },
  sessionLimit: { status: 403, textKey: "errors:sessionLimit", params: ["minutes"] },
  timeOut: { status: 403, textKey: "errors:timeOut", params: ["until"] },
  selfExcluded: { status: 403, textKey: "errors:selfExcluded", params: ["until"] },
  selfExcludedForGood: { status: 403, textKey: "errors:selfExcludedForGood", params: [] },
  gameSessionEnded: { status: 401, textKey: "errors:gameSessionEnded", params: [] },
  gameUnavailable: { status: 404, textKey: "errors:gameUnavailable", params: [] },
  gameBusy: { status: 409, textKey: "errors:gameBusy", params: [] },
  moveNotOpen: { status: 409, textKey: "errors:moveNotOpen", params: [] },
  roundUndone: { status: 409, textKey: "errors:roundUndone", params: [] },
  playStopped: { status: 403, textKey: "errors:playStopped", params: [] },
  matchStarted: { status: 409, textKey: "errors:matchStarted", params: [] },
  oddsChanged: { status: 409, textKey: "errors:oddsChanged", params: [] },
  sealRequired: { status: 400, textKey: "errors:sealRequired", params: [] },
  sealInvalid: { status: 400, textKey: "errors:sealInvalid", params: [] },
  fileType: { status: 422, textKey: "errors:fileType", params: [] },
  fileTooLarge: { status: 422, textKey: "errors:fileTooLarge", params: ["limit"] },
  fileBroken: { status: 422, textKey: "errors:fileBroken", params: [] },
  pictureTooLarge: { status: 422, textKey: "errors:pictureTooLarge", params: ["limit"] },
  deliveryFailed: { status: 502, textKey: "errors:deliveryFailed", params: [] },
  upstreamFailed: { status: 502, textKey: "errors:upstreamFailed", params: [] },
  upstreamRefused: { status: 422, textKey: "errors:upstreamRefused", params: [] },
  identityCancelled: { status: 403, textKey: "errors:identityCancelled", params: [] },
  identityFailed: { status: 401, textKey: "errors:identityFailed", params: [] },
  identityUnavailable: { status: 502, textKey: "errors:identityUnavailable", params: [] },
  regionForbidden: { status: 451, textKey: "errors:regionForbidden", params: ["ip"] },
  maintenance: { status: 503, textKey: "errors:maintenance", params: [] },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

/** A code of the catalogue. */
export type WpsErrorCode = keyof typeof WPS_ERRORS;

/** The values for the placeholders of an error's text. */
type WpsErrorParams<C extends WpsErrorCode> = {
  readonly [P in (typeof WPS_ERRORS)[C]["params"][number]]: string | number;
};

type ParamsArgument<C extends WpsErrorCode> = (typeof WPS_ERRORS)[C]["params"]["length"] extends 0
  ? [params?: Readonly<Record<string, never>>, details?: unknown]
  : [params: WpsErrorParams<C>, details?: unknown];

/**
 * The only error that a call throws on purpose. `details` is what the caller gets as `value` beside the message
 * (a JSON value, e.g. the fields that were refused); nothing secret may be in it.
 */
export class WpsError<C extends WpsErrorCode = WpsErrorCode> extends Error {
  override readonly name = "WpsError";
  readonly code: C;
  readonly params: Readonly<Record<string, string | number>>;
  readonly details: unknown;
  /** What an operator's own system says about it, in the caller's language: shown in place of the catalogue's text. */
  readonly said: string | null = null;

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

  /** Key of the text to show, `errors:<name>`. */
  get textKey(): string {
    return WPS_ERRORS[this.code].textKey;
  }
}

/**
 * An error that an operator's own system answered. Its words stand for those of the catalogue; without any, the
 * catalogue's text is shown with `params`.
 */
export function saidError(
  code: WpsErrorCode,
  said: string | null,
  { params = {}, details = null }: { readonly params?: Readonly<Record<string, string>>; readonly details?: unknown },
): WpsError {
  const error = new (WpsError as new (code: WpsErrorCode, params: object, details: unknown) => WpsError)(
    code,
    params,
    details,
  );
  return Object.assign(error, { said });
}

/** True for an error of the catalogue. By name and code, so that two copies of this module (dev server) agree. */
export function isWpsError(error: unknown): error is WpsError {
  if (!(error instanceof Error) || error.name !== "WpsError" || !("code" in error)) return false;
  return typeof error.code === "string" && Object.hasOwn(WPS_ERRORS, error.code);
}

/**
 * One refused field: its path (`rows.0.name`; empty for the whole input) and a short machine-readable reason: the key of
 * the text that explains it to people (`errors:field.age`), with what stands in that text, or a word of its own.
 */
export interface FieldIssue {
  readonly field: string;
  readonly issue: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** A `validation` error that names the refused fields in its text and lists them in `details.issues`. */
export function validationError(issues: readonly FieldIssue[]): WpsError<"validation"> {
  const fields = [...new Set(issues.map(({ field }) => field.slice(0, 60) || "-"))].slice(0, 10).join(", ");
  return new WpsError("validation", { fields }, { issues: issues.slice(0, 20) });
}
