import { styled } from "styled-components";
import { RegisterLink, SignInLink } from "~/features/access/sign-in-link";
import type { PromotionProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { LinkButton } from "~/ui/button";
import { Rail } from "~/ui/carousel/rail";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { RichText } from "~/ui/rich-text";
import { promoCard, promoLook } from "../promotions/promo-card";
import { usePromoTexts } from "../promotions/promo-texts";
import type { PromotionData } from "./load";

const Page = styled.div`
  ${promoLook}
  display: grid;
  gap: 32px;
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: 20px var(--edge) var(--band);

  > * { min-inline-size: 0; }
  .back { display: inline-flex; align-items: center; gap: 4px; justify-self: start; min-block-size: 44px; color: var(--text-2); font-weight: 600; }
  .back:hover { color: var(--text-1); }
  [dir="rtl"] & .back svg { transform: scaleX(-1); }
  .top { display: grid; gap: 24px; }
  .top > img { inline-size: 100%; aspect-ratio: 16 / 10; object-fit: cover; border-radius: var(--radius); background: var(--surface-2); }
  .top > div { display: grid; align-content: center; justify-items: start; gap: 12px; }
  .top h1 { font-size: clamp(1.75rem, 1.2rem + 2vw, 2.75rem); }
  .top p { color: var(--text-2); font-size: 1.0625rem; }
  .acts { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 8px; }
  .terms { display: grid; gap: 24px 48px; }
  .terms h2 { font-size: var(--size-4); margin-block-end: 14px; }
  .terms > div { max-inline-size: 68ch; }
  dl { display: grid; align-self: start; padding: 6px 20px; background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); }
  dl > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; }
  dl > div + div { border-block-start: 1px solid var(--line); }
  dt { color: var(--text-2); }
  dd { font-weight: 600; text-align: end; }
  .more > h2 { font-size: var(--size-4); margin-block-end: 8px; }
  .row { --item: max(280px, (min(var(--width), 100vw) - 2 * var(--edge) - 2 * var(--gap)) / 3); }
  @media (min-width: 900px) {
    .top { grid-template-columns: 1.25fr 1fr; gap: 48px; }
    .terms { grid-template-columns: minmax(0, 1fr) 340px; }
    dl { position: sticky; inset-block-start: 96px; }
  }
`;

interface PromotionInput {
  readonly props: PromotionProps;
  readonly data: PromotionData;
}

function Head({ promo }: { readonly promo: NonNullable<PromotionData["promo"]> }) {
  const t = useT("blocks");
  const texts = usePromoTexts();
  const address = useImageAddress();
  const { status } = promo;
  return (
    <div className="top">
      <img src={address(promo.art)} alt="" width={640} height={400} fetchpriority="high" />
      <div>
        <span className="cat">{texts.category(promo.category)}</span>
        <h1>{promo.title}</h1>
        <p>{promo.summary}</p>
        <div className="acts">
          {status === "join" && texts.isVisitor ? (
            <>
              <SignInLink variant="primary" size="large">
                {t("promotion.signIn")}
              </SignInLink>
              <RegisterLink size="large">{t("visitor.register")}</RegisterLink>
            </>
          ) : (
            <span className="state" data-state={status}>
              {texts.state(status)}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Terms({ promo }: { readonly promo: NonNullable<PromotionData["promo"]> }) {
  const t = useT("blocks");
  const format = useFormat();
  const texts = usePromoTexts();
  const facts = [
    [t("promotion.state"), texts.state(promo.status)],
    [t("promotion.from"), format.date(Date.parse(promo.at), "date")],
    [t("promotion.to"), promo.until ? format.date(Date.parse(promo.until), "date") : t("promotions.noEnd")],
    [t("promotion.category"), texts.category(promo.category)],
  ] as const;
  return (
    <div className="terms">
      <div>
        <h2>{t("promotion.terms")}</h2>
        <RichText html={promo.html} />
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders one promotion with its picture, terms and period, or a message for an unknown one. Other promotions follow. */
export function PromotionView({ props, data }: PromotionInput) {
  const t = useT("blocks");
  const texts = usePromoTexts();
  const { promo, others } = data;
  const list = props.page ?? texts.to("/promotions");
  return (
    <Page>
      {promo ? (
        <>
          {list ? (
            <a className="back" href={list}>
              <Icon name="chevron-left" size={18} />
              {t("promotions.toAll")}
            </a>
          ) : null}
          <Head promo={promo} />
          <Terms promo={promo} />
        </>
      ) : (
        <>
          <h1>{t("promotions.title")}</h1>
          <EmptyState
            art="ticket"
            title={t("promotion.unknown")}
            text={t("promotion.unknownHelp")}
            action={list ? <LinkButton href={list}>{t("promotions.toAll")}</LinkButton> : undefined}
          />
        </>
      )}
      {others.length > 0 ? (
        <div className="more">
          <h2>{t("promotion.others")}</h2>
          <Rail label={t("promotion.others")} className="row">
            {others.map((other) => (
              <li key={other.id}>{promoCard({ promo: other, detail: props.detail, texts, heading: "h3" })}</li>
            ))}
          </Rail>
        </div>
      ) : null}
    </Page>
  );
}
