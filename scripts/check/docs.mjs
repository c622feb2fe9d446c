// Names and links in the documents: every path that one names exists, every link leads to a file and a heading that are there.
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

/** A path of a document, in which `<area>`, `*` and `{a,b}` stand for names. */
function patternOf(path) {
  const escaped = path.replace(/\/$/, "").replace(/[.$+()[\]|^]/g, "\\$&");
  const open = escaped.replace(/\{([^}]*)\}/g, (_all, names) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${open.replace(/<[^>]*>|\*+/g, "[^/]+")}$`);
}
const exists = (path) => existsSync(`${ROOT}${path}`) || files.some((file) => patternOf(path).test(file));

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file) {
  const text = readFileSync(`${ROOT}${file}`, "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function faultsOf(file) {
  const text = readFileSync(`${ROOT}${file}`, "utf8");
  const paths = [...text.matchAll(NAMED)].map(([, path]) => path);
  const missing = paths.filter((path) => !exists(path)).map((path) => `${file}: \`${path}\` is not there`);
  const links = [...text.matchAll(LINK)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link));
  const dead = links.flatMap((link) => {
    const [path, anchor] = link.split("#");
    const target = path === "" ? file : normalize(join(dirname(file), path));
    if (!existsSync(`${ROOT}${target}`)) return [`${file}: the link to ${link} leads nowhere`];
    const isThere = anchor === undefined || !target.endsWith(".md") || anchorsOf(target).includes(anchor);
    return isThere ? [] : [`${file}: ${target} has no heading for #${anchor}`];
  });
  return [...missing, ...dead];
}

const faults = documents.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents, ${faults.length} wrong names or links`);
process.exitCode = faults.length === 0 ? 0 : 1;
