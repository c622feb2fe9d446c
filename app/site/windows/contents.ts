import { type ComponentType, lazy } from "react";
import { loadPart, type PartLoad } from "~/platform/browser/load-part";
import type { FormAnswer } from "~/ui/form-answer";
import type { ShellSite } from "../frame/shell-site";
import type { ModalName, ModalOptions } from "./modals";

/** Props of a modal's content. */
export interface ModalContentProps {
  readonly site: ShellSite;
  readonly options: ModalOptions;
  readonly onClose: () => void;
  /** Answer to a form posted without scripts; the page is rendered again with its modal open. */
  readonly answer?: FormAnswer | undefined;
}

type ModalContent = ComponentType<ModalContentProps>;

/** Contents of modals by name. Each is a separate file, loaded when it first opens (`registry/windows.ts`). */
export type ModalContents = Readonly<Record<ModalName, PartLoad<{ readonly default: ModalContent }>>>;

const known = new Map<ModalName, ModalContent>();

/** Returns the content of a modal. It suspends until loaded, and throws a `ChunkLoadError` if loading fails. */
export function modalContent(contents: ModalContents, name: ModalName): ModalContent {
  const content = known.get(name) ?? lazy(() => loadPart(name, contents[name]));
  known.set(name, content);
  return content;
}

/** Forgets a content that failed to load, so that the next use loads it again. */
export function resetModalContent(name: ModalName): void {
  known.delete(name);
}
