import type { ModuleNode, PageNode } from "~/core/config.gen";
import { pointerKey } from "~/tenant/json/positions";
import type { LoadedBrand } from "~/tenant/load-brand";
import type { RawProblem } from "~/tenant/problem";

/** A page, where it is written, and its properties. */
interface FoundPage {
  readonly id: string;
  readonly file: string;
  readonly pointer: string;
  readonly props: PageNode["props"];
}

/** A module stands in tenant.json or in a page file, never in both; a path leads to one page. */
export function pageProblems({ config, pages }: LoadedBrand): RawProblem[] {
  const problems: RawProblem[] = [];
  const found: FoundPage[] = [];
  for (const id in pages) {
    const page = pages[id];
    if (page !== undefined) found.push({ id, file: `pages/${id}.json`, pointer: "", props: page.props });
  }
  const walk = (modules: Readonly<Record<string, ModuleNode>>, parent: string): void => {
    for (const [id, node] of Object.entries(modules)) {
      const pointer = parent + pointerKey(id);
      if (Object.hasOwn(pages, id)) {
        const message = `the module ${id} is defined here and in pages/${id}.json; keep one of them`;
        problems.push({ file: "tenant.json", pointer, message, part: "key" });
      }
      if (node.type === "page") {
        found.push({ id, file: "tenant.json", pointer, props: node.props as unknown as PageNode["props"] });
      } else if (node.children !== undefined) walk(node.children, `${pointer}/children`);
    }
  };
  walk(config.modules, "/modules");
  return [...problems, ...pathProblems(found)];
}

function pathProblems(pages: readonly FoundPage[]): RawProblem[] {
  const owners = new Map<string, FoundPage>();
  const problems: RawProblem[] = [];
  const claim = (page: FoundPage, path: string, key: string): void => {
    const owner = owners.get(path);
    if (owner === undefined) owners.set(path, page);
    else {
      const message = `the path "${path}" of ${page.id} is taken by ${owner.id} (${owner.file})`;
      problems.push({ file: page.file, pointer: `${page.pointer}/props/${key}`, message, part: "value" });
    }
  };
  for (const page of pages) {
    claim(page, page.props.path, "path");
    for (const [i, path] of (page.props.paths ?? NONE).entries()) claim(page, path, `paths/${i}`);
  }
  return problems;
}

const NONE: readonly string[] = [];
