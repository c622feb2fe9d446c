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
  .describe("Amount above 0, with no more decimals than the currency has, e.g. `12.50`.");

/** Idempotency key of the caller for a request that moves money (requirement W8). */
export const requestId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe("An id of the caller's choice, e.g. a UUID. The same one again gets the same answer and moves nothing.");

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
  .describe("Dialling code of the number's country, e.g. `+60`; without it the brand's own country or the visitor's.");

/** WPS language code, e.g. `EN`, `CN`. A language that the brand lacks falls back to its default. */
export const language = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional()
  .describe("Language code of the texts in the answer; else the Language header.");

/** Host of the visitor as the page sends it. Ignored: the Host header decides (requirement T1). */
export const ignoredUrl = z
  .string()
  .max(2_000)
  .optional()
  .describe("The host as the page sees it. Decides nothing: the brand comes from the Host header.");

/** Path on this site (`/art/…`) or https address of an image. */
export const imageUrl = z.string().max(2_000);

/** Page number from 1. */
export const pageNo = z.int().min(1).max(10_000).default(1).describe("Page, from 1.");

/** Paging fields of a list, in addition to its rows. */
export const paging = {
  pageNo: z.int().describe("The page, from 1."),
  pageSize: z.int().describe("Rows a page."),
  total: z.int().describe("How many rows there are in all."),
  totalPages: z.int().describe("How many pages that makes; 0 when there are none."),
};

/** Code of a brand: the name of its folder. */
export const brandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe("The brand's code: the name of its folder.");

/** Location of a visitor. */
export const visitorLocation = z
  .object({
    ip: z.string().nullable().describe("The visitor's address; null where it is not known."),
    countryCode: country.nullable().describe("ISO code of the visitor's country; null where it is not known."),
  })
  .describe("Where the visitor comes from.");

/** Maintenance as shown to visitors. */
export const maintenance = z
  .object({
    on: z.boolean().describe("True while the site is under maintenance."),
    until: time.nullable().describe("When it is expected to end (UTC), if that is known."),
    notice: z.string().nullable().describe("What visitors are told, if anything."),
  })
  .describe("Maintenance of the site.");

/** Region rule as it applies to this visitor. */
export const regionRestriction = z
  .object({
    on: z.boolean().describe("True when this visitor's region is not served."),
    notice: z.string().nullable().describe("What visitors from there are told, if anything."),
  })
  .describe("The region rule as it applies to this visitor.");

/** Solved image captcha. */
export const captchaAnswer = z.strictObject({
  id: z.string().max(600).describe("Id that came with the picture."),
  text: typedCode(12).describe(
    "What is read in the picture; empty, 20 seconds after it was drawn, for who cannot read it.",
  ),
});

/** Solved challenge of `humanChallenge`. */
export const humanAnswer = z.string().max(4000).describe("The solved challenge, as the widget makes it.");

/** Token in the format of a header or a cookie (RFC 6750). */
const token = z.string().regex(/^[\w.~+/=-]{1,3000}$/);

/** Value of every call that signs in. */
export const signedIn = z.object({
  token: token.nullable().describe("Session token; null for a browser, which gets it as a cookie."),
  rememberToken: token
    .nullable()
    .describe("Signs in once more within a day; null where not asked for, and for a browser."),
  deviceToken: token
    .nullable()
    .optional()
    .describe(
      "The device's own token, to be given with the next sign-ins; null for a browser, which gets it as a cookie.",
    ),
  firstTimeLogin: z.boolean().describe("The account's first sign-in."),
  passwordExpired: z.boolean().describe("The password has to be changed before anything else."),
  user: z
    .object({
      id: z.string().describe("Id of the account."),
      account: z.string().describe("User name."),
      nickname: z.string().describe("Name shown."),
      isAgent: z.int().describe("0 member, 1, 2, 41 and 42 agents, 4 demo."),
      toUpline: z.boolean().describe("May send money to an upline."),
    })
    .describe("Who signed in."),
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
  .describe("The file in base64: JPEG, PNG or WebP by its content, at most 5 MB and 40 megapixels.");

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
