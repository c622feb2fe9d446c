import { type ReactNode, useState } from "react";
import { isInItem, valueAt } from "~/platform/brands/schema-walk";
import { useT } from "~/platform/i18n/use-t";
import { type DocumentPath, pointerOf } from "~/platform/text/json";
import type { PartProps } from "./form-scope";

interface FoldProps extends PartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Focuses the fold of a value after the next render, because the button of the change is removed. */
export function focusFold(path: DocumentPath, { currentTarget }: { readonly currentTarget: HTMLElement }): void {
  const form = currentTarget.closest(".fields");
  const name = `[data-place="${CSS.escape(pointerOf(path))}"] > summary`;
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(name)?.focus());
}

/**
 * Renders a collapsible part of a form; its content mounts when opened. The summary shows the number of problems, and whether the
 * base's value applies.
 */
export function Fold({ children, path, scope, title }: FoldProps) {
  const t = useT("console");
  const [isOpen, setOpen] = useState(false);
  const bad = scope.problems.filter(({ pointer }) => `${pointer}/`.startsWith(`${pointerOf(path)}/`)).length;
  return (
    <details data-place={pointerOf(path)} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {bad > 0 ? <small data-bad="">{t("files.problems", { count: bad })}</small> : null}
        {valueAt(scope.document, path) === undefined ? (
          <small>{t(isInItem(path) ? "files.unset" : "files.asBase")}</small>
        ) : null}
      </summary>
      {isOpen ? <div>{children}</div> : null}
    </details>
  );
}
