import { RegisterLink, SignInLink } from "~/features/access/sign-in-link";
import type { VipLevelsProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { PageSection } from "~/site/page-section";
import { useCarousel } from "~/ui/carousel/watch-carousel";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { useColumnHeadings } from "./column-headings";
import type { Benefit } from "./compare";
import type { VipLevel, VipLevelsData } from "./load";
import { Levels, Stairs } from "./vip-look";

/** Renders the figures below the column's heading. On a card, which has no heading, CSS shows the whole sentence. */
function cell({ text, figures }: Benefit) {
  return (
    <>
      <span className="short" aria-hidden="true">
        {figures ? figures : <Icon name="check" size={18} />}
      </span>
      <span className="long">{text}</span>
    </>
  );
}

interface LevelInput {
  readonly level: VipLevel;
  readonly need: string;
  readonly art: string;
}

function Level({ level, need, art }: LevelInput) {
  return (
    <tr>
      <th scope="row">
        <div>
          <img src={art} alt="" width={56} height={56} loading="lazy" decoding="async" />
          <b>{level.name}</b>
          <span>{need}</span>
        </div>
      </th>
      {level.benefits.map((benefit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell stands for its column
        <td key={at} data-new={benefit?.isNew && level.rank > 1 ? "" : undefined}>
          {benefit ? cell(benefit) : null}
        </td>
      ))}
    </tr>
  );
}

/** Renders the levels as stairs, the comparison of their benefits, and the explanation of points and levels. */
export function VipLevelsView({ props, data }: { readonly props: VipLevelsProps; readonly data: VipLevelsData }) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const format = useFormat();
  const address = useImageAddress();
  const { levels } = data;
  const headings = useColumnHeadings(data.columns);
  const { isVisitor } = useLinkTargets();
  const root = useCarousel<HTMLDivElement>(levels.length);
  const need = (points: number) =>
    points === 0 ? t("vip.fromStart") : t("vip.points", { points: format.number(points) });
  const how = [
    [t("vip.how1"), t("vip.how1Text")],
    [t("vip.how2"), t("vip.how2Text")],
    [t("vip.how3"), t("vip.how3Text")],
  ] as const;
  return (
    <PageSection title={words(props.title) || t("vip.title")} intro={words(props.intro)}>
      {levels.length === 0 ? (
        <EmptyState art="lock" title={t("vip.empty")} text={t("vip.emptyHelp")} />
      ) : (
        <>
          <Stairs ref={root} data-carousel="rail">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
            <ol className="track" tabIndex={0} aria-label={t("vip.ladder")}>
              {levels.map(({ id, name, points, art }) => (
                <li key={id}>
                  <img src={address(art)} alt="" width={88} height={88} decoding="async" />
                  <b>{name}</b>
                  <span>{need(points)}</span>
                  <i />
                </li>
              ))}
            </ol>
          </Stairs>
          <Levels>
            <section>
              <h2>{t("vip.benefits")}</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t("vip.level")}</th>
                    {headings.map((heading) => (
                      <th key={heading} scope="col">
                        {heading}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {levels.map((level) => (
                    <Level key={level.id} level={level} need={need(level.points)} art={address(level.art)} />
                  ))}
                </tbody>
              </table>
              <p className="key">{t("vip.new")}</p>
            </section>
            <section>
              <h2>{t("vip.how")}</h2>
              <ol className="how">
                {how.map(([title, text]) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
              {isVisitor ? (
                <div className="acts">
                  <RegisterLink variant="primary">{t("visitor.register")}</RegisterLink>
                  <SignInLink>{t("visitor.signIn")}</SignInLink>
                </div>
              ) : null}
            </section>
          </Levels>
        </>
      )}
    </PageSection>
  );
}
