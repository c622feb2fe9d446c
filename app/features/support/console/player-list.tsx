import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { PlayerRow, PlayersAnswer } from "~/site/console/types";
import { Button, LinkButton } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import type { PlayerSearch } from "./player-query";
import { PlayerLabels, PlayerState } from "./player-state";

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  max-inline-size: 760px;

  > :first-child { flex: 1 1 320px; }
`;

/** Eight columns are wider than some windows in some languages: they scroll sideways, and the page does not. */
const Wide = styled.div`
  overflow-x: auto;
`;

interface PlayerListProps {
  readonly code: string;
  readonly search: PlayerSearch;
  readonly answer: PlayersAnswer;
}

/** Renders the search field and the labels in use. A GET form, so that a search has an address. */
export function PlayerSearchBar({ answer, code, search }: PlayerListProps) {
  const t = useT("console");
  const path = `/console/brands/${code}/players`;
  const chips = answer.labels.map((label) => ({
    id: label,
    label,
    href: `${path}?${new URLSearchParams({ label })}`,
  }));
  return (
    <>
      <Search method="get" action={path} role="search" aria-label={t("players.search")}>
        <Field
          label={t("players.find")}
          name="find"
          type="search"
          icon="search"
          defaultValue={search.find}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button variant="primary">{t("players.look")}</Button>
      </Search>
      {chips.length > 0 ? <Chips label={t("players.byLabel")} chips={chips} current={search.label ?? ""} wrap /> : null}
    </>
  );
}

/** Renders the found members, each linked to their page. */
export function PlayerList({ answer, code, search }: PlayerListProps) {
  const t = useT("console");
  const format = useFormat();
  const path = `/console/brands/${code}/players`;
  const when = (time: string | null) => (time === null ? "–" : format.date(Date.parse(time), "dateTime"));
  const columns: readonly Column<PlayerRow>[] = [
    {
      id: "account",
      title: t("players.account"),
      cell: ({ account, memberId }) => (
        <ConsoleLink href={`${path}/${memberId}`}>
          <bdi>{account}</bdi>
        </ConsoleLink>
      ),
    },
    { id: "nickname", title: t("players.nickname"), cell: ({ nickname }) => <bdi>{nickname}</bdi> },
    { id: "class", title: t("players.class"), cell: (row) => t(`players.classes.${row.class}`) },
    { id: "state", title: t("players.state"), cell: (row) => <PlayerState player={row} /> },
    { id: "level", title: t("players.level"), cell: ({ level }) => level.name || level.rank },
    { id: "labels", title: t("players.labels"), cell: ({ labels }) => <PlayerLabels labels={labels} /> },
    { id: "registered", title: t("players.registered"), cell: ({ registeredAt }) => when(registeredAt) },
    { id: "seen", title: t("players.seen"), cell: ({ seenAt }) => when(seenAt) },
  ];
  const { next } = answer;
  const query = { ...(search.find ? { find: search.find } : {}), ...(search.label ? { label: search.label } : {}) };
  return (
    <>
      <Wide>
        <DataTable
          caption={t("players.title")}
          columns={columns}
          rows={answer.rows}
          rowKey={({ memberId }) => memberId}
          empty={<EmptyState icon="search" title={t("players.none")} text={t("players.noneHint")} />}
        />
      </Wide>
      <nav aria-label={t("players.pages")}>
        {search.after ? (
          <LinkButton href={`${path}?${new URLSearchParams(query)}`} size="small" variant="quiet">
            {t("players.first")}
          </LinkButton>
        ) : null}{" "}
        {next ? (
          <LinkButton href={`${path}?${new URLSearchParams({ ...query, after: next })}`} size="small">
            {t("players.next")}
          </LinkButton>
        ) : null}
      </nav>
    </>
  );
}
