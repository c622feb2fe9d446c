import { useT } from "~/platform/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { useFlag } from "~/ui/flags";
import { Icon } from "~/ui/icon";
import { LanguageLinks } from "../language-links";
import type { ShellFrame } from "../shell-site";
import { ThemeSwitch } from "../theme-switch";
import type { CurrentAddress } from "../use-current-address";

interface WayInProps {
  readonly site: ShellFrame;
  readonly size?: "small" | "medium";
}

/** True if visitors can sign in or register. */
export function hasSignIn(site: ShellFrame): boolean {
  return Boolean(site.brand.signIn || site.brand.register);
}

/** Renders the sign-in button, which opens its window, and the register button if its flag is on. */
export function SignInButtons({ site: { brand }, size = "small" }: WayInProps) {
  const t = useT("shell");
  return (
    <>
      {brand.signIn ? (
        <LinkButton className="sign" href={brand.signIn} data-modal="loginPopupModal" variant="secondary" size={size}>
          {t("header.signIn")}
        </LinkButton>
      ) : null}
      {brand.register ? (
        <LinkButton className="join" href={brand.register} data-modal="registerModal" variant="primary" size={size}>
          {t("header.register")}
        </LinkButton>
      ) : null}
    </>
  );
}

/**
 * Renders language menu and theme switch. The menu opens by pointer, focus and tap, and closes 200 ms after they leave (H1, H7).
 */
export function HeaderSettings({ site, here }: { readonly site: ShellFrame; readonly here: CurrentAddress }) {
  const t = useT("shell");
  const mayChooseTheme = useFlag("themeSwitch");
  return (
    <div className="settings">
      {site.brand.languages.length > 1 ? (
        <div className="lang" data-hover="">
          <Button type="button" variant="quiet" size="small" popovertarget="lang">
            <Icon name="globe" size={18} />
            <span className="vh">{t("header.language")}</span>
            <b>{site.language}</b>
          </Button>
          <div className="menu" id="lang" popover="auto">
            <LanguageLinks site={site} here={here} />
          </div>
        </div>
      ) : null}
      {mayChooseTheme ? (
        <div className="theme">
          <ThemeSwitch theme={site.theme} here={here} />
        </div>
      ) : null}
    </div>
  );
}
