import { useNavigate, useNavigation } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type CentreName, centrePath } from "~/platform/brands/centres";
import { countText } from "~/platform/i18n/number";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { FormAnswer } from "~/ui/form-answer";
import { Icon } from "~/ui/icon";
import { ModalDialog } from "~/ui/modal-dialog";
import { PartBoundary } from "../frame/part-boundary";
import type { ShellSite } from "../frame/shell-site";
import { stepsBelow } from "../place-below";
import { Loading } from "../windows/loader";
import { CentreElement, CentreNotice } from "./centre-look";
import { centrePage, centreView } from "./centre-views";
import { TrueAccountNotice } from "./true-account-notice";
import type { CentreData, CentrePage, CentrePages } from "./types";

const TITLES = { member: "centre.member", agent: "centre.agent" } as const;

interface MenuProps {
  readonly pages: CentrePages;
  readonly centre: CentreName;
  readonly entries: readonly string[];
  readonly badges: CentreData["badges"];
  readonly current: string;
}

/** The centre's entries; on small screens a strip, in which the open one is brought into view. */
function Menu({ badges, centre, entries, current, pages }: MenuProps) {
  const t = useT("shell");
  const any = useAnyText();
  const open = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is open
  useEffect(() => {
    open.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav aria-labelledby="centre-name">
      <h2 id="centre-name">{t(TITLES[centre])}</h2>
      <ul>
        {entries.map((key) => {
          const page = centrePage(pages, centre, key);
          if (!page) return null;
          const isOpen = key === current;
          return (
            <li key={key}>
              <a
                ref={isOpen ? open : undefined}
                href={centrePath(centre, key)}
                aria-current={isOpen ? "page" : undefined}
              >
                <Icon name={page.icon} />
                {any(page.label)}
                {badges[key] ? (
                  <span className="count num" role="img" aria-label={t("centre.waiting", { count: badges[key] })}>
                    {countText(badges[key])}
                  </span>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PageProps {
  readonly page: CentrePage;
  readonly data: unknown;
  readonly site: ShellSite;
  readonly answer: FormAnswer | undefined;
}

/** The page itself: its file is there when the page comes by a click, and awaited where the server drew it. */
function Page({ page, data, site, answer }: PageProps) {
  const [View, setView] = useState(() => centreView(page));
  const [tries, setTries] = useState(0);
  const retry = () => {
    setView(() => centreView(page));
    setTries(tries + 1);
  };
  return (
    <PartBoundary key={tries} part={page.key} onRetry={retry}>
      <Suspense fallback={<Loading />}>
        <View data={data as never} site={site} answer={answer} />
      </Suspense>
    </PartBoundary>
  );
}

/** A new page begins at its top, and the keyboard at its heading; the first is left to the window. */
function useNewPage(key: string) {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (pane.current) pane.current.scrollTop = 0;
    pane.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [key]);
  return pane;
}

function Problem({ text }: { readonly text: string }) {
  return (
    <CentreNotice role="alert">
      <p>{text}</p>
    </CentreNotice>
  );
}

function Pane({
  title,
  pageKey,
  children,
}: {
  readonly title: string;
  readonly pageKey: string;
  readonly children: ReactNode;
}) {
  const pane = useNewPage(pageKey);
  const loading = useNavigation().state === "loading";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={pane} className="pane" tabIndex={0} aria-labelledby="centre-page" aria-busy={loading}>
      <h1 id="centre-page" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

interface CentreOverlayProps {
  /** Every page that there is (`registry/centre-pages.ts`). */
  readonly pages: CentrePages;
  readonly data: CentreData;
  readonly site: ShellSite;
  readonly answer: FormAnswer | undefined;
}

/**
 * A centre over the page below (C1, U1): drawn by the server as open, so that it is a page without scripts; with them
 * the page below is inert, Esc and the close button lead back to it.
 */
export function CentreOverlay({ data, site, answer, pages }: CentreOverlayProps) {
  const t = useT("shell");
  const common = useT("common");
  const navigate = useNavigate();
  const { badges, barred, centre, entries, key, problem, title } = data;
  const page = centrePage(pages, centre, key);
  const close = () => {
    const steps = stepsBelow();
    if (steps === null) navigate("/", { replace: true });
    else navigate(-steps);
  };
  return (
    <ModalDialog
      label={t(TITLES[centre])}
      closeLabel={common("close")}
      onClose={close}
      closeHref="/"
      size={barred ? 480 : "centre"}
    >
      {barred ? <TrueAccountNotice site={site} /> : null}
      {problem ? <Problem text={problem} /> : null}
      {!barred && !problem && page ? (
        <CentreElement>
          <Menu pages={pages} centre={centre} badges={badges} entries={entries} current={key} />
          <Pane title={title} pageKey={key}>
            <Page key={key} page={page} data={data.data} site={site} answer={answer} />
          </Pane>
        </CentreElement>
      ) : null}
    </ModalDialog>
  );
}
