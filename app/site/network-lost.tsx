import { useEffect } from "react";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { PartBox } from "~/ui/part-error";

/** How often the connection is tried, ms: a server that is back announces itself to nobody. */
const EVERY_MS = 5_000;

/** In place of a page that the network kept away: it needs nothing of the network itself, and goes on once that is back. */
export function NetworkLost({ onBack }: { readonly onBack: () => void }) {
  const t = useT("errors");
  const shell = useT("shell");
  useEffect(() => {
    const look = async () => {
      const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => null);
      if (answer?.ok) onBack();
    };
    const timer = setInterval(look, EVERY_MS);
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
