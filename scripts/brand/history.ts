import { join } from "node:path";
import { hasDraft } from "~/platform/brands/draft";
import { exists } from "~/platform/brands/files";
import { type KeptVersion, readHistory } from "~/platform/brands/history";
import { assertBrandOrVersions } from "./brands";
import type { Command } from "./command";

/** `brand history`: versions of a brand with author, time and reason. Includes removed brands. */
export const history: Command = {
  summary: "list a brand's versions with time, author and reason",
  usage: "<code>",
  help: [
    "Newest first. Compare two: brand diff <code> <version> <version>. Restore one: brand rollback <code> <version>.",
    "A removed brand keeps its versions: brand rollback <code> restores it.",
  ],
  options: {},
  takes: [1, 1],
  async run([code = ""], _options, place) {
    await assertBrandOrVersions(place.dir, code);
    const isThere = await exists(join(place.dir, code));
    const { kept, live } = await readHistory(place.dir, code);
    const draft = await hasDraft(place.dir, code);
    const versions = kept.map(({ id, meta }) => ({
      version: id,
      at: meta && new Date(meta.when).toISOString(),
      by: meta?.by ?? null,
      reason: meta?.reason ?? null,
      live: isThere && id === live.version,
    }));
    const lines = [
      headline(code, isThere, live.version),
      ...kept.map((one) => `  ${versionLine(one)}${isThere && one.id === live.version ? "  (live)" : ""}`),
      ...(draft ? [isThere ? `A draft exists: brand diff ${code} draft` : "Its draft is kept."] : []),
    ];
    return { ok: true, lines, json: { code, removed: !isThere, live: live.version, draft, versions } };
  },
};

function headline(code: string, isThere: boolean, live: string | null): string {
  if (!isThere) return `${code} was removed. To restore it: brand rollback ${code} --reason "…"`;
  if (live !== null) return `${code}: version ${live} is live`;
  return `${code}: the live files are not stored as a version. To store them: brand publish ${code} --reason "…"`;
}

function versionLine({ id, meta }: KeptVersion): string {
  if (meta === null) return `${id.padStart(4)}  damaged: run brand doctor`;
  const when = new Date(meta.when).toISOString().slice(0, 16).replace("T", " ");
  return `${id.padStart(4)}  ${when} UTC  ${meta.by}: ${meta.reason}`;
}
