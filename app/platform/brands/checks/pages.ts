import { pointerKey } from "~/platform/text/json";
import type { Brand, ModuleNode, PageNode } from "../config.gen";
import type { LoadedBrand } from "../loaded-brand";
import { pagePaths } from "../page-paths";
import { problemMessage, type UnplacedProblem } from "../problem";

/** A page with its source location and properties. */
interface FoundPage {
  readonly id: string;
  readonly file: string;
  readonly pointer: string;
  readonly props: PageNode["props"];
}

/** Cache of problems by pages and modules: most brands share the base's objects. */
const known = new WeakMap<LoadedBrand["pages"], { modules: Brand["modules"]; problems: readonly UnplacedProblem[] }>();

/**
 * Checks that each module is defined either in tenant.json or in a page file, not both, and that each path belongs to one page.
 */
export function pageProblems({ config: { modules }, pages }: LoadedBrand): readonly UnplacedProblem[] {
  let found = known.get(pages);
  if (found?.modules !== modules) {
    found = { modules, problems: findProblems(modules, pages) };
    known.set(pages, found);
  }
  return found.problems;
}

function findProblems(modules: Brand["modules"], pages: LoadedBrand["pages"]): UnplacedProblem[] {
  const problems: UnplacedProblem[] = [];
  const found: FoundPage[] = [];
  for (const id in pages) {
    const page = pages[id];
    if (page !== undefined) found.push({ id, file: `pages/${id}.json`, pointer: "", props: page.props });
  }
  const walk = (modules: Readonly<Record<string, ModuleNode>>, parent: string): void => {
    for (const [id, node] of Object.entries(modules)) {
      const pointer = parent + pointerKey(id);
      if (Object.hasOwn(pages, id)) {
        problems.push({ file: "tenant.json", pointer, ...problemMessage("moduleTwice", { id }), part: "key" });
      }
      if (node.type === "page") {
        found.push({ id, file: "tenant.json", pointer, props: node.props as unknown as PageNode["props"] });
      } else if (node.children !== undefined) walk(node.children, `${pointer}/children`);
    }
  };
  walk(modules, "/modules");
  return [...problems, ...pathProblems(found)];
}

function pathProblems(pages: readonly FoundPage[]): UnplacedProblem[] {
  const owners = new Map<string, FoundPage>();
  const problems: UnplacedProblem[] = [];
  const claim = (page: FoundPage, path: string, key: string): void => {
    const owner = owners.get(path);
    if (owner === undefined) owners.set(path, page);
    else {
      const told = problemMessage("pathTaken", { path, id: page.id, owner: owner.id, file: owner.file });
      problems.push({ file: page.file, pointer: `${page.pointer}/props/${key}`, ...told, part: "value" });
    }
  };
  for (const page of pages) {
    claim(page, page.props.path, "path");
    for (const [i, path] of (page.props.paths ?? NONE).entries()) claim(page, path, `paths/${i}`);
    for (const { path, param } of pagePaths(page.props)) if (Object.keys(param).length > 0) claim(page, path, "param");
  }
  return [...problems, ...pages.flatMap(modalProblems), ...pages.flatMap(queryProblems)];
}

/** Reports modals for addresses that do not belong to the page: they would never open. */
function modalProblems({ file, pointer, props }: FoundPage): UnplacedProblem[] {
  const own = pagePaths(props).map(({ path }) => path);
  return Object.keys(props.modals ?? {})
    .filter((path) => !own.includes(path))
    .map((path) => {
      const place = `${pointer}/props/modals${pointerKey(path)}`;
      return { file, pointer: place, ...problemMessage("notPagePath", { path }), part: "key" };
    });
}

/** Reports names in `canonicalQuery` that the page does not read (`query`). */
function queryProblems({ file, pointer, props }: FoundPage): UnplacedProblem[] {
  return (props.canonicalQuery ?? NONE).flatMap((name, i): UnplacedProblem[] => {
    if (props.query?.includes(name)) return [];
    const place = `${pointer}/props/canonicalQuery/${i}`;
    return [{ file, pointer: place, ...problemMessage("notQueryName", { name }), part: "value" }];
  });
}

const NONE: readonly string[] = [];
