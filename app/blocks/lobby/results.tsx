import { ghostTile, useTile } from "~/blocks/game-tile";
import { useT } from "~/lib/i18n/use-t";
import { useInfiniteScroll } from "~/lib/use-infinite-scroll";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import type { LobbyData } from "./load";
import { isOwnList, PAGE_SIZE, pageAddress } from "./query";
import { useMore } from "./use-more";

/** Categories whose games are tables and fields rather than reels: their pictures lie. */
const WIDE: readonly (string | null)[] = ["LIVE", "SPORTS", "ESPORTS", "DS88"];

interface ResultsProps {
  readonly data: LobbyData;
  readonly size: number | undefined;
  readonly busy: boolean;
}

function Nothing({ data }: Pick<ResultsProps, "data">) {
  const t = useT("blocks");
  const { list } = data.query;
  if (isOwnList(list)) {
    return (
      <EmptyState
        art="lock"
        title={t(list === "recent" ? "lobby.signInRecent" : "lobby.signInFavourites")}
        text={t("lobby.signInHelp")}
        action={
          <LinkButton href="/login" data-modal="loginPopupModal" variant="primary">
            {t("lobby.signIn")}
          </LinkButton>
        }
      />
    );
  }
  const filtered = Object.keys(data.query).length > 0;
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

/** The games, page after page, and the way to the others. */
export function Results({ data, size = PAGE_SIZE, busy }: ResultsProps) {
  const t = useT("blocks");
  const tile = useTile();
  const { more, load } = useMore(data, size);
  const { no, state, left } = more;
  const rest = data.query.list === "hot" ? 0 : data.pages - no;
  const end = useInfiniteScroll<HTMLDivElement>(() => void load(false), {
    enabled: state === "idle" && left > 0 && rest > 0,
  });
  if (data.games.length === 0) return <Nothing data={data} />;
  const games = [...data.games, ...more.games];
  const first = (data.no - 1) * size;
  const ghosts = state === "loading" ? Math.min(size, data.total - first - games.length) : 0;
  const kind = WIDE.includes(data.category) ? "wide" : undefined;
  return (
    <>
      <ul className="grid" data-kind={kind} aria-busy={busy || undefined} aria-label={t("gameRow.label")}>
        {games.map((game) => (
          <li key={game.id}>{tile(game)}</li>
        ))}
        {Array.from({ length: ghosts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins are all alike
          <li key={at}>{ghostTile}</li>
        ))}
      </ul>
      <div className="end" ref={end}>
        <p aria-live="polite">
          {state === "failed"
            ? t("lobby.moreFailed")
            : t("lobby.shown", { from: first + 1, to: first + games.length, total: data.total })}
        </p>
        {rest > 0 ? (
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
        {data.query.list === "hot" ? null : (
          <Pager
            page={no}
            pages={data.pages}
            href={(page) => pageAddress(data.query, page)}
            label={t("lobby.pages")}
            stay
          />
        )}
      </div>
    </>
  );
}
