// Checks names and links in the documents: every named path exists, and every link leads to an existing file and heading.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "../lib/project.mjs";

const FOLDERS = "app|docs|demo|schemas|scripts|tenants|tests";
const NAMED = new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, "g");
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

const documents = [
  "README.md",
  ...readdirSync(`${ROOT}docs`, { recursive: true }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith(".md"));

const files = FOLDERS.split("|").flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`),
);

/** Returns the pattern of a path in a document, in which `<feature>`, `*` and `{a,b}` are placeholders. */
function patternOf(path) {
  const escaped = path.replace(/\/$/, "").replace(/[.$+()[\]|^]/g, "\\$&");
  const open = escaped.replace(/\{([^}]*)\}/g, (_all, names) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${open.replace(/<[^>]*>|\*+/g, "[^/]+")}$`);
}
const exists = (path) => existsSync(`${ROOT}${path}`) || files.some((file) => patternOf(path).test(file));

/** Returns the anchors of a document's headings, as GitHub generates them. */
function anchorsOf(file) {
  const text = readFileSync(`${ROOT}${file}`, "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Finds duplicate headings: they make links and searches ambiguous. */
function repeatedIn(file) {
  const anchors = anchorsOf(file);
  return anchors
    .filter((anchor, at) => anchors.indexOf(anchor) !== at)
    .map((anchor) => `${file}: the heading #${anchor} is used twice`);
}

/** Modules named in code comments, relative to the root, to `app/` (`~/…`) or to the file's folder. */
const MODULE = /`((?:~|\.{1,2}|app|scripts|tests)\/[\w.$/()-]+)`/g;
const SOURCE = /^(?:app|scripts|tests)\/(?!fixtures\/).*\.(?:tsx?|mjs)$/;

/** Finds module names in a source file's comments that do not exist. */
function deadNamesIn(file) {
  const comments = readFileSync(`${ROOT}${file}`, "utf8").match(/^\s*(?:\/?\*|\/\/).*$/gm) ?? [];
  const named = comments.flatMap((line) => [...line.matchAll(MODULE)].map(([, path]) => path));
  const missing = named.filter((path) => {
    const target = path.startsWith("~") ? path.replace("~", "app") : path;
    const full = target.startsWith(".") ? normalize(join(dirname(file), target)) : target;
    return !["", ".ts", ".tsx", ".mjs"].some((end) => existsSync(`${ROOT}${full}${end}`)) && !exists(full);
  });
  return missing.map((path) => `${file}: \`${path}\` does not exist`);
}

function faultsOf(file) {
  const text = readFileSync(`${ROOT}${file}`, "utf8");
  const paths = [...text.matchAll(NAMED)].map(([, path]) => path);
  const missing = paths.filter((path) => !exists(path)).map((path) => `${file}: \`${path}\` does not exist`);
  const links = [...text.matchAll(LINK)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link));
  const dead = links.flatMap((link) => {
    const [path, anchor] = link.split("#");
    const target = path === "" ? file : normalize(join(dirname(file), path));
    if (!existsSync(`${ROOT}${target}`)) return [`${file}: the target of the link ${link} does not exist`];
    const isThere = anchor === undefined || !target.endsWith(".md") || anchorsOf(target).includes(anchor);
    return isThere ? [] : [`${file}: ${target} has no heading for #${anchor}`];
  });
  return [...missing, ...dead, ...repeatedIn(file)];
}

const faults = [...documents.flatMap(faultsOf), ...files.filter((file) => SOURCE.test(file)).flatMap(deadNamesIn)];
for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents, ${faults.length} broken names or links`);
process.exitCode = faults.length === 0 ? 0 : 1;
