import { rollback as rollBackFiles } from "~/platform/brands/publish";
import { isVersionId } from "~/platform/brands/versions";
import { assertBrandOrVersions } from "./brands";
import { type Command, UsageError } from "./command";
import { describeResult, publishInput } from "./publish";

/** `brand rollback`: restores a kept version as a new version. */
export const rollback: Command = {
  summary: "restore a version",
  usage: '<code> [version] --reason "…" [--by <name>] [--expect <version>]',
  help: [
    "Default: the version before the live files; a second rollback goes further back (see brand history <code>).",
    "For files edited since the last publish, and after brand remove, the default is the newest version. Edited files are stored first.",
    "--reason   the reason; stored with the version",
    "--by       the author; default: the system user",
    "--expect   refuse unless this version is live",
  ],
  options: { reason: { type: "string" }, by: { type: "string" }, expect: { type: "string" } },
  takes: [1, 2],
  async run([code = "", version], options, place) {
    if (version !== undefined && !isVersionId(version)) throw new UsageError(`"${version}" is not a version number`);
    await assertBrandOrVersions(place.dir, code);
    const result = await rollBackFiles(place.dir, code, version, publishInput(code, options, place));
    return describeResult(code, result);
  },
};
