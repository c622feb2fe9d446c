import { z } from "zod";
import type { WpsErrorCode } from "./errors";
import { typedAmount, typedCode, typedDialingCode } from "./typed";

/** Money on the wire: a decimal string with two decimals, e.g. `1234.50`, or more if the brand's currency has more. */
export const money = z.string().regex(/^\d{1,15}\.\d{2,4}$/);

/** Money that may be negative: `-12.00`. */
export const signedMoney = z.string().regex(/^-?\d{1,15}\.\d{2,4}$/);

/** Amount given by a caller: `12`, `12.5`. Its decimals are checked against the brand's currency. */
export const amount = typedAmount
  .regex(/^\d{1,15}(\.\d{1,4})?$/)
  .describe("Amount above 0, with no more decimals than the currency, e.g. `12.50`.");

/** Idempotency key of the caller for a request that moves money (requirement W8). */
export const requestId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe(
    "Unique id chosen by the caller, e.g. a UUID. Repeating a call with the same id returns the same answer and moves no money.",
  );

/** Errors of calls that move money of the calling member. */
export const MONEY_ERRORS = [
  "amountInvalid",
  "insufficientBalance",
  "requestConflict",
  "regionForbidden",
  "maintenance",
] as const satisfies readonly WpsErrorCode[];

/** Errors of calls that sign in: staff locked the account, or the member is self-excluded. */
export const SIGN_IN_ERRORS = [
  "accountLocked",
  "selfExcluded",
  "selfExcludedForGood",
] as const satisfies readonly WpsErrorCode[];

/** Errors of an account that may not send money. */
export const ACCOUNT_STATE_ERRORS = [
  "accountLocked",
  "selfExcluded",
  "selfExcludedForGood",
] as const satisfies readonly WpsErrorCode[];

/** Errors of every kind of payment to another person. */
export const PAYOUT_ERRORS = [
  "amountLimits",
  "dailyAmount",
  "dailyCount",
  "turnoverFirst",
  "identityFirst",
  "paymentPasswordFirst",
  "wrongPaymentPassword",
  "tooManyRequests",
  ...ACCOUNT_STATE_ERRORS,
] as const satisfies readonly WpsErrorCode[];

/** Time on the wire: ISO 8601 in UTC. */
export const time = z.iso.datetime();

const GIVEN_YEARS = /^(?:19|20|21)\d\d-/;

/** Time given by a caller: years 1900 to 2199, which every calendar and the database support. */
export const givenTime = z.iso.datetime().regex(GIVEN_YEARS).meta({ format: "date-time" });

/** Date given by a caller, `yyyy-MM-dd`, of the same years. */
export const givenDay = z.iso.date().regex(GIVEN_YEARS).meta({ format: "date" });

/** ISO 3166 code of a country, two capitals. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** Dialling code of a country, next to a phone number. */
export const dialingCode = typedDialingCode
  .regex(/^\+?\d{1,4}$/)
  .optional()
  .describe("Dialling code of the number, e.g. `+60`; default: the brand's country or the visitor's.");

/** WPS language code, e.g. `EN`, `CN`. A language that the brand lacks falls back to its default. */
export const language = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
  .describe("Language code of the texts in the answer; default: the Language header.");

/** Host of the visitor as the page sends it. Ignored: the Host header decides (requirement T1). */
export const ignoredUrl = z
  .string()
  .max(2_000)
  .optional()
  .describe("Host of the page. Informational: the brand is determined by the Host header.");

/** Path on this site (`/art/…`) or https address of an image. */
export const imageUrl = z.string().max(2_000);

/** Page number from 1. */
export const pageNo = z.int().min(1).max(10_000).default(1).describe("Page number, from 1.");

/** Paging fields of a list, in addition to its rows. */
export const paging = {
  pageNo: z.int().describe("Page number, from 1."),
  pageSize: z.int().describe("Rows per page."),
  total: z.int().describe("Total number of rows."),
  totalPages: z.int().describe("Number of pages; 0 for no rows."),
};

/** Code of a brand: the name of its folder. */
export const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe("Code of the brand: the name of its folder.");

/** Location of a visitor. */
export const visitorLocation = z
  .object({
    ip: z.string().nullable().describe("IP address of the visitor; null when unknown."),
    countryCode: country.nullable().describe("ISO code of the visitor's country; null when unknown."),
  })
  .describe("Location of the visitor.");

/** Maintenance as shown to visitors. */
export const maintenance = z
  .object({
    on: z.boolean().describe("True while the site is under maintenance."),
    until: time.nullable().describe("Expected end (UTC); null when unknown."),
    notice: z.string().nullable().describe("Message to visitors; null for none."),
  })
  .describe("Maintenance of the site.");

/** Region rule as it applies to this visitor. */
export const regionRestriction = z
  .object({
    on: z.boolean().describe("True when the visitor's region is not served."),
    notice: z.string().nullable().describe("Message to visitors of the region; null for none."),
  })
  .describe("Region rule for this visitor.");

/** Solved image captcha. */
export const captchaAnswer = z.strictObject({
  id: z.string().max(600).describe("Id of the captcha."),
  text: typedCode(12).describe(
    "Text of the captcha picture; may be empty from 20 seconds after its creation, for users who cannot read it.",
  ),
});

/** Solved challenge of `humanChallenge`. */
export const humanAnswer = z.string().max(4000).describe("Solved challenge, as created by the widget.");

/** Token in the format of a header or a cookie (RFC 6750). */
const token = z.string().regex(/^[\w.~+/=-]{1,3000}$/);

/** Value of every call that signs in. */
export const signedIn = z.object({
  token: token.nullable().describe("Session token; null for a browser, which receives it as a cookie."),
  rememberToken: token
    .nullable()
    .describe("Token that signs in once more within a day; null when not requested, and for a browser."),
  deviceToken: token
    .nullable()
    .optional()
    .describe("Device token, to send with the next sign-ins; null for a browser, which receives it as a cookie."),
  firstTimeLogin: z.boolean().describe("True for the first sign-in of the account."),
  passwordExpired: z.boolean().describe("True when the password must be changed before other calls are accepted."),
  user: z
    .object({
      id: z.string().describe("Id of the account."),
      account: z.string().describe("User name."),
      nickname: z.string().describe("Display name."),
      isAgent: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      toUpline: z.boolean().describe("True when the account can send money to an upline."),
    })
    .describe("Signed-in account."),
});

/** Example of `signedIn`. */
export const signedInExample = {
  token: "c29tZSByYW5kb20gYnl0ZXM",
  rememberToken: null,
  firstTimeLogin: false,
  passwordExpired: false,
  user: {
    id: "01890000-0000-7000-8000-000000000000",
    account: "thea",
    nickname: "Thea",
    isAgent: 0,
    toUpline: false,
  },
};

/** Picture sent with a call. The call must use `PICTURE_BODY_KB` as its limit. */
export const pictureFile = z
  .string()
  .describe("File in base64: JPEG, PNG or WebP by its content, at most 5 MB and 40 megapixels.");

/** Maximum body of a call with a `pictureFile`, in kB: base64 encodes three bytes as four. */
export const PICTURE_BODY_KB = 7_000;

/** Errors of calls with a `pictureFile`. */
export const PICTURE_ERRORS = [
  "fileType",
  "fileTooLarge",
  "fileBroken",
  "pictureTooLarge",
  "tooManyRequests",
] as const satisfies readonly WpsErrorCode[];
