import { styled } from "styled-components";
import type { StatsProps } from "~/platform/brands/config.gen";
import { Band } from "~/ui/band";
import { enabledInOrder } from "~/ui/enabled-in-order";
import { useConfiguredText } from "~/ui/use-configured-text";

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(46%, 210px), 1fr));
  gap: 24px 0;
  padding-block: 8px;
  border-block: 1px solid var(--line);

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 4px;
    padding: 20px clamp(14px, 2vw, 28px);
    border-inline-start: 1px solid var(--line);
  }
  > div:first-child { padding-inline-start: 0; border: 0; }
  dt { max-inline-size: 22ch; color: var(--text-2); line-height: 1.4; }
  dd {
    font-family: var(--font-title);
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.05;
  }
  > div:nth-child(3n + 1) dd { color: var(--brand-text); }

  @media (max-width: 640px) {
    gap: 0;
    > div { padding: 16px 14px; }
    > div:nth-child(odd) { padding-inline-start: 0; border: 0; }
    > div:nth-child(n + 3) { border-block-start: 1px solid var(--line); }
  }
`;

/** Renders a band of a few large figures with their labels. */
export function StatsView({ props }: { readonly props: StatsProps; readonly data: null }) {
  const words = useConfiguredText();
  const figures = enabledInOrder(props.items);
  if (figures.length === 0) return null;
  return (
    <Band title={words(props.title) || undefined}>
      <Figures>
        {figures.map(([id, { value, label }]) => (
          <div key={id}>
            <dt>{words(label)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Figures>
    </Band>
  );
}
