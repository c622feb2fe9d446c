import { useT } from "~/platform/i18n/use-t";
import { Badge } from "~/ui/badge";
import type { BrandRow } from "./types";

const TONES = { live: "good", stale: "bad", broken: "bad", skipped: "plain" } as const;

/** Renders a brand's state as a badge, with a second badge during maintenance. */
export function BrandState({ brand }: { brand: Pick<BrandRow, "state" | "maintenance"> }) {
  const t = useT("console");
  return (
    <>
      <Badge tone={TONES[brand.state]}>{t(`state.${brand.state}`)}</Badge>
      {brand.maintenance ? <Badge tone="accent">{t("state.maintenance")}</Badge> : null}
    </>
  );
}
