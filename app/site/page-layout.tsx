import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AreaBlocks, PreviewNotes } from "./page";
import type { PageData } from "./page-data";
import { HomeLink, PageHeading } from "./page-heading";

const Columns = styled.div`
  @media (min-width: 1100px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 380px;
    max-inline-size: var(--width);
    margin-inline: auto;

    > div .in { padding-inline-end: 32px; }
    > aside .in { padding-inline-start: 0; }
  }
`;

export interface PageLayoutProps {
  readonly page: PageData;
  readonly preview: boolean;
  /** The route's content before the main blocks, such as a form. */
  readonly lead?: ReactNode;
}

/** Renders the areas of a page (R10). A side area becomes a second column on wide screens. */
export function PageLayout({ page, preview, lead }: PageLayoutProps) {
  const main = (
    <>
      {page.heading ? <PageHeading title={page.title} intro={page.description} /> : null}
      {lead}
      <AreaBlocks page={page} name="main" preview={preview} />
    </>
  );
  return (
    <>
      {preview ? <PreviewNotes page={page} /> : null}
      {page.chrome.header ? null : <HomeLink />}
      <AreaBlocks page={page} name="header" preview={preview} />
      <AreaBlocks page={page} name="banner" preview={preview} />
      {page.areas.side?.length ? (
        <Columns>
          <div>{main}</div>
          <aside data-area="side">
            <AreaBlocks page={page} name="side" preview={preview} />
          </aside>
        </Columns>
      ) : (
        main
      )}
      <AreaBlocks page={page} name="footer" preview={preview} />
    </>
  );
}
