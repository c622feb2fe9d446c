import type { ModalContents } from "~/site/windows/contents";

/** Contents of modals by name. Each is a separate file, loaded when it first opens. */
export const WINDOWS: ModalContents = {
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
