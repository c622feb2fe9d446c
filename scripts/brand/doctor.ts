import { join } from "node:path";
import { exists } from "~/platform/brands/files";
import type { ConfigProblem } from "~/platform/brands/types";
import { assertBrand, brandCodes, checkBrands } from "./brands";
import { type Command, countedNoun, problemLine } from "./command";
import { examineAssets } from "./doctor-assets";
import { examineLeftovers, examinePermissions, examineSecret, examineUnfinished } from "./doctor-files";
import { examineLedgers } from "./doctor-ledger";
import { examineHistorySize, examineVersions } from "./doctor-versions";
import type { Finding } from "./finding";

/** `brand doctor`: looks for present and likely problems and recommends a remedy. Changes nothing. */
export const doctor: Command = {
  summary: "examine brands, versions, leftover files, permissions and ledgers",
  usage: "[code]",
  help: ["Exit status: 1 when there is an error, 0 when there are only warnings."],
  options: {},
  takes: [0, 1],
  async run([code], _options, place) {
    if (code !== undefined) await assertBrand(place.dir, code);
    const codes = code === undefined ? await brandCodes(place.dir) : [code];
    const findings: Finding[] = [];
    if (!(await exists(join(place.dir, "base", "tenant.json")))) {
      findings.push({
        level: "error",
        brand: null,
        message: `${place.dir} has no base/tenant.json: no brand can be loaded`,
      });
    }
    for (const [brand, { demo, problems, warnings }] of await checkBrands(place, codes)) {
      findings.push(...problems.map((problem) => fault(brand, problem)));
      // A missing channel that players need is acceptable for a demo only.
      const level = demo ? ("warning" as const) : ("error" as const);
      findings.push(...warnings.map((warning) => ({ ...fault(brand, warning), level })));
      findings.push(...(await examineVersions(place.dir, brand)));
      findings.push(...(await examineLeftovers(place.dir, brand)), ...(await examinePermissions(place.dir, brand)));
      findings.push(...(await examineAssets(place.dir, brand)));
    }
    findings.push(...(await examineUnfinished(place.dir)), ...(await examineSecret(place.dataDir)));
    findings.push(...(await examineHistorySize(place.dir)), ...(await examineLedgers(place, codes)));
    const errors = findings.filter((finding) => finding.level === "error").length;
    const lines = findings.map(({ level, brand, message }) => `${level.padEnd(7)}  ${brand ?? "all"}: ${message}`);
    const total = `${countedNoun(codes.length, "brand")} examined: ${countedNoun(errors, "error")}, ${countedNoun(findings.length - errors, "warning")}`;
    return { ok: errors === 0, lines: [...lines, total], json: { brands: codes, findings } };
  },
};

/** Formats a problem of the brand's files like `brand check`. */
function fault(brand: string, problem: ConfigProblem): Finding {
  return { level: "error", brand, message: problemLine(problem) };
}
