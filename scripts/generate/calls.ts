import type { AnyContract, CallSpec } from "~/platform/wps/define";

/** Where the client of browsers is, one file an area. */
const FOLDER = "app/platform/wps/calls";

/** The call that the sealed ones get their keys from. */
const KEYS = { area: "system", name: "keys" };

/** The name of a call's constant: `memberInfo` for `member.info`, `gameList` for `game.gameList`. */
export const constantName = (area: string, name: string): string =>
  name.startsWith(area) ? name : area + name.charAt(0).toUpperCase() + name.slice(1);

const lineOf = (area: string, { name, method, path, encrypted }: CallSpec): string => {
  const args = [`"${method} ${path}"`, ...(encrypted ? [constantName(KEYS.area, KEYS.name)] : [])];
  const make = `${encrypted ? "sealedCall" : "browserCall"}<"${area}", "${name}">(${args.join(", ")})`;
  return `export const ${constantName(area, name)} = /* @__PURE__ */ ${make};`;
};

function fileOf(area: string, calls: readonly CallSpec[]): string {
  const makers = [...new Set(calls.map(({ encrypted }) => (encrypted ? "sealedCall" : "browserCall")))].sort();
  const sealing = makers.includes("sealedCall");
  return [
    "// Generated from the contract by `npm run types`. Do not edit.",
    `import { ${makers.join(", ")} } from "../browser-call";`,
    ...(sealing ? [`import { ${constantName(KEYS.area, KEYS.name)} } from "./${KEYS.area}.gen";`] : []),
    "",
    ...calls.map((call) => lineOf(area, call)),
    "",
  ].join("\n");
}

/**
 * The client of browsers: a constant for each call, so that a page ships the calls it makes and no others. A file an area;
 * in one file of all, the console's calls would come with the sites'.
 */
export function callFiles(contract: AnyContract): [path: string, text: string][] {
  return Object.entries(contract).map(([area, calls]) => [
    `${FOLDER}/${area}.gen.ts`,
    fileOf(area, Object.values(calls)),
  ]);
}
