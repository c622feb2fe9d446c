import { useT } from "~/lib/i18n/use-t";
import type { ShellSite } from "~/lib/shell-site";
import { LanguageLinks } from "~/shell/language-links";
import { ThemeSwitch } from "~/shell/theme-switch";
import type { Here } from "~/shell/use-here";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface ActionsProps {
  readonly site: ShellSite;
  readonly here: Here;
  /** A header of two rows shows them in the top row when wide, in the bar when narrow. */
  readonly place: "top" | "bar";
}

interface WayInProps {
  readonly site: ShellSite;
  readonly size?: "small" | "medium";
}

/** True where there is anything for a visitor to go in by. */
export function hasWayIn({ brand, flags }: ShellSite): boolean {
  return Boolean(brand.signIn || (brand.register && flags.directRegistration));
}

/** Sign-in, and register by its flag. */
export function WayIn({ site: { brand, flags }, size = "small" }: WayInProps) {
  const t = useT("shell");
  return (
    <>
      {brand.signIn ? (
        <LinkButton className="sign" href={brand.signIn} variant="secondary" size={size}>
          {t("header.signIn")}
        </LinkButton>
      ) : null}
      {brand.register && flags.directRegistration ? (
        <LinkButton href={brand.register} variant="primary" size={size}>
          {t("header.register")}
        </LinkButton>
      ) : null}
    </>
  );
}

/** Language, theme and the way in. */
export function HeaderActions({ site, here, place }: ActionsProps) {
  const t = useT("shell");
  const menu = `lang-${place}`;
  return (
    <div className="acts">
      {site.brand.languages.length > 1 ? (
        <div className="lang">
          <Button type="button" variant="quiet" size="small" popovertarget={menu} aria-label={t("header.language")}>
            <Icon name="globe" size={18} />
            <span>{site.language}</span>
          </Button>
          <div className="menu" id={menu} popover="auto">
            <LanguageLinks site={site} here={here} />
          </div>
        </div>
      ) : null}
      {site.flags.themeSwitch ? (
        <div className="theme">
          <ThemeSwitch theme={site.theme} here={here} />
        </div>
      ) : null}
      <WayIn site={site} />
    </div>
  );
}
