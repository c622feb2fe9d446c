import { join } from "node:path";
import { assetName, assetType } from "~/platform/brands/brand-asset";
import { hashFile, saveDraftFile } from "~/platform/brands/draft";
import { FileError } from "~/platform/brands/files";
import { MAX_ASSET_BYTES, readRegular } from "~/platform/brands/read-file";
import { readPicture } from "~/platform/brands/read-picture";
import { sourceFolder } from "~/platform/brands/versions";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { assertFolder, runFileWork } from "../brand-folder.server";
import { MOST_SHOWN_BYTES } from "../contract/staff-brand-pictures";

/** Implements the calls for a brand's pictures. */
export const brandPictures: Pick<Implementation<"staff">, "brandPicture" | "addBrandPicture"> = {
  async brandPicture(ctx, { code, from, path }) {
    await assertFolder(ctx, code);
    const folder = await runFileWork(sourceFolder(ctx.brandFiles.dir, code, from));
    const content = await readRegular(join(folder, path), MAX_ASSET_BYTES).catch(() => null);
    if (content === null) throw new WpsError("notFound");
    const type = assetType(assetName(path));
    const isShown = type?.startsWith("image/") === true && content.length <= MOST_SHOWN_BYTES;
    const data = isShown ? content.toString("base64") : null;
    return { path, hash: hashFile(content), bytes: content.length, type, data };
  },
  async addBrandPicture(ctx, { code, file, name }) {
    await assertFolder(ctx, code);
    const { bytes, height, width } = await readPicture(file, { as: "webp" });
    const path = `assets/${name}.webp`;
    const saved = saveDraftFile(ctx.brandFiles.dir, code, {
      path,
      text: bytes,
      expectedHash: null,
      by: ctx.staff.name,
      at: ctx.now,
    });
    const hash = await runFileWork(saved.catch(refuseTaken));
    return { path, hash: hash ?? hashFile(bytes), bytes: bytes.length, width, height };
  },
};

/** Reports an existing name as a field error instead of a stale save: the upload is not based on that picture. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof FileError && error.kind === "stale";
  throw isTaken ? validationError([{ field: "name", issue: "errors:field.fileTaken" }]) : error;
}
