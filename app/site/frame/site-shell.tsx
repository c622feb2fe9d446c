import { useNavigation } from "@remix-run/react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { useT } from "~/platform/i18n/use-t";
import { clearSessionItems, storePreferences } from "~/ui/browser-storage";
import { FlagsProvider } from "~/ui/flags";
import { ImageHostsProvider } from "~/ui/image-hosts";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { setAccountClass } from "../account/account";
import { ConnectionNote } from "../connection-note";
import { setServiceEntries } from "../customer-service";
import { LinkTargetsProvider } from "../link-targets";
import { recordPageBelow } from "../page-below";
import { useOfflinePage } from "../use-offline-page";
import { LazyModalHost } from "../windows/lazy-modal-host";
import { PageModal } from "../windows/page-modal";
import { ServerHtml } from "./frame";
import type { FrameParts } from "./frame-parts";
import { setWholeShell } from "./kept-html";
import { PageProgress } from "./page-progress";
import { drawEdges, drawFooter, drawHeader, drawSide, drawSnow } from "./shell-parts";
import type { ShellChrome, ShellSite } from "./shell-site";
import { useCurrentAddress } from "./use-current-address";
import { useCurrentPlace } from "./use-current-place";
import { useDialingCodes } from "./use-dialing-codes";

const Skip = styled.a`
  position: absolute;
  inset-inline-start: 16px;
  inset-block-start: -80px;
  z-index: 70;
  padding: 12px 20px;
  background: var(--brand);
  color: var(--on-brand);
  border-radius: var(--radius-small);

  &:focus { inset-block-start: 8px; }
`;

const Main = styled.main`
  min-block-size: 60vh;
  &:focus { outline: none; }
`;

interface SiteShellProps {
  readonly parts: FrameParts;
  readonly site: ShellSite;
  /** Visibility of the parts around the page (R1). */
  readonly chrome: ShellChrome;
  /** Name of the modal that opens with the page. */
  readonly modal: string | null;
  readonly children: ReactNode;
}

/**
 * Build-time constant: the server renders the parts; the browser reuses their HTML, and its scripts contain none of their code.
 */
const SSR = import.meta.env.SSR;

/**
 * Records the completeness of the document's shell. A document without a part cannot show it on the next page (see
 * `./kept-html`).
 */
function useWholeShell({ header, footer, side }: ShellChrome): void {
  const whole = useRef(header && footer && side);
  useEffect(() => setWholeShell(whole.current), []);
}

/**
 * Clears stored session data when the page is a visitor's, whatever ended the session (A15). Stores language, theme and brand.
 */
function useKeptItems({ account, brand, language, theme }: ShellSite): void {
  useEffect(() => {
    if (account === "visitor") clearSessionItems();
    storePreferences({ language, theme, merchant: brand.code });
  }, [account, brand.code, language, theme]);
}

/**
 * Renders the personal parts for members, only after hydration: a part still waiting for hydration must not delay navigation
 * until its file is loaded.
 */
function SignedInParts({
  parts: { SignedIn },
  path,
  site,
}: Pick<SiteShellProps, "parts" | "site"> & { readonly path: string }) {
  const isHere = useIsHydrated();
  if (!isHere || site.account === "visitor") return null;
  return (
    <Suspense fallback={null}>
      <SignedIn
        account={site.account}
        path={path}
        checkMinutes={site.brand.realityCheckMinutes}
        idleMinutes={site.brand.idleMinutes}
      />
    </Suspense>
  );
}

/**
 * Renders the frame around every page of a brand, in its named areas (R10). It works with and without hydration; only windows
 * over the page need the application.
 */
export function SiteShell({ parts, site, chrome, modal, children }: SiteShellProps) {
  const t = useT("shell");
  const here = useCurrentAddress();
  const loading = useNavigation().state === "loading";
  useWholeShell(chrome);
  const mayRegister = site.brand.register !== null;
  useEffect(() => setAccountClass(site.account, mayRegister), [site.account, mayRegister]);
  useEffect(() => setServiceEntries(site.service), [site.service]);
  useKeptItems(site);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new address
  useEffect(() => recordPageBelow(here.path), [here.returnTo]);
  useCurrentPlace(here);
  useDialingCodes(site.language);
  useOfflinePage(site.brand.logo);
  return (
    <FlagsProvider flags={site.flags}>
      <LinkTargetsProvider site={site}>
        <Skip href="#content">{t("skip")}</Skip>
        {loading ? <PageProgress /> : null}
        {chrome.header ? <ServerHtml id="shell-header" draw={SSR ? drawHeader(here, parts) : null} /> : null}
        <Main id="content" tabIndex={-1} data-area="main">
          <ImageHostsProvider hosts={site.brand.imageHosts}>{children}</ImageHostsProvider>
        </Main>
        {chrome.footer ? <ServerHtml id="shell-footer" draw={SSR ? drawFooter : null} /> : null}
        {chrome.side ? <ServerHtml id="shell-side" draw={SSR ? drawSide : null} /> : null}
        {chrome.header ? <ServerHtml id="shell-edges" draw={SSR ? drawEdges(here) : null} /> : null}
        {isFlagOn(site, "snow") ? <ServerHtml id="shell-snow" draw={SSR ? drawSnow : null} /> : null}
        {modal ? <PageModal key={here.path} contents={parts.windows} name={modal} site={site} /> : null}
        <SignedInParts parts={parts} site={site} path={here.path} />
        <LazyModalHost contents={parts.windows} site={site} />
        <ConnectionNote />
      </LinkTargetsProvider>
    </FlagsProvider>
  );
}
