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

/** What is looked for in a list that is here whole. */
export interface Search {
  readonly wanted: string;
  readonly look: (wanted: string) => void;
  /** Whether something with these texts is meant. */
  readonly finds: (...texts: readonly string[]) => boolean;
}

/** Narrows a list as one types: case, accents and width of letters do not count. */
export function useSearch(): Search {
  const [wanted, look] = useState("");
  const needle = foldText(wanted);
  return { wanted, look, finds: (...texts) => foldText(texts.join(" ")).includes(needle) };
}

interface SearchFieldProps {
  readonly label: string;
  /** How many are shown of how many, in words. */
  readonly found: string;
  readonly search: Search;
}

/** The field that one types into, and how many entries are left: read out as one types. */
export function SearchField({ found, label, search: { look, wanted } }: SearchFieldProps) {
  return (
    <div>
      <Field label={label} type="search" value={wanted} onChange={(event) => look(event.target.value)} />
      <Found role="status">{wanted.trim() === "" ? "" : found}</Found>
    </div>
  );
}

/** The heading of a list beside its search. @param id of the heading, which names the list's section */
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
