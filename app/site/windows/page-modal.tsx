import { useNavigate } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { loadPart, type PartLoad } from "~/platform/browser/load-part";
import type { FormAnswer } from "~/ui/form-answer";
import type { ShellSite } from "../frame/shell-site";
import type { ModalContents } from "./contents";
import type { ModalFrameProps } from "./modal-frame";
import { MODAL_NAMES, type ModalName } from "./modals";

type Frame = ComponentType<Omit<ModalFrameProps, "contents">>;

/** Chunk of pages that open with a modal; on other pages it is loaded with the first window. */
const frameCache = new Map<PartLoad<ModalContents>, Frame>();

function frameOf(load: PartLoad<ModalContents>): Frame {
  const found =
    frameCache.get(load) ??
    lazy(async () => {
      const [{ ModalFrame }, contents] = await Promise.all([import("./modal-frame"), loadPart("windows", load)]);
      return { default: (props: Omit<ModalFrameProps, "contents">) => <ModalFrame contents={contents} {...props} /> };
    });
  frameCache.set(load, found);
  return found;
}

interface PageModalProps {
  /** Loads the contents of the windows. */
  readonly contents: PartLoad<ModalContents>;
  readonly name: string;
  readonly site: ShellSite;
  /** Answer to its form, posted without scripts. */
  readonly answer?: FormAnswer | undefined;
}

/**
 * Renders the modal of a path such as `/register`. The server renders it open, so that its form works without scripts. Closing it
 * leads to the home page.
 */
export function PageModal({ contents, name, site, answer }: PageModalProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  if (!open || !(MODAL_NAMES as readonly string[]).includes(name)) return null;
  const ModalFrame = frameOf(contents);
  const close = () => {
    setOpen(false);
    navigate("/", { replace: true, preventScrollReset: true, state: { stay: true } });
  };
  return (
    <Suspense fallback={null}>
      <ModalFrame name={name as ModalName} site={site} options={{}} onClose={close} closeHref="/" answer={answer} />
    </Suspense>
  );
}
