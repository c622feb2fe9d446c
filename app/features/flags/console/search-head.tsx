import { useState } from "react";
import { styled } from "styled-components";
import { foldText } from "~/platform/text/fold";
import { Field } from "~/ui/field";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-block-end: 12px;

  h2 { font-size: var(--size-3); }
  > div { flex: 0 1 260px; }
`;

const Found = styled.p`
  color: var(--text-2);
  font-size: var(--size-1);
`;

/** Search in a list that is completely loaded. */
export interface ListSearch {
  readonly wanted: string;
  readonly look: (wanted: string) => void;
  /** Returns whether an item with these texts matches. */
  readonly finds: (...texts: readonly string[]) => boolean;
}

/** Filters a list while typing; ignores case, accents and character width. */
export function useSearch(): ListSearch {
  const [wanted, look] = useState("");
  const needle = foldText(wanted);
  return { wanted, look, finds: (...texts) => foldText(texts.join(" ")).includes(needle) };
}

interface SearchFieldProps {
  readonly label: string;
  /** Number of matches and of all items, as text. */
  readonly found: string;
  readonly search: ListSearch;
}

/** Renders the search field and the number of matches, announced while typing. */
export function SearchField({ found, label, search: { look, wanted } }: SearchFieldProps) {
  return (
    <div>
      <Field label={label} type="search" value={wanted} onChange={(event) => look(event.target.value)} />
      <Found role="status">{wanted.trim() === "" ? "" : found}</Found>
    </div>
  );
}

/** Renders the heading of a list next to its search. @param id id of the heading, which labels the list's section */
export function SearchHead({
  id,
  title,
  ...field
}: SearchFieldProps & { readonly id: string; readonly title: string }) {
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      <SearchField {...field} />
    </Head>
  );
}
