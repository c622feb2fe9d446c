import { join } from "node:path";
import { FileError } from "~/platform/brands/files";
import { effectiveOrigin } from "~/platform/brands/local-origin";
import { makeBrand } from "~/platform/brands/new-brand";
import { assertBrand, assertCode, refusalLines } from "./brands";
import { type Command, type CommandContext, textOption, UsageError } from "./command";
import { type ServedState, waitUntilServed } from "./served-state";

/** `brand new`: creates a brand of about 15 lines; base provides everything else. */
export const create: Command = {
  summary: "create a brand; a running server serves it immediately",
  usage: "<code> [--name <text>] [--host <host>] [--from <brand>] [--languages EN,CN] [--operator <name>]",
  help: [
    "--name       display name; default: the code, capitalised",
    "--host       host name; default: <code>.localhost",
    "--from       copy the files of this brand; default: only base. A copy of a demo brand is also a demo brand",
    "--languages  language codes separated by commas, the default language first; default: EN",
    "--operator   the company that runs the brand; default: the code",
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
      return { ok: false, lines: refusalLines(`${code} was not created:`, problems), json: { code, problems } };
    }
    if (result.status === "refused" && result.field === "code")
      throw new FileError(`The code "${code}" is already used: ${join(place.dir, code)}`);
    if (result.status === "refused" && result.field === "host")
      throw new UsageError(`"${wish.host}" is not a host name: omit the scheme, and do not use an IP address`);
    if (result.status === "refused") throw new FileError(`"${from}" has no tenant.json that can be copied`, "missing");
    const { demo, file, host } = result;
    const origin = effectiveOrigin(result.origin, place.localPort);
    const served = await waitUntilServed(place, host, code);
    const lines = [
      ...(demo ? [`${code} is a demo brand like ${from}: it is served only in demo mode.`] : []),
      describeServedState(place, code, origin, served),
      `Edit next: ${file}`,
      "  theme, languages, flags, register, modules …: editors complete and explain every key.",
      `Then: brand check ${code}`,
    ];
    return { ok: true, lines, json: { code, demo, origin, file, served } };
  },
};

/** Returns a sentence about whether the brand is live, and the missing step if it is not. */
function describeServedState({ dir, port }: CommandContext, code: string, origin: string, served: ServedState): string {
  if (served === "live") return `${code} is live: ${origin}/`;
  if (port === 0) return `${code} is created. It is live when a server reads ${dir}: ${origin}/`;
  if (served === "none")
    return `${code} is created. No server listens on port ${port} of this machine. It is live when one does (npm start): ${origin}/`;
  return `${code} is created, but the server on port ${port} does not serve it. It is live when a server reads ${dir}: ${origin}/`;
}
