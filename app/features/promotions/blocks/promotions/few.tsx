import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Band } from "~/ui/band";
import { Rail } from "~/ui/carousel/rail";
import { useConfiguredText } from "~/ui/use-configured-text";
import { type PromotionsInput, promoCard, promoLook } from "./promo-card";
import { usePromoTexts } from "./promo-texts";

const Cards = styled.div`
  ${promoLook}

  .row { --item: max(280px, (min(var(--width), 100vw) - 2 * var(--edge) - 2 * var(--gap)) / 3); }
`;

/** Renders a row of a few promotions, for a home page. */
export function FewPromotions({ props, data }: PromotionsInput) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useConfiguredText();
  const texts = usePromoTexts();
  if (data.rows.length === 0) return null;
  const title = words(props.title) || t("promotions.title");
  const all = props.page ?? texts.to("/promotions");
  return (
    <Band title={title} more={all ? { href: all, label: common("more") } : undefined}>
      <Cards>
        <Rail label={title} className="row">
          {data.rows.map((promo) => (
            <li key={promo.id}>{promoCard({ promo, detail: props.detail, texts, heading: "h3" })}</li>
          ))}
        </Rail>
      </Cards>
    </Band>
  );
}
