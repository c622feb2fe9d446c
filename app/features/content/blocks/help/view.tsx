import { type FormEvent, useEffect, useRef, useState } from "react";
import type { HelpProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { SERVICE_PATH } from "~/platform/wps/customer-service";
import { PageSection } from "~/site/page-section";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { useConfiguredText } from "~/ui/use-configured-text";
import { findSections } from "./find-sections";
import { Centre, SearchBar } from "./help-look";
import type { HelpData, HelpSection } from "./load";

/**
 * Opens the section of the address' fragment. Browsers open it themselves, because the target is inside the `details`; this
 * covers older browsers, and sections rendered by a client navigation.
 */
function useOpenAtHash() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const section = id ? list.current?.querySelector(`#${CSS.escape(id)}`)?.closest("details") : null;
      if (!section || section.open) return;
      section.open = true;
      section.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return list;
}

/** Renders the search: a GET form without scripts, an instant filter with them. */
function Search({ search, onSearch }: { readonly search: string; readonly onSearch: (word: string) => void }) {
  const t = useT("blocks");
  const common = useT("common");
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <SearchBar role="search" aria-label={t("help.search")} onSubmit={stay}>
      <input
        type="search"
        name="q"
        defaultValue={search}
        maxLength={60}
        aria-label={t("help.search")}
        placeholder={t("help.search")}
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
      <Button square variant="primary" aria-label={common("search")}>
        <Icon name="search" />
      </Button>
    </SearchBar>
  );
}

function Section({ section, open }: { readonly section: HelpSection; readonly open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <h2>{section.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {/* The id is inside the `details`: browsers open it when they navigate to the fragment, even without scripts. */}
      <div className="body" id={section.id}>
        <RichText html={section.html} />
      </div>
    </details>
  );
}

/** Renders the link to customer service, for questions without an answer in the sections. */
function Service() {
  const t = useT("blocks");
  return (
    <aside className="ask">
      <div>
        <h2>{t("help.ask")}</h2>
        <p>{t("help.askText")}</p>
      </div>
      <LinkButton href={SERVICE_PATH} variant="primary">
        <Icon name="headset" />
        {t("help.chat")}
      </LinkButton>
    </aside>
  );
}

/** Renders the help centre: a search, a table of contents, and collapsible sections, each with a fragment. */
export function HelpView({ props, data }: { readonly props: HelpProps; readonly data: HelpData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const list = useOpenAtHash();
  const [search, setSearch] = useState(data.search);
  const found = findSections(data.sections, search);
  return (
    <PageSection
      title={words(props.title) || t("help.title")}
      intro={words(props.intro)}
      beside={<Search search={data.search} onSearch={setSearch} />}
    >
      <Centre>
        <nav aria-label={t("help.contents")}>
          <ol>
            {found.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="list" ref={list}>
          <p className="vh" role="status">
            {search.trim() ? t("help.found", { number: found.length }) : ""}
          </p>
          {found.map((section, at) => (
            <Section key={section.id} section={section} open={at === 0 || search.trim() !== ""} />
          ))}
          {found.length === 0 ? <EmptyState art="search" title={t("help.none")} text={t("help.noneHelp")} /> : null}
          <Service />
        </div>
      </Centre>
    </PageSection>
  );
}
