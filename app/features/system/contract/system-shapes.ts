import { z } from "zod";
import { SEAL_ALG } from "~/platform/wps/sealing";

/** Identity of a brand and the settings that pages and calls need. */
export const brandInfo = z
  .object({
    code: z.string().describe("Code of the brand."),
    name: z.string().describe("Name of the brand."),
    merchantCode: z.string().describe("Merchant code, sent in the header `Merchant`."),
    platform: z.string().describe("Platform, `web`."),
    lotteryType: z.string().describe("Lottery type, `SEA`."),
    device: z.string().describe("Lottery device, `WEB`."),
    origin: z.string().describe("Base URL of links in e-mails and of redirects."),
    languages: z.array(z.string()).describe("Language codes of the brand, in order."),
    defaultLanguage: z.string().describe("Default language."),
    timeZone: z.string().describe("IANA time zone of the brand."),
    currency: z
      .object({
        code: z.string().describe("ISO 4217 code."),
        symbol: z.string().describe("Currency symbol, placed before amounts."),
        scale: z.int().min(0).max(4).describe("Number of decimals of the smallest unit."),
      })
      .describe("Currency of the brand."),
    esports: z.array(z.string()).describe("Codes of vendors listed under ESPORTS instead of SPORTS."),
    ds88: z.array(z.string()).describe("Codes of vendors listed in the DS88 group instead of SPORTS."),
  })
  .describe("Identity and settings of the brand.");

/** Registration rule of one field (requirement A7). */
export const registerRule = z.object({
  enabled: z.boolean().describe("True when the form has the field."),
  required: z.boolean().describe("True when the field is required."),
  acceptedPattern: z.string().describe("Regular expression; `*` accepts everything."),
  patternId: z.string().describe("Name of the pattern, for its explanation, e.g. `lettersOrDigits`."),
  minLength: z.int().min(0).describe("Minimum number of characters."),
  maxLength: z.int().min(0).describe("Maximum number of characters."),
});

/** Download or similar resource of the brand. */
export const resource = z.object({
  resourceType: z.string().describe("Type, e.g. `ANDROID`."),
  url: z.string().describe("URL of the resource."),
  qrCodeUrl: z.string().nullable().describe("URL of the QR code; null for none."),
  labelNameEn: z.string().describe("Label of the resource."),
});

/** Installation guide of an application. */
export const guide = z.object({
  id: z.string().describe("Id of the guide."),
  platform: z.enum(["IOS", "ANDROID"]).describe("Platform of the guide."),
  title: z.string().describe("Title, plain text."),
  steps: z
    .array(
      z.object({
        title: z.string().describe("Step, plain text."),
        html: z.string().describe("Explanation, sanitised HTML."),
      }),
    )
    .describe("Steps, in order."),
  url: z.string().nullable().describe("URL of the application; null for none."),
  qrCodeUrl: z.string().describe("URL of the QR code picture: of `url`, otherwise of the brand's download page."),
});

/** Customer service entry (requirement A17). */
export const serviceEntry = z.object({
  csType: z.enum(["VIP", "LIVECHAT"]).describe("VIP for the higher ranks, otherwise live chat."),
  type: z
    .int()
    .min(1)
    .max(3)
    .describe("How to open it: 1 in the page, 2 in a new tab, 3 in a window of 440 by 750 pixels."),
  path: z.string().describe("URL; for type 3 encrypted for the caller, and empty without a key."),
});

/** Public key for sealing request bodies, as a JWK (RFC 7517). */
export const sealJwk = z.object({
  kid: z.string().describe("Id of the key; goes into the header of the sealed body."),
  kty: z.literal("EC").describe("Key type."),
  crv: z.literal("P-256").describe("Curve."),
  x: z.string().describe("X coordinate, base64url."),
  y: z.string().describe("Y coordinate, base64url."),
  alg: z.literal(SEAL_ALG).describe("Algorithm of the key."),
  use: z.literal("enc").describe("Use of the key."),
});

/** Node of the module tree. */
export const menuNode = z.object({
  id: z.string().describe("Id of the module, unique among its siblings, e.g. `HOMEPAGE`."),
  type: z.string().describe("Type of node: group, feature, page, area, or the type of a block."),
  props: z.record(z.string(), z.unknown()).describe("Settings of the node."),
  get children() {
    return z.array(menuNode).describe("Enabled children, in order.");
  },
});
