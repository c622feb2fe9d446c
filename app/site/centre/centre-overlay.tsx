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
import { stepsToPageBelow } from "../page-below";
import { Spinner } from "../windows/loader";
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

/** Renders the centre's menu. On small screens it is a strip, scrolled to the current entry. */
function Menu({ badges, centre, entries, current, pages }: MenuProps) {
  const t = useT("shell");
  const any = useAnyText();
  const open = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry is opened
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

/** Renders the page. Its file is already loaded after a click, and awaited after a server render. */
function Page({ page, data, site, answer }: PageProps) {
  const [View, setView] = useState(() => centreView(page));
  const [tries, setTries] = useState(0);
  const retry = () => {
    setView(() => centreView(page));
    setTries(tries + 1);
  };
  return (
    <PartBoundary key={tries} part={page.key} onRetry={retry}>
      <Suspense fallback={<Spinner />}>
        <View data={data as never} site={site} answer={answer} />
      </Suspense>
    </PartBoundary>
  );
}

/** Scrolls a new page to its top and focuses its heading. The dialog handles the first page. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section ref={pane} className="pane" tabIndex={0} aria-labelledby="centre-page" aria-busy={loading}>
      <h1 id="centre-page" tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

interface CentreOverlayProps {
  /** Every declared page (`registry/centre-pages.ts`). */
  readonly pages: CentrePages;
  readonly data: CentreData;
  readonly site: ShellSite;
  readonly answer: FormAnswer | undefined;
}

/**
 * Renders a centre over the page below (C1, U1). The server renders it open, so that it works as a page without scripts. With
 * scripts the page below is inert, and Esc or the close button returns to it.
 */
export function CentreOverlay({ data, site, answer, pages }: CentreOverlayProps) {
  const t = useT("shell");
  const common = useT("common");
  const navigate = useNavigate();
  const { badges, barred, centre, entries, key, problem, title } = data;
  const page = centrePage(pages, centre, key);
  const close = () => {
    const steps = stepsToPageBelow();
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
