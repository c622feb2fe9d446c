import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { watchCarousel } from "~/ui/carousel/watch-carousel";
import { keptHtml } from "./kept-html";
import type { ShellFrame } from "./shell-site";

const FrameContext = createContext<ShellFrame | null>(null);

/** Provides the frame's data to the server's rendering only. */
export function FrameProvider({
  frame,
  children,
}: {
  readonly frame: ShellFrame | null;
  readonly children: ReactNode;
}) {
  return <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>;
}

const Box = styled.div`display: contents;`;

interface KeptProps {
  readonly id: string;
  /** Renders the part. Set on the server only (`import.meta.env.SSR`), so that no script contains it. */
  readonly draw: ((frame: ShellFrame) => ReactNode) | null;
}

/** Renders a part of the shell on the server. The browser keeps that HTML unchanged. */
export function ServerHtml({ id, draw }: KeptProps) {
  const frame = useContext(FrameContext);
  const [html] = useState(() => (import.meta.env.SSR ? "" : keptHtml(id)));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const carousels = box.current?.querySelectorAll<HTMLElement>("[data-carousel]") ?? [];
    const ends = Array.from(carousels, watchCarousel);
    return () => {
      for (const end of ends) end();
    };
  }, []);
  if (import.meta.env.SSR) return <Box id={id}>{frame && draw ? draw(frame) : null}</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML
  return <Box ref={box} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
