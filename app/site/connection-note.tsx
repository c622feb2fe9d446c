import { useEffect, useSyncExternalStore } from "react";
import { useT } from "~/platform/i18n/use-t";
import { PartBox } from "~/ui/part-error";
import { held, holdsForm, letGo, watchHeld } from "./connection";

const nothing = () => null;

interface ConnectionNoteProps {
  /** Forms that the application sends itself (the console's) stay as they are: a request that fails would take the page. */
  readonly holdsForms?: boolean;
}

/** Says that there is no network and what becomes of the last wish; it goes with the first sign of a connection. */
export function ConnectionNote({ holdsForms = false }: ConnectionNoteProps) {
  const t = useT("shell");
  const kind = useSyncExternalStore(watchHeld, held, nothing);
  useEffect(() => {
    addEventListener("online", letGo);
    return () => removeEventListener("online", letGo);
  }, []);
  useEffect(() => {
    if (!holdsForms) return;
    const hold = (event: SubmitEvent) => {
      const isPost = event.target instanceof HTMLFormElement && event.target.method === "post";
      if (!isPost || !holdsForm()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("submit", hold, true);
    return () => document.removeEventListener("submit", hold, true);
  }, [holdsForms]);
  if (kind === null) return null;
  return (
    <PartBox role="alert" data-floating="">
      <p>{t(kind === "page" ? "connection.page" : "connection.form")}</p>
    </PartBox>
  );
}
