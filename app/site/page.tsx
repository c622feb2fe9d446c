import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { EmptyNote } from "./block-note";
import type { AreaName, LoadedBlock, PageData } from "./page-data";
import { viewOf } from "./views";

/** A view that throws in the browser disappears by itself; on the server `Suspense` does the same. */
class BlockBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.warn("A block failed and was left out.", error.message, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface BlockProps {
  readonly block: LoadedBlock;
  readonly preview: boolean;
  /** It is the first of the main area. */
  readonly isFirst: boolean;
}

function Block({ block, isFirst, preview }: BlockProps) {
  const View = viewOf(block);
  const fallback = preview ? <EmptyNote id={block.id} type={block.type} reason="failed" /> : null;
  if (!View) return fallback;
  return (
    <div data-block={block.type}>
      <BlockBoundary fallback={fallback}>
        <Suspense fallback={fallback}>
          <View props={block.props as never} data={block.data as never} isFirst={isFirst} />
        </Suspense>
      </BlockBoundary>
    </div>
  );
}

/** Draws the blocks of one area in their order. A block that cannot be drawn never takes the page down (T11). */
export function Area({ page, name, preview }: { page: PageData; name: AreaName; preview: boolean }) {
  return (
    <>
      {page.areas[name]?.map((block, at) => (
        <Block key={block.id} block={block} preview={preview} isFirst={name === "main" && at === 0} />
      ))}
    </>
  );
}

/** The notes on blocks that were left out: for the operator, in preview only. */
export function PreviewNotes({ page }: { page: PageData }) {
  return (
    <>
      {page.notes.map((note) => (
        <EmptyNote key={note.id} {...note} />
      ))}
    </>
  );
}
