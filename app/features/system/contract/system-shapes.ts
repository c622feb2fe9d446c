import { z } from "zod";
import { SEAL_ALG } from "~/platform/wps/sealing";

/** Identity of a brand and the settings that pages and calls need. */
export const brandInfo = z
  .object({
    code: z.string().describe("The brand's code."),
    name: z.string().describe("The brand's name."),
    merchantCode: z.string().describe("The merchant code, as the Merchant header carries it."),
    platform: z.string().describe("Platform, `web`."),
    lotteryType: z.string().describe("Lottery type, `SEA`."),
    device: z.string().describe("Lottery device, `WEB`."),
    origin: z.string().describe("The address that links in mails and redirects are built from."),
    languages: z.array(z.string()).describe("Language codes of the brand, in order."),
    defaultLanguage: z.string().describe("The language where nothing else decides."),
    timeZone: z.string().describe("IANA time zone of the brand's days."),
    currency: z
      .object({
        code: z.string().describe("ISO 4217 code."),
        symbol: z.string().describe("Symbol before amounts."),
        scale: z.int().min(0).max(4).describe("Decimals of the smallest unit."),
      })
      .describe("The brand's currency."),
    esports: z.array(z.string()).describe("Vendor codes that stand under ESPORTS instead of SPORTS."),
    ds88: z.array(z.string()).describe("Vendor codes that stand in the DS88 group instead of SPORTS."),
  })
  .describe("Identity and settings of the brand.");

/** Registration rule of one field (requirement A7). */
export const registerRule = z.object({
  enabled: z.boolean().describe("True when the form has the field."),
  required: z.boolean().describe("True when the field must be filled in."),
  acceptedPattern: z.string().describe("Regular expression; `*` accepts everything."),
  patternId: z.string().describe("Which of the pattern kinds explains it, e.g. `lettersOrDigits`."),
  minLength: z.int().min(0).describe("Least number of characters."),
  maxLength: z.int().min(0).describe("Greatest number of characters."),
});

/** Download or similar resource of the brand. */
export const resource = z.object({
  resourceType: z.string().describe("Kind, e.g. `ANDROID`."),
  url: z.string().describe("Its address."),
  qrCodeUrl: z.string().nullable().describe("Address of its QR code, if there is one."),
  labelNameEn: z.string().describe("Its label."),
});

/** Installation guide of an application. */
export const guide = z.object({
  id: z.string().describe("The guide's id."),
  platform: z.enum(["IOS", "ANDROID"]).describe("Whose guide it is."),
  title: z.string().describe("Title, plain text."),
  steps: z
    .array(
      z.object({
        title: z.string().describe("What to do, plain text."),
        html: z.string().describe("How, sanitised HTML."),
      }),
    )
    .describe("The steps, in order."),
  url: z.string().nullable().describe("Where the application is fetched; null where the brand has none for it."),
  qrCodeUrl: z.string().describe("Address of a QR code's picture: of `url`, else of the brand's download page."),
});

/** Customer service entry (requirement A17). */
export const serviceEntry = z.object({
  csType: z.enum(["VIP", "LIVECHAT"]).describe("VIP for the higher ranks, else live chat."),
  type: z.int().min(1).max(3).describe("How it opens: 1 in the page, 2 in a new tab, 3 in a window of 440 by 750."),
  path: z.string().describe("Its address; for type 3 encrypted for the caller, and empty where no key came."),
});

/** Public key for sealing request bodies, as a JWK (RFC 7517). */
export const sealJwk = z.object({
  kid: z.string().describe("The key's id: goes into the header of what is sealed with it."),
  kty: z.literal("EC").describe("Kind of key."),
  crv: z.literal("P-256").describe("Curve."),
  x: z.string().describe("The point's x, base64url."),
  y: z.string().describe("The point's y, base64url."),
  alg: z.literal(SEAL_ALG).describe("The algorithm that it is for."),
  use: z.literal("enc").describe("What it is for."),
});

/** Node of the module tree. */
export const menuNode = z.object({
  id: z.string().describe("The module's id, unique among its siblings, e.g. `HOMEPAGE`."),
  type: z.string().describe("Kind of node: group, feature, page, area, or the type of a block."),
  props: z.record(z.string(), z.unknown()).describe("The node's settings."),
  get children() {
    return z.array(menuNode).describe("Enabled children, in order.");
  },
});
