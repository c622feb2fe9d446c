import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { LobbyProps } from "~/platform/brands/config.gen";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { canOpen } from "~/site/windows/modals";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { LobbyData } from "./load";
import { LobbySection } from "./lobby-look";
import { type LobbyQuery, readLobbyQuery } from "./query";
import { Results } from "./results";
import { Toolbar } from "./toolbar";

/** Tracks the filters of a running navigation, so that the bar updates before the games arrive. */
function usePending(data: LobbyData) {
  const section = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ before: LobbyData; query: LobbyQuery } | null>(null);
  const pending = asked?.before === data ? asked.query : null;
  const moved = useRef(false);
  const ask = (query: LobbyQuery) => {
    moved.current = true;
    setAsked({ before: data, query });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a new list of games is rendered
  useEffect(() => {
    const element = section.current;
    if (moved.current && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
    moved.current = false;
  }, [data]);
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-stay]") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.href === location.href || canOpen(link.dataset["modal"])) return;
    ask(readLobbyQuery(Object.fromEntries(new URL(link.href).searchParams)));
  };
  const submit = (event: { readonly target: EventTarget }) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const entries = [...new FormData(event.target)].map(([name, value]) => [name, String(value)]);
    ask(readLobbyQuery(Object.fromEntries(entries)));
  };
  return { section, pending, click, submit };
}

/** Renders the games of a category: vendors, filters, lists and pages, with all state in the address. */
export function LobbyView({ props, data }: { readonly props: LobbyProps; readonly data: LobbyData }) {
  const t = useT("blocks");
  const text = useAnyText();
  const words = useConfiguredText();
  const { section, pending, click, submit } = usePending(data);
  // Without vendors and games there is nothing to filter.
  const isBare = data.vendors.length === 0 && data.total === 0 && !data.query.list;
  const name = data.category ? text(`common:category.${data.category}`) : t("gameRow.all");
  return (
    <LobbySection ref={section} onClick={click} onSubmit={submit}>
      <div className="in head">
        <h1>{words(props.title) || name}</h1>
        <p aria-live="polite">{data.query.list || isBare ? null : t("lobby.found", { count: data.total })}</p>
      </div>
      {isBare ? null : <Toolbar data={data} query={pending ?? data.query} />}
      <div className="in list">
        <Results data={data} size={props.pageSize} busy={pending !== null} />
      </div>
    </LobbySection>
  );
}
