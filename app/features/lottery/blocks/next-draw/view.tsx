import { styled } from "styled-components";
import type { NextDrawProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { Band } from "~/ui/band";
import { drawnBalls } from "~/ui/drawn-balls";
import { useConfiguredText } from "~/ui/use-configured-text";
import { DrawClock, useDrawInterval } from "./draw-clock";
import { ticketLook } from "./draw-look";
import type { LotteryDrawsData } from "./load";

const Tickets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));
  gap: var(--gap);
  ${ticketLook}
`;

/** Renders lotteries as tickets: name, countdown and latest numbers. */
export function NextDrawView({ props, data }: { readonly props: NextDrawProps; readonly data: LotteryDrawsData }) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useConfiguredText();
  const rhythm = useDrawInterval();
  const usual = useLinkTargets().to("/lottery");
  if (data.draws.length === 0) return null;
  const page = props.page ?? usual;
  const title = words(props.title);
  const Name = title ? "h3" : "h2";
  return (
    <Band title={title || undefined} more={title && page ? { href: page, label: common("more") } : undefined}>
      <Tickets>
        {data.draws.map((draw) => (
          <li key={draw.code} className="ticket">
            <div className="head">
              <img src={draw.art} alt="" width={48} height={48} loading="lazy" decoding="async" />
              <Name>
                <a href={page && `${page}?gameCode=${encodeURIComponent(draw.code)}`}>{draw.name}</a>
                <small>{rhythm(draw.every)}</small>
              </Name>
            </div>
            <DrawClock draw={draw} at={data.at} />
            {draw.last ? (
              <div className="stub">{drawnBalls(draw.last.numbers, t("draw.last", { name: draw.name }))}</div>
            ) : null}
          </li>
        ))}
      </Tickets>
    </Band>
  );
}
