import { type ComponentType, lazy } from "react";
import type { ShellSite } from "~/site/frame/shell-site";
import type { ModalName, ModalOptions } from "~/site/windows/modals";
import type { FormAnswer } from "~/ui/form-answer";
import { loadPart, type PartLoad } from "~/ui/load-part";

/** What a modal's content is given. */
export interface ModalContentProps {
  readonly site: ShellSite;
  readonly options: ModalOptions;
  readonly onClose: () => void;
  /** What a form without scripts was answered: the page comes again with its modal open. */
  readonly answer?: FormAnswer | undefined;
}

export type ModalContent = ComponentType<ModalContentProps>;

/** The contents by name, each a file of its own, loaded when it opens first. */
const LOADS: Record<ModalName, PartLoad<{ default: ModalContent }>> = {
  loginPopupModal: (via) =>
    via(() => import("~/features/access/windows/login-popup")).then(({ LoginPopup }) => ({ default: LoginPopup })),
  registerModal: (via) =>
    via(() => import("~/features/access/windows/register")).then(({ Register }) => ({ default: Register })),
  forgetPassModal: (via) =>
    via(() => import("~/features/access/windows/forget-pass")).then(({ ForgetPass }) => ({ default: ForgetPass })),
  changePassModal: (via) =>
    via(() => import("~/features/access/windows/change-pass")).then(({ ChangePass }) => ({ default: ChangePass })),
  vassalageModal: (via) =>
    via(() => import("~/features/games/windows/vassalage")).then(({ Vassalage }) => ({ default: Vassalage })),
  noticeModal: (via) =>
    via(() => import("~/features/messages/windows/notice")).then(({ Notice }) => ({ default: Notice })),
};

const known = new Map<ModalName, ModalContent>();

/** The content of a modal, which suspends until it is loaded and throws a `ChunkLoadError` when it cannot be. */
export function contentOf(name: ModalName): ModalContent {
  const content = known.get(name) ?? lazy(() => loadPart(name, LOADS[name]));
  known.set(name, content);
  return content;
}

/** Forgets a content that could not be loaded, so that it is asked for again. */
export function forgetContent(name: ModalName): void {
  known.delete(name);
}
