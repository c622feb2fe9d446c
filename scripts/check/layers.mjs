// Layers of the code and their permitted imports, type imports included. docs/conventions.md explains them.

const F = "^app/features/([^/]+)/";
const any = (part) => `^app/features/[^/]+/${part}`;
const own = (part) => `^app/features/$1/${part}`;
const DOOR = "[^/]+(?<!\\.server)\\.tsx?$";
const SERVER_DOOR = "[^/]+\\.server\\.ts$";
// Text files are read from disk. Only the registry imports them, for the types of their keys.
const TEXTS = "^app/(features/[^/]+|site|ui|platform)/texts/";
const [SITE, UI, PLATFORM, REGISTRY] = ["site", "ui", "platform", "registry"].map((name) => `^app/${name}/(?!texts/)`);

/** Imports of feature parts that the browser loads: only the types of the contract, never its values (zod). */
const shown = (...more) => [own("contract/"), any("rules/"), any(DOOR), SITE, UI, PLATFORM, ...more];
const served = [own("contract/"), any("rules/"), own("server/"), any(SERVER_DOOR), PLATFORM];

/**
 * Layer → its files, and the files of `app/` that it may import: patterns, in which `$1` is the feature's name. Every other
 * import is refused.
 */
export const LAYERS = {
  contract: { files: `${F}contract/`, may: [any("contract/"), any("rules/"), PLATFORM] },
  rules: { files: `${F}rules/`, may: [any("rules/"), PLATFORM] },
  checks: { files: `${F}checks/`, may: [any("rules/"), PLATFORM] },
  server: { files: `${F}server/`, may: served },
  "door for servers": { files: `${F}${SERVER_DOOR}`, may: served },
  pages: { files: `${F}pages/`, may: shown(own("pages/")) },
  windows: { files: `${F}windows/`, may: shown(own("windows/"), own("pages/"), own("blocks/")) },
  console: { files: `${F}console/`, may: shown(own("console/")) },
  blocks: { files: `${F}blocks/`, may: shown(any("blocks/")) },
  door: { files: `${F}${DOOR}`, may: shown(own("blocks/")) },
  site: { files: SITE, may: [SITE, UI, PLATFORM] },
  ui: { files: UI, may: [UI, "^app/platform/(text|i18n|money|time|brands|browser)/"] },
  platform: { files: PLATFORM, may: [PLATFORM] },
  registry: {
    files: REGISTRY,
    may: [REGISTRY, TEXTS, any("(contract|pages|windows|blocks|checks)/"), any(DOOR), SITE, UI, PLATFORM],
  },
  routes: {
    files: "^app/(routes/|[^/]+$)",
    may: [
      "^app/routes/",
      "^app/[^/]+$",
      REGISTRY,
      any("(rules|pages|console|blocks)/"),
      any(DOOR),
      any(SERVER_DOOR),
      SITE,
      UI,
      PLATFORM,
    ],
  },
  compose: { files: "^app/compose/", may: ["^app/(?!.*/texts/)"] },
};

/** Features in order; each may import only features before it. `compose/` passes later features' functions to earlier ones. */
export const FEATURES =
  "system sending access members wallet responsible-play games rewards cashier vendors house lottery agents promotions points reports flags brands staff content support messages health demo".split(
    " ",
  );
