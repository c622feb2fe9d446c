import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { EmptyNote } from "./block-note";
import type { AreaName, LoadedBlock, PageData } from "./page-data";
import { viewOf } from "./views";

/** Error boundary that hides a view that throws in the browser. On the server, `Suspense` has the same effect. */
class BlockBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.warn("A block failed and was omitted.", error.message, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface BlockProps {
  readonly block: LoadedBlock;
  readonly preview: boolean;
  /** True for the first block of the main area. */
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

/** Renders the blocks of one area in order. A block that fails never breaks the page (T11). */
export function AreaBlocks({ page, name, preview }: { page: PageData; name: AreaName; preview: boolean }) {
  return (
    <>
      {page.areas[name]?.map((block, at) => (
        <Block key={block.id} block={block} preview={preview} isFirst={name === "main" && at === 0} />
      ))}
    </>
  );
}

/** Renders notes on omitted blocks, for the operator and in preview only. */
export function PreviewNotes({ page }: { page: PageData }) {
  return (
    <>
      {page.notes.map((note) => (
        <EmptyNote key={note.id} {...note} />
      ))}
    </>
  );
}
