import { styled } from "styled-components";
import { Page } from "~/site/centre/parts/section-look";
import type { CentreViewProps } from "~/site/centre/types";
import { BreakInForce, Exclusions, HelpLinks, TimeOuts } from "./breaks";
import { Limits } from "./limits";
import { Position } from "./position";
import type { ResponsibleData } from "./types";

const Look = styled(Page)`
  .note { max-inline-size: 62ch; color: var(--text-2); font-size: var(--size-1); }
  .group > h3 { font-size: 1.0625rem; }
`;

/** Renders the page `responsibleGaming`: net position, limits, breaks, and help links (requirement W9). */
export function ResponsibleGaming(props: CentreViewProps<ResponsibleData>) {
  return (
    <Look>
      <BreakInForce {...props} />
      <Position {...props} />
      <Limits {...props} />
      <TimeOuts {...props} />
      <Exclusions {...props} />
      <HelpLinks {...props} />
    </Look>
  );
}
