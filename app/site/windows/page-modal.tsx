import { useNavigate } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import type { FormAnswer } from "~/ui/form-answer";
import type { ShellSite } from "../frame/shell-site";
import { MODAL_NAMES, type ModalName } from "./modals";

/** Shipped with pages that open with a modal, and with the first window on any other. */
const ModalFrame = lazy(() => import("./modal-frame").then((module) => ({ default: module.ModalFrame })));

interface PageModalProps {
  readonly name: string;
  readonly site: ShellSite;
  /** What its form, sent without scripts, was answered. */
  readonly answer?: FormAnswer | undefined;
}

/**
 * The modal that belongs to a path, such as `/register`: the server draws it open, so that its form works without
 * scripts; closing it leads to the page itself.
 */
export function PageModal({ name, site, answer }: PageModalProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  if (!open || !(MODAL_NAMES as readonly string[]).includes(name)) return null;
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
