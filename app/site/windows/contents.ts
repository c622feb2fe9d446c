import { type ComponentType, lazy } from "react";
import { loadPart, type PartLoad } from "~/platform/browser/load-part";
import type { FormAnswer } from "~/ui/form-answer";
import type { ShellSite } from "../frame/shell-site";
import type { ModalName, ModalOptions } from "./modals";

/** What a modal's content is given. */
export interface ModalContentProps {
  readonly site: ShellSite;
  readonly options: ModalOptions;
  readonly onClose: () => void;
  /** What a form without scripts was answered: the page comes again with its modal open. */
  readonly answer?: FormAnswer | undefined;
}

type ModalContent = ComponentType<ModalContentProps>;

/** The contents of modals by name, each a file of its own, loaded when it opens first (`registry/windows.ts`). */
export type ModalContents = Readonly<Record<ModalName, PartLoad<{ readonly default: ModalContent }>>>;

const known = new Map<ModalName, ModalContent>();

/** The content of a modal, which suspends until it is loaded and throws a `ChunkLoadError` when it cannot be. */
export function contentOf(contents: ModalContents, name: ModalName): ModalContent {
  const content = known.get(name) ?? lazy(() => loadPart(name, contents[name]));
  known.set(name, content);
  return content;
}

/** Forgets a content that could not be loaded, so that it is asked for again. */
export function forgetContent(name: ModalName): void {
  known.delete(name);
}
