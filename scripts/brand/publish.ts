import { join, resolve } from "node:path";
import { checkFolder } from "~/platform/brands/check-folder";
import { type PublishResult, publishDraft, publish as publishFiles } from "~/platform/brands/publish";
import { assertBrand, assertCode, author, refusalLines } from "./brands";
import {
  type Command,
  type CommandContext,
  type Options,
  type Outcome,
  requiredReason,
  textOption,
  UsageError,
} from "./command";

/** `brand publish`: validates a candidate as a whole, stores it as a version and makes it live. */
export const publish: Command = {
  summary: "validate files, store them as a version and make them live",
  usage: '<code> [--from <folder> | --draft] --reason "…" [--by <name>] [--expect <version>]',
  help: [
    "--from     a brand folder to publish; without --from and --draft: store the live files as a version",
    "--draft    publish the draft (brand draft <code>) and remove it",
    "--reason   the reason; stored with the version",
    "--by       the author; default: the system user",
    "--expect   refuse unless this version is live",
  ],
  options: {
    from: { type: "string" },
    draft: { type: "boolean" },
    reason: { type: "string" },
    by: { type: "string" },
    expect: { type: "string" },
  },
  takes: [1, 1],
  async run([code = ""], options, place) {
    const from = textOption(options, "from");
    if (from !== undefined && options.draft === true) throw new UsageError("--from and --draft cannot be combined");
    const input = publishInput(code, options, place, options.draft === true ? `.drafts/${code}` : from);
    if (from === undefined) await assertBrand(place.dir, code);
    else assertCode(code);
    if (options.draft === true) return describeResult(code, await publishDraft(place.dir, code, input));
    const folder = from === undefined ? join(place.dir, code) : resolve(from);
    return describeResult(code, await publishFiles(place.dir, code, folder, input));
  },
};

/** Returns the input that `publish` and `rollback` share. Problems name the candidate as `label`. */
export function publishInput(code: string, options: Options, place: CommandContext, label = code) {
  return {
    reason: requiredReason(options),
    by: author(textOption(options, "by")),
    when: place.now,
    expect: textOption(options, "expect"),
    check: (folder: string) => checkFolder(place, code, { folder, label }),
  };
}

/** Formats the result of a publish. */
export function describeResult(code: string, result: PublishResult): Outcome {
  if (result.status === "invalid") {
    const { problems } = result;
    return {
      ok: false,
      lines: refusalLines(`Nothing was published: ${code} is not valid.`, problems),
      json: { code, ...result },
    };
  }
  const { version } = result;
  const json = { code, ...result };
  if (result.status === "unchanged") return { ok: true, lines: [`${code} is already at version ${version.id}.`], json };
  const { saved } = result;
  const lines = [`${code} is published as version ${version.id}: ${version.reason} (${version.by})`];
  if (saved !== null)
    lines.push(`The replaced live files had not been published; they are stored as version ${saved.id}.`);
  return { ok: true, lines: [...lines, `To undo: brand rollback ${code} --reason "…"`], json };
}
