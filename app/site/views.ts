import type { ComponentType } from "react";
import type { LoadedBlock } from "./page-data";

/** View of any block: props from JSON and data from `load`. Each block's view narrows them. */
export type AnyBlockView = ComponentType<{ props: never; data: never; isFirst: boolean }>;

const views = new Map<string, AnyBlockView>();

/**
 * Returns the name of a block's view: `type/variant`, or `type/all` for a whole list, if such a view exists; else the type. On
 * the server, one view renders all variants of a type.
 */
export function viewName(
  { props, type }: Pick<LoadedBlock, "props" | "type">,
  isView: (name: string) => boolean,
): string {
  const own = `${type}/${props["all"] ? "all" : props["variant"]}`;
  return isView(own) ? own : type;
}

/** Registers a block's view. The server registers all at startup; the browser registers those of a page before rendering it. */
export function registerView(name: string, view: unknown): void {
  views.set(name, view as AnyBlockView);
}

/** Returns the view of a block; undefined for an unregistered type, whose block is skipped. */
export const viewOf = (block: Pick<LoadedBlock, "props" | "type">): AnyBlockView | undefined =>
  views.get(viewName(block, hasView));

/** Returns true if a view is registered under a name. */
export const hasView = (name: string): boolean => views.has(name);
