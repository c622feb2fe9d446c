import { useT } from "~/lib/i18n/use-t";
import type { ShellSite } from "~/lib/shell-site";
import { DRAWER_ID } from "~/shell/drawer-id";
import type { Here } from "~/shell/use-here";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { HeaderActions } from "./actions";
import { HeaderElement } from "./header-look";
import { Navigation } from "./navigation";

interface HeaderProps {
  readonly site: ShellSite;
  readonly here: Here;
}

function Brand({ site }: Pick<HeaderProps, "site">) {
  return (
    <a className="brand" href="/">
      <img src={site.brand.logo} alt="" width={36} height={36} />
      <span>{site.brand.name}</span>
    </a>
  );
}

/** The header: brand, navigation with its panels, language, theme and the way in. All of it works without scripts. */
export function Header({ site, here }: HeaderProps) {
  const t = useT("shell");
  const twoRows = site.brand.character.header !== "compact";
  return (
    <HeaderElement>
      {twoRows ? (
        <div className="top">
          <Brand site={site} />
          <HeaderActions site={site} here={here} place="top" />
        </div>
      ) : null}
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
          <HeaderActions site={site} here={here} place="bar" />
        </div>
      </div>
    </HeaderElement>
  );
}
