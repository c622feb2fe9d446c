import { join } from "node:path";
import { fileKind, isBrandCode } from "~/platform/brands/check-folder";
import { exists, FileError, type FileErrorKind } from "~/platform/brands/files";
import type { StaffContext } from "~/platform/staff/context";
import { validationError, WpsError } from "~/platform/wps/errors";

/** @throws WpsError notFound for a code without a folder; an invalid brand has one */
export async function assertFolder({ brandFiles }: StaffContext, code: string): Promise<void> {
  if (!isBrandCode(code) || !(await exists(join(brandFiles.dir, code)))) throw new WpsError("notFound");
}

/** Returns the kind of a file by its path. @throws WpsError validation for a name that brands do not use */
export function kindOf({ brandFiles }: StaffContext, path: string): string {
  const kind = fileKind(brandFiles.schemas, path);
  if (kind === undefined) throw validationError([{ field: "path", issue: "errors:field.fileName" }]);
  return kind;
}

const CODES = {
  busy: "brandBusy",
  stale: "staleSave",
  missing: "notFound",
  unsound: "filesUnsound",
} as const satisfies Readonly<Record<FileErrorKind, string>>;

/** System error codes for a file or folder that cannot be read as the expected type. */
const UNREADABLE = new Set(["EACCES", "EISDIR", "ELOOP", "ENOTDIR", "ENXIO", "EPERM"]);

/** Awaits file work and maps its errors to the console's. @throws WpsError notFound, brandBusy, staleSave, filesUnsound */
export function runFileWork<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof FileError) throw new WpsError(CODES[error.kind]);
    throw UNREADABLE.has((error as NodeJS.ErrnoException).code ?? "") ? new WpsError("filesUnsound") : error;
  });
}
