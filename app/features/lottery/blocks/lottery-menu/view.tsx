import { styled } from "styled-components";
import type { LotteryMenuProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { Band } from "~/ui/band";
import { LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { drawnBalls } from "~/ui/drawn-balls";
import { EmptyState } from "~/ui/empty-state";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { DrawClock, useDrawInterval } from "../next-draw/draw-clock";
import { ticketLook } from "../next-draw/draw-look";
import type { LotteryDraw } from "../next-draw/load";
import type { LotteryMenuData } from "./load";
import { OpenLotteryPanel } from "./open-lottery";

const Menu = styled.div`
  ${ticketLook}

  display: grid;
  gap: 28px;
  min-inline-size: 0;

  > nav { overflow-x: auto; margin-inline: calc(-1 * var(--edge)); padding: 3px var(--edge); scrollbar-width: none; }
  section { display: grid; gap: 14px; }
  .group { font-size: var(--size-3); }
  section > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 276px), 1fr)); gap: var(--gap); }
  .ticket[data-chosen] { border-color: var(--brand); box-shadow: inset 0 3px 0 var(--brand); }

  &[data-view="rows"] {
    section { gap: 6px; }
    section > ul { grid-template-columns: minmax(0, 1fr); gap: 0; }
    .ticket {
      grid-template: auto / minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1.4fr);
      align-items: center;
      gap: 16px;
      padding: 10px 12px;
      background: none;
      border: 0;
      border-block-start: 1px solid var(--line);
      border-radius: 0;
      box-shadow: none;
    }
    .ticket:hover { transform: none; background: var(--surface-1); }
    .ticket .stub { margin: 0; padding: 0; border: 0; }
    .ticket .stub::before, .ticket .stub::after { content: none; }
    .clock { grid-template-columns: auto 1fr; gap: 0 12px; align-items: center; }
    .clock b { grid-row: 1 / 3; font-size: 1.5rem; }
    .clock small { grid-column: 2; }
    @media (max-width: 760px) {
      .ticket { grid-template: auto auto / minmax(0, 1fr) auto; gap: 8px 12px; padding-inline: 4px; }
      .ticket .stub { grid-column: 1 / 3; }
      .clock small { display: none; }
    }
  }
`;

interface MenuInput {
  readonly props: LotteryMenuProps;
  readonly data: LotteryMenuData;
}

/** Returns the URL of a lottery or a vendor on the menu's page; keeps the other selection. */
function addressOf(page: string, query: Readonly<Record<string, string | null>>): string {
  const chosen = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return chosen.length > 0 ? `${page}?${new URLSearchParams(chosen)}` : page;
}

function Groups({ props, data }: MenuInput) {
  const t = useT("blocks");
  const rhythm = useDrawInterval();
  const address = useImageAddress();
  const words = useConfiguredText();
  const defaultPage = useLinkTargets().to("/lottery");
  const page = props.page ?? defaultPage ?? "";
  // Heading levels: below the block's heading, or below the page's heading if the block has none.
  const [Group, Name] = words(props.title) ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
  const ticket = (draw: LotteryDraw) => {
    const isOpen = draw.code === data.open?.draw.code;
    return (
      <li key={draw.code} className="ticket" data-chosen={isOpen ? "" : undefined}>
        <div className="head">
          <img src={address(draw.art)} alt="" width={48} height={48} loading="lazy" decoding="async" />
          <Name>
            <a
              href={addressOf(page, { gameCode: draw.code, vendor: data.vendor })}
              aria-current={isOpen ? "true" : undefined}
            >
              {draw.name}
            </a>
            <small>{rhythm(draw.every)}</small>
          </Name>
        </div>
        <DrawClock draw={draw} at={data.at} />
        {draw.last ? (
          <div className="stub">{drawnBalls(draw.last.numbers, t("draw.last", { name: draw.name }))}</div>
        ) : null}
      </li>
    );
  };
  return data.groups.map(({ code, title, draws }) => (
    <section key={code} id={`lottery-${code}`} aria-label={title}>
      <Group className="group">{title}</Group>
      <ul>{draws.map(ticket)}</ul>
    </section>
  ));
}

/** Renders the lotteries by group, each with its countdown and latest numbers, below the open lottery. */
export function LotteryMenuView({ props, data }: MenuInput) {
  const t = useT("blocks");
  const words = useConfiguredText();
  const defaultPage = useLinkTargets().to("/lottery");
  const page = props.page ?? defaultPage ?? "";
  const chips = [
    { id: "", label: t("lottery.allVendors"), href: page },
    ...data.vendors.map(({ code, name }) => ({ id: code, label: name, href: addressOf(page, { vendor: code }) })),
  ];
  const title = words(props.title);
  return (
    <Band title={title || undefined}>
      <Menu data-view={props.view ?? "cards"}>
        {data.open ? <OpenLotteryPanel open={data.open} at={data.at} heading={title ? "h3" : "h2"} /> : null}
        {data.vendors.length > 1 ? (
          <nav aria-label={t("lottery.vendors")}>
            <Chips label={t("lottery.vendors")} chips={chips} current={data.vendor ?? ""} stay />
          </nav>
        ) : null}
        {data.groups.length > 0 ? (
          <Groups props={props} data={data} />
        ) : (
          <EmptyState
            icon="ticket"
            title={t("lottery.empty")}
            text={t("lottery.emptyHelp")}
            action={<LinkButton href={page}>{t("lottery.all")}</LinkButton>}
          />
        )}
      </Menu>
    </Band>
  );
}
