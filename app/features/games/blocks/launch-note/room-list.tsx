import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { Contract, ValueOf } from "~/platform/wps/types";
import { Icon } from "~/ui/icon";

/** A room of a vendor's card games. */
export type Room = ValueOf<Contract["game"]["rooms"]>["rooms"][number];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: 12px;
  inline-size: min(100%, 720px);
  text-align: start;

  a {
    display: grid;
    gap: 4px;
    block-size: 100%;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface-0);
    color: var(--text-1);
    transition: border-color var(--speed) var(--ease), background-color var(--speed) var(--ease);
  }
  b { display: flex; align-items: baseline; justify-content: space-between; gap: 10px; font-size: 1.0625rem; }
  small { color: var(--text-2); font-size: 0.75rem; font-weight: 500; }
  a > span { color: var(--text-2); font-size: var(--size-1); }
  .here { display: flex; align-items: center; gap: 6px; }
  @media (hover: hover) { a:hover { border-color: var(--brand); background: var(--surface-2); } }
`;

interface RoomListProps {
  readonly rooms: readonly Room[];
  /** Query of the page, to which the room is added. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Renders the rooms with id, bet limits and number of players; each links to the start of the game in it (requirement G8). */
export function RoomList({ rooms, query }: RoomListProps) {
  const t = useT("blocks");
  const format = useFormat();
  const addressOf = (room: string) => {
    const given = Object.entries({ ...query, room }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `?${new URLSearchParams(given)}`;
  };
  return (
    <List aria-label={t("stage.rooms")}>
      {rooms.map(({ id, maxBet, minBet, name, players }) => (
        <li key={id}>
          <a href={addressOf(id)}>
            <b>
              {name}
              <small dir="ltr">#{id}</small>
            </b>
            <span>
              {t("stage.limits", {
                min: format.money(minBet),
                max: format.money(maxBet),
              })}
            </span>
            <span className="here">
              <Icon name="users" size={16} />
              {t("stage.players", { players })}
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}
