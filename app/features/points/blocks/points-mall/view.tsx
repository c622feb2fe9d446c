import { styled } from "styled-components";
import { SignInLink } from "~/features/access/sign-in-link";
import type { PointsMallProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { addressOf } from "~/site/address-page";
import { PagePart } from "~/site/page-part";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { RichText } from "~/ui/rich-text";
import { useWords } from "~/ui/use-words";
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

/** A balance that waits for its owner: shaped like a ticket. */
const Ticket = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  padding: 16px 24px;
  border-radius: var(--radius);
  background: var(--brand);
  color: var(--on-brand);
  mask-image: radial-gradient(circle at 0 50%, transparent 9px, #000 9.5px), radial-gradient(circle at 100% 50%, transparent 9px, #000 9.5px);
  mask-size: 51% 100%;
  mask-position: 0 0, 100% 0;
  mask-repeat: no-repeat;

  b { display: block; font-family: var(--font-title); font-size: var(--size-4); line-height: 1.2; }
  a { color: var(--text-1); }
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
              amount: format.money("1", { symbol: true }),
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

/** What points buy, by kind; the balance and redeeming wait for sign-in. */
export function PointsMallView({ props, data }: PointsMallInput) {
  const t = useT("blocks");
  const words = useWords();
  const card = useRewardCard();
  const { rows, kind, pageNo, totalPages } = data;
  const kinds = [
    { id: "", href: "?", label: t("points.all") },
    { id: "goods", href: "?kind=goods", label: t("points.goods") },
    { id: "bonus", href: "?kind=bonus", label: t("points.bonus") },
    { id: "spin", href: "?kind=spin", label: t("points.spin") },
  ];
  const balance = (
    <Ticket>
      <span>
        {t("points.yours")}
        <b>{t("points.hidden")}</b>
      </span>
      <SignInLink size="small">{t("visitor.signIn")}</SignInLink>
    </Ticket>
  );
  return (
    <PagePart title={words(props.title) || t("points.title")} intro={words(props.intro)} beside={balance}>
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
        <Pager label={t("points.title")} page={pageNo} pages={totalPages} href={(no) => addressOf({ kind, no })} />
        <Rules data={data} />
      </Mall>
    </PagePart>
  );
}
