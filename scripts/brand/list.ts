import { join } from "node:path";
import { FileError } from "~/platform/brands/files";
import { loadSnapshotFrom } from "~/platform/brands/load";
import type { ConfigProblem } from "~/platform/brands/types";
import { describeLiveFiles, readLiveState } from "~/platform/brands/versions";
import { brandCodes, checkBrands } from "./brands";
import type { Command, CommandContext } from "./command";

/** `brand list`: every brand with its validity, live version and hosts. */
export const list: Command = {
  summary: "list all brands: code, state, version, hosts, name",
  usage: "",
  help: ["State: valid, or broken (see brand check)."],
  options: {},
  takes: [0, 0],
  async run(_args, _options, place) {
    const brands = [];
    const checked = await checkBrands(place, await brandCodes(place.dir));
    for (const [code, { problems }] of checked) brands.push(await summarise(place, code, problems));
    const widest = Math.max(4, ...brands.map((brand) => brand.code.length));
    const lines = brands.map(
      ({ code, state, version, hosts, name }) =>
        `${code.padEnd(widest)}  ${state.padEnd(6)}  ${version.padEnd(12)}  ${hosts.join(" ")}  ${name}`,
    );
    return {
      ok: true,
      lines: brands.length === 0 ? ["There are no brands. To create one: brand new <code>"] : lines,
      json: { brands },
    };
  },
};

async function summarise(place: CommandContext, code: string, problems: readonly ConfigProblem[]) {
  const versions = await readVersions(place, code);
  if (problems.length > 0) return { code, name: "", state: "broken", demo: false, ...versions, hosts: [], problems };
  const { config } = await loadSnapshotFrom(place, code, join(place.dir, code));
  const hosts = [...config.hosts.member, ...(config.hosts.agent ?? [])];
  return { code, name: config.name, state: "valid", demo: config.demo === true, ...versions, hosts, problems };
}

/** Returns the live version. A brand with unreadable files or versions does not hide the others. */
async function readVersions(place: CommandContext, code: string) {
  try {
    const live = await readLiveState(place.dir, code);
    return { version: describeLiveFiles(live), newest: live.newest?.id ?? null, edited: live.edited };
  } catch (error) {
    if (error instanceof FileError) return { version: "see doctor", newest: null, edited: true };
    throw error;
  }
}
