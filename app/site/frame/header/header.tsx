import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { AccountSlot } from "../../account/account-slot";
import { DRAWER_ID } from "../drawer-id";
import type { FrameParts } from "../frame-parts";
import type { ShellFrame } from "../shell-site";
import type { CurrentAddress } from "../use-current-address";
import { HeaderSettings, SignInButtons } from "./actions";
import { HeaderElement } from "./header-look";
import { Navigation } from "./navigation";

interface HeaderProps extends Pick<FrameParts, "SignInForm"> {
  readonly site: ShellFrame;
  readonly here: CurrentAddress;
}

function Brand({ site }: Pick<HeaderProps, "site">) {
  return (
    <a className="brand" href="/">
      <img src={site.brand.logo} alt="" width={36} height={36} />
      <span>{site.brand.name}</span>
    </a>
  );
}

/** Renders the top row of the two-row arrangements: language and theme, brand, sign-in (H2). */
function TopPart({ SignInForm, site, here }: HeaderProps) {
  const isVisitor = site.account === "visitor";
  return (
    <div className="top">
      <Brand site={site} />
      <HeaderSettings site={site} here={here} />
      <div className="acts">
        {SignInForm && site.brand.signIn && isVisitor ? <SignInForm site={site} look="inline" /> : null}
        {isVisitor ? <SignInButtons site={site} /> : <AccountSlot account={site.account} place="top" />}
      </div>
    </div>
  );
}

/**
 * Renders the header: brand, navigation with its panels, language, theme, sign-in or account. All of it works without scripts.
 */
export function Header({ SignInForm, site, here }: HeaderProps) {
  const t = useT("shell");
  const twoParts = site.brand.character.header !== "compact";
  return (
    <HeaderElement data-area="header">
      {twoParts ? <TopPart SignInForm={SignInForm} site={site} here={here} /> : null}
      <div className="bar">
        <div className="in">
          <span className="drawer-button">
            <Button
              type="button"
              variant="quiet"
              size="small"
              square
              popovertarget={DRAWER_ID}
              aria-label={t("header.menu")}
            >
              <Icon name="menu" />
            </Button>
          </span>
          <Brand site={site} />
          <Navigation entries={site.brand.navigation} path={here.path} />
          <div className="acts">
            {twoParts ? null : <HeaderSettings site={site} here={here} />}
            {site.account === "visitor" ? (
              <SignInButtons site={site} />
            ) : (
              <AccountSlot account={site.account} place="bar" />
            )}
          </div>
        </div>
      </div>
    </HeaderElement>
  );
}
