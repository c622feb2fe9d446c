import { previewSecret } from "~/platform/brands/preview";
import { previewLink } from "~/platform/brands/preview-link";
import { isVersionId } from "~/platform/brands/versions";
import { assertBrand, refusalLines } from "./brands";
import { type Command, type Options, textOption, UsageError } from "./command";

/** One week, so that a forwarded link expires. */
const LONGEST_MINUTES = 7 * 24 * 60;

/** `brand preview`: a signed, expiring link that shows an unpublished state on the brand's real host. */
export const preview: Command = {
  summary: "print a link that shows the draft or a version",
  usage: "<code> [--draft | --version <id>] [--minutes 60]",
  help: [
    "--draft    the draft, in its state when the link is opened (default)",
    "--version  the number of a version",
    `--minutes  validity of the link in minutes: 1 to ${LONGEST_MINUTES}; default: 60`,
  ],
  options: { draft: { type: "boolean" }, version: { type: "string" }, minutes: { type: "string" } },
  takes: [1, 1],
  async run([code = ""], options, place) {
    const { version, minutes } = readOptions(options);
    await assertBrand(place.dir, code);
    const expiresAt = place.now + minutes * 60_000;
    const secret = await previewSecret(place.dataDir, place.previewSecret);
    const link = await previewLink(place, { code, version, expiresAt, secret });
    if ("problems" in link) {
      const { problems } = link;
      const lines = refusalLines(`${code} (${version}) is not valid:`, problems);
      return { ok: false, lines, json: { code, version, problems } };
    }
    const { url } = link;
    const until = new Date(expiresAt).toISOString();
    return { ok: true, lines: [url, `Valid until ${until}`], json: { code, version, url, expiresAt } };
  },
};

function readOptions(options: Options): { version: string; minutes: number } {
  const version = textOption(options, "version");
  const minutes = Number(textOption(options, "minutes") ?? "60");
  if (version !== undefined && options.draft === true) throw new UsageError("--draft and --version cannot be combined");
  if (version !== undefined && !isVersionId(version)) throw new UsageError(`"${version}" is not a version number`);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_MINUTES) {
    throw new UsageError(`--minutes must be an integer from 1 to ${LONGEST_MINUTES}`);
  }
  return { version: version ?? "draft", minutes };
}
