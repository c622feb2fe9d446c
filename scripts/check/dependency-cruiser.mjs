// Rules for dependency-cruiser, generated from the table in `layers.mjs`.
import { FEATURES, LAYERS } from "./layers.mjs";

const layers = Object.entries(LAYERS).map(([name, { files, may }]) => ({
  name: `layer: ${name}`,
  comment: `${name} may import only: ${may.join("  ")}`,
  severity: "error",
  from: { path: files },
  to: { path: "^app/", pathNot: may },
}));

const order = FEATURES.slice(0, -1).map((name, at) => ({
  name: `order: ${name}`,
  comment: `${name} may not import features that come after it (scripts/check/layers.mjs)`,
  severity: "error",
  from: { path: `^app/features/${name}/` },
  to: { path: `^app/features/(${FEATURES.slice(at + 1).join("|")})/` },
}));

const known = {
  name: "known feature",
  comment: "every feature must be in the list FEATURES (scripts/check/layers.mjs)",
  severity: "error",
  from: { path: "^app/features/", pathNot: `^app/features/(${FEATURES.join("|")})/` },
  to: {},
};

const cycles = { name: "no cycles", severity: "error", from: { path: "^app/" }, to: { circular: true } };

const server = {
  name: "no React on the server",
  severity: "error",
  from: {
    path: ["^app/features/[^/]+/(contract|rules|checks|server)/", "^app/platform/"],
    pathNot: ["\\.tsx$", "^app/platform/(i18n|wps|time)/"],
  },
  to: { path: "node_modules/(react|react-dom|@remix-run|styled-components|react-i18next)/" },
};

export default {
  forbidden: [...layers, ...order, known, cycles, server],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(svg|sql|css)$|(?<!/texts/[A-Z]+)\\.json$" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"] },
  },
};
