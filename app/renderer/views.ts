import type { ComponentType } from "react";

/** Props from JSON and data from `load`; each block's own view narrows them. */
export type AnyBlockView = ComponentType<{ props: never; data: never }>;

const views = new Map<string, AnyBlockView>();

/** Makes a block's view known: on the server all at start, in the browser those of the page before it is drawn. */
export function registerView(type: string, view: unknown): void {
  views.set(type, view as AnyBlockView);
}

/** The view of a block type, or undefined for a type nobody registered: such a block is skipped. */
export function viewOf(type: string): AnyBlockView | undefined {
  return views.get(type);
}
