import { styled } from "styled-components";
import { FLAG_NAMES } from "~/platform/brands/flags.gen";
import { useT } from "~/platform/i18n/use-t";
import { EmptyState } from "~/ui/empty-state";
import { useFlagTexts } from "../use-flag-texts";
import { SearchField, useSearch } from "./search-head";

const Box = styled.section`
  display: grid;
  gap: 12px;

  > div { max-inline-size: 320px; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 4px 16px; }
  a { display: block; padding: 8px 10px; border-radius: var(--radius-small); font-weight: 600; }
  a:hover, a[aria-current] { background: var(--surface-2); }
`;

/** Renders links to every flag, each across all brands. */
export function FlagPicker({ current }: { readonly current: string | null }) {
  const t = useT("console");
  const search = useSearch();
  const textsOf = useFlagTexts();
  const shown = FLAG_NAMES.filter((name) => search.finds(name, ...Object.values(textsOf(name))));
  return (
    <Box aria-label={t("flags.title")}>
      <div>
        <SearchField
          label={t("flags.search")}
          found={t("flags.found", { count: shown.length, all: FLAG_NAMES.length })}
          search={search}
        />
      </div>
      {shown.length === 0 ? <EmptyState icon="search" title={t("flags.empty")} /> : null}
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={`/console/flags?flag=${name}`} aria-current={name === current ? "page" : undefined}>
              {textsOf(name).title}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
