import { styled } from "styled-components";
import type { PointsMallProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { queryAddress } from "~/site/page-number-from";
import { PageSection } from "~/site/page-section";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { RichText } from "~/ui/rich-text";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { PointsMallData } from "./load";
import { rewardLook, useRewardCard } from "./reward-card";

const Mall = styled.div`
  ${rewardLook}
  display: grid;
  gap: 40px;

  .rules { display: grid; gap: 20px 56px; padding-block-start: 32px; border-block-start: 1px solid var(--line); }
  .rules h2 { font-size: var(--size-4); margin-block-end: 12px; }
  .rules > div:last-child { max-inline-size: 68ch; }
  .worth { font-family: var(--font-title); font-size: var(--size-3); font-weight: 700; }
  @container (min-width: 760px) { .rules { grid-template-columns: 1fr 2fr; } }
`;

interface PointsMallInput {
  readonly props: PointsMallProps;
  readonly data: PointsMallData;
}

function Rules({ data }: Pick<PointsMallInput, "data">) {
  const t = useT("blocks");
  const format = useFormat();
  if (data.html === "") return null;
  return (
    <section className="rules">
      {Number(data.ratio) > 0 ? (
        <div>
          <h2>{t("points.worth")}</h2>
          <p className="worth">
            {t("points.ratio", {
              points: format.number(Number(data.ratio)),
              amount: format.money("1"),
            })}
          </p>
        </div>
      ) : null}
      <div>
        <h2>{t("points.rules")}</h2>
        <RichText html={data.html} />
      </div>
    </section>
  );
}

/** Renders the rewards that points buy, with a filter by kind. */
export function PointsMallView({ props, data }: PointsMallInput) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const card = useRewardCard();
  const { rows, kind, pageNo, totalPages } = data;
  const kinds = [
    { id: "", href: "?", label: t("points.all") },
    { id: "goods", href: "?kind=goods", label: t("points.goods") },
    { id: "bonus", href: "?kind=bonus", label: t("points.bonus") },
    { id: "spin", href: "?kind=spin", label: t("points.spin") },
  ];
  return (
    <PageSection title={words(props.title) || t("points.title")} intro={words(props.intro)}>
      <Chips label={t("points.kinds")} chips={kinds} current={kind} stay wrap />
      <Mall>
        {rows.length === 0 ? (
          <EmptyState
            art="box"
            title={t("points.empty")}
            text={t("points.emptyHelp")}
            action={<LinkButton href="?">{t("points.toAll")}</LinkButton>}
          />
        ) : (
          <ul className="goods">
            {rows.map((reward) => (
              <li key={reward.id}>{card(reward)}</li>
            ))}
          </ul>
        )}
        <Pager label={t("points.title")} page={pageNo} pages={totalPages} href={(no) => queryAddress({ kind, no })} />
        <Rules data={data} />
      </Mall>
    </PageSection>
  );
}
