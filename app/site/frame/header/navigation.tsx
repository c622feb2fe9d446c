import { useT } from "~/platform/i18n/use-t";
import { Icon, isIconName } from "~/ui/icon";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { ShellNavEntry, ShellVendor } from "../shell-site";

/** Links that launch a game open the sign-in window for visitors; without scripts the target page does it. */
const asksFor = (launches: boolean | undefined) => (launches ? "loginPopupModal" : undefined);

function Vendor({ vendor: { name, art, hot, href, launches } }: { readonly vendor: ShellVendor }) {
  const common = useT("common");
  const inside = (
    <>
      <img src={art} alt="" width={48} height={48} loading="lazy" decoding="async" />
      <span>{name}</span>
      {hot ? <em>{common("hot")}</em> : null}
    </>
  );
  if (href === null) return <div>{inside}</div>;
  return (
    <a href={href} data-modal={asksFor(launches)}>
      {inside}
    </a>
  );
}

interface EntryProps {
  readonly entry: ShellNavEntry;
  readonly current: boolean;
}

/** Renders the vendors of a category: at most 11, with a link to all when the list is full (H9). */
function Panel({ entry, id, label }: Pick<EntryProps, "entry"> & { readonly id: string; readonly label: string }) {
  const common = useT("common");
  return (
    <div className="panel" id={id} popover="auto">
      <div>
        <p>
          {isIconName(entry.icon) ? <Icon name={entry.icon} size={28} /> : null}
          <b>{label}</b>
          {entry.more ? (
            <a href={entry.more}>
              {common("more")}
              <Icon name="chevron-right" size={16} />
            </a>
          ) : null}
        </p>
        <ul>
          {entry.vendors?.map((vendor) => (
            <li key={vendor.code}>
              <Vendor vendor={vendor} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Renders one entry: a link and, if it has vendors, a panel that opens by pointer, focus, tap or key. */
function Entry({ entry, current }: EntryProps) {
  const t = useT("shell");
  const label = useConfiguredText()(entry.label);
  const panel = `nav-${entry.id}`;
  const hasPanel = Boolean(entry.vendors?.length);
  return (
    <li className="entry" data-hover={hasPanel ? "" : undefined}>
      <a
        data-place=""
        href={entry.href}
        aria-current={current ? "page" : undefined}
        data-modal={asksFor(entry.launches)}
      >
        {isIconName(entry.icon) ? <Icon name={entry.icon} size={18} /> : null}
        <span>{label}</span>
      </a>
      {hasPanel ? (
        <>
          <button type="button" popovertarget={panel} aria-label={t("header.vendors", { category: label })}>
            <Icon name="chevron-down" size={16} />
          </button>
          <Panel entry={entry} id={panel} label={label} />
        </>
      ) : null}
    </li>
  );
}

interface NavigationProps {
  readonly entries: readonly ShellNavEntry[];
  readonly path: string;
}

/** Renders the header's navigation for wide screens: home, categories, downloads, promotions. */
export function Navigation({ entries, path }: NavigationProps) {
  const t = useT("shell");
  return (
    <nav aria-label={t("header.nav")}>
      <ul className="entries">
        <li className="entry home">
          <a data-place="" href="/" aria-current={path === "/" ? "page" : undefined}>
            <Icon name="home" size={18} />
            <span>{t("header.home")}</span>
          </a>
        </li>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} current={entry.href.split("?")[0] === path} />
        ))}
      </ul>
    </nav>
  );
}
