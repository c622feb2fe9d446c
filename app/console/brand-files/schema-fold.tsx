import { type ReactNode, useState } from "react";
import { type DocumentPath, pointerOf } from "~/core/json";
import { valueAt } from "~/core/schema-walk";
import { useT } from "~/lib/i18n/use-t";
import type { FormScope } from "./schema-form";

interface FoldProps {
  readonly scope: FormScope;
  readonly path: DocumentPath;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form, drawn when it is opened. Closed it says whether it holds a mistake, and what is the base's. */
export function Fold({ children, path, scope, title }: FoldProps) {
  const t = useT("console");
  const [isOpen, setOpen] = useState(false);
  const bad = scope.problems.filter(({ pointer }) => `${pointer}/`.startsWith(`${pointerOf(path)}/`)).length;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {bad > 0 ? <small data-bad="">{t("files.problems", { count: bad })}</small> : null}
        {valueAt(scope.document, path) === undefined ? <small>{t("files.asBase")}</small> : null}
      </summary>
      {isOpen ? <div>{children}</div> : null}
    </details>
  );
}
