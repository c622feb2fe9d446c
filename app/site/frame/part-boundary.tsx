import { Component, type ReactNode } from "react";
import { PartError } from "~/ui/part-error";

interface PartBoundaryProps {
  /** Name of the part, e.g. `noticeModal`. */
  readonly part: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Error boundary of a part: shows a message with a retry button when loading or rendering fails (R6). A new `key` resets it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PartError part={this.props.part} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
