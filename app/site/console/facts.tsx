import type { ReactNode } from "react";
import { styled } from "styled-components";

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: 14px 24px;

  div { display: grid; align-content: start; gap: 2px; padding-block-start: 10px; border-block-start: 1px solid var(--line); }
  dt { color: var(--text-2); font-size: var(--size-1); }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`;

/** A label and what belongs to it; without a value it is left out. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a thing, as many facts in a row as there is room for. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </List>
  );
}
