import { useEffect, useSyncExternalStore } from "react";
import { useT } from "~/platform/i18n/use-t";
import { PartBox } from "~/ui/part-error";
import { held, letGo, watchHeld } from "./connection";

const nothing = () => null;

/** Says that there is no network and what becomes of the last wish; it goes with the first sign of a connection. */
export function ConnectionNote() {
  const t = useT("shell");
  const kind = useSyncExternalStore(watchHeld, held, nothing);
  useEffect(() => {
    addEventListener("online", letGo);
    return () => removeEventListener("online", letGo);
  }, []);
  if (kind === null) return null;
  return (
    <PartBox role="alert" data-floating="">
      <p>{t(kind === "page" ? "connection.page" : "connection.form")}</p>
    </PartBox>
  );
}
