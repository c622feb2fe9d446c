import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { ThemeMode } from "~/lib/preferences";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

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
  > header > strong { font-size: var(--size-2); letter-spacing: -0.01em; }
  > header nav { display: flex; gap: 4px; margin-inline-end: auto; }
  > header nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    color: var(--text-2);
    font-weight: 600;
    font-size: var(--size-1);
  }
  > header nav a:hover { background: var(--surface-1); color: var(--text-1); }
  > header nav a[aria-current] { background: var(--surface-2); color: var(--text-1); }
  > main { display: grid; gap: 24px; max-inline-size: 1680px; margin-inline: auto; padding: 24px var(--edge) 64px; }
  > a[href="#content"] { position: absolute; inset-inline-start: -9999px; }
  > a[href="#content"]:focus { inset-inline-start: 16px; inset-block-start: 8px; z-index: 30; padding: 8px 12px; background: var(--surface-0); }
`;

const current = (here: boolean) => ({ "aria-current": here ? ("page" as const) : undefined });

/** What surrounds every page of the console: name, navigation, mode, theme. */
export function ConsoleFrame({ theme, path, children }: { theme: ThemeMode; path: string; children: ReactNode }) {
  const t = useT("console");
  const other = theme === "dark" ? "light" : "dark";
  return (
    <Frame>
      <a href="#content">{t("skip")}</a>
      <header>
        <strong>{t("title")}</strong>
        <nav aria-label={t("nav.label")}>
          <a href="/console" {...current(path === "/console" || path.startsWith("/console/brands"))}>
            {t("nav.brands")}
          </a>
          <a href="/console/gallery" {...current(path === "/console/gallery")}>
            {t("nav.gallery")}
          </a>
        </nav>
        <Badge tone="accent">{t("mode.demo")}</Badge>
        <form method="post" action="/preferences">
          <input type="hidden" name="theme" value={other} />
          <input type="hidden" name="returnTo" value={path} />
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
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  );
}
