import { useEffect } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { PartBox } from "~/ui/part-error";

/** Interval of connection checks, in ms: browsers send no event when a server becomes reachable again. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Renders a message in place of a page that the network failed to deliver. Needs no network itself; continues once the connection
 * is back.
 */
export function NetworkLost({ onBack }: { readonly onBack: () => void }) {
  const t = useT("errors");
  const shell = useT("shell");
  useEffect(() => {
    const look = async () => {
      const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null);
      if (answer?.ok) onBack();
    };
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    addEventListener("online", onBack);
    return () => {
      clearInterval(timer);
      removeEventListener("online", onBack);
    };
  }, [onBack]);
  return (
    <PartBox role="alert" data-network="">
      <p>{t("networkAbnormal")}</p>
      <p>{shell("connection.goesOn")}</p>
      <Button type="button" variant="primary" onClick={onBack}>
        {t("chunkLoad.retry")}
      </Button>
    </PartBox>
  );
}
