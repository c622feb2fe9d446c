import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Icon, isIconName } from "~/ui/icon";
import { useConfiguredText } from "~/ui/use-configured-text";
import { DRAWER_ID } from "./drawer-id";
import type { ShellNavEntry } from "./shell-site";

const Bar = styled.nav`
  display: none;

  @media (max-width: 899px) {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 40;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding-block-end: env(safe-area-inset-bottom);
    background: var(--surface-0);
    border-block-start: 1px solid var(--line);

    a, button {
      display: grid;
      justify-items: center;
      align-content: center;
      gap: 4px;
      min-block-size: 60px;
      padding-inline: 2px;
      color: var(--text-2);
      font-size: 0.6875rem;
      font-weight: 600;
      line-height: 1.2;
    }
    a[aria-current] { color: var(--brand-text, var(--text-1)); }
    /* A low window, as at 400 % zoom, has no space for a fixed bar: it follows the page's content. */
    @media (max-height: 480px) { position: static; }
    /* Wide letter spacing or long words wrap to a second line. */
    span { max-inline-size: 100%; overflow-wrap: anywhere; text-align: center; }
  }
`;

/** Renders the bottom bar below 900 px: home, the first three navigation entries, and the drawer. */
export function BottomBar({ entries, path }: { readonly entries: readonly ShellNavEntry[]; readonly path: string }) {
  const t = useT("shell");
  const words = useConfiguredText();
  const first = entries.filter(({ href }) => href !== "/").slice(0, 3);
  return (
    <Bar aria-label={t("bottomBar.label")} data-bottom-bar="">
      <a data-place="" href="/" aria-current={path === "/" ? "page" : undefined}>
        <Icon name="home" />
        <span>{t("header.home")}</span>
      </a>
      {first.map(({ id, href, icon, label, launches }) => (
        <a
          key={id}
          data-place=""
          href={href}
          aria-current={href.split("?")[0] === path ? "page" : undefined}
          data-modal={launches ? "loginPopupModal" : undefined}
        >
          <Icon name={isIconName(icon) ? icon : "gamepad"} />
          <span>{words(label)}</span>
        </a>
      ))}
      <button type="button" popovertarget={DRAWER_ID}>
        <Icon name="menu" />
        <span>{t("header.menu")}</span>
      </button>
    </Bar>
  );
}
