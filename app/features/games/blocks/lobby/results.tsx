import { type MouseEvent, useEffect } from "react";
import { RegisterLink } from "~/features/access/sign-in-link";
import { isMemberGameList } from "~/platform/brands/member-lists";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { AccountField } from "~/site/page-account";
import { queryAddress } from "~/site/page-number-from";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { useInfiniteScroll } from "~/ui/use-infinite-scroll";
import { ComingTiles } from "../../coming-tiles";
import { MAX_LARGE_TILES } from "../../few-tiles";
import { FIRST_ROW_TILES, ghostTile, useTile } from "../../game-tile";
import { useFavourites } from "./favourites";
import { HEART_FORM, heart } from "./heart";
import type { LobbyData, LobbyTile } from "./load";
import { PAGE_SIZE, pageAddress } from "./query";
import { useMore } from "./use-more";

/** Categories of tables and fields rather than reels: their pictures are in landscape format. */
const LANDSCAPE_CATEGORIES: readonly (string | null)[] = ["LIVE", "SPORTS", "ESPORTS", "DS88"];

/** Placeholder for the name in a text that is looked up once for all tiles. */
const NAME_PLACEHOLDER = "\u0001";

interface ResultsProps {
  readonly data: LobbyData;
  readonly size: number | undefined;
  readonly busy: boolean;
}

/** Renders the reason why a personal list is not available, and the way to it. */
function Barred({ data }: Pick<ResultsProps, "data">) {
  const t = useT("blocks");
  const errors = useT("errors");
  const isRecent = data.query.list === "recent";
  if (data.barred === "trueAccount")
    return (
      <EmptyState
        art="lock"
        title={t("lobby.trueAccount")}
        text={errors("needTrueAccount")}
        action={<RegisterLink variant="primary">{t("lobby.register")}</RegisterLink>}
      />
    );
  const next = new URLSearchParams({ next: `${data.path}?list=${data.query.list}` });
  return (
    <EmptyState
      art="lock"
      title={t(isRecent ? "lobby.signInRecent" : "lobby.signInFavourites")}
      text={t("lobby.signInHelp")}
      action={
        <LinkButton href={`/login?${next}`} data-modal="loginPopupModal" variant="primary">
          {t("lobby.signIn")}
        </LinkButton>
      }
    />
  );
}

function EmptyResults({ data }: Pick<ResultsProps, "data">) {
  const t = useT("blocks");
  const games = useLinkTargets().to("/games");
  const { list } = data.query;
  if (data.barred) return <Barred data={data} />;
  if (isMemberGameList(list))
    return (
      <EmptyState
        art="games"
        title={t(list === "recent" ? "lobby.noRecent" : "lobby.noFavourites")}
        text={t(list === "recent" ? "lobby.noRecentHelp" : "lobby.noFavouritesHelp")}
        action={<LinkButton href={data.path}>{t("gameRow.all")}</LinkButton>}
      />
    );
  const filtered = Object.keys(data.query).length > 0;
  if (!filtered && data.coming.length > 0)
    return (
      <EmptyState
        art="games"
        title={t("coming.none")}
        text={t("coming.noneHelp")}
        action={games ? <LinkButton href={games}>{t("gameRow.all")}</LinkButton> : undefined}
      />
    );
  return (
    <EmptyState
      art={filtered ? "search" : "games"}
      title={t(filtered ? "gameRow.empty" : "lobby.none")}
      text={t(filtered ? "lobby.emptyHelp" : "lobby.noneHelp")}
      action={
        filtered ? (
          <LinkButton href="?" data-stay="">
            {t("lobby.clear")}
          </LinkButton>
        ) : (
          <LinkButton href="/">{t("lobby.home")}</LinkButton>
        )
      }
    />
  );
}

interface GridProps {
  readonly data: LobbyData;
  readonly games: readonly LobbyTile[];
  /** Number of placeholder tiles after them. */
  readonly ghosts: number;
  readonly busy: boolean;
}

/** Renders the tiles with their hearts. */
function Grid({ busy, data, games, ghosts }: GridProps) {
  const t = useT("blocks");
  const tile = useTile();
  const { isKept, set } = useFavourites(data.hasOwn);
  // Before the favourites are loaded, the games of the favourites list count as favourites.
  const usual = data.query.list === "favourites" ? true : undefined;
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button.heart") : null;
    if (!button) return;
    event.preventDefault();
    const node = Number(button.value);
    void set(node, !(isKept(node) ?? usual));
  };
  const label = t("lobby.favourite", { name: NAME_PLACEHOLDER }).split(NAME_PLACEHOLDER);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside handle the keyboard
    <ul
      className={games.length + ghosts <= MAX_LARGE_TILES ? "few" : "grid"}
      data-kind={LANDSCAPE_CATEGORIES.includes(data.category) ? "wide" : undefined}
      aria-busy={busy || undefined}
      aria-label={t("gameRow.label")}
      onClick={press}
    >
      {games.map((game, at) => (
        <li key={game.id}>
          {tile(game, at < FIRST_ROW_TILES)}
          {heart({ node: game.node, label: label.join(game.name), isKept: isKept(game.node) ?? usual })}
        </li>
      ))}
      {Array.from({ length: ghosts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are equal
        <li key={at}>{ghostTile}</li>
      ))}
    </ul>
  );
}

/** Renders the games page after page, and the pagination. */
export function Results({ data, size = PAGE_SIZE, busy }: ResultsProps) {
  const t = useT("blocks");
  const { more, load } = useMore(data, size);
  const { no, state, left } = more;
  const { list } = data.query;
  const rest = list === "hot" ? 0 : data.pages - no;
  const isSplit = data.pages > 1;
  // Recent games load all pages without a click (requirement G4).
  const isRecent = list === "recent";
  useEffect(() => {
    if (isRecent && state === "idle" && rest > 0) void load(false);
  });
  const end = useInfiniteScroll<HTMLDivElement>(() => void load(false), {
    enabled: !isRecent && state === "idle" && left > 0 && rest > 0,
  });
  if (data.games.length === 0)
    return (
      <>
        <EmptyResults data={data} />
        <ComingTiles games={data.coming} />
      </>
    );
  const games = [...data.games, ...more.games];
  const first = (data.no - 1) * size;
  const ghosts = state === "loading" ? Math.min(size, data.total - first - games.length) : 0;
  return (
    <>
      <form id={HEART_FORM} method="post" action="/favourites">
        <AccountField />
        <input type="hidden" name="from" value={`${data.path}${queryAddress({ ...data.query })}`} />
      </form>
      <Grid data={data} games={games} ghosts={ghosts} busy={busy} />
      <div className="end" ref={end}>
        <p aria-live="polite">
          {state === "failed"
            ? t("lobby.moreFailed")
            : isSplit && t("lobby.shown", { from: first + 1, to: first + games.length, total: data.total })}
        </p>
        {rest > 0 && (!isRecent || state === "failed") ? (
          <LinkButton
            href={pageAddress(data.query, no + 1)}
            variant="primary"
            aria-disabled={state === "loading" || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void load(true);
            }}
          >
            {t(state === "loading" ? "lobby.loading" : "lobby.more")}
          </LinkButton>
        ) : null}
        {list === "hot" || (isRecent && rest === 0 && data.no === 1) ? null : (
          <Pager
            page={no}
            pages={data.pages}
            href={(page) => pageAddress(data.query, page)}
            label={t("lobby.pages")}
            stay
          />
        )}
      </div>
      {rest > 0 ? null : <ComingTiles games={data.coming} />}
    </>
  );
}
