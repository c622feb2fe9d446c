import { assertBrand, brandCodes, checkAll } from "./brands";
import { type Command, count, problemLine, warningLine } from "./command";

/** `brand check`: validates brands as the running site would, and says what is wrong where. */
export const check: Command = {
  summary: "validate brands: all of them, or those named",
  usage: "[code …]",
  help: [
    "Prints one problem a line: file:line:column what is wrong (did you mean …?).",
    "A warning (a secret that the environment of the command does not give, say) leaves the exit status at 0.",
  ],
  options: {},
  takes: [0, Number.POSITIVE_INFINITY],
  async run(args, _options, place) {
    for (const code of args) await assertBrand(place.dir, code);
    const codes = args.length > 0 ? args : await brandCodes(place.dir);
    const brands = [...(await checkAll(place, codes))].map(([code, { problems, warnings }]) => ({
      code,
      problems,
      warnings,
    }));
    const problems = brands.flatMap((brand) => brand.problems);
    const warnings = brands.flatMap((brand) => brand.warnings).map(warningLine);
    const total = `${count(problems.length, "problem")} in ${count(codes.length, "brand")}`;
    return {
      ok: problems.length === 0,
      lines:
        problems.length === 0
          ? [...warnings, `No problem: ${codes.join(", ")}`]
          : [...problems.map(problemLine), ...warnings, total],
      json: { brands },
    };
  },
};
