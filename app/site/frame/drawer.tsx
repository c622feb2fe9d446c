import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { useFlag } from "~/ui/flags";
import { Icon } from "~/ui/icon";
import { useConfiguredText } from "~/ui/use-configured-text";
import { DRAWER_ID } from "./drawer-id";
import { hasSignIn, SignInButtons } from "./header/actions";
import { LanguageLinks } from "./language-links";
import { LinkIcon } from "./link-icon";
import type { ShellFrame, ShellNavEntry } from "./shell-site";
import { ThemeSwitch } from "./theme-switch";
import type { CurrentAddress } from "./use-current-address";

const Sheet = styled.dialog`
  inset: 0 auto 0 auto;
  inset-inline-start: 0;
  inline-size: min(320px, 86vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--surface-0);
  color: var(--text-1);
  box-shadow: var(--shadow-2);

  &::backdrop { background: rgb(0 0 0 / 0.5); }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 56px;
    padding-inline: 20px 8px;
    font-weight: 700;
  }
  section { padding: 8px; border-block-start: 1px solid var(--line); }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    font-weight: 600;
  }
  a[aria-current] { background: var(--surface-2); }
  li svg { color: var(--text-2); }
  h2 {
    padding: 8px 12px 4px;
    color: var(--text-2);
    font-family: var(--font);
    font-size: var(--size-1);
    letter-spacing: 0;
  }
  .in { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 12px 20px; }
  .in a { display: inline-flex; justify-content: center; }
  .langs ul { display: grid; grid-template-columns: 1fr 1fr; }
`;

function Links({ links, path }: { readonly links: readonly ShellNavEntry[]; readonly path: string }) {
  const words = useConfiguredText();
  return (
    <ul>
      {links.map(({ id, label, href, icon, launches }) => (
        <li key={id}>
          <a
            data-place=""
            href={href}
            aria-current={href.split("?")[0] === path ? "page" : undefined}
            data-modal={launches ? "loginPopupModal" : undefined}
          >
            <LinkIcon name={icon} />
            {words(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Renders the header's contents as a side sheet for small screens. Opens without scripts. */
export function Drawer({ site, here }: { readonly site: ShellFrame; readonly here: CurrentAddress }) {
  const t = useT("shell");
  const common = useT("common");
  const { brand } = site;
  const mayChooseTheme = useFlag("themeSwitch");
  return (
    <Sheet id={DRAWER_ID} popover="auto" aria-label={t("header.menu")}>
      <header>
        {brand.name}
        <Button
          type="button"
          variant="quiet"
          size="small"
          square
          popovertarget={DRAWER_ID}
          popovertargetaction="hide"
          aria-label={common("close")}
        >
          <Icon name="close" />
        </Button>
      </header>
      {site.account === "visitor" && hasSignIn(site) ? (
        <div className="in">
          <SignInButtons site={site} size="medium" />
        </div>
      ) : null}
      <section>
        <Links links={brand.navigation} path={here.path} />
      </section>
      {brand.rightBar.length > 0 ? (
        <section>
          <Links links={brand.rightBar} path={here.path} />
        </section>
      ) : null}
      {brand.languages.length > 1 ? (
        <section className="langs">
          <h2>{t("header.language")}</h2>
          <LanguageLinks site={site} here={here} />
        </section>
      ) : null}
      {mayChooseTheme ? (
        <section>
          <ThemeSwitch theme={site.theme} here={here} labelled />
        </section>
      ) : null}
    </Sheet>
  );
}
