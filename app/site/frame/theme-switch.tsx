import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { AccountField } from "../page-account";
import type { ShellSite } from "./shell-site";
import type { CurrentAddress } from "./use-current-address";

interface ThemeSwitchProps extends Pick<ShellSite, "theme"> {
  readonly here: CurrentAddress;
  /** Shows a label next to the icon. */
  readonly labelled?: boolean;
}

/**
 * Posts the other theme and returns to the current page. The server renders it, which avoids a flash of the wrong theme (R16).
 */
export function ThemeSwitch({ theme, here, labelled = false }: ThemeSwitchProps) {
  const t = useT("shell");
  const other = theme === "dark" ? "light" : "dark";
  const label = other === "dark" ? t("header.toDark") : t("header.toLight");
  return (
    <form method="post" action="/preferences">
      <AccountField />
      <input type="hidden" name="returnTo" value={here.returnTo} />
      <Button
        variant="quiet"
        size="small"
        square={!labelled}
        name="theme"
        value={other}
        aria-label={labelled ? undefined : label}
      >
        <Icon name={other === "dark" ? "moon" : "sun"} size={18} />
        {labelled ? label : null}
      </Button>
    </form>
  );
}
