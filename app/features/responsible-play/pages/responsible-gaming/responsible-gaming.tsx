import { styled } from "styled-components";
import { SettingsPage } from "~/site/centre/parts/section-look";
import type { CentreViewProps } from "~/site/centre/types";
import { BreakInForce, Exclusions, HelpLinks, TimeOuts } from "./breaks";
import { LimitGroups } from "./limits";
import { NetPosition } from "./net-position";
import type { ResponsibleData } from "./types";

const Look = styled(SettingsPage)`
  .note { max-inline-size: 62ch; color: var(--text-2); font-size: var(--size-1); }
  .group > h3 { font-size: 1.0625rem; }
`;

/** Renders the page `responsibleGaming`: net position, limits, breaks, and help links (requirement W9). */
export function ResponsibleGaming(props: CentreViewProps<ResponsibleData>) {
  return (
    <Look>
      <BreakInForce {...props} />
      <NetPosition {...props} />
      <LimitGroups {...props} />
      <TimeOuts {...props} />
      <Exclusions {...props} />
      <HelpLinks {...props} />
    </Look>
  );
}
