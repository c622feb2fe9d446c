import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { heroLook } from "./hero-look";
import { HeroSlides, HeroText, type HeroViewProps } from "./hero-parts";
import { searchLook } from "./look-search";

const Section = styled.section`${heroLook(searchLook)}`;

/** Renders a search field with the banners below it. */
export function SearchHero({ props, data }: HeroViewProps) {
  return (
    <Section data-variant="search">
      <div className="in">
        <HeroText props={props} />
        {props.searchPage ? <Search props={props} search={data.search} /> : null}
        <HeroSlides data={data} own={null} />
      </div>
    </Section>
  );
}

/** Renders a search form that works without scripts: it leads to the results page. */
function Search({ props, search }: Pick<HeroViewProps, "props"> & { readonly search: string }) {
  const t = useT("blocks");
  const common = useT("common");
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>
    <form role="search" aria-label={t("hero.searchLabel")} method="get" action={props.searchPage}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={search}
        maxLength={60}
        aria-label={t("hero.searchLabel")}
        placeholder={t("hero.searchPlaceholder")}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="primary">{common("search")}</Button>
    </form>
  );
}
