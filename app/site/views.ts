import type { ComponentType } from "react";
import type { LoadedBlock } from "./page-data";

/** Props from JSON and data from `load`; each block's own view narrows them. */
export type AnyBlockView = ComponentType<{ props: never; data: never; isFirst: boolean }>;

const views = new Map<string, AnyBlockView>();

/**
 * Name of a block's view: `type/variant`, or `type/all` for a whole list, where that has a view of its own, else the type. On the
 * server one view draws all variants of a type.
 */
export function viewName(
  { props, type }: Pick<LoadedBlock, "props" | "type">,
  isView: (name: string) => boolean,
): string {
  const own = `${type}/${props["all"] ? "all" : props["variant"]}`;
  return isView(own) ? own : type;
}

/** Makes a block's view known: on the server all at start, in the browser those of the page before it is drawn. */
export function registerView(name: string, view: unknown): void {
  views.set(name, view as AnyBlockView);
}

/** The view of a block, or undefined for a type nobody registered: such a block is skipped. */
export const viewOf = (block: Pick<LoadedBlock, "props" | "type">): AnyBlockView | undefined =>
  views.get(viewName(block, hasView));

/** Whether a view is registered under this name. */
export const hasView = (name: string): boolean => views.has(name);
