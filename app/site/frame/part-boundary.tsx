import { Component, type ReactNode } from "react";
import { PartError } from "~/ui/part-error";

interface PartBoundaryProps {
  /** The part's name, e.g. `noticeModal`. */
  readonly part: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part that cannot be loaded or drawn leaves a message with a retry (R6). A new `key` tries again. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PartError part={this.props.part} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
