import { rollback as rollBackFiles } from "~/platform/brands/publish";
import { isVersionId } from "~/platform/brands/versions";
import { assertBrandOrVersions } from "./brands";
import { type Command, UsageError } from "./command";
import { describeResult, publishInput } from "./publish";

/** `brand rollback`: restores a kept version as a new version. */
export const rollback: Command = {
  summary: "put a kept version back",
  usage: '<code> [version] --reason "…" [--by <name>] [--expect <version>]',
  help: [
    "Default: what was live before the files that are live now first were; again goes further back (brand history <code>).",
    "Files edited since the last publish are kept as a version first, and the newest version comes back; so it does after brand remove.",
    "--reason   why; kept with the version",
    "--by       who; default: the system's user",
    "--expect   refuse when another version is live than this one",
  ],
  options: { reason: { type: "string" }, by: { type: "string" }, expect: { type: "string" } },
  takes: [1, 2],
  async run([code = "", version], options, place) {
    if (version !== undefined && !isVersionId(version))
      throw new UsageError(`"${version}" is no version: give its number`);
    await assertBrandOrVersions(place.dir, code);
    const result = await rollBackFiles(place.dir, code, version, publishInput(code, options, place));
    return describeResult(code, result);
  },
};
