import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, PICTURE_BODY_KB, PICTURE_ERRORS, pictureFile } from "~/platform/wps/shapes";
import { FILE_ERRORS, fileHash, HASH, stateName } from "./staff-brand-shapes";

/** Maximum size of a picture shown in the console, bytes. */
export const MOST_SHOWN_BYTES = 1_000_000;

const PATH = "assets/spring.webp";
const path = z.string().describe("Its place, as the brand's files name it.");
const bytes = z.int().describe("Its size.");
const hash = fileHash.describe("Names the file: `expectedHash` of `saveBrandFile` takes it away.");

/** Smallest picture, for examples: one pixel as PNG. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Console calls for the pictures of brands. */
export const staffBrandPictureCalls = {
  brandPicture: defineCall({
    name: "brandPicture",
    method: "GET",
    path: "/wps/staff/brand/picture",
    staff: "brands.read",
    audit: { effect: "none" },
    doc: "One file of the assets folder of one state of a brand.",
    input: z.strictObject({
      code: brandCode,
      from: stateName,
      path: z
        .string()
        .regex(/^assets\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/)
        .describe("Its place, e.g. `assets/logo.svg`."),
    }),
    output: z.object({
      path,
      hash,
      bytes,
      type: z.string().nullable().describe("Its media type; null for one that sites do not serve."),
      data: z
        .string()
        .nullable()
        .describe("A picture in base64; null for what is none, and for one of more than 1 MB."),
    }),
    errors: FILE_ERRORS,
    example: {
      input: { code: "lotus", from: "draft", path: PATH },
      value: { path: PATH, hash: HASH, bytes: 70, type: "image/webp", data: PIXEL },
    },
  }),
  addBrandPicture: defineCall({
    name: "addBrandPicture",
    method: "POST",
    path: "/wps/staff/brand/picture",
    staff: "brands.edit",
    audit: { effect: "files" },
    bodyLimitKb: PICTURE_BODY_KB,
    doc: "Puts a picture into the draft, which is made from the live files where there is none. It is drawn anew as WebP, without metadata, at most 2,000 pixels a side; what is transparent stays so.",
    input: z.strictObject({
      code: brandCode,
      name: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
        .describe("Its name without an ending: small letters, figures and hyphens. One that is taken is refused."),
      file: pictureFile,
    }),
    output: z.object({
      path,
      hash,
      bytes,
      width: z.int().describe("Its width in pixels."),
      height: z.int().describe("Its height in pixels."),
    }),
    errors: [...FILE_ERRORS, ...PICTURE_ERRORS],
    example: {
      input: { code: "lotus", name: "spring", file: PIXEL },
      value: { path: PATH, hash: HASH, bytes: 70, width: 1, height: 1 },
    },
  }),
};
