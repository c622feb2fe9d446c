import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { queryAddress } from "~/site/page-number-from";
import { PageSection } from "~/site/page-section";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { useConfiguredText } from "~/ui/use-configured-text";
import { type PromotionsInput, promoCard, promoLook } from "./promo-card";
import { usePromoTexts } from "./promo-texts";

/** Minimum number of promotions for a wide first card; with fewer, a gap would remain below it. */
const MIN_ROWS_FOR_LEAD = 4;

/** Number of categories above which the tabs show arrows, for users without a scroll wheel. */
const ARROWS_ABOVE = 7;

const Cards = styled.div`
  ${promoLook}

  .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: var(--gap); }
  .list > li { min-inline-size: 0; }
  @container (min-width: 800px) {
    .list[data-lead] > li:first-child { grid-column: 1 / -1; }
    .list[data-lead] > li:first-child .promo { grid-template: none / 1.3fr 1fr; }
    .list[data-lead] > li:first-child .promo > img { aspect-ratio: 2; }
    .list[data-lead] > li:first-child .say { align-content: center; grid-template-rows: none; padding: 24px 40px; }
    .list[data-lead] > li:first-child .t { font-size: var(--size-4); }
    .list[data-lead] > li:first-child .foot { flex-direction: row-reverse; justify-content: start; gap: 20px; }
  }
`;

/** Renders all promotions, with categories and pages. */
export function PromotionList({ props, data }: PromotionsInput) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const texts = usePromoTexts();
  const { rows, category, pageNo, totalPages } = data;
  const tab = (id: string, label: string) => ({ id, href: queryAddress({ category: id }), label });
  const tabs = [tab("", t("promotions.all")), ...data.categories.map((code) => tab(code, texts.category(code)))];
  const lead = category === "" && pageNo === 1 && rows.length >= MIN_ROWS_FOR_LEAD;
  return (
    <PageSection title={words(props.title) || t("promotions.title")} intro={words(props.intro)}>
      {data.categories.length > 1 ? (
        <Tabs label={t("promotions.categories")} tabs={tabs} current={category} arrowsAbove={ARROWS_ABOVE} stay />
      ) : null}
      <Cards>
        {rows.length === 0 ? (
          <EmptyState
            art="ticket"
            title={t("promotions.empty")}
            text={t("promotions.emptyHelp")}
            action={category === "" ? undefined : <LinkButton href="?">{t("promotions.toAll")}</LinkButton>}
          />
        ) : (
          <ul className="list" data-lead={lead ? "" : undefined}>
            {rows.map((promo) => (
              <li key={promo.id}>{promoCard({ promo, detail: props.detail, texts, heading: "h2" })}</li>
            ))}
          </ul>
        )}
      </Cards>
      <Pager
        label={t("promotions.title")}
        page={pageNo}
        pages={totalPages}
        href={(no) => queryAddress({ category, no })}
      />
    </PageSection>
  );
}
