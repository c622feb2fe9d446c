import type { ReactNode } from "react";
import { styled } from "styled-components";

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 45%), 1fr));
  gap: 14px 24px;

  div { display: grid; align-content: start; gap: 2px; padding-block-start: 10px; border-block-start: 1px solid var(--line); }
  dt { color: var(--text-2); font-size: var(--size-1); }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
`;

/** A label with its value; an entry without a value is omitted. */
export type Fact = readonly [label: string, value: ReactNode];

/** Renders facts as a definition list, with as many columns as fit. */
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
