import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { SearchProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { useMinBetText } from "../../game-tile";
import { useStart } from "../../start-props";
import type { SearchData } from "./load";
import { SearchSection } from "./search-look";
import { type Results, useResults } from "./use-results";

/** Moves the focus with the arrow keys between the field and the results. */
function walk(event: KeyboardEvent<HTMLFormElement>): void {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (way === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .found a")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Found({ results, page }: { readonly results: Results; readonly page: string | undefined }) {
  const t = useT("blocks");
  const start = useStart();
  const from = useMinBetText();
  const address = useImageAddress();
  const { games, total, word } = results;
  if (games.length === 0) {
    return (
      <div className="found">
        <p>{t("search.none", { word })}</p>
      </div>
    );
  }
  return (
    <div className="found">
      <ul aria-label={t("search.results")}>
        {games.map((game) => (
          <li key={game.id}>
            <a {...start.tile(game)}>
              <img src={address(game.art)} alt="" width={44} height={44} />
              <span>
                <b>{game.name}</b>
                <small>{game.vendor}</small>
              </span>
              <em className="num">{from(game.minBet)}</em>
            </a>
          </li>
        ))}
      </ul>
      {page && total > games.length ? (
        <a className="all" href={`${page}?${new URLSearchParams({ q: word })}`}>
          {t("search.all", { count: total })}
        </a>
      ) : null}
    </div>
  );
}

/** Renders a large field that shows games while typing; without scripts the form leads to the results page. */
export function SearchView({ props, data }: { readonly props: SearchProps; readonly data: SearchData }) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useConfiguredText();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const results = useResults(typed);
  const games = useLinkTargets().to("/games");
  const page = props.page ?? games;
  const title = words(props.title);
  const close = (event: FocusEvent) => setOpen(event.currentTarget.contains(event.relatedTarget));
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    // During composition the input method uses the keys: arrows select a word, Escape cancels.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Escape") return walk(event);
    event.currentTarget.querySelector("input")?.focus();
    // Must follow the focus, which opens the results.
    setOpen(false);
  };
  return (
    <SearchSection>
      <div className="in">
        {title ? <h2>{title}</h2> : null}
        {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> */}
        <form
          role="search"
          aria-label={t("hero.searchLabel")}
          method="get"
          action={page}
          onBlur={close}
          onKeyDown={press}
          onSubmit={() => setOpen(false)}
        >
          <div className="box">
            <Icon name="search" />
            <input
              type="search"
              name="q"
              defaultValue={data.search}
              maxLength={60}
              aria-label={t("hero.searchLabel")}
              placeholder={t("hero.searchPlaceholder")}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={() => setOpen(true)}
              onInput={(event) => {
                setOpen(true);
                setTyped(event.currentTarget.value);
              }}
            />
            <Button variant="primary">
              <Icon name="arrow-right" />
              {common("search")}
            </Button>
          </div>
          <span className="vh" role="status">
            {open && results ? t("search.found", { count: results.total }) : null}
          </span>
          {open && results ? <Found results={results} page={page} /> : null}
        </form>
      </div>
    </SearchSection>
  );
}
