import { useEffect, useSyncExternalStore } from "react";
import { useT } from "~/platform/i18n/use-t";
import { PartBox } from "~/ui/part-error";
import { heldAction, releaseHeldAction, subscribeHeldAction } from "./connection";

const nothing = () => null;

/** Warns of a lost network, with the outcome for the pending navigation or form. Disappears when the connection returns. */
export function ConnectionNote() {
  const t = useT("shell");
  const kind = useSyncExternalStore(subscribeHeldAction, heldAction, nothing);
  useEffect(() => {
    addEventListener("online", releaseHeldAction);
    return () => removeEventListener("online", releaseHeldAction);
  }, []);
  if (kind === null) return null;
  return (
    <PartBox role="alert" data-floating="">
      <p>{t(kind === "page" ? "connection.page" : "connection.form")}</p>
    </PartBox>
  );
}
