import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useStaffPermission } from "~/site/console/staff-context";

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block-end: 20px;
  border-block-end: 1px solid var(--line);

  > div:first-child { flex: 1 1 260px; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: var(--size-3); }
  p { color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  .do { display: flex; flex-wrap: wrap; gap: 8px; }
`;

interface AccessPanelProps {
  readonly id: string;
  readonly title: string;
  readonly badge?: ReactNode;
  /** Current effect for visitors. */
  readonly text: string;
  /** The switches. */
  readonly children: ReactNode;
}

/** Renders one access switch: the current state, and the controls for staff who may operate brands. */
export function AccessPanel({ badge, children, id, text, title }: AccessPanelProps) {
  const mayOperate = useStaffPermission("brands.operate");
  return (
    <Panel aria-labelledby={id}>
      <div>
        <h2 id={id}>
          {title}
          {badge}
        </h2>
        <p>{text}</p>
      </div>
      {mayOperate ? <div className="do">{children}</div> : null}
    </Panel>
  );
}
