import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ThemeMode } from "~/platform/i18n/preferences";
import { useT } from "~/platform/i18n/use-t";
import { mayStaff, type StaffPermission, type StaffRole } from "~/platform/wps/staff";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { AccountField } from "../page-account";
import { ActionOutcome } from "./action-outcome";
import { BrandNav } from "./brand-nav";
import { SessionGuard } from "./session-guard";

const Frame = styled.div`
  min-block-size: 100dvh;
  background: var(--surface-0);

  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 20;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding: 8px var(--edge);
    border-block-end: 1px solid var(--line);
    background: var(--surface-0);
  }
  /* A header of several lines, or in a low window, scrolls away; sticky, it would cover the focused element. */
  @media (max-width: 899px), (max-height: 480px) { > header { position: static; } }
  .who { display: flex; align-items: center; gap: 8px; font-size: var(--size-1); }
  .who small { color: var(--text-2); }
  > header > strong { font-size: var(--size-2); letter-spacing: -0.01em; }
  > header nav { display: flex; gap: 4px; max-inline-size: 100%; margin-inline-end: auto; overflow-x: auto; }
  > header nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--size-1);
    white-space: nowrap;
  }
  > header nav a:hover { background: var(--surface-1); color: var(--text-1); }
  > header nav a[aria-current] { scroll-initial-target: nearest; scroll-margin-inline-start: 40vw; background: var(--surface-2); color: var(--text-1); }
  > main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-inline-size: 1680px; margin-inline: auto; padding: 24px var(--edge) 64px; }
  /* A message that is not there yet takes no row. */
  > main > [role]:empty { position: absolute; }
  > a[href="#content"] { position: absolute; inset-inline-start: -9999px; }
  > a[href="#content"]:focus { inset-inline-start: 16px; inset-block-start: 8px; z-index: 30; padding: 8px 12px; background: var(--surface-0); }
`;

interface ConsoleFrameProps {
  readonly theme: ThemeMode;
  readonly path: string;
  /** The signed-in member of staff; null on pages that are public in demo mode. */
  readonly staff: { readonly account: string; readonly role: StaffRole } | null;
  readonly demo: boolean;
  /** True if the page shows a brand whose members are stored in its operator's system. */
  readonly isElsewhere: boolean;
  readonly children: ReactNode;
}

/** Main navigation of the console, with the permission that each page needs. */
const PAGES = [
  { path: "/console", key: "nav.brands", needs: "brands.read" },
  { path: "/console/flags", key: "nav.flags", needs: "brands.read" },
  { path: "/console/figures", key: "nav.figures", needs: "figures.read" },
  { path: "/console/health", key: "nav.health", needs: "health.read" },
  { path: "/console/staff", key: "nav.staff", needs: "staff.manage" },
  { path: "/console/audit", key: "nav.audit", needs: "audit.read" },
] as const satisfies readonly { readonly path: string; readonly key: string; readonly needs: StaffPermission }[];

const current = (here: boolean) => ({ "aria-current": here ? ("page" as const) : undefined });

/** Renders the signed-in account with the sign-out button, or a link to the sign-in. */
function AccountControls({ staff }: Pick<ConsoleFrameProps, "staff">) {
  const t = useT("console");
  if (!staff)
    return (
      <LinkButton href="/console/login" size="small">
        {t("door.signIn")}
      </LinkButton>
    );
  return (
    <form method="post" action="/console/logout" className="who">
      <AccountField />
      <a href="/console/account">
        <b>{staff.account}</b> <small>{t(`role.${staff.role}`)}</small>
      </a>
      <Button variant="quiet" size="small">
        {t("door.signOut")}
      </Button>
    </form>
  );
}

/** Renders the frame of every console page: name, navigation, mode, theme switch. */
export function ConsoleFrame({ theme, path, staff, demo, isElsewhere, children }: ConsoleFrameProps) {
  const t = useT("console");
  const { pathname, search } = useLocation();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <Frame>
      <a href="#content">{t("skip")}</a>
      <header>
        <strong>{t("title")}</strong>
        <nav aria-label={t("nav.label")}>
          {PAGES.filter(({ needs }) => staff && mayStaff(staff.role, needs)).map((page) => (
            <a
              key={page.path}
              href={page.path}
              {...current(path === page.path || (page.path === "/console" && /^\/console\/(?:brands|new)/.test(path)))}
            >
              {t(page.key)}
            </a>
          ))}
          {demo ? (
            <a href="/console/gallery" {...current(path === "/console/gallery")}>
              {t("nav.gallery")}
            </a>
          ) : null}
        </nav>
        {demo ? <Badge tone="accent">{t("mode.demo")}</Badge> : null}
        <AccountControls staff={staff} />
        <form method="post" action="/preferences">
          <AccountField />
          <input type="hidden" name="theme" value={other} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button
            variant="quiet"
            size="small"
            square
            aria-label={t(other === "dark" ? "theme.toDark" : "theme.toLight")}
          >
            <Icon name={other === "dark" ? "moon" : "sun"} />
          </Button>
        </form>
      </header>
      {staff ? <SessionGuard account={staff.account} /> : null}
      {staff ? <BrandNav path={path} role={staff.role} isElsewhere={isElsewhere} /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ActionOutcome />
    </Frame>
  );
}
