import { Suspense, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import type { FormAnswer } from "~/ui/form-answer";
import { ModalDialog } from "~/ui/modal-dialog";
import { PartBoundary } from "../frame/part-boundary";
import type { ShellSite } from "../frame/shell-site";
import { type ModalContents, modalContent, resetModalContent } from "./contents";
import { Spinner } from "./loader";
import type { ModalName, ModalOptions } from "./modals";

/** Width of each modal in px, and the text key of its label. */
const LOOKS = {
  loginPopupModal: { size: 480, label: "modal.login" },
  registerModal: { size: 480, label: "modal.register" },
  forgetPassModal: { size: 480, label: "modal.forgot" },
  changePassModal: { size: 480, label: "modal.change" },
  vassalageModal: { size: 760, label: "modal.vassalage" },
  noticeModal: { size: 760, label: "modal.notices" },
} as const;

export interface ModalFrameProps {
  readonly contents: ModalContents;
  readonly name: ModalName;
  readonly site: ShellSite;
  readonly options: ModalOptions;
  readonly onClose: () => void;
  /** Set if the server renders the modal open: target of the close button without scripts. */
  readonly closeHref?: string;
  readonly answer?: FormAnswer | undefined;
}

/** Renders a modal by name: the window and its content, which is loaded on first use. */
export function ModalFrame({ contents, name, site, options, onClose, closeHref, answer }: ModalFrameProps) {
  const t = useT("shell");
  const common = useT("common");
  const [tries, setTries] = useState(0);
  const Content = modalContent(contents, name);
  const retry = () => {
    resetModalContent(name);
    setTries(tries + 1);
  };
  const { cover, closable, size = LOOKS[name].size } = options;
  return (
    <ModalDialog
      label={t(LOOKS[name].label)}
      closeLabel={common("close")}
      onClose={onClose}
      cover={cover}
      closable={closable}
      size={size}
      closeHref={closeHref}
    >
      <PartBoundary key={tries} part={name} onRetry={retry}>
        <Suspense fallback={<Spinner />}>
          <Content site={site} options={options} onClose={onClose} answer={answer} />
        </Suspense>
      </PartBoundary>
    </ModalDialog>
  );
}
