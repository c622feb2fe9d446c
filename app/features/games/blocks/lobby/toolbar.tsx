import { type FormEvent, useEffect, useRef } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Chips } from "~/ui/chips";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { Tabs } from "~/ui/tabs";
import type { LobbyData } from "./load";
import { filterAddress, type LobbyQuery, TABS_WITHOUT_ARROWS } from "./query";

/** Debounce of the search field, ms. */
const SEARCH_DEBOUNCE_MS = 250;

interface ToolbarProps {
  readonly data: LobbyData;
  /** Current filters: of the address, or the pending ones. */
  readonly query: LobbyQuery;
}

/** Returns a function that names a classification; a code without a text is capitalised. */
function useClassName(): (code: string) => string {
  const text = useAnyText();
  return (code) => {
    const known = text(`blocks:classify.${code}`);
    return known.endsWith(`classify.${code}`) ? `${code.charAt(0).toUpperCase()}${code.slice(1)}` : known;
  };
}

function VendorTabs({ data, query }: ToolbarProps) {
  const t = useT("blocks");
  const hot = useT("common")("hot");
  if (data.vendors.length < 2) return null;
  const all = { id: "", label: t("lobby.allVendors"), href: filterAddress(query, { page: "" }) };
  const tabs = data.vendors.map(({ code, name, art, hot: isHot }) => ({
    id: code,
    label: name,
    // A classification of one vendor rarely exists at another.
    href: filterAddress(query, { page: code, classify: "" }),
    art,
    mark: isHot ? hot : undefined,
  }));
  return (
    <Tabs
      label={t("lobby.vendors")}
      tabs={[all, ...tabs]}
      current={query.list ? "none" : (query.page ?? "")}
      arrowsAbove={TABS_WITHOUT_ARROWS + 1}
      stay
    />
  );
}

function Lists({ data: { path }, query }: ToolbarProps) {
  const t = useT("blocks");
  // Signed out, the sign-in window opens and continues there; without scripts the page shows the sign-in link.
  const own = (list: string) => ({ id: list, href: `${path}?list=${list}`, modal: "loginPopupModal" });
  return (
    <Chips
      label={t("lobby.lists")}
      current={query.list ?? "all"}
      stay
      chips={[
        { id: "all", label: t("lobby.all"), href: filterAddress(query, {}), icon: "layout-grid" },
        { id: "hot", label: t("lobby.hot"), href: "?list=hot", icon: "flame" },
        { ...own("favourites"), label: t("lobby.favourites"), icon: "heart" },
        { ...own("recent"), label: t("lobby.recent"), icon: "history" },
      ]}
    />
  );
}

/** Submits on each change; without scripts the button of the field submits the whole form. */
function FilterForm({ data, query }: ToolbarProps) {
  const t = useT("blocks");
  const common = useT("common");
  const format = useFormat();
  const nameOf = useClassName();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const word = query.q ?? "";
  useEffect(() => {
    // Navigation (a link, the back button) updates the field, but not while it has the focus.
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = word;
  }, [word]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const isTyped = event.target instanceof HTMLInputElement;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form.current?.requestSubmit(), isTyped ? SEARCH_DEBOUNCE_MS : 0);
  };
  const classes = data.classes.map((code) => ({ value: code, label: nameOf(code) }));
  const any = { value: "", label: t("lobby.any") };
  return (
    <form ref={form} method="get" data-stay="" onInput={send}>
      {query.page ? <input type="hidden" name="page" value={query.page} /> : null}
      {classes.length > 1 ? (
        <Select
          look="pill"
          key={`c${query.classify ?? ""}`}
          name="classify"
          label={t("lobby.classify")}
          defaultValue={query.classify ?? ""}
          options={[any, ...classes]}
        />
      ) : null}
      {data.minBets.length > 0 ? (
        <Select
          look="pill"
          key={`m${query.minBet ?? ""}`}
          name="minBet"
          label={t("lobby.minBet")}
          defaultValue={query.minBet ?? ""}
          options={[any, ...data.minBets.map((amount) => ({ value: amount, label: format.money(amount) }))]}
        />
      ) : null}
      <div className="find">
        <input
          type="search"
          name="q"
          defaultValue={word}
          maxLength={60}
          aria-label={t("lobby.name")}
          placeholder={t("lobby.name")}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={common("search")}>
          <Icon name="search" size={18} />
        </button>
      </div>
    </form>
  );
}

/** Renders the sticky bar: vendors above, lists and filters below. */
export function Toolbar({ data, query }: ToolbarProps) {
  return (
    <div className="bar">
      <div className="in">
        <VendorTabs data={data} query={query} />
        <div className="filters">
          <Lists data={data} query={query} />
          <FilterForm data={data} query={query} />
        </div>
      </div>
    </div>
  );
}
