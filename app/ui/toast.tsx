import { keyframes, styled } from "styled-components";
import { Button } from "./button";
import { Icon } from "./icon";

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Stack = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: calc(24px + env(safe-area-inset-bottom));
  z-index: 90;
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-inline: 16px;
  margin: 0 auto;
  inline-size: auto;
  overflow: visible;
  pointer-events: none;

  > p {
    display: flex;
    align-items: center;
    gap: 12px;
    max-inline-size: 560px;
    padding: 6px 6px 6px 16px;
    padding-inline: 16px 6px;
    border-radius: min(var(--radius), 14px);
    background: var(--text-1);
    color: var(--surface-0);
    box-shadow: var(--shadow-2);
    pointer-events: auto;
    animation: ${rise} var(--speed) var(--ease);
  }
  > p::before {
    content: "";
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
  > p[data-tone="good"]::before { background: var(--win); }
  > p[data-tone="bad"]::before { background: var(--lose); }
  button { color: inherit; }
  button:hover { background: color-mix(in srgb, var(--surface-0) 16%, transparent); }
  @media (max-width: 899px) { inset-block-end: calc(76px + env(safe-area-inset-bottom)); }
`;

export interface ToastsProps {
  readonly toasts: readonly { readonly key: number; readonly text: string; readonly tone: "plain" | "good" | "bad" }[];
  readonly closeLabel: string;
  readonly onClose: (key: number) => void;
}

/** Renders short messages at the bottom of the screen, announced to screen readers. The live region exists from the start. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps) {
  return (
    <Stack role="status">
      {toasts.map(({ key, text, tone }) => (
        <p key={key} data-tone={tone}>
          {text}
          <Button
            type="button"
            variant="quiet"
            size="small"
            square
            aria-label={closeLabel}
            onClick={() => onClose(key)}
          >
            <Icon name="close" size={16} />
          </Button>
        </p>
      ))}
    </Stack>
  );
}
