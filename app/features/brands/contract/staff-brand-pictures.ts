import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { brandCode, PICTURE_BODY_KB, PICTURE_ERRORS, pictureFile } from "~/platform/wps/shapes";
import { FILE_ERRORS, fileHash, HASH, stateName } from "./staff-brand-shapes";

/** Maximum size of a picture shown in the console, bytes. */
export const MOST_SHOWN_BYTES = 1_000_000;

const PATH = "assets/spring.webp";
const path = z.string().describe("Path as used in the brand's files.");
const bytes = z.int().describe("Size in bytes.");
const hash = fileHash.describe("Hash of the file: send it as `expectedHash` of `saveBrandFile` to delete the file.");

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
    doc: "Returns one file of the assets folder in one state of a brand.",
    input: z.strictObject({
      code: brandCode,
      from: stateName,
      path: z
        .string()
        .regex(/^assets\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/)
        .describe("Path, e.g. `assets/logo.svg`."),
    }),
    output: z.object({
      path,
      hash,
      bytes,
      type: z.string().nullable().describe("Media type; null for a type that sites do not serve."),
      data: z
        .string()
        .nullable()
        .describe("Picture in base64; null for a file that is not a picture, and for a picture of more than 1 MB."),
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
    doc: "Saves a picture in the draft. Creates the draft from the live files when there is none. The picture is re-encoded as WebP without metadata, at most 2,000 pixels per side; transparency is kept.",
    input: z.strictObject({
      code: brandCode,
      name: z
        .string()
        .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
        .describe("File name without extension: lower-case letters, digits and hyphens. A used name is refused."),
      file: pictureFile,
    }),
    output: z.object({
      path,
      hash,
      bytes,
      width: z.int().describe("Width in pixels."),
      height: z.int().describe("Height in pixels."),
    }),
    errors: [...FILE_ERRORS, ...PICTURE_ERRORS],
    example: {
      input: { code: "lotus", name: "spring", file: PIXEL },
      value: { path: PATH, hash: HASH, bytes: 70, width: 1, height: 1 },
    },
  }),
};
