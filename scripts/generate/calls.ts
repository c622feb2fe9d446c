import type { AnyContract, CallSpec } from "~/platform/wps/define";

/** Folder of the browser client, one file per area. */
const FOLDER = "app/platform/wps/calls";

/** Call that provides the keys of sealed calls. */
const KEYS = { area: "system", name: "keys" };

/** Returns the name of a call's constant: `memberInfo` for `member.info`, `gameList` for `game.gameList`. */
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
 * Returns the files of the browser client. Each call is a constant, so that a page ships only the calls it makes. Each area is a
 * file: a single file would ship the console's calls to brand sites.
 */
export function callFiles(contract: AnyContract): [path: string, text: string][] {
  return Object.entries(contract).map(([area, calls]) => [
    `${FOLDER}/${area}.gen.ts`,
    fileOf(area, Object.values(calls)),
  ]);
}
