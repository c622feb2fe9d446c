import { join } from "node:path";
import { FileError } from "~/platform/brands/files";
import { effectiveOrigin } from "~/platform/brands/local-origin";
import { makeBrand } from "~/platform/brands/new-brand";
import { assertBrand, assertCode, refusalLines } from "./brands";
import { type Command, type CommandContext, textOption, UsageError } from "./command";
import { type ServedState, waitUntilServed } from "./served-state";

/** `brand new`: creates a brand of about 15 lines; base provides everything else. */
export const create: Command = {
  summary: "make a new brand; a running server shows it at once",
  usage: "<code> [--name <text>] [--host <host>] [--from <brand>] [--languages EN,CN] [--operator <name>]",
  help: [
    "--name       what visitors read; default: the code, capitalised",
    "--host       where it answers; default: <code>.localhost",
    "--from       copy this brand's files instead of starting from base alone; a copy of a demo brand is a demo too",
    "--languages  codes with commas, the first is the default; default: EN",
    "--operator   who runs it; default: the code",
  ],
  options: {
    name: { type: "string" },
    host: { type: "string" },
    from: { type: "string" },
    languages: { type: "string" },
    operator: { type: "string" },
  },
  takes: [1, 1],
  async run([code = ""], options, place) {
    const given = (name: string) => textOption(options, name);
    assertCode(code);
    const from = given("from");
    if (from !== undefined) await assertBrand(place.dir, from);
    const languages = given("languages")
      ?.split(",")
      .map((language) => language.trim().toUpperCase());
    const wish = { code, from, languages, name: given("name"), host: given("host"), operator: given("operator") };
    const result = await makeBrand(place, wish);
    if (result.status === "invalid") {
      const { problems } = result;
      return { ok: false, lines: refusalLines(`${code} was not made:`, problems), json: { code, problems } };
    }
    if (result.status === "refused" && result.field === "code")
      throw new FileError(`The code "${code}" is taken: ${join(place.dir, code)}`);
    if (result.status === "refused" && result.field === "host")
      throw new UsageError(`"${wish.host}" is no host name: neither an address with scheme nor a bare IP`);
    if (result.status === "refused") throw new FileError(`"${from}" has no tenant.json that can be copied`, "missing");
    const { demo, file, host } = result;
    const origin = effectiveOrigin(result.origin, place.localPort);
    const served = await waitUntilServed(place, host, code);
    const lines = [
      ...(demo ? [`${code} is a demo brand, as ${from} is: it is shown in demo mode only.`] : []),
      describeServedState(place, code, origin, served),
      `Edit next: ${file}`,
      "  theme, languages, flags, register, modules …: an editor completes and explains every key.",
      `Then: brand check ${code}`,
    ];
    return { ok: true, lines, json: { code, demo, origin, file, served } };
  },
};

/** Returns a sentence about whether the brand is live, and the missing step if it is not. */
function describeServedState({ dir, port }: CommandContext, code: string, origin: string, served: ServedState): string {
  if (served === "live") return `${code} is live: ${origin}/`;
  if (port === 0) return `${code} is made. Once a server reads ${dir}, it is live: ${origin}/`;
  if (served === "none")
    return `${code} is made. Nothing listens on port ${port} here; once a server does (npm start), it is live: ${origin}/`;
  return `${code} is made. What listens on port ${port} does not show it: does that server read ${dir}? Once one does, it is live: ${origin}/`;
}
