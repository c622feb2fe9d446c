import { styled } from "styled-components";
import { Area, PreviewNotes } from "./page";
import type { PageData } from "./page-data";

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

/** The areas of a page in their places; a side area makes a second column on wide screens. */
export function PageLayout({ page, preview }: { page: PageData; preview: boolean }) {
  const main = <Area page={page} name="main" preview={preview} />;
  const side = page.areas.side?.length ? <Area page={page} name="side" preview={preview} /> : null;
  return (
    <>
      {preview ? <PreviewNotes page={page} /> : null}
      <Area page={page} name="header" preview={preview} />
      <Area page={page} name="banner" preview={preview} />
      {side ? (
        <Columns>
          <div>{main}</div>
          <aside>{side}</aside>
        </Columns>
      ) : (
        main
      )}
      <Area page={page} name="footer" preview={preview} />
    </>
  );
}
