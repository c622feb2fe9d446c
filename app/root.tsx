import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { CENTRE_PAGES } from "~/registry/centre-pages";
import { FRAME_PARTS } from "~/registry/frame-parts";
import { appContext } from "~/site/app-context";
import { ConnectionNote } from "~/site/connection-note";
import { BODY_SLOT, HEAD_SLOT } from "~/site/document-slots";
import { loadShell } from "~/site/frame/load-shell";
import { SiteShell } from "~/site/frame/site-shell";
import { FULL_CHROME, pageDataIn } from "~/site/page-data";
import { ErrorPart, StatusPart } from "~/site/status/status-part";
import { useLinkNavigation } from "~/site/use-link-navigation";
import { useImageLoader } from "~/ui/use-image-loader";

/** Loads the frame of every page: the brand's shell, or the console's frame. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = appContext(context);
  if (app.kind === "console") return json({ kind: "console", document: app.document } as const);
  const {
    document,
    site: { preview },
  } = app;
  if (app.status !== 0) {
    const status = await app.wps.system.systemStatus({});
    return json({ kind: "status", document, status } as const);
  }
  const site = await loadShell(app, new URL(request.url).pathname, CENTRE_PAGES);
  return json({ kind: "site", document, site, preview } as const);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.document.title }];

/** The shell belongs to the document: language, theme and flags change only with a new document. */
export const shouldRevalidate = () => false;

const FALLBACK = { lang: "en", dir: "ltr", icon: "/art/logo/livery.svg", site: null, attributes: {} } as const;

export function Layout({ children }: { children: ReactNode }) {
  const { lang, dir, icon, site, attributes } = useRouteLoaderData<typeof loader>("root")?.document ?? FALLBACK;
  return (
    <html lang={lang} dir={dir} {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {site ? (
          <>
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            <link rel="manifest" href="/manifest.webmanifest" />
            <meta name="theme-color" content={site.themeColour} />
          </>
        ) : null}
        <Meta />
        <Links />
        {typeof document === "undefined" ? HEAD_SLOT : null}
      </head>
      <body>
        {children}
        {typeof document === "undefined" ? BODY_SLOT : null}
      </body>
    </html>
  );
}

/** Tells the boot script that hydration is complete (see app/boot.ts). */
function useHydrated(): void {
  useEffect(() => {
    dispatchEvent(new Event("livery:hydrated"));
  }, []);
}

/** True for a route that renders its modal itself (app/routes/register.tsx). */
const drawsModal = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "drawsModal" in handle;

/** True for a page that stays available when the site is closed; the status screen links to it (app/routes/contact.tsx). */
const isInStatus = (handle: unknown): boolean => typeof handle === "object" && handle !== null && "inStatus" in handle;

/**
 * True for a game, which fills the window: without shell, and without the dialogs that follow a sign-in
 * (app/routes/house.$game.tsx).
 */
const isBare = (handle: unknown): boolean => typeof handle === "object" && handle !== null && "bare" in handle;

export default function App() {
  useHydrated();
  useImageLoader();
  useLinkNavigation();
  const root = useRouteLoaderData<typeof loader>("root");
  const leaf = useMatches().at(-1);
  const page = pageDataIn(leaf?.data);
  const modal = drawsModal(leaf?.handle) ? null : (page?.modal ?? null);
  if (root?.kind === "status")
    return <main>{isInStatus(leaf?.handle) ? <Outlet /> : <StatusPart status={root.status} />}</main>;
  if (root?.kind !== "site" || isBare(leaf?.handle))
    return (
      <>
        <Outlet />
        <ConnectionNote />
      </>
    );
  return (
    <SiteShell parts={FRAME_PARTS} site={root.site} chrome={page?.chrome ?? FULL_CHROME} modal={modal}>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  useHydrated();
  const root = useRouteLoaderData<typeof loader>("root");
  const screen = <ErrorPart />;
  return root?.kind === "site" ? (
    <SiteShell parts={FRAME_PARTS} site={root.site} chrome={FULL_CHROME} modal={null}>
      {screen}
    </SiteShell>
  ) : (
    <main>{screen}</main>
  );
}
