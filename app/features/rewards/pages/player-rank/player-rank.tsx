import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useCashInText } from "~/site/centre/parts/money-amount";
import { CashierPage } from "~/site/centre/parts/money-look";
import type { CentreViewProps } from "~/site/centre/types";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { Progress } from "~/ui/progress";
import { LevelList, LevelPanel } from "../reward-center/reward-center-layout";
import type { playerRank } from "./player-rank.server";

type Data = Awaited<ReturnType<typeof playerRank.load>>;

/** Renders the progress to the next level. */
function LevelProgress({ next, points }: Pick<Data, "next" | "points">) {
  const t = useT("shell");
  const { number } = useFormat();
  if (!next) return <p>{t("rank.top")}</p>;
  const level = next.labelName;
  const far = t("rewards.ofAll", { done: number(points), all: number(next.points) });
  const left = next.left > 0 ? t("rank.left", { level, points: number(next.left) }) : t("rank.soon", { level });
  return (
    <>
      <p>{left}</p>
      <Progress label={t("rank.progress", { level })} value={points} max={Math.max(next.points, 1)}>
        <span className="num">{far}</span>
      </Progress>
    </>
  );
}

function CurrentLevel({ data }: { readonly data: Data }) {
  const t = useT("shell");
  const cash = useCashInText();
  const address = useImageAddress();
  const { betPerPoint, icon, labelName } = data;
  return (
    <LevelPanel className="sheet" aria-labelledby="rank-own">
      {icon ? (
        <img src={address(icon)} alt="" width={96} height={96} />
      ) : (
        <span className="none">
          <Icon name="crown" size={36} />
        </span>
      )}
      <div className="way">
        <h2 id="rank-own">{labelName || t("rank.none")}</h2>
        <LevelProgress {...data} />
      </div>
      {Number(betPerPoint) > 0 ? <p>{t("rank.rule", { amount: cash(betPerPoint) })}</p> : null}
    </LevelPanel>
  );
}

interface LevelProps {
  readonly level: Data["levels"][number];
  readonly isOwn: boolean;
}

function Level({ isOwn, level }: LevelProps) {
  const t = useT("shell");
  const common = useT("common");
  const cash = useCashInText();
  const { number } = useFormat();
  const address = useImageAddress();
  const { benefits, gift, icon, labelName, points } = level;
  return (
    <li aria-current={isOwn ? "true" : undefined}>
      <img src={address(icon)} alt="" width={56} height={56} loading="lazy" decoding="async" />
      <div className="name">
        <h3>{labelName}</h3>
        {isOwn ? <Badge tone="brand">{t("rank.own")}</Badge> : null}
        <p>{t("rank.points", { points: number(points) })}</p>
      </div>
      <ul>
        {gift ? (
          <li>
            <Icon name="gift" size={16} />
            <b>{common("labelled", { label: t("rank.gift"), value: cash(gift) })}</b>
          </li>
        ) : null}
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={16} />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Page playerRank: the member's VIP level, the progress to the next, and the benefits of each (requirement P6). */
export function PlayerRank({ data }: CentreViewProps<Data>) {
  const t = useT("shell");
  const { levels, rankLevel } = data;
  if (levels.length === 0) return <EmptyState icon="crown" title={t("rank.noLevels")} />;
  return (
    <CashierPage>
      <CurrentLevel data={data} />
      <section aria-labelledby="rank-levels">
        <h2 id="rank-levels">{t("rank.levels")}</h2>
        <LevelList>
          {levels.map((level) => (
            <Level key={level.rankLevel} level={level} isOwn={level.rankLevel === rankLevel} />
          ))}
        </LevelList>
      </section>
    </CashierPage>
  );
}
